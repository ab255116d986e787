"""The PostgreSQL server is gone for a while: answers say so, nothing is half done, all goes on."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import pytest_asyncio
import structlog
from sqlalchemy import Engine, event

from cogs.kit.text import Text
from playground.driver import Answer, texts
from tests.data.storage.prepared_database import PostgresqlCopies, chosen
from tests.postgresql import Server, started
from tests.wire.harness import Harness, open_harness

pytestmark = [pytest.mark.postgresql, pytest.mark.slow]

SORRY = Text()("refusal-storage")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server of one's own, which may be stopped."""
    with started() as server:
        yield server


@pytest_asyncio.fixture
async def harness(server: Server, tmp_path: Path) -> AsyncIterator[Harness]:
    with mock.patch.object(chosen, "copies", PostgresqlCopies(server)):
        async with open_harness(tmp_path) as opened:
            yield opened


async def is_told(answer: Answer) -> bool:
    """Whether a member alone reads that nothing could be saved."""
    return answer.ephemeral and texts(answer.message) == SORRY


async def test_a_server_that_is_stopped_and_started(harness: Harness, server: Server) -> None:
    table_id = await harness.begin()
    actor, hand, move = await harness.act(table_id)
    ply = await harness.ply(table_id)
    server.stop("immediate")
    with structlog.testing.capture_logs() as logs:
        assert await is_told(await actor.press(hand, move))
        assert await is_told(await harness.north.command("gin challenge", member=harness.south))
    failed = [one for one in logs if one["event"] == "press failed"]
    assert [("can't be reached" in one["error"], one["exc_info"]) for one in failed] == [
        (True, None)
    ] * 2
    server.start()
    assert await harness.ply(table_id) == ply
    assert (await actor.press(hand, move)).kind == "update"
    await harness.quiet()
    assert await harness.ply(table_id) == ply + 1


@pytest.mark.parametrize("statement", ["INSERT INTO moves", "UPDATE tables"])
async def test_a_connection_that_is_lost_in_a_press(
    harness: Harness, server: Server, statement: str
) -> None:
    table_id = await harness.begin()
    actor, hand, move = await harness.act(table_id)
    ply, lost = await harness.ply(table_id), list[str]()

    async def end(driver: Any) -> None:
        await server.execute(f"SELECT pg_terminate_backend({driver.get_server_pid()}, 10000)")

    def lose(connection: Any, _cursor: Any, sent: str, *_: Any) -> None:
        if sent.startswith(statement) and not lost:
            lost.append(sent)
            connection.connection.dbapi_connection.run_async(end)

    event.listen(Engine, "before_cursor_execute", lose)
    try:
        assert await is_told(await actor.press(hand, move))
    finally:
        event.remove(Engine, "before_cursor_execute", lose)
    assert lost
    assert await harness.ply(table_id) == ply
    assert (await actor.press(hand, move)).kind == "update"
    await harness.quiet()
    assert await harness.ply(table_id) == ply + 1
