"""What a transaction sees, what it leaves, and which one waits for the other."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from aiosqlite import Connection
from sqlalchemy import insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core import members, servers
from data.schema.members import servers as servers_table
from data.storage import database as opened
from data.storage.database import Database
from data.storage.engines import BUSY_SECONDS
from tests.data.sample_rows import NORTH, NOW, SERVER, SOUTH

ROOT = Path(__file__).parents[3]

# Adds its share to one number, a read and a write at a time.
COUNT = """
import asyncio, sys
from data.core import servers
from data.storage.database import Database

async def count(url, times):
    database = await Database.open(url)
    for _ in range(times):
        async with database.write() as connection:
            server = await servers.get(connection, 1)
            await servers.remember(connection, 1, str(int(server.name) + 1))
    await database.close()

asyncio.run(count(sys.argv[1], int(sys.argv[2])))
"""


class UnluckyError(Exception):
    """Something went wrong in the middle."""


async def name_of(database: Database, member_id: int = NORTH) -> str | None:
    async with database.read() as connection:
        member = await members.get(connection, member_id)
    return None if member is None else member.name


async def test_an_error_undoes_the_whole_write(database: Database) -> None:
    async def go_wrong() -> None:
        async with database.write() as connection:
            await members.remember(connection, NORTH, "@north", NOW)
            raise UnluckyError

    with pytest.raises(UnluckyError):
        await go_wrong()
    assert await name_of(database) is None


@pytest.mark.sqlite
async def test_a_query_left_unfinished_keeps_nobody_waiting(database: Database) -> None:
    unfinished: list[object] = []  # held on to, as the traceback of a cancelled task would

    async def break_off() -> None:
        async with database.write() as connection:
            await members.remember(connection, NORTH, "@north", NOW)
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            unfinished.append(await raw.execute("VALUES (1), (2)"))
            await connection.invalidate()
            raise UnluckyError

    with pytest.raises(UnluckyError):
        await break_off()
    async with asyncio.timeout(BUSY_SECONDS / 2), database.write() as connection:
        await members.remember(connection, SOUTH, "@south", NOW)
    assert await name_of(database) is None


async def test_a_cancelled_write_is_undone_and_frees_the_way(database: Database) -> None:
    inside = asyncio.Event()

    async def hang() -> None:
        async with database.write() as connection:
            await members.remember(connection, NORTH, "@north", NOW)
            inside.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(hang())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with database.write() as connection:
        assert await members.get(connection, NORTH) is None


async def test_reads_see_one_snapshot_and_wait_for_nobody(database: Database) -> None:
    async with database.write() as connection:
        await members.remember(connection, NORTH, "@north", NOW)
    async with database.read() as reading:
        assert (await members.names(reading, [NORTH])) == {NORTH: "@north"}
        async with database.write() as writing:
            await members.remember(writing, NORTH, "@northerner", NOW)
            # Not yet kept: neither an old reader nor a new one sees it.
            assert await name_of(database) == "@north"
        assert (await members.names(reading, [NORTH])) == {NORTH: "@north"}
    assert await name_of(database) == "@northerner"


async def test_a_reader_may_not_write(database: Database) -> None:
    async with database.read() as connection:
        with pytest.raises(DBAPIError):
            await members.remember(connection, NORTH, "@north", NOW)
    async with database.write() as connection:
        await members.remember(connection, NORTH, "@north", NOW)
    assert await name_of(database) == "@north"


async def test_one_statement_alone_is_a_transaction(database: Database) -> None:
    async with database.write() as connection:
        await members.remember(connection, NORTH, "@north", NOW)
    async with database.write(alone=True) as connection:
        assert await members.refresh(connection, NORTH, "North", NOW)
    async with database.read(alone=True) as connection:
        assert await members.names(connection, [NORTH]) == {NORTH: "North"}
    with pytest.raises(DBAPIError):
        async with database.read(alone=True) as connection:
            await members.refresh(connection, NORTH, "@north")
    async with database.read() as connection:
        assert await members.names(connection, [NORTH]) == {NORTH: "North"}


@pytest.mark.sqlite
async def test_one_statement_alone_stays_alone(database: Database) -> None:
    async with database.write(alone=True) as connection:
        assert not await members.refresh(connection, NORTH, "North", NOW)
        with pytest.raises(DBAPIError, match="alone"):
            await members.refresh(connection, SOUTH, "South", NOW)
    async with database.write() as connection:
        await members.remember(connection, NORTH, "North", NOW)
        await members.remember(connection, SOUTH, "South", NOW)
    async with database.read() as connection:
        assert len(await members.names(connection, [NORTH, SOUTH])) == 2


async def test_writers_follow_one_another(database: Database) -> None:
    async with database.write() as connection:
        await servers.remember(connection, SERVER, "0")

    async def add_one() -> None:
        async with database.write() as connection:
            server = await servers.get(connection, SERVER)
            assert server is not None
            await servers.remember(connection, SERVER, str(int(server.name) + 1))

    # More than the pool has connections: those that wait hold none.
    await asyncio.gather(*(add_one() for _ in range(40)))
    async with database.read() as connection:
        server = await servers.get(connection, SERVER)
    assert server is not None
    assert server.name == "40"


@pytest.mark.slow
async def test_several_processes_write_one_database(url: str) -> None:
    database = await Database.open(url)
    async with database.write() as connection:
        await servers.remember(connection, 1, "0")
    command = [sys.executable, "-c", COUNT, url, "25"]
    others = [subprocess.Popen(command, cwd=ROOT) for _ in range(2)]  # noqa: ASYNC220
    own = 0
    while any(other.poll() is None for other in others):
        async with database.write() as connection:
            server = await servers.get(connection, 1)
            assert server is not None
            await servers.remember(connection, 1, str(int(server.name) + 1))
        own += 1
    assert [other.returncode for other in others] == [0, 0]
    async with database.read() as connection:
        server = await servers.get(connection, 1)
    assert server is not None
    assert server.name == str(25 + 25 + own)
    await database.close()


@pytest.mark.slow
async def test_what_was_written_is_there_after_opening_again(url: str) -> None:
    database = await Database.open(url)
    async with database.write() as connection:
        await members.remember(connection, NORTH, "@north", NOW)
    await database.close()
    database = await Database.open(url)
    assert await name_of(database) == "@north"
    await database.close()


async def test_an_error_names_no_values(database: Database) -> None:
    with pytest.raises(DBAPIError) as refused:
        async with database.write() as connection:
            await connection.execute(
                text("INSERT INTO members (member_id, name) VALUES (1, :name), (1, :name)"),
                {"name": "@secret-hand"},
            )
    assert "@secret-hand" not in str(refused.value)


async def raw(connection: AsyncConnection) -> Any:
    return (await connection.get_raw_connection()).driver_connection


async def closed(driver: Any) -> bool:
    if not isinstance(driver, Connection):
        return driver.is_closed()
    try:
        await driver.execute("SELECT 1")
    except ValueError:
        return True
    return False


@pytest.mark.parametrize("writes", [False, True])
async def test_closing_waits_for_what_is_under_way(database: Database, *, writes: bool) -> None:
    inside, go_on = asyncio.Event(), asyncio.Event()

    async def use() -> Any:
        async with database.write() if writes else database.read() as connection:
            inside.set()
            await go_on.wait()
            await members.get(connection, NORTH)
            return await raw(connection)

    user = asyncio.create_task(use())
    await inside.wait()
    closing = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    go_on.set()
    await closing
    assert await closed(await user)


async def test_closing_waits_for_what_was_cancelled(database: Database) -> None:
    lent: list[Any] = []
    inside = asyncio.Event()

    async def hang() -> None:
        async with database.write() as connection:
            lent.append(await raw(connection))
            inside.set()
            await asyncio.Event().wait()

    user = asyncio.create_task(hang())
    await inside.wait()
    # Again and again, so that it doesn't even give its connection back by itself.
    while not user.done():
        user.cancel()
        await asyncio.sleep(0)
    await database.close()
    assert await closed(lent[0])


async def test_closing_waits_only_so_long(
    database: Database, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opened, "LAST_ORDERS", 0)
    async with database.read() as connection:
        await members.get(connection, NORTH)
        await database.close()
        await connection.invalidate()
    assert "1 transactions didn't end" in caplog.text


async def test_a_closed_database_opens_nothing_any_more(database: Database) -> None:
    await database.close()
    with pytest.raises(RuntimeError, match="closed"):
        async with database.read():
            pass
    with pytest.raises(RuntimeError, match="closed"):
        async with database.write():
            pass


async def test_a_statement_for_several_rows_begins_a_transaction_too(database: Database) -> None:
    async def half_done() -> None:
        rows = [{"server_id": number, "name": "Card house"} for number in (1, 2)]
        async with database.write() as connection:
            await connection.execute(insert(servers_table), rows)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await half_done()
    async with database.read() as connection:
        assert (await connection.execute(select(servers_table.c.server_id))).all() == []
