"""Long work done in pieces in the background; what a restart cuts short goes on."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Final

import structlog

from club.table.snapshot import Snapshot
from cogs.members.privacy import forgotten_shown
from cogs.routing.bot import Bot
from cogs.routing.cog import PATIENCE, Cog
from cogs.scheduling.startup import Stage

# How often it is looked for work that was cut short: not with every move.
OFTEN: Final = timedelta(minutes=1)

# How often it is looked for games that nobody goes on with, and that concern nobody any more.
RARELY: Final = timedelta(hours=1)

_KIND: Final = "housekeeping"

_log = structlog.get_logger()


class Housekeeping(Cog):
    """Goes on with long work in a task of its own, for which the scheduler doesn't wait."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._task: asyncio.Task[None] | None = None
        self._looked: datetime | None = None
        self._again: datetime | None = None
        self._swept: datetime | None = None
        self._begun = False

    async def begin(self) -> None:
        """Begin once the start has done what comes before."""
        self.when_unloaded(self.bot.scheduler.do(self.look))
        self.when_unloaded(self.bot.on_takeover(self._look_again))
        self.bot.startup.do(Stage.COUNTS, self.bot.club.ratings.count_anew)
        self.bot.startup.do(Stage.BACKGROUND, self.go_on)

    async def go_on(self) -> None:
        """Go on from here: the start has done what comes before."""
        self._begun = True
        self.bot.scheduler.wake()

    async def _look_again(self) -> None:
        self._looked = None

    async def finish(self) -> None:
        """Wait for what is under way; the bot waits for it as well."""
        if self._task is not None and not self._task.done():
            await asyncio.wait({self._task}, timeout=PATIENCE)

    async def look(self) -> datetime | None:
        """Start the waiting work unless it is running; return when to look again."""
        if not self._begun:
            return None
        now = self.bot.scheduler.now()
        if self._looked is None or now >= self._looked + OFTEN:
            self._looked = now
            if self._task is None or self._task.done():
                self._task = self.bot.work(self._go_on(), "housekeeping")
        return self._looked + OFTEN

    async def _go_on(self) -> None:
        process = self.bot.club.process
        if process is None:
            await self._take_steps()
        elif await process.claim(_KIND, 0):
            try:
                await self._take_steps()
            finally:
                await process.release(_KIND, 0)

    async def _take_steps(self) -> None:
        for step in (
            self._deletions,
            self._daily_matches,
            self._servers,
            self._recounts,
            self._unwanted,
            self._untouched,
        ):
            with _isolated(step.__name__.removeprefix("_")):
                await step()

    async def _deletions(self) -> None:
        own_data = self.bot.club.own_data
        for place, member_id in enumerate(await own_data.unfinished(), start=1):
            # Who it is doesn't go to the log; which it is of those under way does.
            with _isolated("deletions", place=place):
                forgotten_shown(self.bot, await own_data.go_on(member_id))

    async def _daily_matches(self) -> None:
        await self.bot.club.daily.clear_up()

    async def _servers(self) -> None:
        departing = self.bot.club.server_departures
        for server_id in await departing.closing():
            with _isolated("servers", server=server_id):
                self._changed(await departing.close_rest(server_id))

    async def _recounts(self) -> None:
        await self.bot.club.ratings.count_anew()

    async def _unwanted(self) -> None:
        """Delete what concerns nobody any more, and the messages that are still there of it."""
        now, club = self.bot.scheduler.now(), self.bot.club
        if self._swept is not None and now < self._swept + RARELY:
            return
        await club.own_data.sweep()
        for table_id in await club.displays.with_leftovers():
            self.bot.reconciler.leftovers.ask(table_id)
        self._swept = now

    async def _untouched(self) -> None:
        now = self.bot.scheduler.now()
        if self._again is not None and now < self._again:
            return
        while ended := await self.bot.club.practice_expiry.end_untouched():
            self._changed(ended)
        while changed := await self.bot.club.sheet_expiry.see_to_idle():
            self._changed(changed)
        self._again = now + RARELY

    def _changed(self, ended: list[Snapshot]) -> None:
        for snapshot in ended:
            self.bot.changed(snapshot, everywhere=True)


@contextmanager
def _isolated(step: str, **which: int) -> Generator[None]:
    try:
        yield
    except Exception:  # noqa: BLE001 - whatever it is, it is about this piece of work
        _log.exception("housekeeping failed", step=step, **which)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Housekeeping(bot))
