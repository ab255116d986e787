"""A database copied from SQLite to PostgreSQL or back, and compared row by row."""

import os
import sqlite3
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing, asynccontextmanager, closing
from pathlib import Path
from typing import Final

from sqlalchemy import Table, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.running.processes import OF_PROGRAMS
from data.storage.causes import cause_of
from data.storage.database import Database
from data.storage.engines import make_engine
from data.storage.errors import DatabaseProblem
from data.storage.migrate import newest
from data.storage.presence import hold, lock_of
from data.storage.urls import file_of, parse_url, without_password
from data.upkeep.backups import schema_of
from data.upkeep.stored_rows import (
    PostgresqlRows,
    SqliteRows,
    StoredRow,
    StoredRows,
    copied_tables,
    decoded,
    numbered_tables,
)

_OWN: Final = OF_PROGRAMS | {"alembic_version"}


async def copy(source_url: str, target_url: str, say: Callable[[str], None]) -> int:
    """Copy all rows to an empty database, in one transaction; return how many there are."""
    # DatabaseProblem: The target is as it was; the text says why in one sentence.
    if file_of(source_url) is not None and file_of(source_url) == file_of(target_url):
        raise DatabaseProblem("Both addresses are of the same file.")
    try:
        return await _copy(source_url, target_url, say)
    except (sqlite3.Error, OSError, DBAPIError) as error:
        # Without its text, which may have values.
        said = cause_of(error) or type(error).__name__
        raise DatabaseProblem(f"Nothing was copied: {said}.") from error


async def _copy(source_url: str, target_url: str, say: Callable[[str], None]) -> int:
    await _check_empty(target_url)
    async with _source(source_url) as source:
        await (await Database.open(target_url)).close()
        count = 0
        async with _target(target_url) as target:
            for table in copied_tables():
                count += await _copy_table(source, target, table, say)
            for table in numbered_tables():
                await target.set_last_number(table, await source.last_number(table))
            say("Comparing every row …")
            for table in copied_tables():
                await _compare(source, target, table)
            for table in numbered_tables():
                if await source.last_number(table) != await target.last_number(table):
                    raise DatabaseProblem(f"The numbers of {table.name} differ after the copy.")
    return count


async def _copy_table(
    source: StoredRows, target: StoredRows, table: Table, say: Callable[[str], None]
) -> int:
    count = 0
    try:
        async with aclosing(source.batches(table)) as batches:
            async for rows in batches:
                await target.insert(table, rows)
                count += len(rows)
    except (UnicodeDecodeError, DBAPIError, sqlite3.Error, OverflowError) as error:
        # Without its text, which may have values.
        kind = type(getattr(error, "orig", None) or error).__name__
        raise DatabaseProblem(
            f"A row of {table.name} can't be copied ({kind}): look for what is wrong with it by"
            " python -m data check."
        ) from error
    if count:
        say(f"{table.name}: {count:,} rows")
    return count


async def _compare(source: StoredRows, target: StoredRows, table: Table) -> None:
    async with aclosing(_each(source, table)) as ours, aclosing(_each(target, table)) as theirs:
        while True:
            one, other = await anext(ours, None), await anext(theirs, None)
            if one is None and other is None:
                return
            if one != other:
                raise DatabaseProblem(f"The rows of {table.name} differ after the copy.")


async def _each(side: StoredRows, table: Table) -> AsyncGenerator[Sequence[StoredRow]]:
    async with aclosing(side.batches(table)) as batches:
        async for rows in batches:
            yield [decoded(row) for row in rows]


@asynccontextmanager
async def _source(url: str) -> AsyncGenerator[StoredRows]:
    # Open what is copied as of one moment, changing nothing.
    file = file_of(url)
    if file is None:
        database = await Database.open(url, as_it_is=True)
        try:
            async with database.read() as connection:
                yield PostgresqlRows(connection)
        finally:
            await database.close()
        return
    if not file.is_file():
        raise DatabaseProblem(f"There is no database {file}.")
    with closing(_connect(file, "ro")) as connection:
        connection.execute("BEGIN")
        if schema_of(connection) != newest():
            raise DatabaseProblem(
                f"The database {file} isn't of this version's schema: start this version on it"
                " once, and stop it again."
            )
        yield SqliteRows(connection)


@asynccontextmanager
async def _target(url: str) -> AsyncGenerator[StoredRows]:
    # Open an empty database for one transaction, with nobody else in it.
    file = file_of(url)
    if file is None:
        database = await Database.open(url, as_it_is=True)
        try:
            async with database.write() as connection:
                await _check_tables(connection, url)
                yield PostgresqlRows(connection)
        finally:
            await database.close()
        return
    lock = hold(lock_of(file), alone=True)
    if lock is None:
        raise DatabaseProblem(f"A bot runs on the database {file}: stop it first.")
    with closing(lock), closing(_connect(file, "rw")) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("PRAGMA defer_foreign_keys = ON")
        _check_file(connection, file)
        yield SqliteRows(connection)
        try:
            connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            raise DatabaseProblem(
                "Some rows point to what isn't there: find them by python -m data check."
            ) from None


async def _check_empty(url: str) -> None:
    # Raise DatabaseProblem unless the target is empty: nothing of it is changed before.
    file = file_of(url)
    if file is not None:
        if file.exists():
            with closing(_connect(file, "ro")) as connection:
                _check_file(connection, file)
        return
    engine = make_engine(parse_url(url))
    try:
        async with engine.connect() as connection:
            await _check_tables(connection, url)
    except (DBAPIError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        place = without_password(parse_url(url))
        raise DatabaseProblem(f"The database {place} can't be opened: {cause}.") from error
    finally:
        await engine.dispose()


async def _check_tables(connection: AsyncConnection, url: str) -> None:
    for name in await connection.run_sync(lambda here: inspect(here).get_table_names()):
        query = text(f'SELECT 1 FROM "{name}" LIMIT 1')  # noqa: S608 - the database's own names
        if name not in _OWN and (await connection.execute(query)).first() is not None:
            raise DatabaseProblem(_not_empty(without_password(parse_url(url)), name))


def _check_file(connection: sqlite3.Connection, file: Path) -> None:
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    for (found,) in connection.execute(query).fetchall():
        name = os.fsdecode(found)
        query = f'SELECT 1 FROM "{name}" LIMIT 1'  # noqa: S608 - the database's own names
        if name not in _OWN and connection.execute(query).fetchone() is not None:
            raise DatabaseProblem(_not_empty(file, name))


def _not_empty(place: object, table: str) -> str:
    return f"The database {place} isn't empty ({table} has rows): copy into a new one."


def _connect(file: Path, mode: str) -> sqlite3.Connection:
    address = f"{file.as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
