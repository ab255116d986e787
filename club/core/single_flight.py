"""Work that is done once, however often it is asked for while it is under way."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable, KeysView
from typing import Any, Generic, TypeVar

_K = TypeVar("_K", bound=Hashable)
_T = TypeVar("_T")


class Once(Generic[_K, _T]):
    """Work under way, by what tells it apart."""

    def __init__(self, name: str) -> None:
        """Begin with none; the name is that of its tasks."""
        self._name = name
        self._tasks: dict[_K, asyncio.Task[_T]] = {}

    @property
    def under_way(self) -> KeysView[_K]:
        """What is being done."""
        return self._tasks.keys()

    async def done(self, key: _K, work: Callable[[], Coroutine[Any, Any, _T]]) -> _T:
        """Do work, or wait for what is done already; who stops waiting doesn't stop the work."""
        task = self._tasks.get(key)
        if task is None:
            task = asyncio.create_task(work(), name=self._name)
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._tasks.pop(key, None))
        return await asyncio.shield(task)
