"""Lets challenges run out in time."""

from datetime import datetime

import structlog

from club.club import Club
from cogs.messages.reconciler import Displays
from cogs.scheduling.scheduler import Sleeper

_log = structlog.get_logger()


class Expiry:
    """Closes the challenges that have run out, and shows it."""

    def __init__(self, club: Club, displays: Displays, sleeper: Sleeper) -> None:
        self._club = club
        self._displays = displays
        self._sleeper = sleeper
        sleeper.do(self.look)

    def wake(self) -> None:
        """Look again at which challenge is next."""
        self._sleeper.wake()

    async def look(self) -> datetime | None:
        """Let those that are due expire; answers when the next one does, None without one."""
        due = await self._club.next_expiry()
        if due is None or due > self._sleeper.now():
            return due
        for table_id in await self._club.expire_due():
            _log.info("challenge expired", table=table_id)
            self._displays.refresh(table_id)
        return await self._club.next_expiry()
