"""The open database: short transactions that read, and short ones that write."""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Final, Self

from sqlalchemy import URL, Engine, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncTransaction

from data.storage.causes import explain
from data.storage.engines import (
    BUSY_SECONDS,
    for_reading,
    for_writing,
    make_engine,
    use_write_ahead_log,
)
from data.storage.errors import DatabaseMoved, DatabaseProblem
from data.storage.files import BESIDE, keep_private
from data.storage.integrity import check_sound
from data.storage.migrate import check_schema, migrate
from data.storage.presence import hold, lock_of
from data.storage.sqlite_driver import begin
from data.storage.urls import read_url, without_password

__all__ = ["Database", "DatabaseProblem"]

LAST_ORDERS: Final = 15.0
"""Seconds for open transactions at closing: longer than any wait for a writer elsewhere."""

AGAIN: Final = 0.05
"""Seconds between tries at a file that another process holds."""

_SIZE: Final = text("SELECT pg_database_size(current_database())")

log = logging.getLogger(__name__)


class Loans:
    """Counts the connections that a database has lent, and refuses more once it is closed."""

    def __init__(self) -> None:
        self.count = 0
        self._closed = False
        self._all_back = asyncio.Event()
        self._all_back.set()

    def lend(self) -> None:
        """Count one more; RuntimeError once the database is closed."""
        if self._closed:
            raise RuntimeError("the database is closed")
        self.count += 1
        self._all_back.clear()

    def take_back(self, _: object = None) -> None:
        """Count one less."""
        self.count -= 1
        if not self.count:
            self._all_back.set()

    async def close(self) -> None:
        """Lend no more, and wait until all are back."""
        self._closed = True
        await self._all_back.wait()


