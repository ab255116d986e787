"""A statement crosses to SQLite's thread once, with the libraries as they are."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

import pytest
from sqlalchemy import insert, make_url, select, text
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_cursor
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from data.schema.members import servers
from data.storage.database import Database
from data.storage.engines import make_engine
from data.storage.sqlite_driver import TRIED, OneHopCursor

pytestmark = pytest.mark.sqlite

ROOT = Path(__file__).parents[3]
ROW = {"server_id": 1, "name": "Parlour"}

NOT_NEEDED = {
    "callproc",
    "nextset",
    "server_side",
    "setinputsizes",
    "_adapt_connection",
    "_aenter_cursor",
    "_awaitable_cursor_close",
    "_cursor",
    "_execute_async",
    "_executemany_async",
    "_make_new_cursor",
    "_soft_closed_memoized",
}
"""What SQLAlchemy's cursor has for itself, for other databases or for statements we don't send."""


class Crossings:
    """How often SQLite's thread was asked for something."""

    def __init__(self, told: pytest.LogCaptureFixture) -> None:
        self._told = told

    @contextmanager
    def are(self, count: int) -> Iterator[None]:
        self._told.clear()
        with self._told.at_level(logging.DEBUG, "aiosqlite"):
            yield
        assert sum(each.msg.startswith("executing") for each in self._told.records) == count


@pytest.fixture
def crossings(caplog: pytest.LogCaptureFixture) -> Crossings:
    return Crossings(caplog)


def test_the_libraries_are_those_that_it_was_tried_with() -> None:
    """With others, run the tests of this folder and `python -m benchmarks statements` first."""
    assert {name: version(name) for name in TRIED} == TRIED
    pinned = (ROOT / "requirements.txt").read_text("utf-8").replace("[asyncio]", "")
    assert {f"{name}=={each}" for name, each in TRIED.items()} <= set(pinned.splitlines())


def test_a_cursor_has_all_that_sqlalchemy_may_ask_for() -> None:
    theirs = {name for name in dir(AsyncAdapt_aiosqlite_cursor) if not name.startswith("__")}
    assert theirs - set(dir(OneHopCursor)) <= NOT_NEEDED


async def test_a_query_alone_crosses_once(database: Database, crossings: Crossings) -> None:
    async with database.write() as connection:
        await connection.execute(insert(servers).values(ROW))
    with crossings.are(1):
        async with database.read(alone=True) as connection:
            found = await connection.execute(select(servers.c.server_id, servers.c.name))
            assert found.all() == [(1, "Parlour")]


async def test_a_transaction_crosses_once_a_statement_and_once_for_its_end(
    database: Database, crossings: Crossings
) -> None:
    with crossings.are(3):
        async with database.write() as connection:
            made = await connection.execute(insert(servers).values(ROW))
            assert made.rowcount == 1
            assert (await connection.scalars(select(servers.c.name))).all() == ["Parlour"]


async def test_a_transaction_without_a_statement_crosses_never(
    database: Database, crossings: Crossings
) -> None:
    async with database.read(alone=True) as connection:
        await connection.execute(select(servers))
    with crossings.are(0):
        async with database.write():
            pass


async def test_the_libraries_by_themselves_cross_four_times(
    tmp_path: Path, crossings: Crossings
) -> None:
    engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path}/file.db")
    async with engine.connect() as connection:
        with crossings.are(4):
            assert (await connection.execute(text("SELECT 1"))).all() == [(1,)]
    await engine.dispose()


async def test_rows_are_read_one_by_one_in_part_or_all(database: Database) -> None:
    async with database.write() as connection:
        rows = [{"server_id": number, "name": str(number)} for number in range(1, 7)]
        assert (await connection.execute(insert(servers), rows)).rowcount == len(rows)
        found = await connection.execute(select(servers.c.server_id).order_by(servers.c.server_id))
        assert found.fetchone() == (1,)
        assert found.fetchmany(2) == [(2,), (3,)]
        assert next(iter(found)) == (4,)
        assert found.scalars().all() == [5, 6]


async def test_a_connection_that_is_gone_is_told_as_lost(tmp_path: Path) -> None:
    (tmp_path / "file.db").touch()
    engine = make_engine(make_url(f"sqlite+aiosqlite:///{tmp_path}/file.db"))
    async with engine.connect() as connection:
        raw = await connection.get_raw_connection()
        assert raw.driver_connection is not None
        await raw.driver_connection.close()
        with pytest.raises(DBAPIError) as lost:
            await connection.execute(text("SELECT 1"))
    assert lost.value.connection_invalidated
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT 1"))).scalar() == 1
    await engine.dispose()
