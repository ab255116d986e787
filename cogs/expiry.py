"""Lets challenges run out in time: one task that sleeps until the next one does."""

import asyncio

import structlog

from club.clock import Clock
from club.club import Club
from cogs.displays import Displays

AFTER_FAILURE = 30.0
"""Seconds until the next try when the database failed."""

_log = structlog.get_logger()


class Expiry:
    """Sleeps until the next challenge runs out, or until it is woken by a new one."""

    def __init__(self, club: Club, displays: Displays, clock: Clock) -> None:
        self._club = club
        self._displays = displays
        self._clock = clock
        self._woken = asyncio.Event()
        self._stopped = False

    def stop(self) -> None:
        """End `run` once it has finished what it is at."""
        self._stopped = True
        self._woken.set()

    def wake(self) -> None:
        """Look again at which challenge is next."""
        self._woken.set()

    async def run(self) -> None:
        """Let challenges expire, for as long as the bot runs."""
        while not self._stopped:
            self._woken.clear()
            try:
                wait = await self._expire()
            except Exception:  # noqa: BLE001 - logged, and tried again
                _log.exception("challenges not looked through")
                wait = AFTER_FAILURE
            try:
                async with asyncio.timeout(wait):
                    await self._woken.wait()
            except TimeoutError:
                pass

    async def _expire(self) -> float | None:
        """Let those that are due expire; answers the seconds until the next, None without one."""
        for table_id in await self._club.expire_due():
            _log.info("challenge expired", table=table_id)
            self._displays.refresh(table_id)
        due = await self._club.next_expiry()
        if due is None:
            return None
        return max(0.0, (due - self._clock.now()).total_seconds())
