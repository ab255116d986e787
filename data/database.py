"""The open database: short transactions that read, and short ones that write."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Self

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.engines import for_reading, for_writing, make_engine, use_write_ahead_log
from data.errors import DatabaseProblem
from data.files import explain
from data.migrate import migrate
from data.urls import read_url

__all__ = ["Database", "DatabaseProblem"]


class Database:
    """A database whose schema is this program's. Make one with `await Database.open(url)`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reader = for_reading(engine)
        self._writer = for_writing(engine)
        # The writers of this process queue here, in order and without holding a connection.
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database and bring its schema up to date.

        Args:
            url: `sqlite+aiosqlite:///FILE` or `postgresql+asyncpg://USER:PASSWORD@HOST/NAME`.

        Raises:
            DatabaseProblem: it can't be opened; the text says why in one sentence.

        """
        address = read_url(url)
        database = cls(make_engine(address))
        try:
            await database._prepare()
        except (DBAPIError, sqlite3.Error, OSError) as error:
            await database.close()
            raise DatabaseProblem(_explain(address, error)) from error
        except BaseException:
            await database.close()
            raise
        return database

    async def _prepare(self) -> None:
        await migrate(self._writer)
        if self._engine.dialect.name == "sqlite":
            async with self._engine.connect() as connection:
                await connection.run_sync(use_write_ahead_log)

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction that reads: all its queries see the database as of the first."""
        async with self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction that writes, alone; it is kept at the end, or undone by an error."""
        async with self._turn, self._writer.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()


def _explain(address: URL, error: Exception) -> str:
    """Say in one sentence, without the password, why a database can't be opened."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if address.get_backend_name() == "postgresql":
        place = address.render_as_string(hide_password=True)
        return f"The database {place} can't be opened: {cause}."
    return explain(address.database, cause)
