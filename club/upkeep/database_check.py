"""The check of a whole database: one line for everything that is wrong, and nothing is changed."""

import sqlite3
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing, asynccontextmanager, closing

from sqlalchemy.exc import SQLAlchemyError

from club.upkeep.competition_check import competition_findings
from club.upkeep.contest_check import contest_findings
from club.upkeep.sum_check import daily_findings, standing_findings
from data.storage.database import Database
from data.upkeep.examined import Examined, examined
from data.upkeep.file_check import catalogue_findings
from data.upkeep.findings import RESTORE, Finding
from data.upkeep.row_check import every_table, reference_findings, value_findings
from data.upkeep.schema_check import schema_findings
from data.upkeep.stored_rows import PostgresqlRows, SqliteRows, StoredRows

Findings = AsyncGenerator[Finding]


async def check(url: str, say: Callable[[str], None]) -> Findings:
    """Yield everything that is wrong in a database; `say` is called with what is looked at."""
    # DatabaseProblem: It can't be read at all; the text says why in one sentence.
    async with examined(url, say) as it:
        for finding in it.damage:
            yield finding
        for subject, findings in _steps(it, say):
            say(subject)
            try:
                async with aclosing(findings):
                    async for finding in findings:
                        yield finding
            except (SQLAlchemyError, sqlite3.Error, OSError) as error:
                # Without its text, which may have values.
                kind = type(getattr(error, "orig", None) or error).__name__
                yield Finding(subject, f"it can't be read to the end ({kind})", RESTORE)


def _steps(it: Examined, say: Callable[[str], None]) -> Iterator[tuple[str, Findings]]:
    yield "the schema", _schema(it.database)
    yield "every value", _values(it)
    yield "what rows point to", _references(it.database)
    yield "every game, move by move", contest_findings(it.database, say)
    yield "standings and ratings", standing_findings(it.database)
    yield "daily matches", daily_findings(it.database)
    yield "cups, leagues and ladders", competition_findings(it.database)


async def _schema(database: Database) -> Findings:
    async with database.read() as connection:
        found = await connection.run_sync(schema_findings)
        found += await catalogue_findings(connection)
    for each in found:
        yield each


async def _values(it: Examined) -> Findings:
    async with _rows(it) as rows:
        for table in every_table():
            async with aclosing(value_findings(rows, table)) as findings:
                async for each in findings:
                    yield each


async def _references(database: Database) -> Findings:
    for table in every_table():
        async with database.read() as connection:
            found = await reference_findings(connection, table)
        for each in found:
            yield each


@asynccontextmanager
async def _rows(it: Examined) -> AsyncGenerator[StoredRows]:
    if it.file is None:
        async with it.database.read() as connection:
            yield PostgresqlRows(connection)
        return
    with closing(sqlite3.connect(it.file, check_same_thread=False)) as connection:
        yield SqliteRows(connection)
