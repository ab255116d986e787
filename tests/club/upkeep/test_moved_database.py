"""A database copied from SQLite to PostgreSQL and back: equal rows, records and next numbers."""

import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import text

from club.upkeep.database_check import check
from data.storage.database import Database
from data.storage.errors import DatabaseProblem
from data.upkeep.stored_rows import copied_tables
from data.upkeep.transfer import copy
from tests.club.club_helpers import PLACE, QUICK, begin, make_club, step
from tests.club.upkeep.lived_in import LivedIn, live
from tests.data.storage.prepared_database import prepared_database
from tests.postgresql import Server, started, why_none

pytestmark = [pytest.mark.slow, pytest.mark.sqlite]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    if (why := why_none()) is not None:
        pytest.skip(why)
    with started() as server:
        yield server


@pytest_asyncio.fixture
async def empty_url(server: Server) -> AsyncIterator[str]:
    """An empty database of a PostgreSQL server."""
    async with server.database() as address:
        yield address


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def lived(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Path, LivedIn]]:
    folder = tmp_path_factory.mktemp("lived")
    database = await Database.open(await prepared_database(folder))
    lived = await live(database)
    async with database.write() as connection:
        # The last lines are gone, and their numbers must never mean others.
        seq = "INSERT INTO sqlite_sequence (name, seq) VALUES ('audit', 500)"
        await connection.execute(text(seq))
    await database.close()
    yield folder / "undercut.db", lived


@pytest.fixture
def file(lived: tuple[Path, LivedIn], tmp_path: Path) -> Path:
    return Path(shutil.copy(lived[0], tmp_path / "undercut.db"))


def rows(file: Path) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(file)) as connection:
        return {
            table.name: sorted(connection.execute(f"SELECT * FROM {table.name}"), key=repr)
            for table in copied_tables()
        }


def numbers(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as connection:
        return {
            name: seq for name, seq in connection.execute("SELECT * FROM sqlite_sequence") if seq
        }


async def records(address: str) -> list[str]:
    database = await Database.open(address)
    try:
        club = make_club(database)
        async with database.read() as connection:
            query = "SELECT table_id FROM games WHERE reason <> 'void' ORDER BY table_id"
            every = [table_id for (table_id,) in await connection.execute(text(query))]
        return [await club.tables.record(table_id) for table_id in every]
    finally:
        await database.close()


async def copied(source: str, target: str) -> list[str]:
    said: list[str] = []
    await copy(source, target, said.append)
    return said


async def test_a_copy_has_every_row_every_record_and_the_next_numbers(
    file: Path, tmp_path: Path
) -> None:
    said = await copied(url(file), url(tmp_path / "other.db"))
    assert rows(tmp_path / "other.db") == rows(file)
    assert numbers(tmp_path / "other.db") == numbers(file)
    assert await records(url(tmp_path / "other.db")) == await records(url(file))
    assert any(line.startswith("moves: ") for line in said)


async def test_to_postgresql_and_back_nothing_is_lost(
    file: Path, empty_url: str, tmp_path: Path
) -> None:
    before = await records(url(file))
    await copied(url(file), empty_url)
    assert await records(empty_url) == before
    assert [str(each) async for each in check(empty_url, lambda _: None)] == []
    back = tmp_path / "back.db"
    await copied(empty_url, url(back))
    assert rows(back) == rows(file)
    assert numbers(back) == numbers(file)
    assert await records(url(back)) == before


async def test_play_goes_on_there_with_fresh_numbers(
    file: Path, empty_url: str, lived: tuple[Path, LivedIn]
) -> None:
    await copied(url(file), empty_url)
    database = await Database.open(empty_url)
    try:
        club = make_club(database, start="later")
        await step(club, await club.tables.snapshot(lived[1].running))
        fresh = await begin(club, QUICK, 99_001)
        assert fresh.table.table_id > max(
            table_id for table_id, *_ in rows(file)["tables"] if table_id is not None
        )
        async with database.write() as connection:
            number = await connection.scalar(
                text(
                    "INSERT INTO audit (server_id, member_id, at, action)"
                    f" VALUES ({PLACE.server_id}, 11, 0, 'x') RETURNING audit_id"
                )
            )
        assert number == 501
    finally:
        await database.close()


async def test_what_is_wrong_is_found_on_postgresql_too(file: Path, empty_url: str) -> None:
    await copied(url(file), empty_url)
    database = await Database.open(empty_url)
    async with database.write() as connection:
        for change in (
            "UPDATE standings SET net = net + 1 WHERE member_id = 11",
            "UPDATE results SET detail = '{' WHERE deal = 1",
            "DROP INDEX ix_moves_deal",
        ):
            await connection.execute(text(change))
    await database.close()
    found = "\n".join([str(each) async for each in check(empty_url, lambda _: None)])
    assert "of its standings aren't what a recount gives" in found
    assert "detail has a value that can't be read" in found
    assert "the index ix_moves_deal is missing" in found


async def test_a_row_that_postgresql_cannot_hold_leaves_it_empty(
    file: Path, empty_url: str, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE members SET name = 'a' || char(0) || 'b' WHERE member_id = 12")
    with pytest.raises(DatabaseProblem, match="A row of members can't be copied"):
        await copied(url(file), empty_url)
    await copied(empty_url, url(tmp_path / "still-empty.db"))
    assert not any(rows(tmp_path / "still-empty.db").values())


async def test_a_database_with_rows_is_never_copied_into(file: Path, tmp_path: Path) -> None:
    other = Path(shutil.copy(file, tmp_path / "other.db"))
    with pytest.raises(DatabaseProblem, match="isn't empty"):
        await copied(url(file), url(other))
    with pytest.raises(DatabaseProblem, match="the same file"):
        await copied(url(file), url(file))
    with pytest.raises(DatabaseProblem, match="There is no database"):
        await copied(url(tmp_path / "nowhere.db"), url(tmp_path / "new.db"))
    assert rows(other) == rows(file)


async def test_rows_that_point_nowhere_leave_the_target_empty(file: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("INSERT INTO clocks (table_id, ply) VALUES (8888, 0)")
    with pytest.raises(DatabaseProblem, match="python -m data check"):
        await copied(url(file), url(tmp_path / "other.db"))
    assert not any(rows(tmp_path / "other.db").values())


async def test_an_earlier_schema_is_brought_up_to_date_first(file: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0030'")
    with pytest.raises(DatabaseProblem, match="start this version"):
        await copied(url(file), url(tmp_path / "other.db"))
