"""Lets challenges run out in time."""

from datetime import datetime

import structlog

from cogs.routing.bot import Bot
from cogs.routing.cog import Cog

_log = structlog.get_logger()


class ChallengeExpiry(Cog):
    """Closes the challenges that have run out, and shows it."""

    async def begin(self) -> None:
        """Look at which challenge is next."""
        self.when_unloaded(self.bot.scheduler.do(self.look, alone="challenges"))

    async def look(self) -> datetime | None:
        """Let due challenges expire; return when the next one does, or None."""
        club = self.bot.club
        due = await club.tables.next_expiry()
        if due is None or due > self.bot.scheduler.now():
            return due
        for table_id in await club.starting.expire_due():
            _log.debug("challenge expired", table=table_id)
            self.bot.reconciler.refresh(table_id)
        return await club.tables.next_expiry()


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ChallengeExpiry(bot))
