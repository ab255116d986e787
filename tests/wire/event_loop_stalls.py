"""How long the event loop lets others wait, measured so that a busy machine doesn't matter.

The loop's beat comes every few milliseconds if nothing holds the loop up. Between two beats this
process spends hardly any processor time, unless a callback does, or a function in another thread
that keeps the interpreter to itself: then it is as much as the beat comes late by. Other processes
make beats late and spend nothing of ours, so wall time wouldn't tell them from a stall. What waits
without spending, such as for a lock, does show in wall time alone: it counts if it is plainly more
than a busy machine does.
"""

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

BEAT = 0.002
"""Seconds from one beat to the next."""

PLAINLY = 2.0
"""Seconds of wall time that no busy machine takes from the loop."""


class Stalls:
    """The longest stall since the last `reset`, in seconds."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.waited = 0.0
        self._before = (0.0, 0.0)

    def reset(self) -> None:
        """Begin again."""
        self.spent = self.waited = 0.0
        self._before = time.process_time(), time.monotonic()

    @property
    def longest(self) -> float:
        """The longest stall: processor time, or wall time that is plainly the loop's own."""
        return max(self.spent, self.waited if self.waited > PLAINLY else 0.0)

    def look(self) -> None:
        """Count the time since the last beat."""
        now = time.process_time(), time.monotonic()
        self.spent = max(self.spent, now[0] - self._before[0])
        self.waited = max(self.waited, now[1] - self._before[1] - BEAT)
        self._before = now


@asynccontextmanager
async def beating() -> AsyncIterator[Stalls]:
    """Measure the stalls of the running loop. What there is before is no garbage."""
    gc.collect()
    gc.freeze()
    stalls = Stalls()
    stalls.reset()

    async def beat() -> None:
        while True:
            await asyncio.sleep(BEAT)
            stalls.look()

    task = asyncio.create_task(beat(), name="beat")
    try:
        yield stalls
    finally:
        task.cancel()
        gc.unfreeze()
