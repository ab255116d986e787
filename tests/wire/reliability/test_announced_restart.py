"""The host announces a restart: tables say so until the next start, without a new message."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from club.club import Club
from cogs.app.restart import Restart
from cogs.kit.text import Text
from cogs.messages.messages import EDITABLE
from data.storage.database import Database
from playground.driver import StandIn, texts
from playground.program import Program
from tests.club.club_helpers import InProcessPlayers
from tests.data.storage.prepared_database import prepared_database
from tests.wire.harness import MOMENT, Harness, cog_of, make_bot, stay_in_channels
from tests.wire.reliability.test_restart import Evening

Json = dict[str, Any]
SAID = Text()("table-restart")


def table_of(discord: StandIn) -> Json:
    """The newest message of a table."""
    public = reversed(discord.north.messages(discord.channel))
    return next(one for one in public if "in the stock" in texts(one))


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[Evening]:
    url = await prepared_database(folder)
    database = await Database.open(url)
    try:
        async with StandIn() as discord:
            discord.clock.freeze(MOMENT)
            stay_in_channels(discord)
            yield Evening(discord, Club(database, players=InProcessPlayers()), url)
    finally:
        await database.close()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
@pytest.mark.parametrize("killed", [False, True])
async def test_a_signal_announces_a_restart(tmp_path: Path, *, killed: bool) -> None:
    async with playing(tmp_path) as it:
        discord = it.discord
        async with it.bot() as program:
            await it.begin()
            before = table_of(discord)
            assert SAID not in texts(before)
            program.signal(signal.SIGUSR1)
            await discord.wait_for(lambda: SAID in texts(table_of(discord)))
            assert table_of(discord)["id"] == before["id"]
            if killed:
                while not announced(program):
                    await discord.north.command("gin games")
                await program.kill()
            else:
                actor, message, custom_id, _ = it.next_press(await it.snapshot())
                await actor.press(message, custom_id)
                await discord.wait_for(lambda: texts(table_of(discord)) != texts(before))
                assert SAID in texts(table_of(discord))
                assert await program.stop() == 0
        async with it.bot():
            await discord.wait_for(lambda: SAID not in texts(table_of(discord)))
            assert table_of(discord)["id"] == before["id"]
            await it.current()


async def announce(harness: Harness) -> None:
    """Announce a restart, or take that back, and wait until the tables have been told."""
    harness.bot.restarting = not harness.bot.restarting
    await cog_of(harness.bot, Restart).tell()


def announced(program: Program) -> bool:
    return any("restart announced" in line for line in program.lines)


async def test_it_can_be_taken_back(harness: Harness) -> None:
    await harness.begin()
    for said in (True, False):
        await announce(harness)
        await harness.quiet()
        assert (SAID in texts(table_of(harness.discord))) == said


async def test_a_table_that_is_on_its_way_says_so_too(harness: Harness) -> None:
    challenge = await harness.north.command("gin challenge", member=harness.south)
    sending = harness.discord.faults.hold("POST", "/channels/*/messages", times=10)
    accepting = asyncio.create_task(harness.south.press(await challenge.done(), "Accept"))
    await sending.arrived.wait()
    announcing = asyncio.create_task(announce(harness))
    for _ in range(5):  # as many looks at the database as it takes at least
        await harness.club.displays.sent_since("table", harness.clock.now())
    sending.release()
    await asyncio.gather(accepting, announcing)
    await harness.quiet()
    assert SAID in texts(table_of(harness.discord))


async def test_tables_that_were_quiet_for_long_are_left_alone(harness: Harness) -> None:
    await harness.begin()
    before = table_of(harness.discord)["id"]
    harness.clock.advance(EDITABLE + timedelta(minutes=1))
    await announce(harness)
    await harness.quiet()
    shown = table_of(harness.discord)
    assert shown["id"] == before
    assert SAID not in texts(shown)


@pytest.mark.slow
async def test_it_may_be_announced_while_the_bot_logs_in(harness: Harness) -> None:
    await harness.begin()
    await harness.bot.close()
    login = harness.discord.faults.hold("GET", "/users/@me")
    bot = make_bot(
        Club(harness.club.tables._database, players=harness.club.playing._players), harness.clock
    )

    async def announce() -> None:
        await login.arrived.wait()
        bot.announce_restart()
        login.release()

    announcing = asyncio.create_task(announce())
    async with harness.discord.run(bot):
        await announcing
        await harness.discord.wait_for(lambda: SAID in texts(table_of(harness.discord)))
        await bot.close()
