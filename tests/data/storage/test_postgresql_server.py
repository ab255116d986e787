"""The server that tests start: see tests/postgresql.py."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from playground.program import ROOT
from tests.postgresql import PATIENCE, Server, name_of, started, why_none

pytestmark = pytest.mark.skipif(why_none() is not None, reason=str(why_none()))

STARTS = """
from tests.postgresql import started
with started() as server:
    print(server.address.query["host"], flush=True)
    input()
"""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with started() as server:
        yield server


async def names(server: Server) -> set[str]:
    connection = await server.connect()
    found = await connection.fetch("SELECT datname FROM pg_database")
    await connection.close()
    return {one["datname"] for one in found}


async def test_a_copy_has_what_its_template_has_and_is_dropped(server: Server) -> None:
    async with server.database() as template:
        there = await server.connect(template)
        await there.execute("CREATE TABLE one (text TEXT); INSERT INTO one VALUES ('kept')")
        await there.close()
        name = name_of(template)
        async with server.database(name) as url:
            here = await server.connect(url)
            assert await here.fetchval("SELECT text FROM one") == "kept"
            assert len({name, name_of(url)} & await names(server)) == 2
    assert not {name, name_of(url)} & await names(server)


async def test_what_is_committed_is_there_after_a_crash(server: Server) -> None:
    async with server.database() as url:
        before = await server.connect(url)
        await before.execute("CREATE TABLE one (text TEXT); INSERT INTO one VALUES ('kept')")
        server.stop("immediate")
        server.start()
        after = await server.connect(url)
        assert await after.fetchval("SELECT text FROM one") == "kept"
        await after.close()


async def test_texts_are_ordered_as_a_language_does(server: Server) -> None:
    connection = await server.connect()
    ordered = "SELECT array_agg(one ORDER BY one) FROM unnest(ARRAY['b', 'a', 'B', 'A']) AS one"
    assert await connection.fetchval(ordered) == ["a", "A", "b", "B"]
    await connection.close()


def test_a_server_ends_with_the_process_that_started_it() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", STARTS],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        folder = Path(process.stdout.readline().strip())
        server = int((folder / "data/postmaster.pid").read_text("ascii").splitlines()[0])
        ended = os.pidfd_open(server)
        process.kill()
    assert process.returncode == -signal.SIGKILL
    # A file that tells of a process can be read once that has ended.
    assert select.select([ended], [], [], PATIENCE)[0]
    os.close(ended)
