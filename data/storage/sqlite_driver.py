"""Sends each statement to SQLite's thread once, with its BEGIN and its rows.

SQLAlchemy with aiosqlite crosses to the thread four times a statement, which takes longer than most
statements, as `python -m benchmarks statements` measures (docs/performance.md). Only this module
depends on how the two libraries are made.
"""

import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import aiosqlite
from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_dbapi,
)

WRITES: Final = "undercut_writes"
ALONE: Final = "undercut_alone"
"""The options of a connection whose transaction writes, or has one statement alone."""

TRIED: Final[Mapping[str, str]] = {"SQLAlchemy": "2.1.9", "aiosqlite": "0.22.1"}
"""The versions that this was tried with; another one has to be tried before it is pinned."""

CLOSED: Final = {"no active connection", "connection closed"}
"""What aiosqlite says of a closed connection, for which SQLAlchemy expects another error."""

Answer = TypeVar("Answer")


class _Rows(list[Any]):
    """All rows of a statement, with its metadata."""

    description: Any
    rowcount: int
    lastrowid: int | None


def _text(stored: bytes) -> str:
    """Decode text, replacing bad bytes, so that a damaged row fails alone, and not its query."""
    return stored.decode(errors="replace")


class _FileCursor(sqlite3.Cursor):
    """A cursor that returns its rows once and is closed then."""

    def fetchall(self) -> _Rows:
        rows = _Rows(super().fetchall() if self.description else ())
        rows.description = self.description
        rows.rowcount, rows.lastrowid = self.rowcount, self.lastrowid
        self.close()
        return rows


class FileConnection(sqlite3.Connection):
    """A connection, in SQLite's thread, that begins a transaction with its first statement."""

    first: tuple[str, ...] = ()  # sent before the next statement
    left: int | None = None  # statements that may follow; None for any number

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - sqlite3's own
        super().__init__(*args, **options)
        self.text_factory = _text

    def execute(self, sql: str, parameters: Any = (), /) -> _FileCursor:  # noqa: ANN401
        """Execute a statement, after what begins its transaction."""
        self._begin()
        return self.cursor(_FileCursor).execute(sql, parameters)

    def executemany(self, sql: str, parameters: Any, /) -> sqlite3.Cursor:  # noqa: ANN401
        """Execute a statement for several rows, after what begins its transaction."""
        self._begin()
        return super().executemany(sql, parameters)

    def _begin(self) -> None:
        """Send what begins the transaction, if this is its first statement."""
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise sqlite3.ProgrammingError("a second statement where one was to be alone")
        first, self.first = self.first, ()
        for each in first:
            super().execute(each).close()

    def close(self) -> None:
        """Roll back and close, which releases the write lock at once."""
        try:
            self.rollback()
        finally:
            super().close()


class OneHopCursor:
    """A cursor as PEP 249 describes it, whose rows are all here once a statement is done."""

    __slots__ = ("_connection", "_rows", "arraysize", "description", "lastrowid", "rowcount")

    def __init__(self, connection: "OneHop") -> None:
        self._connection = connection
        self._rows = deque[Any]()
        self.arraysize = 1
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    def execute(self, operation: str, parameters: Any = ()) -> None:  # noqa: ANN401 - PEP 249
        """Execute a statement and take its rows."""
        found = self._connection.send(lambda driver: driver.execute_fetchall(operation, parameters))
        assert isinstance(found, _Rows)
        self._rows = deque(found)
        self.description, self.rowcount = found.description, found.rowcount
        self.lastrowid = found.lastrowid

    def executemany(self, operation: str, parameters: Iterable[Any]) -> None:
        """Execute a statement for several rows."""

        async def execute(driver: aiosqlite.Connection) -> int:
            async with driver.executemany(operation, parameters) as cursor:
                return cursor.rowcount

        self.rowcount = self._connection.send(execute)

    def fetchone(self) -> Any:  # noqa: ANN401 - PEP 249
        """Return the next row, or None."""
        return self._rows.popleft() if self._rows else None

    def fetchmany(self, size: int | None = None) -> Sequence[Any]:
        """Return the next rows."""
        size = self.arraysize if size is None else size
        return [self._rows.popleft() for _ in range(min(size, len(self._rows)))]

    def fetchall(self) -> Sequence[Any]:
        """Return the rows that are left."""
        rows = list(self._rows)
        self._rows.clear()
        return rows

    def __iter__(self) -> Iterator[Any]:
        while self._rows:
            yield self._rows.popleft()

    def close(self) -> None:
        """Drop the rows that weren't read."""
        self._rows.clear()

    async def _async_soft_close(self) -> None:
        """Do nothing: SQLAlchemy asks for it after each statement, so that no cursor stays open."""


