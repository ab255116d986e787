"""A database opened to be examined: nothing is changed, and nobody who uses it is disturbed."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path

from data.storage.causes import explain
from data.storage.database import Database
from data.storage.engines import for_writing, make_engine
from data.storage.errors import DatabaseProblem
from data.storage.migrate import migrate, newest
from data.storage.urls import file_of, parse_url
from data.upkeep.backups import check_revision, copied, schema_of
from data.upkeep.file_check import file_findings
from data.upkeep.findings import Finding


@dataclass(frozen=True, slots=True)
class Examined:
    """A database of this program's schema; `file` is a copy, and None for PostgreSQL."""

    database: Database
    file: Path | None
    damage: list[Finding] = field(default_factory=list[Finding])  # of the file as a whole


@asynccontextmanager
async def examined(url: str, say: Callable[[str], None]) -> AsyncGenerator[Examined]:
    """Open a database, of SQLite a copy, which is brought up to this schema."""
    # DatabaseProblem: It can't be read; the text says why in one sentence.
    file = file_of(url)
    if file is None:
        database = await Database.open(url, as_it_is=True)
        try:
            yield Examined(database, None)
        finally:
            await database.close()
        return
    async with copied(file) as copy:
        say("the file")
        try:
            damage = await asyncio.to_thread(_damage, copy, file.name)
            await _bring_up_to_date(copy, say)
        except (sqlite3.Error, OSError) as error:
            raise DatabaseProblem(explain(str(file), error)) from error
        database = await Database.open(_address(copy), as_it_is=True)
        try:
            yield Examined(database, copy, damage)
        finally:
            await database.close()


def _damage(copy: Path, name: str) -> list[Finding]:
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        check_revision(schema_of(connection))
        return file_findings(connection, name)


async def _bring_up_to_date(copy: Path, say: Callable[[str], None]) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        if schema_of(connection) == newest():
            return
    say("the schema is an earlier version's: a copy is brought up to date")
    engine = make_engine(parse_url(_address(copy)))
    try:
        await migrate(for_writing(engine)[0])
    finally:
        await engine.dispose()


def _address(copy: Path) -> str:
    return f"sqlite+aiosqlite:///{copy}"
