"""What the first version wrote, taken further on PostgreSQL, with starts that are killed."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from data.storage.database import Database
from tests.club.club_helpers import make_club
from tests.data.storage import earlier_version
from tests.data.storage.prepared_database import copied_database
from tests.data.storage.test_migrations import differences
from tests.proof.storage import migrations

pytestmark = [pytest.mark.postgresql, pytest.mark.slow]

STRIDE = 97


async def first_version(folder: Path) -> str:
    """Make a database as the first version left it; its address."""

    async def make(url: str) -> None:
        await earlier_version.leave(migrations.FIRST, url)

    return await copied_database(folder, "first version", make)


async def moves_there(url: str) -> int | None:
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        count = await connection.scalar(text("SELECT count(*) FROM moves"))
    await engine.dispose()
    return count


async def check_current(url: str) -> None:
    database = await Database.open(url)
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []
    await migrations.check_played(make_club(database))
    await database.close()


def test_a_start_that_is_killed_leaves_everything(tmp_path: Path) -> None:
    count = 1
    url = asyncio.run(first_version(tmp_path / "0"))
    there = asyncio.run(moves_there(url))
    assert there
    while migrations.killed_at(url, count):
        assert asyncio.run(moves_there(url)) == there
        asyncio.run(check_current(url))
        count += STRIDE
        url = asyncio.run(first_version(tmp_path / str(count)))
    asyncio.run(check_current(url))
    assert count > STRIDE
