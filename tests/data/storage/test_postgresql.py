"""What is PostgreSQL's alone: its settings, and what is said where its server has trouble."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import cast
from unittest import mock

import pytest
import pytest_asyncio
from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import QueuePool

from data.core import members
from data.storage.causes import cause_of
from data.storage.database import Database
from data.storage.engines import make_engine
from data.storage.errors import DatabaseProblem
from tests.data.sample_rows import NORTH, NOW
from tests.postgresql import NAME, Server, name_of, started

pytestmark = pytest.mark.postgresql


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server of one's own, which may be stopped."""
    with started(default_transaction_isolation="serializable") as server:
        yield server


@pytest_asyncio.fixture
async def url(server: Server) -> AsyncIterator[str]:
    async with server.database() as url:
        yield url


@pytest_asyncio.fixture
async def database(url: str) -> AsyncIterator[Database]:
    database = await Database.open(url)
    yield database
    await database.close()


async def setting(connection: AsyncConnection, name: str) -> str:
    return (await connection.exec_driver_sql(f"SHOW {name}")).scalar_one()


async def write(database: Database, name: str = "@north") -> None:
    async with database.write() as connection:
        await members.remember(connection, NORTH, name, NOW)


async def name_in(database: Database) -> str | None:
    async with database.read(alone=True) as connection:
        return (await members.names(connection, [NORTH])).get(NORTH)


async def pid_of(connection: AsyncConnection) -> int:
    return (await connection.exec_driver_sql("SELECT pg_backend_pid()")).scalar_one()


@asynccontextmanager
async def session(url: str) -> AsyncIterator[asyncio.Event]:
    """Another program's, which holds the lock of those who write, until told to let go."""
    let_go = asyncio.Event()
    other = await Database.open(url)
    holding = asyncio.Event()

    async def hold() -> None:
        async with other.write():
            holding.set()
            await let_go.wait()

    task = asyncio.create_task(hold())
    await holding.wait()
    try:
        yield let_go
    finally:
        let_go.set()
        await task
        await other.close()


async def trouble_with(database: Database) -> str:
    """What the log says where a write can't be done."""
    with pytest.raises(SQLAlchemyError) as failed:
        await write(database)
    said = cause_of(failed.value)
    assert said is not None
    return said


async def test_how_transactions_see_whatever_is_set_for_the_server(database: Database) -> None:
    async with database.read() as connection:
        assert connection.dialect.name == "postgresql"
        assert await setting(connection, "transaction_isolation") == "repeatable read"
        assert await setting(connection, "transaction_read_only") == "on"
    async with database.write() as connection:
        assert await setting(connection, "transaction_isolation") == "read committed"
        assert await setting(connection, "transaction_read_only") == "off"


async def test_nobody_waits_for_ever(database: Database) -> None:
    async with database.write() as connection:
        assert await setting(connection, "lock_timeout") == "10s"
        assert await setting(connection, "statement_timeout") == "1min"
        assert await setting(connection, "idle_in_transaction_session_timeout") == "1min"


async def test_a_connection_that_was_ended_meanwhile_is_made_again(
    database: Database, server: Server
) -> None:
    async with database.read() as connection:
        pid = await pid_of(connection)
    await server.execute(f"SELECT pg_terminate_backend({pid}, 10000)")
    await write(database)
    assert await name_in(database) == "@north"


async def test_a_connection_that_is_lost_in_a_write_leaves_nothing_of_it(
    database: Database, server: Server
) -> None:
    async def lose() -> None:
        async with database.write() as connection:
            await members.remember(connection, NORTH, "@north", NOW)
            pid = await pid_of(connection)
            await server.execute(f"SELECT pg_terminate_backend({pid}, 10000)")
            await members.remember(connection, NORTH, "@northerner", NOW)

    with pytest.raises(DBAPIError) as lost:
        await lose()
    assert cause_of(lost.value) is not None
    assert await name_in(database) is None
    await write(database)
    assert await name_in(database) == "@north"


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_a_server_that_is_stopped_and_started(
    database: Database, server: Server, mode: str
) -> None:
    await write(database)
    server.stop(mode)
    assert await trouble_with(database) == (
        "the database can't be reached: see whether its server runs"
    )
    server.start(default_transaction_isolation="serializable")
    assert await name_in(database) == "@north"
    await write(database, "@northerner")
    assert await name_in(database) == "@northerner"


