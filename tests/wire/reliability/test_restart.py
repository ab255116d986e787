"""The bot is killed at the worst moments; the next one carries on from the same messages."""

import asyncio
import random
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from club.club import Club
from club.table.snapshot import Snapshot
from data.storage.database import Database
from engine.players import PLAYERS
from playground.driver import Actor, StandIn
from playground.program import Program
from playground.standin.models import LOADING
from tests.card_emojis import CARD_OF
from tests.club.club_helpers import InProcessPlayers
from tests.data.storage.prepared_database import empty_database, prepared_database
from tests.lone_bot import LoneBot
from tests.wire.expected_messages import until_current
from tests.wire.game_player import towards
from tests.wire.harness import COMMANDS, EVERY_CARD, MOMENT, offered, stay_in_channels

Json = dict[str, Any]
BOT = Path(__file__).parents[3] / "bot.py"


class Evening:
    """A bot in a process of its own, a database file, and two members at a table."""

    def __init__(self, discord: StandIn, club: Club, url: str) -> None:
        self.discord = discord
        self.club = club
        self.table_id = 0
        self.programs: list[Program] = []
        self._url = url

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[Program]:
        """Run the bot until the block ends or it is killed."""
        world = self.discord.world
        env = {"DATABASE_URL": self._url, "LOG_LEVEL": "DEBUG"}
        async with self.discord.program(BOT, env=env, kind=LoneBot) as program:
            await self.discord.wait_for(lambda: len(world.commands) == COMMANDS)
            await self.discord.wait_for(lambda: len(world.emojis) == EVERY_CARD)
            self.programs.append(program)
            yield program

    async def begin(self) -> None:
        discord = self.discord
        challenge = await discord.north.command("gin challenge", member=discord.south)
        await discord.south.press(challenge, "Accept")
        (table,) = await self.club.tables.tables_of(discord.north.id)
        self.table_id = table.table.table_id
        await self.current()

    async def current(self) -> None:
        await until_current(self.discord, self.club, self.table_id)

    async def snapshot(self) -> Snapshot:
        return await self.club.tables.snapshot(self.table_id)

    def next_press(self, snapshot: Snapshot) -> tuple[Actor, Json, str, str]:
        """Who presses what next, and the move they have in mind."""
        assert snapshot.state is not None
        seat = snapshot.state.turn
        member_id = next(one.member_id for one in snapshot.seats if one.seat == seat)
        actor = next(one for one in self.discord.members.values() if one.id == member_id)
        wish = str(
            PLAYERS["simple"].choose(snapshot.state.view(seat), random.Random(snapshot.table.ply))
        )
        message = actor.messages(actor.dm())[-1]
        return actor, message, towards(wish, offered(message)), wish

    async def press(self) -> Snapshot:
        """Let the player on turn press the next button, then wait until everybody sees it.

        The others see a draw with the discard after it: a turn that goes on isn't waited for.
        """
        actor, message, custom_id, _ = self.next_press(await self.snapshot())
        await actor.press(message, custom_id)
        snapshot = await self.snapshot()
        if not snapshot.goes_on(actor.id):
            await self.current()
        return snapshot

    async def press_unheard(self, program: Program) -> None:
        """Press; the move is kept, but nothing is drawn before the bot is killed."""
        before = await self.snapshot()
        actor, message, custom_id, _ = self.next_press(before)
        faults = self.discord.faults
        answer = faults.drop_before("POST", "/interactions/*", times=1000)
        faults.drop_before("*", "/channels/*", times=1000)
        pressing = asyncio.create_task(actor.press(message, custom_id))
        await answer.arrived.wait()
        await program.kill()
        pressing.cancel()
        faults.clear()
        assert (await self.snapshot()).table.ply == before.table.ply + 1


@pytest.mark.slow
async def test_a_killed_bot_carries_on(tmp_path: Path) -> None:
    url = await prepared_database(tmp_path)
    database = await Database.open(url)
    try:
        async with StandIn() as discord:
            discord.clock.freeze(MOMENT)
            stay_in_channels(discord)
            it = Evening(discord, Club(database, players=InProcessPlayers()), url)
            await evening(it)
            await check_log(it)
    finally:
        await database.close()


async def evening(it: Evening) -> None:
    async with it.bot() as program:
        await it.begin()
        await it.press()
        shown = [message["id"] for message in it.discord.north.messages()]
        await program.kill()

    async with it.bot() as program:  # between two moves: the old messages still do
        await it.press()
        assert [message["id"] for message in it.discord.north.messages()] == shown
        await it.press_unheard(program)

    async with it.bot() as program:  # between commit and drawing
        await it.current()
        snapshot = await it.press()
        while not _ends_deal(it, snapshot):
            snapshot = await it.press()
        await it.press_unheard(program)

    async with it.bot() as program:  # the same, at the end of a deal
        await it.current()
        snapshot = await it.press()
        assert snapshot.last is not None
        assert await program.stop() == 0


