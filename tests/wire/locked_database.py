"""A database that can be held: a writer finds the file locked, and a reader waits.

The lock is a real one, taken from outside. SQLite's log lets readers pass all the same, so each
statement that reads waits in the database's own thread, as on a disk that doesn't answer.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from data.storage import sqlite_driver

_PATIENCE = 30.0
"""Seconds that a hold waits at most before it begins, on a machine that has other work."""


class DatabaseLock:
    """Holds a database.

    Args:
        file: Where it is kept.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._free = threading.Event()
        self._free.set()
        self._running = 0
        self._changed = threading.Condition()
        self._lock: sqlite3.Connection | None = None

    async def begin(self) -> None:
        """Let nobody read or write from here on, once what has begun is done."""
        self._lock = await asyncio.to_thread(self._take)
        self._free.clear()

    def end(self) -> None:
        """Let everybody go on."""
        self._free.set()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    @contextmanager
    def over(self) -> Iterator[None]:
        """Let all connections that are opened meanwhile be held."""
        hold = self

        class Held(sqlite_driver.FileConnection):
            def execute(self, sql: str, parameters: Any = (), /) -> Any:
                with hold._run(sql):
                    return super().execute(sql, parameters)

        try:
            with patch.object(sqlite_driver, "FileConnection", Held):
                yield
        finally:
            self.end()

    @contextmanager
    def _run(self, sql: str) -> Iterator[None]:
        """Count a statement as running; one that reads waits before."""
        self._count(1)
        try:
            if sql.lstrip().upper().startswith(("SELECT", "WITH")):
                self._free.wait()
            yield
        finally:
            self._count(-1)

    def _count(self, more: int) -> None:
        with self._changed:
            self._running += more
            self._changed.notify_all()

    def _take(self) -> sqlite3.Connection:
        # A connection that waits for the lock looks only now and then, and misses a short pause.
        with self._changed:
            self._changed.wait_for(lambda: not self._running, _PATIENCE)
        lock = sqlite3.connect(
            self._file, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
        )
        lock.execute("BEGIN IMMEDIATE")
        return lock