async def test_why_a_server_refuses_a_connection_is_said(server: Server, url: str) -> None:
    there = await server.create(name_of(url))
    database = await Database.open(there)
    await write(database)
    await server.drop(there)
    assert await trouble_with(database) == (
        "the database doesn't exist on its server: create it there"
    )
    await database.close()


async def test_a_connection_that_is_lost_before_it_is_ready_is_the_databases_error(
    url: str,
) -> None:
    with mock.patch("data.storage.engines._IDLE_SECONDS", -1):
        with pytest.raises(DatabaseProblem):
            await Database.open(url)
        engine = make_engine(make_url(url))
        with pytest.raises(DBAPIError):
            await engine.connect()
        assert cast("QueuePool", engine.sync_engine.pool).checkedout() == 0
        await engine.dispose()


async def test_a_writer_elsewhere_that_hangs_is_named(database: Database, url: str) -> None:
    with mock.patch("data.storage.engines.BUSY_SECONDS", 0.05):
        impatient = await Database.open(url)
        async with session(url):
            assert "is held by another process" in await trouble_with(impatient)
        await write(impatient)
        await impatient.close()
    assert await name_in(database) == "@north"


async def test_a_process_that_hangs_in_a_write_loses_it(url: str, database: Database) -> None:
    with mock.patch("data.storage.engines._IDLE_SECONDS", 0.05):
        hanging = await Database.open(url)

    async def hang() -> None:
        async with hanging.write() as connection:
            await members.remember(connection, NORTH, "@north", NOW)
            # The next writer comes in only once the server has ended this one.
            await write(database, "@northerner")
            await members.remember(connection, NORTH, "@north", NOW)

    with pytest.raises(DBAPIError) as lost:
        await hang()
    assert cause_of(lost.value) is not None
    await hanging.close()
    assert await name_in(database) == "@northerner"


@pytest.mark.slow
async def test_a_statement_that_takes_too_long_is_broken_off(url: str) -> None:
    with mock.patch("data.storage.engines._STATEMENT_SECONDS", 1):
        database = await Database.open(url)
    with pytest.raises(DBAPIError) as broken:
        async with database.read() as connection:
            await connection.execute(text("SELECT pg_sleep(60)"))
    assert cause_of(broken.value) == (
        "the database took too long for a statement: look at its server"
    )
    await write(database)
    await database.close()


async def test_more_readers_than_connections_is_said(url: str) -> None:
    with mock.patch("data.storage.engines.BUSY_SECONDS", 0.05):
        database = await Database.open(url)
    lent = [database.read() for _ in range(15)]
    for each in lent:
        await each.__aenter__()
    assert await trouble_with(database) == (
        "the database is too busy: no connection came free: look at its server"
    )
    for each in lent:
        await each.__aexit__(None, None, None)
    await write(database)
    await database.close()


async def problem(url: str) -> str:
    with pytest.raises(DatabaseProblem) as refused:
        await Database.open(url)
    said = str(refused.value)
    assert "secret" not in said
    assert "\n" not in said
    return said


async def test_a_database_that_is_not_there_is_named(url: str) -> None:
    said = await problem(url.replace(name_of(url), "nowhere"))
    assert "nowhere" in said
    assert said.endswith("doesn't exist on its server: create it there.")


async def test_an_unknown_user_is_named(url: str) -> None:
    said = await problem(url.replace(f"{NAME}:secret", "nobody:secret"))
    assert said.endswith("refuses this user: look at the user and the password.")


async def test_that_no_server_is_of_the_kind_asked_for_is_the_databases_error(url: str) -> None:
    assert "can't be reached" in await problem(f"{url}&target_session_attrs=standby")


async def test_another_programs_database_stays_as_it_is(server: Server, url: str) -> None:
    other = await server.connect(url)
    await other.execute("CREATE TABLE recipes (name TEXT)")
    await other.close()
    assert "another program's" in await problem(url)


@pytest.mark.parametrize(
    "options", ["sslmode=disable", "ssl=prefer&channel_binding=require&application_name=x"]
)
async def test_addresses_as_others_write_them(url: str, options: str) -> None:
    await (await Database.open(f"{url}&{options}")).close()


async def test_an_option_that_is_unknown_is_named_without_its_value(url: str) -> None:
    said = await problem(f"{url}&sslkeyword=secret")
    assert "'sslkeyword'" in said
