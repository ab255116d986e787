"""A fresh database a test: an SQLite file, and PostgreSQL too where there is one to use."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from data.storage.database import Database
from tests.data.storage.prepared_database import prepared_database

POSTGRES = os.environ.get("TEST_POSTGRES_URL", "")


async def empty_postgres() -> None:
    engine = create_async_engine(POSTGRES)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/undercut.db"


@pytest_asyncio.fixture
async def sqlite_database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(await prepared_database(tmp_path))
    yield database
    await database.close()


@pytest_asyncio.fixture(params=["sqlite", "postgresql"] if POSTGRES else ["sqlite"])
async def url(request: pytest.FixtureRequest, sqlite_url: str) -> str:
    if request.param == "sqlite":
        return sqlite_url
    await empty_postgres()
    return POSTGRES


@pytest_asyncio.fixture
async def database(url: str, sqlite_url: str, tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(await prepared_database(tmp_path) if url == sqlite_url else url)
    yield database
    await database.close()
