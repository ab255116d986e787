"""Private hands in channels follow the computer's moves, for as long as Discord lets them."""

from collections.abc import Callable, Coroutine
from typing import Any, Final

import discord

from club.table.scene import scene_for
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Ui
from cogs.play.ui.hand.hand import draw_hand
from cogs.routing.answers import answered_privately, attempt, change

Interaction = discord.Interaction[Any]

_REMEMBERED: Final = 256
"""Hands that are followed: those that were shown last."""


class PrivateHands:
    """The private copy of each hand that was shown last, at tables with a computer.

    Discord takes changes of a private message for 15 minutes after the press that it answers. It is
    kept in memory alone: where it is forgotten, the copy has a button that brings it up to date.
    """

    def __init__(
        self,
        work: Callable[[Coroutine[Any, Any, None], str], object],
        ui_for: Callable[[Interaction], Ui],
    ) -> None:
        self._work = work
        self._ui_for = ui_for
        self._shown: dict[tuple[int, int], Interaction] = {}

    def shown(self, interaction: Interaction, snapshot: Snapshot) -> None:
        """Follow the table on the message with which an interaction was answered."""
        key = snapshot.table.table_id, interaction.user.id
        self._shown.pop(key, None)
        with_computer = any(each.player is not None for each in snapshot.players)
        if with_computer and answered_privately(interaction):
            self._shown[key] = interaction
            if len(self._shown) > _REMEMBERED:
                del self._shown[next(iter(self._shown))]

    def moved(self, snapshot: Snapshot) -> None:
        """Bring the copies of a table up to date at which the computer has moved."""
        for each in snapshot.players:
            key = snapshot.table.table_id, each.member_id or 0
            interaction = self._shown.get(key)
            if interaction is None:
                continue
            if interaction.is_expired():
                del self._shown[key]
            else:
                self._work(self._change(interaction, snapshot), "refresh-copy")

    async def _change(self, interaction: Interaction, snapshot: Snapshot) -> None:
        seen = scene_for(snapshot, interaction.user.id)
        drawing = draw_hand(seen, self._ui_for(interaction), copy=True)
        await attempt(change(interaction, drawing))
