"""Keeps channels calm: the results of deals are deleted there after some days."""

from datetime import datetime, timedelta
from typing import Final

from cogs.routing.bot import Bot
from cogs.routing.cog import Cog

RARELY: Final = timedelta(hours=1)
"""How often it is looked at the least: a result is due after days, and a server may change that."""


class ResultCleanup(Cog):
    """Clears away old results, and looks again when the next one is due."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._again: datetime | None = None

    async def begin(self) -> None:
        """Look at which result is next."""
        self.when_unloaded(self.bot.scheduler.do(self.look, alone="results"))

    async def look(self) -> datetime:
        """Clear away what is due; return when to look again, which no move brings forward."""
        now = self.bot.scheduler.now()
        if self._again is None or self._again <= now:
            cleared, due = await self.bot.club.result_cleanup.tidy()
            for table_id in cleared:
                self.bot.reconciler.leftovers.ask(table_id)
            self._again = min(due or now + RARELY, now + RARELY)
        return self._again


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ResultCleanup(bot))
