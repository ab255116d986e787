"""The buttons, menus and links of our messages, and how a press on one is read.

discord.py only draws them. A press is read from what Discord says of it, so it works after a
restart, and no view is kept.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias, cast

import discord
from discord import ComponentType, ui

from cogs.kit.ids import Action, parse_choice, parse_id, parse_several, parse_who

Press: TypeAlias = ui.Button[Any]
Menu: TypeAlias = ui.Select[Any]
Who: TypeAlias = ui.UserSelect[Any]
Channels: TypeAlias = ui.ChannelSelect[Any]
Roles: TypeAlias = ui.RoleSelect[Any]

# An option of a menu: what it carries, what it is called, what it is like.
Choice = tuple[str, str, str]

_DIGITS: Final = re.compile(r"[0-9]{1,19}", re.ASCII)

# Characters that an option's label and its description may have.
_OPTION = 100


def action_of(interaction: discord.Interaction[Any]) -> Action | None:
    """Read what a press asks for; None where its message carries no item of ours by its id."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    custom_id, kind = str(data.get("custom_id")), data.get("component_type")
    read = _READ.get(kind)
    message = interaction.message
    if read is None or message is None:
        return None
    there = _pressable(message.components)
    if not any((one.custom_id, one.type.value) == (custom_id, kind) for one in there):
        return None
    return read(custom_id, data)


def _pressed(custom_id: str, _data: Mapping[str, Any]) -> Action | None:
    return parse_id(custom_id)


def _chosen(custom_id: str, data: Mapping[str, Any]) -> Action | None:
    values = _values(data)
    return None if values is None else parse_choice(custom_id, *values)


def _who(custom_id: str, data: Mapping[str, Any]) -> Action | None:
    found = _known(data, "users")
    return parse_who(custom_id, found[0]) if found and len(found) == 1 else None


def _channels(custom_id: str, data: Mapping[str, Any]) -> Action | None:
    found = _known(data, "channels")
    return None if found is None else parse_several("chan", custom_id, found)


def _roles(custom_id: str, data: Mapping[str, Any]) -> Action | None:
    found = _known(data, "roles")
    return None if found is None else parse_several("role", custom_id, found)


def _values(data: Mapping[str, Any]) -> list[str] | None:
    """All that was chosen; None where a part can't be read: less was never asked for."""
    values = data.get("values")
    if not isinstance(values, list):
        return None
    read = [one for one in cast("list[object]", values) if isinstance(one, str)]
    return read if len(read) == len(cast("list[object]", values)) else None


def _known(data: Mapping[str, Any], what: str) -> list[int] | None:
    """The ids of members, channels or roles that were chosen, if Discord has told of each."""
    values, told = _values(data), (data.get("resolved") or {}).get(what) or {}
    if values is None or not all(one in told and _DIGITS.fullmatch(one) for one in values):
        return None
    return [int(one) for one in values]


_READ: Final[Mapping[object, Callable[[str, Mapping[str, Any]], Action | None]]] = {
    ComponentType.button.value: _pressed,
    ComponentType.select.value: _chosen,
    ComponentType.user_select.value: _who,
    ComponentType.channel_select.value: _channels,
    ComponentType.role_select.value: _roles,
}


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Yield the custom_ids of a message's components or of a view's items, at every level."""
    return (component.custom_id for component in _pressable(components))


def _pressable(components: Iterable[Any]) -> Iterator[Any]:
    left = [*components]
    while left:
        component = left.pop()
        if getattr(component, "custom_id", None):
            yield component
        left += getattr(component, "children", ())
        if accessory := getattr(component, "accessory", None):
            left.append(accessory)


def press(
    label: str,
    custom_id: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: discord.PartialEmoji | None = None,
) -> Press:
    """A button of ours."""
    return ui.Button(label=label, custom_id=custom_id, style=style, emoji=emoji)


def menu(custom_id: str, options: Iterable[discord.SelectOption], placeholder: str) -> Menu:
    """A menu of at most 25 options."""
    return ui.Select(custom_id=custom_id, options=list(options), placeholder=placeholder)


def choice_menu(custom_id: str, offered: Iterable[Choice], present: str, placeholder: str) -> Menu:
    """A menu that shows as chosen what stands."""
    options = [
        discord.SelectOption(
            label=label[:_OPTION],
            value=value,
            description=about[:_OPTION] or None,
            default=value == present,
        )
        for value, label, about in offered
    ]
    return menu(custom_id, options, placeholder)


def choices(custom_id: str, options: Iterable[discord.SelectOption], placeholder: str) -> Menu:
    """A menu in which any of at most 25 options may be chosen at once, or none."""
    several = list(options)
    return ui.Select(
        custom_id=custom_id,
        options=several,
        placeholder=placeholder,
        min_values=0,
        max_values=len(several),
    )


def who(custom_id: str, placeholder: str) -> Who:
    """A menu of the server's members."""
    return ui.UserSelect(custom_id=custom_id, placeholder=placeholder)


def channels(
    custom_id: str, placeholder: str, chosen: Iterable[int], most: int, *, posts: bool = False
) -> Channels:
    """A menu of the server's channels in which messages are written; any may be chosen.

    With `posts` it has only those that show a message to whoever opens them.
    """
    kinds, known = discord.ChannelType, discord.SelectDefaultValueType.channel
    shown = [kinds.text, kinds.news]
    return ui.ChannelSelect(
        custom_id=custom_id,
        placeholder=placeholder,
        channel_types=shown if posts else [*shown, kinds.voice, kinds.forum],
        default_values=[discord.SelectDefaultValue(id=one, type=known) for one in chosen],
        min_values=0,
        max_values=most,
    )


def roles(custom_id: str, placeholder: str, chosen: Iterable[int], most: int) -> Roles:
    """A menu of the server's roles; any may be chosen."""
    kind = discord.SelectDefaultValueType.role
    return ui.RoleSelect(
        custom_id=custom_id,
        placeholder=placeholder,
        default_values=[discord.SelectDefaultValue(id=one, type=kind) for one in chosen],
        min_values=0,
        max_values=most,
    )


def link(label: str, url: str) -> ui.Button[Any]:
    """A link button, which Discord handles without us."""
    return ui.Button(label=label, url=url)