class OneHop(AsyncAdapt_aiosqlite_connection):
    """SQLAlchemy's connection, with the cursors above."""

    __slots__ = ("_inner",)

    def __init__(
        self, dbapi: "OneHopDriver", connection: aiosqlite.Connection, inner: FileConnection
    ) -> None:
        super().__init__(dbapi, connection)  # pyright: ignore[reportArgumentType] - it names less
        self._inner = inner

    def cursor(self, server_side: bool = False) -> Any:  # noqa: ANN401, FBT001, FBT002 - as in the base class
        """Return a cursor; it takes all rows at once, wherever they are asked for one by one."""
        del server_side
        return OneHopCursor(self)

    def send(self, ask: Callable[[aiosqlite.Connection], Awaitable[Answer]]) -> Answer:
        """Wait for what the driver's own connection is asked."""
        try:
            return self.run_async(ask)
        except ValueError as error:
            if str(error).lower() not in CLOSED:
                raise
            raise sqlite3.OperationalError(str(error)) from error

    def begin_with(self, *statements: str, alone: bool) -> None:
        """Send these with the next statement, before it; if `alone`, no other may follow it."""
        self._inner.first = statements
        self._inner.left = 1 if alone else None

    def commit(self) -> None:
        """Commit, if anything was sent."""
        if self._under_way():
            super().commit()

    def rollback(self) -> None:
        """Roll back, if anything was sent."""
        if self._under_way():
            super().rollback()

    def _under_way(self) -> bool:
        self._inner.first, self._inner.left = (), None
        return self._inner.in_transaction


class OneHopDriver(AsyncAdapt_aiosqlite_dbapi):
    """SQLAlchemy's driver: aiosqlite with the connections above."""

    def __init__(self) -> None:
        super().__init__(aiosqlite, sqlite3)

    def connect(self, name: str, **options: Any) -> OneHop:  # noqa: ANN401 - as in the base class
        """Connect to an existing file: one that was deleted meanwhile isn't created again."""
        made: list[FileConnection] = []

        def factory(*args: Any, **options: Any) -> FileConnection:  # noqa: ANN401 - sqlite3's own
            made.append(FileConnection(*args, **options))
            return made[0]

        address = f"{Path(name).absolute().as_uri()}?mode=rw"
        opened = super().connect(address, uri=True, factory=factory, **options)
        return OneHop(self, opened.driver_connection, made[0])


def begin(connection: Connection) -> None:
    """Begin a transaction with the connection's next statement, to write or only to read.

    Called as a connection is lent: a listener to the engine's events would cost every statement.
    """
    options = connection.get_execution_options()
    writes, alone = options.get(WRITES, False), options.get(ALONE, False)
    # A reader's writes would be lost silently at the end: let them fail at once.
    query_only = f"PRAGMA query_only = {int(not writes)}"
    adapted = connection.connection.dbapi_connection
    assert isinstance(adapted, OneHop)
    kind = "BEGIN IMMEDIATE" if writes else "BEGIN DEFERRED"
    # To SQLite a statement outside a transaction is one by itself.
    adapted.begin_with(query_only, *(() if alone else (kind,)), alone=alone)
