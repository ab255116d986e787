"""Waiting without sleeping: each change of the world wakes all who wait, to look again."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Pulse:
    """Wakes every waiter whenever anything has changed."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def beat(self) -> None:
        """Tell all waiters to look again."""
        self._event.set()
        self._event = asyncio.Event()

    async def until(self, condition: Callable[[], T], timeout: float | None) -> T:  # noqa: ASYNC109
        """Wait until a condition gives something true, and give it back.

        The condition is asked at once and after every beat, never on a timer.

        Args:
            condition: Asked again after each change of the world.
            timeout: Real seconds after which to give up, or None to wait for ever.

        Raises:
            TimeoutError: If the condition stayed false.
        """
        async with asyncio.timeout(timeout):
            while not (found := condition()):
                await self._event.wait()
            return found
