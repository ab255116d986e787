"""A fresh database a test, SQLite's or PostgreSQL's as the option --database says."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from data.storage.database import Database
from tests.data.storage.prepared_database import empty_database, prepared_database


@pytest_asyncio.fixture
async def url(tmp_path: Path) -> str:
    """Where a first start makes one."""
    return await empty_database(tmp_path)


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(await prepared_database(tmp_path))
    yield database
    await database.close()
