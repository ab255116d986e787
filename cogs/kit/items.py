"""The kinds of live item, and the links.

A view holds nothing else: in discord.py an ordinary item beside a dynamic one takes the dynamic
one's class off the whole bot's register when the view stops or times out.
"""

import traceback
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Protocol, Self, cast

import discord
import structlog
from discord import ui

from club.core.errors import Refusal
from club.core.languages import nearest
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
from cogs.kit.text import Text, safe_name
from cogs.transport.causes import named
from cogs.transport.deferral import promise_of, unanswered
from cogs.transport.posts import TROUBLE, by_twin
from data.storage.causes import cause_of

Interaction = discord.Interaction[discord.Client]
Handler = Callable[[Interaction, Action], Awaitable[None]]

Choice = tuple[str, str, str]
"""An option of a menu: what it carries, what it is called, what it is like."""

_NAMES = frozenset({"name", "channel"})
"""The arguments of refusals that people have chosen the words of."""

LANGUAGE = "language"
"""What an interaction carries, once it is known in which language it is to be answered."""

OWN = "own"
"""What an interaction carries, once it is known what its member has set."""

QUICK = frozenset({"move", "pick", "best", "confirm"})
"""Presses that mostly update a hand, whose table tells the language: it isn't looked up for them
before something has to be said."""

_OPTION = 100
"""Characters that an option's label and its description may have."""

_log = structlog.get_logger(__name__)


class Routed(Protocol):
    """What the items ask of the client: who handles which kind of action, in what language."""

    routes: Mapping[str, Handler]

    async def settle_language(self, interaction: Interaction) -> None:
        """Find out in which language a member is to be answered."""
        ...


class _Guarded:
    """Logs and answers every error: discord.py swallows those of a dynamic item.

    Errors of `interaction_check` vanish there, those of `from_custom_id` and `callback` are only
    logged, and the member reads "This interaction failed".
    """

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
            await answer_error(interaction, error)
            raise

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        try:
            if self.action() is not None:
                return True
            await answer_privately(interaction, "refusal-old-button")
        except Exception as error:  # noqa: BLE001 - discord.py would swallow it without a word
            await answer_error(interaction, error)
        return False

    async def callback(self, interaction: Interaction) -> None:
        action = self.action()
        try:
            if action is not None:
                client = cast("Routed", interaction.client)
                if action.kind not in QUICK:
                    await client.settle_language(interaction)
                await client.routes[action.kind](interaction, action)
        except Exception as error:  # noqa: BLE001 - the member is owed an answer
            await answer_error(interaction, error, action)


def _chosen(item: ui.Item[Any], kind: type[ui.Item[Any]]) -> list[Any]:
    """What was chosen in a menu; nothing where it is none, whatever its custom_id says."""
    return list(cast("Any", item).values) if isinstance(item, kind) else []


def _several(menu: "Channels | Roles", kind: type[ui.Item[Any]]) -> Action | None:
    """What is asked for with several choices, of which there may be none."""
    if not isinstance(menu.item, kind):
        return None
    return parse_several(menu.custom_id, (each.id for each in _chosen(menu.item, kind)))


class Press(_Guarded, ui.DynamicItem[ui.Button[Any]], template=PRESS_TEMPLATE):
    """A button of ours."""

    def action(self) -> Action | None:
        """Read the button's id."""
        return parse_id(self.custom_id)


class Menu(_Guarded, ui.DynamicItem[ui.Select[Any]], template=MENU_TEMPLATE):
    """A menu of ours: what is chosen in it, read as a press."""

    def action(self) -> Action | None:
        """Read the menu's id and what was chosen."""
        return parse_choice(self.custom_id, *_chosen(self.item, ui.Select))


class Who(_Guarded, ui.DynamicItem[ui.UserSelect[Any]], template=WHO_TEMPLATE):
    """A menu of the server's members: one choice, read as a press."""

    def action(self) -> Action | None:
        """Read the menu's id and who was chosen."""
        found = _chosen(self.item, ui.UserSelect)
        return parse_who(self.custom_id, found[0].id) if found else None


class Channels(_Guarded, ui.DynamicItem[ui.ChannelSelect[Any]], template=CHANNELS_TEMPLATE):
    """A menu of the server's channels: all that is chosen, read as a press."""

    def action(self) -> Action | None:
        """Read the menu's id and what was chosen."""
        return _several(self, ui.ChannelSelect)


class Roles(_Guarded, ui.DynamicItem[ui.RoleSelect[Any]], template=ROLES_TEMPLATE):
    """A menu of the server's roles: all that is chosen, read as a press."""

    def action(self) -> Action | None:
        """Read the menu's id and what was chosen."""
        return _several(self, ui.RoleSelect)


ITEMS: tuple[type[ui.DynamicItem[Any]], ...] = (Press, Menu, Who, Channels, Roles)
"""What the client registers at start-up, so that old messages work after a restart."""


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


def channels(custom_id: str, placeholder: str, chosen: Iterable[int], most: int) -> Channels:
    """A live menu of the server's channels in which messages are written; any may be chosen."""
    kinds, known = discord.ChannelType, discord.SelectDefaultValueType.channel
    return Channels(
        ui.ChannelSelect(
            custom_id=custom_id,
            placeholder=placeholder,
            channel_types=[kinds.text, kinds.news, kinds.voice, kinds.forum],
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


async def answer_privately(interaction: Interaction, key: str, **args: str | int) -> None:
    """Say one message to the member who asked or pressed, and to nobody else."""
    await cast("Routed", interaction.client).settle_language(interaction)
    sentence = Text(language_of(interaction))(key, **args)
    if await unanswered(interaction):
        await interaction.response.send_message(sentence, ephemeral=True)
    else:
        await promise_of(interaction).give_way(private=True)
        await interaction.followup.send(sentence, ephemeral=True)


async def answer_error(
    interaction: Interaction, error: Exception, action: Action | None = None
) -> None:
    """Log an error with its place and answer it privately; a refusal is only answered.

    The log gets neither the error's words nor the action's rest: both may name cards of a hand.
    """
    key, args = "refusal-broken", dict[str, str | int]()
    if isinstance(error, Refusal):
        key, args = error.key, _harmless_args(error)
    else:
        trouble = cause_of(error)
        if trouble is not None:
            key = "refusal-storage"
        _log.error(
            "press failed",
            error=trouble or type(error).__name__,
            trace=_trace(error) if trouble is None else None,
            kind=action and action.kind,
            table=action and action.table,
            ply=action and action.ply,
            interaction=interaction.id,
        )
    try:
        await answer_privately(interaction, key, **args)
    except TROUBLE as late:
        say = _log.info if by_twin(late) else _log.warning
        code = getattr(late, "code", None)
        say("no answer reached the member", error=named(late), code=code)


def said(interaction: Interaction, refusal: Refusal) -> str:
    """What a refusal says to the member who asked."""
    return Text(language_of(interaction))(refusal.key, **_harmless_args(refusal))


def language_of(interaction: Interaction) -> str:
    """The language to answer a member in: as they have set it, where that was looked up."""
    settled = interaction.extras.get(LANGUAGE)
    return nearest(str(interaction.locale)) if settled is None else str(settled)


def _harmless_args(refusal: Refusal) -> dict[str, str | int]:
    return {word: _harmless(word, told) for word, told in refusal.args_.items()}


def _harmless(word: str, said: str | int) -> str | int:
    return safe_name(said) if word in _NAMES and isinstance(said, str) else said


def _trace(error: Exception) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
