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
from tests.wire.harness import MOMENT, Harness, cog_of, stay_in_channels
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


def announced(program: Program) -> bool:
    return any("restart announced" in line for line in program.lines)


async def test_it_can_be_taken_back(house: Harness) -> None:
    await house.begin()
    for said in (True, False):
        await cog_of(house.bot, Restart).announce()
        await house.quiet()
        assert (SAID in texts(table_of(house.discord))) == said


async def test_a_table_that_is_on_its_way_says_so_too(house: Harness) -> None:
    challenge = await house.north.command("gin challenge", member=house.south)
    sending = house.discord.faults.hold("POST", "/channels/*/messages", times=10)
    accepting = asyncio.create_task(house.south.press(await challenge.done(), "Accept"))
    await sending.arrived.wait()
    announcing = asyncio.create_task(cog_of(house.bot, Restart).announce())
    for _ in range(5):  # as many looks at the database as it takes at least
        await house.club.displays.sent_since("table", house.clock.now())
    sending.release()
    await asyncio.gather(accepting, announcing)
    await house.quiet()
    assert SAID in texts(table_of(house.discord))


async def test_tables_that_were_quiet_for_long_are_left_alone(house: Harness) -> None:
    await house.begin()
    before = table_of(house.discord)["id"]
    house.clock.advance(EDITABLE + timedelta(minutes=1))
    await cog_of(house.bot, Restart).announce()
    await house.quiet()
    shown = table_of(house.discord)
    assert shown["id"] == before
    assert SAID not in texts(shown)