class Transaction:
    """A transaction, for `async with`: a class, as generators cost a tenth of a statement more."""

    __slots__ = (
        "_autocommits",
        "_begun",
        "_closes_at_once",
        "_connection",
        "_engine",
        "_is_sqlite",
        "_loans",
        "_turn",
    )

    def __init__(
        self,
        engine: AsyncEngine,
        loans: Loans,
        turn: asyncio.Lock | None = None,
        *,
        is_sqlite: bool,
        alone: bool,
    ) -> None:
        """Set it up; `turn` is what writers wait for, `alone` says that it has one statement."""
        self._engine: Final = engine
        self._loans: Final = loans
        self._turn: Final = turn
        self._is_sqlite: Final = is_sqlite
        # To SQLite a statement by itself is a transaction: nothing is left to begin or commit.
        self._autocommits: Final = is_sqlite and alone
        # At its end nothing is sent to SQLite's thread: one that reads more rolls back then.
        self._closes_at_once: Final = is_sqlite and (alone or turn is not None)

    async def __aenter__(self) -> AsyncConnection:
        if self._turn is None:
            return await self._borrow()
        await self._turn.acquire()
        try:
            return await self._borrow()
        except BaseException:
            self._turn.release()
            raise

    async def _borrow(self) -> AsyncConnection:
        self._loans.lend()
        self._begun: AsyncTransaction | None = None
        self._connection: AsyncConnection = self._engine.connect()
        try:
            await self._connection.start()
        except BaseException:
            self._loans.take_back()
            raise
        try:
            if self._is_sqlite:
                assert self._connection.sync_connection is not None
                begin(self._connection.sync_connection)
            if self._turn is not None and not self._autocommits:
                self._begun = await self._connection.begin()
        except BaseException:
            await self._close()
            raise
        return self._connection

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Commit, or undo everything after an error, and give the connection back."""
        ended = False
        try:
            if self._begun is not None:
                await self._begun.__aexit__(kind, error, traceback)
            ended = error is None
        finally:
            try:
                await (self._return() if ended and self._closes_at_once else self._close())
            finally:
                if self._turn is not None:
                    self._turn.release()

    async def _return(self) -> None:
        """Close a connection that has nothing to undo: nothing is waited for."""
        try:
            await self._connection.close()
        finally:
            self._loans.take_back()

    async def _close(self) -> None:
        """Close the connection even if cancelled: a closed pool forgets those lent."""
        closing = asyncio.create_task(self._connection.close())
        closing.add_done_callback(self._loans.take_back)
        await asyncio.shield(closing)


class Database:
    """A database with this program's schema. Make one with `await Database.open(url)`.

    Work of many transactions holds `at_length`, so that no two such jobs see each other half done.
    """

    def __init__(self, engine: AsyncEngine, file: str | None) -> None:
        self._engine = engine
        self._file = file
        self._there = None if file is None else _identity(file)
        self._held: sqlite3.Connection | None = None
        self._reader, self._reader_alone = for_reading(engine)
        self._writer, self._writer_alone = for_writing(engine)
        # The writers of this process queue here, in order and without holding a connection.
        self._turn = asyncio.Lock()
        self.at_length = asyncio.Lock()
        self._loans = Loans()
        # Replaced where transactions are timed.
        self.transaction: Callable[..., AbstractAsyncContextManager[AsyncConnection]] = Transaction

    @classmethod
    async def open(cls, url: str, *, as_it_is: bool = False) -> Self:
        """Open a database and bring its schema up to date.

        The URL is `sqlite+aiosqlite:///FILE` or `postgresql+asyncpg://USER:PASSWORD@HOST/NAME`.
        With `as_it_is` no schema is changed, and one that isn't this program's is a problem.

        Raises:
            DatabaseProblem: It can't be opened; the text says why in one sentence.
        """
        address = read_url(url)
        file = address.database if address.get_backend_name() == "sqlite" else None
        database = cls(make_engine(address), file)
        try:
            database._say_present()
            await (check_schema(database._reader) if as_it_is else database._prepare())
        except (DBAPIError, sqlite3.Error, OSError) as error:
            await database.close()
            raise DatabaseProblem(_explain(address, error)) from error
        except BaseException:
            await database.close()
            raise
        return database

    @property
    def pool(self) -> object:
        """The pool of its connections, which no other database shares."""
        return self._engine.sync_engine.pool

    @property
    def engines(self) -> list[Engine]:
        """The engines whose events tell of every statement."""
        if self._file is None:
            return [self._engine.sync_engine]  # The others pass theirs on to it.
        found = (self._reader, self._reader_alone, self._writer, self._writer_alone)
        return [one.sync_engine for one in found]

    def _say_present(self) -> None:
        if self._file is None:
            return
        self._held = hold(lock_of(self._file), alone=False)
        if self._held is None:
            raise DatabaseProblem(
                f"The database {self._file} is just being put in place: wait until that is done."
            )

    async def _prepare(self) -> None:
        if self._file is not None:
            await check_sound(self._file)
        await migrate(self._writer)
        if self._file is not None:
            await self._use_write_ahead_log()
            # Not before: it may have been another program's.
            keep_private(self._file)

    async def _use_write_ahead_log(self) -> None:
        """Turn on the log, waiting for other processes: for this alone SQLite itself doesn't."""
        latest = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                async with self._engine.connect() as connection:
                    return await connection.run_sync(use_write_ahead_log)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > latest:
                    raise
            await asyncio.sleep(AGAIN)

    def read(self, *, alone: bool = False) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a read transaction on one snapshot; `alone` is for one query, which is cheaper."""
        reader = self._reader_alone if alone else self._reader
        is_sqlite = self._file is not None
        return self.transaction(reader, self._loans, is_sqlite=is_sqlite, alone=alone)

    def write(self, *, alone: bool = False) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a write transaction, one at a time, committed at its end or undone on error.

        With `alone` it is for a single statement, which is cheaper.

        Raises:
            DatabaseMoved: The file isn't where it was opened.
        """
        # SQLite writes silently to a file that was deleted, and all of it is lost at the end.
        if self._file is not None and _identity(self._file) != self._there:
            raise DatabaseMoved
        writer = self._writer_alone if alone else self._writer
        is_sqlite = self._file is not None
        return self.transaction(writer, self._loans, self._turn, is_sqlite=is_sqlite, alone=alone)

    async def size(self) -> int:
        """Return the bytes that it takes: of SQLite, its file with the log beside it."""
        if self._file is not None:
            return await asyncio.to_thread(_size, self._file)
        async with self.read(alone=True) as connection:
            return int(await connection.scalar(_SIZE) or 0)

    async def close(self) -> None:
        """Close all connections once open transactions end; a later one is a RuntimeError."""
        try:
            async with asyncio.timeout(LAST_ORDERS):
                await self._loans.close()
        except TimeoutError:
            count = self._loans.count
            log.warning("%d transactions didn't end before the database was closed", count)
        await self._engine.dispose()
        if self._held is not None:
            self._held.close()


def _identity(file: str) -> tuple[int, int] | None:
    """Return what tells a file from another in its place; None where there is none."""
    try:
        found = os.stat(file)  # noqa: PTH116 - called for every write, and faster
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _size(file: str) -> int:
    found = [file + ending for ending in BESIDE if os.path.exists(file + ending)]  # noqa: PTH110
    return sum(map(os.path.getsize, found))


def _explain(address: URL, error: Exception) -> str:
    if address.get_backend_name() == "sqlite":
        return explain(address.database, error)
    return explain(without_password(address), error)
