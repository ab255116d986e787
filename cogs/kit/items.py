"""The kinds of live item, and the links; a view holds nothing else.

An ordinary item beside a dynamic one makes discord.py unregister the dynamic one's class bot-wide
when the view stops or times out.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from cogs.kit.ids import (
    CHANNELS_TEMPLATE,
    MENU_TEMPLATE,
    PRESS_TEMPLATE,
    ROLES_TEMPLATE,
    WHO_TEMPLATE,
    Action,
    parse_choice,
    parse_id,
    parse_several,
    parse_who,
)

Interaction = discord.Interaction[Any]

# An option of a menu: what it carries, what it is called, what it is like.
Choice = tuple[str, str, str]

# Characters that an option's label and its description may have.
_OPTION = 100


class PressHandler(Protocol):
    """Handles every press, and answers every error."""

    async def take(self, interaction: Interaction, read: Callable[[], Action | None]) -> None:
        """Handle a press; what it asks for is read there, as that may fail too."""
        ...

    async def fail(self, interaction: Interaction, error: Exception) -> None:
        """Answer a press from which no item could be made."""
        ...


class Client(Protocol):
    """What the items ask of the client."""

    @property
    def presses(self) -> PressHandler:
        """Who handles presses."""
        ...


class _Handed:
    """Pass each press on before anything can fail: discord.py swallows dynamic items' errors."""

    def action(self) -> Action | None:
        """What this press or choice asks for, None where its id is none of ours."""
        raise NotImplementedError

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], _match: object, /
    ) -> Self:
        try:
            return cast("Any", cls)(item)
        except Exception as error:
            await cast("Client", interaction.client).presses.fail(interaction, error)
            raise

    async def callback(self, interaction: Interaction) -> None:
        await cast("Client", interaction.client).presses.take(interaction, self.action)


def _chosen(item: ui.Item[Any], kind: type[ui.Item[Any]]) -> list[Any]:
    """What was chosen in a menu; nothing where it is none, whatever its custom_id says."""
    return list(cast("Any", item).values) if isinstance(item, kind) else []


def _known(item: ui.Item[Any], kind: type[ui.Item[Any]]) -> list[int]:
    """The ids of members, channels or roles that were chosen and that Discord has told of."""
    return [one.id for one in _chosen(item, kind) if hasattr(one, "id")]


def _several(menu: "Channels | Roles", kind: type[ui.Item[Any]]) -> Action | None:
    if not isinstance(menu.item, kind):
        return None
    return parse_several(menu.custom_id, _known(menu.item, kind))


class Press(_Handed, ui.DynamicItem[ui.Button[Any]], template=PRESS_TEMPLATE):
    """A button of ours."""

    def action(self) -> Action | None:
        """Read the button's id."""
        return parse_id(self.custom_id)


class Menu(_Handed, ui.DynamicItem[ui.Select[Any]], template=MENU_TEMPLATE):
    """A menu of ours: what is chosen in it, read as a press."""

    def action(self) -> Action | None:
        """Read the menu's id and what was chosen."""
        chosen = (one for one in _chosen(self.item, ui.Select) if isinstance(one, str))
        return parse_choice(self.custom_id, *chosen)


class Who(_Handed, ui.DynamicItem[ui.UserSelect[Any]], template=WHO_TEMPLATE):
    """A menu of the server's members: one choice, read as a press."""

    def action(self) -> Action | None:
        """Read the menu's id and who was chosen."""
        found = _known(self.item, ui.UserSelect)
        return parse_who(self.custom_id, found[0]) if found else None


class Channels(_Handed, ui.DynamicItem[ui.ChannelSelect[Any]], template=CHANNELS_TEMPLATE):
    """A menu of the server's channels: all that is chosen, read as a press."""

    def action(self) -> Action | None:
        """Read the menu's id and what was chosen."""
        return _several(self, ui.ChannelSelect)


class Roles(_Handed, ui.DynamicItem[ui.RoleSelect[Any]], template=ROLES_TEMPLATE):
    """A menu of the server's roles: all that is chosen, read as a press."""

    def action(self) -> Action | None:
        """Read the menu's id and what was chosen."""
        return _several(self, ui.RoleSelect)


# What the client registers at start-up, so that old messages work after a restart.
ITEMS: tuple[type[ui.DynamicItem[Any]], ...] = (Press, Menu, Who, Channels, Roles)


def is_live(message: discord.Message | None, custom_id: str, kind: object) -> bool:
    """Return whether a press on a kind of component reaches a live item."""
    # discord.py looks for it in the message, by its id and kind.
    if not any(item.__discord_ui_compiled_template__.fullmatch(custom_id) for item in ITEMS):
        return False
    components = () if message is None else _pressable(message.components)
    return any((one.custom_id, one.type.value) == (custom_id, kind) for one in components)


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Yield the custom_ids of a message's components or of a view's items, at every level."""
    return (component.custom_id for component in _pressable(components))


def _pressable(components: Iterable[Any]) -> Iterator[Any]:
    for component in components:
        if getattr(component, "custom_id", None):
            yield component
        yield from _pressable(getattr(component, "children", ()))
        if accessory := getattr(component, "accessory", None):
            yield from _pressable((accessory,))


def press(
    label: str,
    custom_id: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: discord.PartialEmoji | None = None,
) -> Press:
    """A live button."""
    return Press(ui.Button(label=label, custom_id=custom_id, style=style, emoji=emoji))


def menu(custom_id: str, options: Iterable[discord.SelectOption], placeholder: str) -> Menu:
    """A live menu of at most 25 options."""
    return Menu(ui.Select(custom_id=custom_id, options=list(options), placeholder=placeholder))


def choice_menu(custom_id: str, offered: Iterable[Choice], present: str, placeholder: str) -> Menu:
    """A live menu that shows as chosen what stands."""
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
    """A live menu in which any of at most 25 options may be chosen at once, or none."""
    several = list(options)
    return Menu(
        ui.Select(
            custom_id=custom_id,
            options=several,
            placeholder=placeholder,
            min_values=0,
            max_values=len(several),
        )
    )


def who(custom_id: str, placeholder: str) -> Who:
    """A live menu of the server's members."""
    return Who(ui.UserSelect(custom_id=custom_id, placeholder=placeholder))


def channels(
    custom_id: str, placeholder: str, chosen: Iterable[int], most: int, *, posts: bool = False
) -> Channels:
    """A live menu of the server's channels in which messages are written; any may be chosen.

    With `posts` it has only those that show a message to whoever opens them.
    """
    kinds, known = discord.ChannelType, discord.SelectDefaultValueType.channel
    shown = [kinds.text, kinds.news]
    return Channels(
        ui.ChannelSelect(
            custom_id=custom_id,
            placeholder=placeholder,
            channel_types=shown if posts else [*shown, kinds.voice, kinds.forum],
            default_values=[discord.SelectDefaultValue(id=one, type=known) for one in chosen],
            min_values=0,
            max_values=most,
        )
    )


def roles(custom_id: str, placeholder: str, chosen: Iterable[int], most: int) -> Roles:
    """A live menu of the server's roles; any may be chosen."""
    kind = discord.SelectDefaultValueType.role
    return Roles(
        ui.RoleSelect(
            custom_id=custom_id,
            placeholder=placeholder,
            default_values=[discord.SelectDefaultValue(id=one, type=kind) for one in chosen],
            min_values=0,
            max_values=most,
        )
    )


def link(label: str, url: str) -> ui.Button[Any]:
    """A link button, which Discord handles without us."""
    return ui.Button(label=label, url=url)
