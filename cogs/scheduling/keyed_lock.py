"""A lock for each key; of those who wait for it, the last knows that nobody comes after."""

import asyncio
from collections.abc import AsyncGenerator, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

_K = TypeVar("_K", bound=Hashable)


@dataclass(eq=False)
class _Lock:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class KeyedLock(Generic[_K]):
    """Locks by key, kept in memory only while somebody holds one or waits."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[_K, _Lock] = WeakValueDictionary()

    def waiting(self, key: _K) -> int:
        """Return how many wait for a key's lock."""
        held = self._locks.get(key)
        return 0 if held is None else held.waiting

    @asynccontextmanager
    async def hold(self, key: _K) -> AsyncGenerator[bool]:
        """Hold a key's lock for the block; yield whether nobody has come since to wait for it."""
        held = self._locks.setdefault(key, _Lock())
        held.waiting += 1
        try:
            await held.lock.acquire()
        finally:
            held.waiting -= 1
        try:
            yield not held.waiting
        finally:
            held.lock.release()
