"""A database opened to see what this program makes of it, without changing it."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from data.storage.database import Database, DatabaseProblem
from data.storage.urls import file_of, parse_url, read_url
from data.upkeep.backups import copied


@asynccontextmanager
async def trial(url: str) -> AsyncGenerator[Database]:
    """Open a database as an upgrade would leave it: an SQLite file's copy is migrated.

    PostgreSQL is opened as it is, and must have this very schema.

    Raises:
        DatabaseProblem: It can't be opened, or there is none; the text says why in one sentence.
    """
    file = _file_of(url)
    if file is None:
        database = await Database.open(url, as_it_is=True)
        try:
            yield database
        finally:
            await database.close()
        return
    async with copied(file) as copy:
        database = await Database.open(f"sqlite+aiosqlite:///{copy}")
        try:
            yield database
        finally:
            await database.close()


def _file_of(url: str) -> Path | None:
    file, name = file_of(url), parse_url(url).database
    if file is not None and name and not file.exists():
        # `read_url` would make it, to see whether it can.
        raise DatabaseProblem(f"There is no database {name}.")
    read_url(url)
    return file