async def check_log(it: Evening, wanted: str = "kind=discard") -> None:
    """No card, seed or token is in what the bots have printed, and nothing went wrong unseen."""
    printed = "\n".join(line for program in it.programs for line in program.lines)
    table = (await it.snapshot()).table
    assert wanted in printed
    assert not re.search(r"\b(?:[2-9TJQKA]|10)[CDHS♣♦♥♠]", printed)
    assert not [name for name in CARD_OF if name in printed]
    assert it.discord.token not in printed
    assert table.contest_seed.hex() not in printed
    assert not any(one.token in printed for one in it.discord.world.interactions.values())
    assert "Traceback" not in printed
    assert "[error" not in printed


@pytest.mark.slow
async def test_what_nobody_was_shown_is_shown_at_the_next_start(tmp_path: Path) -> None:
    url = await prepared_database(tmp_path)
    database = await Database.open(url)
    try:
        async with StandIn() as discord:
            discord.clock.freeze(MOMENT)
            stay_in_channels(discord)
            it = Evening(discord, Club(database, players=InProcessPlayers()), url)
            for command, table_id in (("gin challenge", 1), ("gin practice", 2)):
                async with it.bot() as program:
                    faults = discord.faults
                    answer = faults.drop_before("POST", "/interactions/*", times=1000)
                    faults.drop_before("*", "/channels/*", times=1000)
                    options: dict[str, Any] = {"member": discord.south} if table_id == 1 else {}
                    asking = asyncio.create_task(discord.north.command(command, **options))
                    await answer.arrived.wait()
                    await program.kill()
                    asking.cancel()
                    faults.clear()
                it.table_id = table_id
                async with it.bot():
                    await it.current()
            pinged = [one.pinged for one in discord.channel.messages.values() if one.pinged]
            assert pinged == [[discord.south.user.id]]
            await check_log(it, "begins")
    finally:
        await database.close()


@pytest.mark.slow
@pytest.mark.parametrize("promised", [False, True])
@pytest.mark.parametrize(
    ("command", "alone"),
    [("gin practice", False), ("gin challenge", False), ("gin practice", True)],
)
async def test_a_table_that_appeared_unrecorded_is_found_by_the_next_start(
    tmp_path: Path, command: str, *, alone: bool, promised: bool
) -> None:
    url = await prepared_database(tmp_path)
    database = await Database.open(url)
    try:
        async with StandIn() as discord:
            discord.clock.freeze(MOMENT)
            stay_in_channels(discord)
            it = Evening(discord, Club(database, players=InProcessPlayers()), url)
            options: dict[str, Any] = {"member": discord.south} if "challenge" in command else {}
            reader, where = discord.south, None
            if alone:
                reader, where = discord.north, discord.north.dm()
                options["where"] = where
            async with it.bot() as program:
                faults = discord.faults
                if promised:
                    holder = sqlite3.connect(tmp_path / "undercut.db", isolation_level=None)
                    holder.execute("BEGIN IMMEDIATE")
                    asking = asyncio.create_task(discord.north.command(command, **options))
                    await discord.north.wait_for(
                        lambda one: bool(one["flags"] & LOADING), where=where
                    )
                    lost = faults.drop_before("*", "/webhooks/*", times=1000)
                    faults.drop_before("*", "/channels/*", times=1000)
                    holder.close()
                else:
                    lost = faults.drop_after("POST", "/interactions/*")
                    for path in ("/channels/*", "/webhooks/*"):
                        faults.drop_before("*", path, times=1000)
                    asking = asyncio.create_task(discord.north.command(command, **options))
                await lost.arrived.wait()
                await program.kill()
                asking.cancel()
                faults.clear()
            (table,) = await it.club.tables.tables_of(discord.north.id)
            it.table_id = table.table.table_id
            before = [one["id"] for one in reader.messages(where)]
            async with it.bot():
                await it.current()
                await discord.wait_for(lambda: len(reader.messages(where)) == 1)
                (shown,) = reader.messages(where)
                assert (before == [shown["id"]]) is not promised
    finally:
        await database.close()


@pytest.mark.slow
async def test_a_wrong_token_is_one_line(tmp_path: Path) -> None:
    async with StandIn() as discord:
        discord.expect(0)
        env = {"DATABASE_URL": await empty_database(tmp_path), "LOG_LEVEL": "ERROR"}
        program = await Program.start(BOT, discord.url, "wrong.to.ken", env=env)
        assert await program.wait() == 2
        (line,) = program.lines
        assert "DISCORD_TOKEN" in line
        assert "wrong" not in line


def _ends_deal(it: Evening, snapshot: Snapshot) -> bool:
    _, _, custom_id, wish = it.next_press(snapshot)
    return ":move:" in custom_id and wish.startswith(("knock", "gin", "big_gin"))
