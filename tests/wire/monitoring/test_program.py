"""The bot as its host starts it, watched: pages, lines of JSON, and settings that can't be."""

import asyncio
import json
import signal
import socket
from pathlib import Path

import aiohttp
import pytest

from playground.driver import StandIn
from playground.program import ROOT, Program
from tests.data.storage.prepared_database import prepared_database
from tests.forked_program import ForkedProgram
from tests.wire.harness import COMMANDS, leave_faces
from tests.wire.monitoring.sentry_ingest import sentry_ingest

BOT = ROOT / "bot.py"
ENDS_WITHIN = 60

pytestmark = pytest.mark.slow


async def ended(program: Program) -> int:
    async with asyncio.timeout(ENDS_WITHIN):
        return await program.wait()


async def test_a_watched_bot_from_start_to_end(tmp_path: Path, unused_tcp_port: int) -> None:
    async with sentry_ingest() as ingest, StandIn(frozen=False) as discord:
        leave_faces(discord.world)
        env = {
            "DATABASE_URL": await prepared_database(tmp_path),
            "METRICS_PORT": str(unused_tcp_port),
            "SENTRY_DSN": ingest.dsn,
            "LOG_FORMAT": "json",
            "LOG_LEVEL": "DEBUG",
        }
        program = await ForkedProgram.start(BOT, discord.url, discord.token, env=env)
        await discord.wait_for(lambda: len(discord.world.commands) == COMMANDS)
        await discord.north.command("gin practice")
        base = f"http://127.0.0.1:{unused_tcp_port}"
        async with aiohttp.ClientSession() as session:
            async with session.get(f"{base}/health") as answer:
                assert (answer.status, await answer.text()) == (200, "ok\n")
            async with session.get(f"{base}/metrics") as answer:
                text = await answer.text()
        assert "undercut_gateway_connected 1.0" in text
        assert 'undercut_database_transactions_total{kind="write",outcome="done"}' in text
        program.signal(signal.SIGTERM)
        assert await ended(program) == 0
        await program.stop()
        lines = [json.loads(line) for line in program.lines]
        assert any(line.get("command") == "gin practice" for line in lines)
        assert all({"event", "level", "timestamp"} <= {*line} for line in lines)
        assert not [line for line in lines if line["level"] == "error"]
        assert discord.token not in "".join(program.lines)
        assert not ingest.requests


async def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        (line,), status = await refused(tmp_path, METRICS_PORT=str(port))
    assert status == 2
    assert line.startswith(f"METRICS_PORT can't be used: nothing can be served at 127.0.0.1:{port}")


async def test_an_address_of_another_machine_is_one_line(
    tmp_path: Path, unused_tcp_port: int
) -> None:
    env = {"METRICS_PORT": str(unused_tcp_port), "METRICS_HOST": "192.0.2.1"}
    (line,), status = await refused(tmp_path, **env)
    assert status == 2
    assert "192.0.2.1" in line


async def test_a_dsn_that_is_none_is_one_line_without_it(tmp_path: Path) -> None:
    (line,), status = await refused(tmp_path, SENTRY_DSN="nonsense")
    assert status == 2
    assert line == "SENTRY_DSN can't be used: copy it again from Sentry."


async def refused(folder: Path, **env: str) -> tuple[list[str], int]:
    """What a start says that one of these settings ends, and its status."""
    url = await prepared_database(folder)
    async with StandIn() as discord:
        env |= {"DATABASE_URL": url, "LOG_LEVEL": "WARNING"}
        program = await ForkedProgram.start(BOT, discord.url, discord.token, env=env)
        status = await ended(program)
        await program.stop()
        return program.lines, status
