"""What this process tells the others, does on their word, and takes over from one that died."""

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from club.cups.cup_scene import CupScene
from club.table.snapshot import Snapshot
from cogs.routing.bot import Bot
from cogs.routing.cog import Cog
from data.processes.process import Announcement, Event, Process
from data.table.tables import OVER

BEING_DONE: Final = 3.0
"""Seconds in which the living finish what they are at: what is undone after that was left."""

_log = structlog.get_logger()


class OtherProcesses(Cog):
    """Where several processes share a database; alone it does nothing."""

    async def begin(self) -> None:
        """Tell, and listen, from now on."""
        process = self.bot.club.process
        if process is None:
            return
        self._process: Process = process
        self._announce_table = self.bot.reconciler.also("announcement", self._announce)
        self.when_unloaded(process.on_announcement(self._heard))
        self.when_unloaded(process.on_death(self.bot.take_over))
        self.when_unloaded(self.bot.on_takeover(self._take_over))
        self.when_unloaded(self.bot.on_change(self._changed))
        self.when_unloaded(self.bot.cup_messages.on_change(self._cup_changed))

    async def _announce(self, table_id: int) -> bool:
        self._process.announce(Event.TABLE, table_id)
        return True

    def _changed(self, snapshot: Snapshot, _boards: Sequence[int]) -> None:
        if snapshot.table.status in OVER:
            self._tell_of(snapshot.table.server_id)

    def _cup_changed(self, scene: CupScene) -> None:
        self._tell_of(scene.cup.row.server_id)

    def _tell_of(self, server_id: int) -> None:
        if not self.bot.hears_of(server_id):
            self._process.announce(Event.SERVER, server_id)

    def _heard(self, told: Announcement) -> None:
        match told.event:
            case Event.TABLE if self.bot.private_hands.shows(told.number):
                self.bot.private_hands.refresh(told.number)
            case Event.SERVER if self.bot.hears_of(told.number):
                self.bot.dispatch("server_stirred", told.number)
                self.bot.scheduler.wake()
            case Event.LIMIT:
                self.bot.dispatch("requests_limited", told.number / 1000)
            case Event.LEFT:
                self._process.look()
            case _:
                _log.debug("not for this process", announced=told.event)

    async def _take_over(self) -> None:
        await self.bot.reconciler.take_over(lambda: asyncio.sleep(BEING_DONE))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(OtherProcesses(bot))
