"""Transactions that tell how long they have waited and taken, for a host who measures."""

import asyncio
from collections.abc import Callable
from time import monotonic
from types import TracebackType

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.storage.database import Loans, Transaction

# Takes whether a transaction writes, the seconds until it could begin and until its end, and
# whether it ended well.
Tell = Callable[[bool, float, float, bool], object]


class TimedTransaction(Transaction):
    """A transaction that tells of itself at its end, also where it couldn't begin."""

    __slots__ = ("_asked", "_began", "_tell")

    def __init__(
        self,
        tell: Tell,
        engine: AsyncEngine,
        loans: Loans,
        turn: asyncio.Lock | None = None,
        *,
        is_sqlite: bool,
        alone: bool,
    ) -> None:
        super().__init__(engine, loans, turn, is_sqlite=is_sqlite, alone=alone)
        self._tell = tell

    async def __aenter__(self) -> AsyncConnection:
        self._asked = monotonic()
        try:
            connection = await super().__aenter__()
        except BaseException:
            waited = monotonic() - self._asked
            self._tell(self._turn is not None, waited, 0.0, False)
            raise
        self._began = monotonic()
        return connection

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        well = False
        try:
            await super().__aexit__(kind, error, traceback)
            well = error is None
        finally:
            took, waited = monotonic() - self._began, self._began - self._asked
            self._tell(self._turn is not None, waited, took, well)
