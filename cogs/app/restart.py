"""Tells the tables that the bot is about to restart, once its host has announced that."""

import asyncio
from collections.abc import Set as AbstractSet
from typing import Any

import structlog

from club.club import Club
from club.core.clock import Clock
from cogs.messages.messages import EDITABLE
from cogs.messages.reconciler import Displays

_TABLE = "table"

PATIENCE = 3.0
"""Seconds that an announcement waits at most for what is being drawn."""

_log = structlog.get_logger()


class Restart:
    """A restart that has been announced, or not.

    Attributes:
        announced: Whether it has; the tables say so as long as it is true.
    """

    def __init__(
        self,
        club: Club,
        displays: Displays,
        clock: Clock,
        handling: AbstractSet[asyncio.Task[Any]],
    ) -> None:
        """Take what is needed.

        Args:
            club: Knows which messages tables have.
            displays: Draws them.
            clock: Tells the time.
            handling: The commands and presses that are being handled.
        """
        self.announced = False
        self._handling = handling
        self._club = club
        self._displays = displays
        self._clock = clock

    async def announce(self) -> None:
        """Announce a restart; the second time, take that back."""
        self.announced = not self.announced
        # What was drawn without it may be on its way, and isn't noted until it is there.
        if begun := [*self._handling, *self._displays.drawing]:
            await asyncio.wait(begun, timeout=PATIENCE)
        # Only messages that can still be edited: nobody gets a new one for this.
        told = await self._club.displays.sent_since(_TABLE, self._clock.now() - EDITABLE)
        await self._outdate(told)
        drawing = [task for table_id in told for task in self._displays.refresh(table_id)]
        if drawing:
            await asyncio.wait(drawing)
        if self.announced:
            # Whatever happens from here on, the next start draws them without it.
            await self._outdate(told)
        _log.info("restart announced", announced=self.announced, tables=len(told))

    async def leave(self) -> None:
        """Have the next start draw every table without it that was drawn since."""
        if not self.announced:
            return
        try:
            told = await self._club.displays.sent_since(_TABLE, self._clock.now() - EDITABLE)
            await self._outdate(told)
        except Exception:  # noqa: BLE001 - the bot stops all the same
            _log.exception("announced restart not taken off the tables")

    async def _outdate(self, table_ids: list[int]) -> None:
        await self._club.displays.outdate(table_ids, self._clock.now(), _TABLE)
