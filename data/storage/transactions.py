"""One transaction on a connection of its own, and the count of the connections on loan."""

import asyncio
from types import TracebackType
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncTransaction


class Loans:
    """The connections on loan from a database, and whether it lends any more."""

    def __init__(self) -> None:
        self.count = 0
        self._closed = False
        self._all_back = asyncio.Event()
        self._all_back.set()

    def lend(self) -> None:
        """Count one more.

        Raises:
            RuntimeError: The database is closed.
        """
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
    """A transaction, for `async with`.

    A class, since each press opens several: generators in its place take about a tenth of the time
    that a statement takes.
    """

    __slots__ = ("_begun", "_connection", "_engine", "_is_one", "_is_still", "_loans", "_turn")

    def __init__(
        self,
        engine: AsyncEngine,
        loans: Loans,
        turn: asyncio.Lock | None = None,
        *,
        is_sqlite: bool,
        alone: bool,
    ) -> None:
        """Describe the transaction.

        Args:
            engine: Where its connection comes from.
            loans: Where that is counted.
            turn: What those who write wait for; None for one that reads.
            is_sqlite: Whether the database is a file of SQLite.
            alone: Whether it has a single statement.
        """
        self._engine: Final = engine
        self._loans: Final = loans
        self._turn: Final = turn
        # To SQLite a statement by itself is a transaction: nothing is left to begin or commit.
        self._is_one: Final = is_sqlite and alone
        # At its end nothing is sent to SQLite's thread: one that reads more rolls back then.
        self._is_still: Final = is_sqlite and (alone or turn is not None)

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
        """Borrow a connection, and begin to write."""
        self._loans.lend()
        self._begun: AsyncTransaction | None = None
        self._connection: AsyncConnection = self._engine.connect()
        try:
            await self._connection.start()
        except BaseException:
            self._loans.take_back()
            raise
        if self._turn is not None and not self._is_one:
            try:
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
                await (self._close_at_once() if ended and self._is_still else self._close())
            finally:
                if self._turn is not None:
                    self._turn.release()

    async def _close_at_once(self) -> None:
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
