"""A fresh club in a file of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from club.club import Club
from data.database import Database
from tests.club.house import Clock, make_club


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/undercut.db"


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
