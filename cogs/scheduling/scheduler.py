"""Does in time what falls due: one task that sleeps until the nearest deadline in the database."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

import structlog

from club.core.clock import Clock
from cogs.scheduling.keyed_worker import Claims

# Seconds until the next try when the database failed.
AFTER_FAILURE = 30.0

# Longest sleep in seconds. Each wake-up records that the bot still runs, and notices what other
# processes stored and jumps of the machine's clock.
BEAT = 60.0

# Seconds in which moves may gather before the clocks are set: fast players are answered first.
SETTLE = 2.0

# Seconds until the next look at what another process is doing at this moment.
ELSEWHERE = 1.0

# Does what is due, and answers when there will be something next; None if nothing is in sight.
Chore = Callable[[], Awaitable[datetime | None]]

_log = structlog.get_logger()


class Scheduler:
    """Sleeps until a chore is due or it is woken, then waits `settle` seconds."""

    def __init__(self, clock: Clock, claims: Claims | None = None) -> None:
        self.settle = SETTLE
        self._clock = clock
        self._claims = claims
        self._chores: list[Chore] = []
        self._alone: dict[Chore, str] = {}
        self._woken = asyncio.Event()
        self._stopping = asyncio.Event()

    def now(self) -> datetime:
        """The time that deadlines are measured by."""
        return self._clock.now()

    def do(self, chore: Chore, *, first: bool = False, alone: str = "") -> Callable[[], None]:
        """Add a chore before or after the others; return a function that removes it.

        Of several processes one at a time does what has a name by which it is done `alone`.
        """
        self._chores.insert(0 if first else len(self._chores), chore)
        if alone and self._claims is not None:
            self._alone[chore] = alone
        return lambda: self._chores.remove(chore)

    def wake(self) -> None:
        """Look again at what is next."""
        self._woken.set()

    def stop(self) -> None:
        """End `run` once it has finished what it is at."""
        self._stopping.set()
        self._woken.set()

    async def run(self) -> None:
        """Do what is due, for as long as the bot runs."""
        while not self._stopping.is_set():
            self._woken.clear()
            seconds = min([BEAT, *[await self._see_to(chore) for chore in tuple(self._chores)]])
            if await self.sleep(seconds):
                await _within(self._stopping, self.settle)

    async def sleep(self, seconds: float) -> bool:
        """Sleep for so long; whether it was woken before."""
        return await _within(self._woken, seconds)

    async def _see_to(self, chore: Chore) -> float:
        try:
            if self._claims is None or chore not in self._alone:
                due = await chore()
            elif await self._claims.claim(self._alone[chore], 0):
                try:
                    due = await chore()
                finally:
                    await self._claims.release(self._alone[chore], 0)
            else:
                return ELSEWHERE
        except Exception:  # noqa: BLE001 - logged, and tried again
            _log.exception("not looked at what is due", chore=chore.__qualname__)
            return AFTER_FAILURE
        return BEAT if due is None else max(0.0, (due - self.now()).total_seconds())


async def _within(event: asyncio.Event, seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
