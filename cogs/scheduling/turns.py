"""One after the other, and the last of those who wait does it for all of them."""

import asyncio
from collections.abc import AsyncGenerator, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

_K = TypeVar("_K", bound=Hashable)


@dataclass(eq=False)
class _Queue:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class Turns(Generic[_K]):
    """Turns at each key, kept in memory only while somebody has one or waits."""

    def __init__(self) -> None:
        self._queues: WeakValueDictionary[_K, _Queue] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, key: _K) -> AsyncGenerator[bool]:
        """Wait until nobody else has a turn; yield whether nobody has come since."""
        queue = self._queues.setdefault(key, _Queue())
        queue.waiting += 1
        try:
            await queue.lock.acquire()
        finally:
            queue.waiting -= 1
        try:
            yield not queue.waiting
        finally:
            queue.lock.release()
