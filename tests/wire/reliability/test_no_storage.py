"""The database can't be written, or is gone: answers say so, and nothing is half done."""

import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from unittest import mock

import pytest
import pytest_asyncio
import structlog

from cogs.kit.text import Text
from playground.driver import Answer, StandIn, texts
from playground.program import ROOT
from tests.cogs.app.test_start import NO_CACHE
from tests.wire.expected_messages import until_current
from tests.wire.harness import COMMANDS, NEVER, Harness, leave_faces, open_harness

if sys.platform == "linux":
    import resource

pytestmark = pytest.mark.sqlite

text = Text()
SORRY = text("refusal-storage")


@pytest_asyncio.fixture
async def impatient(tmp_path: Path) -> AsyncIterator[Harness]:
    """A bot that doesn't wait for another program to let the database go."""
    with mock.patch("data.storage.engines.BUSY_SECONDS", 0.01):
        async with open_harness(tmp_path) as harness:
            yield harness


async def is_told(answer: Answer) -> bool:
    """Whether a member alone reads that nothing could be saved."""
    return answer.ephemeral and texts(answer.message) == SORRY


async def test_a_member_is_told_of_a_locked_database_and_nothing_changes(
    impatient: Harness, tmp_path: Path
) -> None:
    harness = impatient
    table_id = await harness.begin()
    actor, hand, move = await harness.act(table_id)
    ply = await harness.ply(table_id)
    holder = sqlite3.connect(tmp_path / "undercut.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with structlog.testing.capture_logs() as logs:
        assert await is_told(await actor.press(hand, move))
        assert await is_told(await harness.north.command("gin challenge", member=harness.south))
    holder.close()
    assert await harness.ply(table_id) == ply
    failed = [one for one in logs if one["event"] == "press failed"]
    assert [("is locked" in one["error"], one["exc_info"]) for one in failed] == [(True, None)] * 2
    assert (await actor.press(hand, move)).kind == "update"
    await harness.quiet()
    assert await harness.ply(table_id) == ply + 1


@pytest.mark.slow
async def test_a_member_is_told_when_the_file_is_gone_and_goes_on_when_it_is_back(
    harness: Harness, tmp_path: Path
) -> None:
    table_id = await harness.begin()
    actor, hand, move = await harness.act(table_id)
    file, elsewhere = tmp_path / "undercut.db", tmp_path / "elsewhere"
    file.rename(elsewhere)
    with structlog.testing.capture_logs() as logs:
        assert await is_told(await actor.press(hand, move))
    (failed,) = [one for one in logs if one["event"] == "press failed"]
    assert "was moved or deleted" in failed["error"]
    elsewhere.rename(file)
    assert (await actor.press(hand, move)).kind == "update"
    await harness.quiet()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")
async def test_a_program_whose_disk_takes_no_more_says_so_and_goes_on(tmp_path: Path) -> None:
    env = {"DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/undercut.db", **NO_CACHE}
    async with StandIn() as discord:
        leave_faces(discord.world)
        async with discord.program(ROOT / "bot.py", env=env) as bot:
            await discord.wait_for(lambda: len(discord.world.commands) >= COMMANDS)
            open_end = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (0, open_end[1]))
            assert await is_told(await discord.north.command("gin challenge", member=discord.south))
            resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, open_end)
            answer = await discord.north.command("gin challenge", member=discord.south)
            assert not answer.ephemeral
        assert any("look at its disk" in line for line in bot.lines)


@pytest.mark.parametrize("command", ["gin practice", "gin challenge"])
async def test_a_table_that_appears_while_the_database_fails_appears_once(
    impatient: Harness, tmp_path: Path, command: str
) -> None:
    harness, options = impatient, {"member": impatient.south} if "challenge" in command else {}
    for part in harness.bot.reconciler.parts:
        part.first_retry = NEVER
    holder = sqlite3.connect(tmp_path / "undercut.db", isolation_level=None)
    lock = harness.discord.faults.happen(
        "POST", "/interactions/*", lambda: holder.execute("BEGIN IMMEDIATE")
    )
    # The channel doesn't tell either: only the bot that has sent the message knows of it.
    harness.discord.faults.fail("GET", "/channels/*/messages", 403, code=50001, times=100)
    harness.discord.expect(50001)
    answer = await harness.north.command(command, **options)
    await lock.arrived.wait()
    await harness.quiet()
    holder.close()
    table_id = await harness.newest_table(harness.north)
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    await until_current(harness.discord, harness.club, table_id)
    assert [one["id"] for one in harness.south.messages()] == [answer.message["id"]]
    (row,) = [one for one in await harness.club.displays.of_table(table_id) if not one.member_id]
    assert str(row.message_id) == answer.message["id"]
