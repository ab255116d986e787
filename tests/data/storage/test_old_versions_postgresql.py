"""What the first version wrote, taken further on PostgreSQL, with starts that are killed."""

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from data.schema.games import metadata
from data.storage.database import Database
from data.storage.migrate import _step
from tests.club.club_helpers import make_club
from tests.data.conftest import POSTGRES, empty_postgres
from tests.data.storage.test_migrations import differences
from tests.proof.storage import migrations

STRIDE = 4
NUMBERED = {"tables": "table_id", "displays": "display_id"}


def first_rows() -> dict[str, list[dict[str, Any]]]:
    """The rows of the first version, table by table, each after those it points to."""
    with closing(sqlite3.connect(":memory:")) as first:
        first.executescript(migrations.FIRST)
        first.row_factory = sqlite3.Row
        there = {row[0] for row in first.execute("SELECT name FROM sqlite_master")}
        return {
            table.name: [dict(row) for row in first.execute(f"SELECT * FROM {table.name}")]
            for table in metadata.sorted_tables
            if table.name in there
        }


async def first_version() -> None:
    """Make the database as the first version left it."""
    await empty_postgres()
    engine = create_async_engine(POSTGRES)
    async with engine.begin() as connection:
        await connection.run_sync(_step)
        for table, rows in first_rows().items():
            for row in rows:
                names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
                await connection.execute(
                    text(f"INSERT INTO {table} ({names}) VALUES ({values})"), row
                )
        for table, column in NUMBERED.items():
            last = f"SELECT max({column}) FROM {table}"
            number = f"pg_get_serial_sequence('{table}', '{column}')"
            await connection.execute(text(f"SELECT setval({number}, ({last}))"))
    await engine.dispose()


async def moves_there() -> int | None:
    engine = create_async_engine(POSTGRES)
    async with engine.connect() as connection:
        count = await connection.scalar(text("SELECT count(*) FROM moves"))
    await engine.dispose()
    return count


async def check_current() -> None:
    database = await Database.open(POSTGRES)
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []
    await migrations.check_played(make_club(database))
    await database.close()


@pytest.mark.skipif(not POSTGRES, reason="needs TEST_POSTGRES_URL")
def test_a_start_that_is_killed_leaves_everything() -> None:
    count = 1
    while True:
        asyncio.run(first_version())
        killed = migrations.killed_at(POSTGRES, count)
        assert asyncio.run(moves_there()) == len(first_rows()["moves"])
        asyncio.run(check_current())
        if not killed:
            break
        count += STRIDE
    assert count > STRIDE
