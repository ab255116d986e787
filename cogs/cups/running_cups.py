"""Brings cups on by themselves: results are counted, matches opened, notices sent."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final

from club.table.snapshot import Snapshot
from cogs.routing.bot import Bot
from cogs.routing.cog import Cog
from cogs.scheduling.startup import Stage
from data.table.tables import OVER

# How long to wait at most: another process may have ended a match, and be gone.
LOOK_EVERY: Final = timedelta(minutes=1)


class RunningCups(Cog):
    """Looks at the cups when something is due in one, and when a game is over."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._next: datetime | None = None

    async def begin(self) -> None:
        """Look at once, and whenever it is time."""
        self.when_unloaded(self.bot.on_change(self._changed))
        self.when_unloaded(self.bot.scheduler.do(self.look))
        self.bot.startup.do(Stage.TABLES, self.catch_up)

    async def catch_up(self) -> None:
        """Bring up to date what was missed while nobody looked."""
        displays = self.bot.club.cup_displays
        for cup_id in {*await displays.behind(), *await displays.to_tell()}:
            self.bot.cup_messages.work.ask(cup_id)

    async def look(self) -> datetime | None:
        """Do what is due in cups; return when there will be more."""
        club, notices = self.bot.club, self.bot.cup_messages.next_notices
        now = self.bot.clock.now()
        self._refresh([cup_id for cup_id, at in notices.items() if at <= now])
        if self._next is None or self._next <= now:
            upcoming = self._next = now + LOOK_EVERY
            # What they return is asked for before anything else can fail.
            self._refresh([cup.cup_id for cup in await club.cups.bring_on()])
            self._refresh(await club.cup_displays.behind())
            if (look_at := await club.cups.next_look()) is not None:
                upcoming = min(upcoming, max(look_at, now))
            # A game that has ended meanwhile is looked at again, at once.
            self._next = upcoming if self._next is not None else None
        return min([self._next or now, *notices.values()])

    def _refresh(self, cup_ids: Iterable[int]) -> None:
        messages = self.bot.cup_messages
        for cup_id in cup_ids:
            messages.next_notices.pop(cup_id, None)
            messages.work.ask(cup_id)

    def _changed(self, snapshot: Snapshot, _boards: Sequence[int]) -> None:
        if snapshot.table.status in OVER:
            self._next = None


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(RunningCups(bot))
