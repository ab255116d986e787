"""Who handles which kind of press, and the way of a press there."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from structlog.contextvars import bind_contextvars

from cogs.kit.ids import Action
from cogs.kit.items import action_of
from cogs.kit.press_kinds import PressKind
from cogs.routing.error_answers import answer_error, answer_privately
from cogs.routing.reply_language import settled_language

Interaction = discord.Interaction[Any]

PressHandler = Callable[[Interaction, Action], Awaitable[None]]


def bind_action(interaction: Interaction, action: Action) -> None:
    """Have all that is logged of a press or a form say which it is, and of which table."""
    about = {"table": action.table} if action.table else {}
    bind_contextvars(press=str(action.kind), interaction=interaction.id, **about)


class PressHandlers:
    """Handles presses by their kind; every error is logged and answered."""

    def __init__(self) -> None:
        self._handlers: dict[PressKind, PressHandler] = {}
        self._quick: set[PressKind] = set()

    @property
    def kinds(self) -> frozenset[PressKind]:
        """The kinds that are handled."""
        return frozenset(self._handlers)

    def add(
        self, kind: PressKind, handler: PressHandler, *, quick: bool = False
    ) -> Callable[[], object]:
        """Register a kind's handler, return its removal; `ValueError` if it has one."""
        # A quick kind is handled without looking up the member's language.
        if kind in self._handlers:
            raise ValueError(f"two handlers of {kind!r}")
        self._handlers[kind] = handler
        if quick:
            self._quick.add(kind)

        def remove() -> None:
            del self._handlers[kind]
            self._quick.discard(kind)

        return remove

    async def take(self, interaction: Interaction) -> None:
        """Handle a press."""
        action = None
        try:
            action = action_of(interaction)
            if action is not None:
                bind_action(interaction, action)
            handler = None if action is None else self._handlers.get(action.kind)
            if action is None or handler is None:
                # Older than this version knows, or of a cog that isn't loaded at the moment.
                await answer_privately(interaction, "refusal-old-button")
                return
            if action.kind not in self._quick:
                await settled_language(interaction)
            await handler(interaction, action)
        except Exception as error:  # noqa: BLE001 - the member is owed an answer
            await answer_error(interaction, error, action)
