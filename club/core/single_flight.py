"""Work that is done once, however many callers ask for it while it is under way."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable, KeysView
from typing import Any, Generic, TypeVar

_K = TypeVar("_K", bound=Hashable)
_T = TypeVar("_T")


class SingleFlight(Generic[_K, _T]):
    """Tasks under way, by key."""

    def __init__(self, name: str) -> None:
        """Begin with none; every task gets this name."""
        self._name = name
        self._tasks: dict[_K, asyncio.Task[_T]] = {}

    @property
    def under_way(self) -> KeysView[_K]:
        """The keys of the tasks under way."""
        return self._tasks.keys()

    async def done(self, key: _K, work: Callable[[], Coroutine[Any, Any, _T]]) -> _T:
        """Start work, or join the task of the same key; a caller's cancellation doesn't stop it."""
        task = self._tasks.get(key)
        if task is None:
            task = asyncio.create_task(work(), name=self._name)
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._tasks.pop(key, None))
        return await asyncio.shield(task)
