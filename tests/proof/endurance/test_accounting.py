"""What is lost, doubled, stale or leaked at the many tables is found."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from club.table.scene import scene
from cogs.play.ui.hand.hand import draw_hand
from data.schema.deals import moves
from data.schema.tables import tables
from data.storage.database import Database
from playground.standin.world import NONCE_SECONDS
from tests.data.storage.prepared_database import opened, prepared_database
from tests.proof.endurance import pressing
from tests.proof.endurance.accounting import Accounting, Screens
from tests.proof.endurance.open_tables import Meeting, seat
from tests.proof.endurance.pressing import Members
from tests.wire.harness import Harness, offered, open_harness

PRESSES = 6


@dataclass
class Played:
    """A game of some moves, and its members."""

    harness: Harness
    database: Database
    members: Members

    async def press(self, times: int = 1) -> None:
        for _ in range(times):
            assert await self.members.press_next()
            await self.harness.quiet()

    async def kinds(self) -> set[str]:
        """The kinds of what is found."""
        audit = self.accounting
        await audit.account()
        return {one.kind for one in audit.findings}

    @property
    def accounting(self) -> Accounting:
        harness = self.harness
        return Accounting(harness.discord, harness.club, self.database, self.members)

    @property
    def screens(self) -> Screens:
        return Screens(self.harness.discord, self.accounting, 1, self.members)


@asynccontextmanager
async def played(folder: Path) -> AsyncIterator[Played]:
    async with (
        open_harness(folder) as harness,
        opened(await prepared_database(folder)) as database,
    ):
        it = Played(harness, database, Members(harness.discord, 1))
        await harness.begin()
        await it.press(PRESSES)
        yield it


@pytest.mark.slow
async def test_nothing_is_wrong_with_a_game(tmp_path: Path) -> None:
    async with played(tmp_path) as it:
        audit = it.accounting
        await audit.account()
        assert not audit.findings
        assert 0 < audit.moves["member"] <= PRESSES
        assert not await it.screens.wrong_at([1])
        assert not await it.screens.astray([])


@pytest.mark.slow
async def test_a_game_that_is_over_before_its_player_could_move_counts_as_shown(
    tmp_path: Path,
) -> None:
    async with open_harness(tmp_path) as harness:
        await harness.started()
        members = Members(harness.discord, 1)
        channel = harness.discord.channel
        server = harness.discord.world.guilds[channel.guild_id or ""]
        await seat(harness.club, [Meeting(harness.north, None, channel, server)])
        await harness.club.playing.resign(1, harness.north.id)
        harness.bot.reconciler.refresh(1)
        await harness.quiet()
        assert members.tables == {1}
        assert not await members.press_next()


@pytest.mark.slow
async def test_a_move_that_is_gone_is_lost(tmp_path: Path) -> None:
    async with played(tmp_path) as it:
        ply = await it.harness.ply(1) - 1
        async with it.database.write() as connection:
            await connection.execute(delete(moves).where(moves.c.ply == ply))
            await connection.execute(update(tables).values(ply=ply))
        assert "lost" in await it.kinds()


@pytest.mark.slow
async def test_a_move_that_nobody_pressed_is_doubled(tmp_path: Path) -> None:
    async with played(tmp_path) as it:
        actor, message, custom_id = await it.harness.act(1)
        action = offered(message)[custom_id]
        await it.harness.club.playing.play(1, action.ply or 0, actor.id, action.rest)
        assert await it.kinds() == {"doubled"}


@pytest.mark.slow
async def test_one_press_that_made_two_moves_is_doubled(tmp_path: Path) -> None:
    async with played(tmp_path) as it:
        async with it.database.read() as connection:
            (first,) = (await connection.execute(moves.select().where(moves.c.ply == 0))).all()
        async with it.database.write() as connection:
            await connection.execute(
                update(moves)
                .where(moves.c.seat == first.seat, moves.c.ply > 0)
                .values(interaction_id=first.interaction_id)
            )
        assert "doubled" in await it.kinds()


@pytest.mark.slow
async def test_a_gap_between_moves_is_found(tmp_path: Path) -> None:
    async with played(tmp_path) as it:
        async with it.database.write() as connection:
            await connection.execute(delete(moves).where(moves.c.ply == 1))
        assert "disagreeing" in await it.kinds()


@pytest.mark.slow
async def test_a_message_that_shows_an_earlier_ply_is_stale(tmp_path: Path) -> None:
    async with played(tmp_path) as it:
        messages = it.harness.discord.channel.messages.values()
        there = next(one for one in messages if "gin:hand:1" in str(one.components))
        before = deepcopy(there.components)
        while there.components == before:
            await it.press()
        there.components = before
        ((told,),) = (await it.screens.wrong_at([1])).values()
        ply = await it.harness.ply(1)
        assert told.startswith(
            f"the table of table 1 for 0, message {there.id} in channel {there.channel_id},"
            f" drawn at ply {ply} of {ply}, shows '"
        )


@pytest.mark.slow
async def test_a_message_of_nobodys_is_found(tmp_path: Path) -> None:
    async with played(tmp_path) as it:
        place = it.harness.bot.get_partial_messageable(int(it.harness.discord.channel.id))
        stray = await place.send("a stray")
        assert [one.id for one in await it.screens.astray([])] == [str(stray.id)]


@pytest.mark.slow
async def test_a_hand_that_everybody_is_shown_is_leaked(tmp_path: Path) -> None:
    async with played(tmp_path) as it:
        harness, snapshot = it.harness, await it.harness.club.tables.snapshot(1)
        assert snapshot.state is not None
        hand = draw_hand(scene(snapshot, snapshot.state.turn), harness.bot.ui())
        place = harness.bot.get_partial_messageable(int(harness.discord.channel.id))
        await place.send(view=hand.view)
        assert await it.kinds() == {"leaked"}


@pytest.mark.slow
@pytest.mark.parametrize("disturbed", [False, True])
async def test_a_press_without_an_answer_is_found_unless_its_shard_was_disturbed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, disturbed: bool
) -> None:
    monkeypatch.setattr(pressing, "PATIENCE", 0.1)
    async with played(tmp_path) as it:
        await it.harness.bot.close()
        if disturbed:
            it.members.excuse(60.0)
        assert await it.members.press_next()
        assert it.members.unanswered == 1
        assert ["was not answered" in one for one in it.members.strange] == [True] * (not disturbed)


@pytest.mark.slow
async def test_one_sending_that_made_two_messages_is_doubled(tmp_path: Path) -> None:
    async with played(tmp_path) as it:
        discord = it.harness.discord
        place = it.harness.bot.get_partial_messageable(int(discord.channel.id))
        await place.send("once", nonce="7")
        await place.send("once", nonce="7")
        assert not await it.kinds()
        discord.clock.advance(NONCE_SECONDS + 1)
        await place.send("once", nonce="7")
        assert await it.kinds() == {"doubled"}
