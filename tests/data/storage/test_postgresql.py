"""The same tests on PostgreSQL; see conftest.py."""

import pytest

from data.storage.database import Database
from tests.data.conftest import POSTGRES


@pytest.mark.skipif(
    not POSTGRES,
    reason="set TEST_POSTGRES_URL to an empty database (postgresql+asyncpg://...); it is wiped",
)
async def test_postgresql_is_among_the_databases_tested() -> None:
    database = await Database.open(POSTGRES)
    async with database.read() as connection:
        assert connection.dialect.name == "postgresql"
        level = await connection.exec_driver_sql("SHOW transaction_isolation")
        assert level.scalar_one() == "repeatable read"
    await database.close()
