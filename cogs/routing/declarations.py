"""Decorators that declare which command, press or form a cog's method handles.

A press or a form of a table is handled as a `Click`; a plain one gets the interaction itself.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from discord import app_commands

from cogs.kit.ids import Action
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click, PressFacts, ShownBy, routed
from cogs.routing.command_groups import Group
from cogs.transport.deferral import PUBLIC

Undo = Callable[[], object]

Method = TypeVar("Method", bound=Callable[..., Any])
Clicked = TypeVar("Clicked", bound=Callable[[Any, Click], Awaitable[object]])
Typed = TypeVar("Typed", bound=Callable[[Any, Click, str], Awaitable[object]])
PlainPress = TypeVar("PlainPress", bound=Callable[[Any, Interaction, Action], Awaitable[None]])
PlainForm = TypeVar("PlainForm", bound=Callable[[Any, Interaction, Action, str], Awaitable[None]])

# Under what name a method carries its declarations.
_DECLARED: Final = "declared"


class Declaration(Protocol):
    """What a method declares."""

    def add(self, bot: Bot, method: Callable[..., Any]) -> Undo:
        """Register a method as its handler; return a function that ends that."""
        ...


def declarations_of(method: object) -> tuple[Declaration, ...]:
    """What a method declares: mostly one thing, or nothing."""
    return getattr(method, _DECLARED, ())


def command(
    group: Group, place: int, description: str, *, name: str | None = None, public: bool = False
) -> Callable[[Method], Method]:
    """Declare a group's command at a place in it; only a public one answers the whole channel.

    `description` is a key of the texts; `name` is the method's if None.
    """
    return lambda method: _declare(
        method, _Command(group, place, name or method.__name__, description, public)
    )


def member_menu(place: int, name: str, *, public: bool = False) -> Callable[[Method], Method]:
    """Declare a command in the menu of a member; `name` is a key of the texts."""
    return lambda method: _declare(method, _MemberMenu(place, name, public))


def press(
    kind: PressKind,
    *,
    shown_by: ShownBy | None = None,
    looks_back: bool = False,
    quick: bool = False,
) -> Callable[[Clicked], Clicked]:
    """Declare a kind of press and the display it changes or stands beside.

    `looks_back` shows past play and changes nothing; `quick` looks the language up when needed.
    """
    facts = PressFacts(shown_by, looks_back=looks_back, quick=quick)
    return lambda method: _declare(method, _Press(kind, facts))


def plain_press(kind: PressKind) -> Callable[[PlainPress], PlainPress]:
    """Declare a kind of press that is about no table."""
    return lambda method: _declare(method, _PlainPress(kind))


def form(kind: PressKind, *, shown_by: ShownBy | None = None) -> Callable[[Typed], Typed]:
    """Declare a kind of form, and the display that it changes; the method gets the text."""
    return lambda method: _declare(method, _Form(kind, PressFacts(shown_by)))


def plain_form(kind: PressKind) -> Callable[[PlainForm], PlainForm]:
    """Declare a kind of form that is about no table."""
    return lambda method: _declare(method, _PlainForm(kind))


def _declare(method: Method, declaration: Declaration) -> Method:
    setattr(method, _DECLARED, (*declarations_of(method), declaration))
    return method


@dataclass(frozen=True)
class _Command:
    group: Group
    place: int
    name: str
    description: str
    public: bool

    def add(self, bot: Bot, method: Callable[..., Any]) -> Undo:
        made = app_commands.Command[Any, ..., Any](
            name=self.name,
            description=Text()(self.description),
            callback=method,
            extras=PUBLIC if self.public else {},
        )
        return bot.command_groups.add(self.group, made, self.place)


@dataclass(frozen=True)
class _MemberMenu:
    place: int
    name: str
    public: bool

    def add(self, bot: Bot, method: Callable[..., Any]) -> Undo:
        made = app_commands.ContextMenu(
            name=Text()(self.name), callback=method, extras=PUBLIC if self.public else {}
        )
        return bot.command_groups.add_menu(made, self.place)


@dataclass(frozen=True)
class _Press:
    kind: PressKind
    facts: PressFacts

    def add(self, bot: Bot, method: Callable[[Click], Awaitable[object]]) -> Undo:
        return bot.presses.add(self.kind, routed(method, self.facts), quick=self.facts.quick)


@dataclass(frozen=True)
class _PlainPress:
    kind: PressKind

    def add(self, bot: Bot, method: Callable[[Interaction, Action], Awaitable[None]]) -> Undo:
        async def handle(interaction: Interaction, action: Action) -> None:
            bot.handle(asyncio.current_task())
            await method(interaction, action)

        return bot.presses.add(self.kind, handle)


@dataclass(frozen=True)
class _Form:
    kind: PressKind
    facts: PressFacts

    def add(self, bot: Bot, method: Callable[[Click, str], Awaitable[object]]) -> Undo:
        async def handle(interaction: Interaction, action: Action, typed: str) -> None:
            async def take(click: Click) -> None:
                await method(click, typed)

            await routed(take, self.facts)(interaction, action)

        return bot.forms.add(self.kind, handle)


@dataclass(frozen=True)
class _PlainForm:
    kind: PressKind

    def add(self, bot: Bot, method: Callable[[Interaction, Action, str], Awaitable[None]]) -> Undo:
        return bot.forms.add(self.kind, method)
