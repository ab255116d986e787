"""Brings matches between servers on by themselves: play begins, results count, time passes."""

from collections.abc import Sequence
from datetime import datetime

from club.table.snapshot import Snapshot
from cogs.routing.bot import Bot
from cogs.routing.cog import Cog
from cogs.scheduling.host_runner import HostRunner
from cogs.scheduling.startup import Stage
from data.matches.server_matches import SIDES, side_id
from data.table.tables import OVER


class RunningMatches(Cog):
    """Looks at matches when something is due in one, and when a game is over."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._runner = HostRunner(
            bot.clock, bot.server_match_messages, self._bring_on, bot.club.server_matches.next_look
        )

    async def begin(self) -> None:
        """Look at once, and whenever it is time."""
        self.when_unloaded(self.bot.on_change(self._changed))
        self.when_unloaded(self.bot.scheduler.do(self.look, alone="matches"))
        self.bot.startup.do(Stage.TABLES, self._runner.catch_up)
        self.when_unloaded(self.bot.on_takeover(self._runner.catch_up))

    async def look(self) -> datetime | None:
        """Do what is due in matches; return when there will be more."""
        return await self._runner.look()

    async def _bring_on(self) -> list[int]:
        found = await self.bot.club.server_matches.bring_on()
        return [side_id(it.match_id, side) for it in found for side in SIDES]

    def _changed(self, snapshot: Snapshot, _boards: Sequence[int]) -> None:
        if snapshot.table.status in OVER:
            self._runner.game_over()


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(RunningMatches(bot))
