"""A bot that is killed, or runs twice, at a table of three: nothing is lost and nothing doubled."""

from pathlib import Path

import pytest

from club.club import Club
from club.core.errors import DoneByTwinError
from cogs.kit.ids import Action
from cogs.kit.press_kinds import PressKind
from data.storage.database import Database
from data.table import moves
from playground.driver import StandIn, texts
from tests.club.club_helpers import InProcessPlayers, wish
from tests.data.storage.prepared_database import prepared_database
from tests.wire.contest_player import PLACES
from tests.wire.doors import open_seat
from tests.wire.expected_messages import until_current
from tests.wire.harness import MOMENT, offered, stay_in_channels
from tests.wire.multiplayer.three_players import here, late_and_waiting, three
from tests.wire.reliability.test_restart import Evening, check_log
from tests.wire.reliability.test_twins import UPDATE, beaten

KILLS = 9
"""As many as make each of three be the one whose draw or discard nobody is shown."""


class EveningOfThree(Evening):
    """The same with three members at a table of Jersey gin."""

    async def begin(self) -> None:
        """Let North open the table, and the others take its seats."""
        discord = self.discord
        await open_seat(discord.north, variant="jersey", seats="three_handed", target=20)
        (waiting,) = await self.club.tables.tables_of(discord.north.id)
        self.table_id = waiting.table.table_id
        await self.current()
        wanted = Action(PressKind.LOBBY, self.table_id, None, "join0")
        for actor in (discord.south, discord.members["east"]):
            lobby = await actor.wait_for(lambda one: wanted in offered(one).values())
            join = next(key for key, one in offered(lobby).items() if one == wanted)
            await actor.press(lobby, join)
            await self.current()

    async def until_a_move(self) -> None:
        """Press as far as to the button that plays a move."""
        while ":move:" not in self.next_press(await self.snapshot())[2]:
            await self.press()


@pytest.mark.slow
async def test_a_bot_killed_at_each_move_of_three_carries_on(tmp_path: Path) -> None:
    url = await prepared_database(tmp_path)
    database = await Database.open(url)
    try:
        async with StandIn(PLACES[:3]) as discord:
            discord.clock.freeze(MOMENT)
            stay_in_channels(discord)
            it = EveningOfThree(discord, Club(database, players=InProcessPlayers()), url)
            async with it.bot() as program:
                await it.begin()
                await it.press_unheard(program)
            for _ in range(KILLS - 1):
                async with it.bot() as program:
                    await it.current()
                    await it.until_a_move()
                    await it.press_unheard(program)
            async with it.bot() as program:
                await it.current()
                while (snapshot := await it.snapshot()).last is None:
                    _, _, custom_id, wish = it.next_press(snapshot)
                    if wish.startswith(("knock", "gin")) and ":move:" in custom_id:
                        await it.press_unheard(program)
                        break
                    await it.press()
            async with it.bot() as program:
                await it.current()
                assert (await it.snapshot()).last is not None
                async with database.read() as connection:
                    made = await moves.of_deal(connection, it.table_id, 1)
                first = made[0].ply
                assert [row.ply for row in made] == list(range(first, first + len(made)))
                assert await program.stop() == 0
            await check_log(it)
    finally:
        await database.close()


@pytest.mark.slow
async def test_what_another_process_has_answered_is_drawn_anew(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        actor, _, _ = await late_and_waiting(harness, table_id)
        ply = await harness.ply(table_id)
        hand = await harness.hand(actor, table_id, ply)
        move = next(key for key, one in offered(hand).items() if one.kind == "move")
        await beaten(harness, actor.press(hand, move), UPDATE)
        assert await harness.ply(table_id) == ply + 1
        assert not any("said by the other" in texts(one) for one in actor.messages(actor.dm()))
        await until_current(harness.discord, harness.club, table_id)


@pytest.mark.slow
async def test_a_press_that_two_processes_get_moves_once(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        actor, _, _ = await late_and_waiting(harness, table_id)
        before = await here(harness, table_id)
        twin = Club(harness.club.tables._database, players=InProcessPlayers())
        word, ply = wish(before), before.table.ply
        await harness.club.playing.play(table_id, ply, actor.id, word, interaction_id=7)
        with pytest.raises(DoneByTwinError):
            await twin.playing.play(table_id, ply, actor.id, word, interaction_id=7)
        assert await harness.ply(table_id) == ply + 1
