"""Clicks first: a click is answered before anything is redrawn in the background.

Work that nobody waits for lets clicks pass, and goes on one table at a time.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress

# Seconds for which anything waits for clicks at most, however many there are.
GIVE_WAY = 0.5

# Seconds after which the next step begins beside one that isn't done, as on a dead connection.
LONG = 0.5


class PendingClick:
    """A press that is to be answered."""

    def __init__(self, precedence: "Precedence") -> None:
        self._precedence: Precedence | None = precedence

    def answered(self) -> None:
        """Let the others go on: the answer is worked out, and on its way to Discord."""
        if self._precedence is not None:
            self._precedence.leave()
            self._precedence = None


class Precedence:
    """Who goes first in one bot."""

    def __init__(self) -> None:
        self._clicks = 0
        self._calm = asyncio.Event()
        self._calm.set()
        self._turn = asyncio.Lock()

    @contextmanager
    def click(self) -> Iterator[PendingClick]:
        """Go first, until the click says that it is answered, or to the end of the block."""
        self._clicks += 1
        self._calm.clear()
        click = PendingClick(self)
        try:
            yield click
        finally:
            click.answered()

    def leave(self) -> None:
        """Count a click less; for the click alone."""
        self._clicks -= 1
        if not self._clicks:
            self._calm.set()

    async def calm(self, latest: float | None = None) -> None:
        """Wait until no click is being answered, at most until the loop's time `latest`."""
        if latest is None:
            latest = asyncio.get_running_loop().time() + GIVE_WAY
        with suppress(TimeoutError):
            async with asyncio.timeout_at(latest):
                await self._calm.wait()

    @asynccontextmanager
    async def after_clicks(self) -> AsyncGenerator[None]:
        """Do a step of what comes after the clicks; the next waits for it, unless it takes long."""
        loop = asyncio.get_running_loop()
        latest = loop.time() + GIVE_WAY
        await self._turn.acquire()
        with ExitStack() as turn:
            turn.callback(self._turn.release)
            await self.calm(latest)
            turn.callback(loop.call_later(LONG, turn.close).cancel)
            yield
