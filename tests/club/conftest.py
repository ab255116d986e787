"""A fresh club in a database of its own, SQLite's or PostgreSQL's as the option --database says."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from club.club import Club
from data.storage.database import Database
from tests.club.club_helpers import Clock, make_club
from tests.data.storage.prepared_database import prepared_database


@pytest_asyncio.fixture
async def url(tmp_path: Path) -> str:
    return await prepared_database(tmp_path)


@pytest_asyncio.fixture
async def database(url: str) -> AsyncIterator[Database]:
    database = await Database.open(url)
    yield database
    await database.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def club(database: Database, clock: Clock) -> Club:
    return make_club(database, clock)
