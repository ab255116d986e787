"""Sends each statement to SQLite's thread once, with its BEGIN and its rows.

SQLAlchemy with aiosqlite crosses to the thread four times a statement: for a cursor, the statement,
its rows and the cursor's end. Crossing takes longer than most of our statements.
"""

import collections
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import aiosqlite
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_cursor,
    AsyncAdapt_aiosqlite_dbapi,
)
from sqlalchemy.util import EMPTY_DICT
from sqlalchemy.util.concurrency import await_


class _Rows(list[Any]):
    """All rows of a statement, with its metadata."""

    description: Any
    rowcount: int
    lastrowid: int | None


def _text(stored: bytes) -> str:
    """Decode text, replacing bad bytes, so that a damaged row fails alone, and not its query."""
    return stored.decode(errors="replace")


class _Cursor(sqlite3.Cursor):
    """A cursor that returns its rows once and is closed then."""

    def fetchall(self) -> _Rows:
        """Return all rows, with the statement's metadata."""
        rows = _Rows(super().fetchall() if self.description else ())
        rows.description = self.description
        rows.rowcount, rows.lastrowid = self.rowcount, self.lastrowid
        self.close()
        return rows


class _Connection(sqlite3.Connection):
    """A connection that begins a transaction with its first statement."""

    first: tuple[str, ...] = ()  # sent before the next statement
    left: int | None = None  # statements that may follow; None for any number

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - sqlite3's own
        super().__init__(*args, **options)
        self.text_factory = _text

    def execute(self, sql: str, parameters: Any = (), /) -> _Cursor:  # noqa: ANN401 - as in sqlite3
        """Execute a statement, after what begins its transaction."""
        self._begin()
        return self.cursor(_Cursor).execute(sql, parameters)

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


class _OneHopCursor(AsyncAdapt_aiosqlite_cursor):
    """SQLAlchemy's cursor; SQLite's own is closed once a statement is done."""

    __slots__ = ("_found",)

    def __init__(self, adapt_connection: "OneHop") -> None:  # pyright: ignore[reportMissingSuperCall]
        self._adapt_connection = adapt_connection
        self._connection = adapt_connection.opened
        self._soft_closed_memoized = EMPTY_DICT
        self._rows = collections.deque()
        self._found = _Rows()
        self._found.description, self._found.rowcount, self._found.lastrowid = None, -1, None

    @property
    def description(self) -> Any:  # noqa: ANN401 - as in the base class
        """The names of the columns."""
        return self._found.description

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return self._found.rowcount

    @property
    def lastrowid(self) -> Any:  # noqa: ANN401 - as in the base class
        """The number of the row written last."""
        return self._found.lastrowid

    async def _execute_async(self, operation: Any, parameters: Any) -> None:  # noqa: ANN401
        found = await cast("aiosqlite.Connection", self._connection).execute_fetchall(
            operation, parameters
        )
        assert isinstance(found, _Rows)
        self._found, self._rows = found, collections.deque(found)

    async def _executemany_async(
        self,
        operation: Any,  # noqa: ANN401 - as in the base class
        seq_of_parameters: Sequence[Any],
    ) -> None:
        cursor = await cast("aiosqlite.Connection", self._connection).executemany(
            operation, seq_of_parameters
        )
        self._found.rowcount = cursor.rowcount
        await cursor.close()

    async def _async_soft_close(self) -> None:
        pass

    def close(self) -> None:
        """Drop the rows that weren't read."""
        self._rows.clear()


class OneHop(AsyncAdapt_aiosqlite_connection):
    """SQLAlchemy's connection."""

    __slots__ = ("_inner",)

    _cursor_cls = _OneHopCursor

    def __init__(
        self,
        dbapi: AsyncAdapt_aiosqlite_dbapi,
        connection: aiosqlite.Connection,
        inner: _Connection,
    ) -> None:
        super().__init__(dbapi, cast("Any", connection))
        self._inner = inner

    @property
    def opened(self) -> Any:  # noqa: ANN401 - SQLAlchemy's protocol names less than aiosqlite has
        """The driver's own connection."""
        return self._connection

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
        made: list[_Connection] = []

        def factory(*args: Any, **options: Any) -> _Connection:  # noqa: ANN401 - sqlite3's own
            made.append(_Connection(*args, **options))
            return made[0]

        address = f"{Path(name).absolute().as_uri()}?mode=rw"
        connection = aiosqlite.connect(address, uri=True, factory=factory, **options)
        # As SQLAlchemy does it: a thread that was forgotten doesn't keep the program alive.
        connection._thread.daemon = True  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
        opened = await_(connection)
        return OneHop(self, opened, made[0])
