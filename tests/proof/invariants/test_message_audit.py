"""The auditor says so when a move is lost or doubled, a message stale, a button unanswered."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import delete, update

from club.table.scene import scene
from cogs.play.ui.hand.hand import draw_hand
from data.schema.deals import drafts, moves
from data.schema.standings import standings
from data.schema.tables import tables
from data.storage.database import Database
from engine.players import PLAYERS
from playground.standin.models import Interaction, Message
from tests.data.storage.prepared_database import opened, prepared_database
from tests.proof.invariants.message_audit import Audit, action_of
from tests.proof.invariants.screen_check import ScreenCheck
from tests.wire.harness import Harness, offered, open_harness
from tests.wire.play.test_clocks import HOUR, begin, sleeper
from tests.wire.play.test_deal_end import played_out
from tests.wire.turn_clock.reminders import later, told


@dataclass
class Audited:
    """A game of some moves, and who audits it."""

    harness: Harness
    database: Database
    audit: Audit
    screen: ScreenCheck

    @property
    def kinds(self) -> set[str]:
        return {one.kind for one in self.audit.findings}

    async def move(self) -> None:
        actor, message, custom_id = await self.harness.act(1)
        await actor.press(message, custom_id)
        await self.harness.quiet()

    async def lose_move(self) -> None:
        """Take the last move back behind everybody's back."""
        ply = await self.harness.ply(1) - 1
        async with self.database.write() as connection:
            await connection.execute(delete(moves).where(moves.c.ply == ply))
            await connection.execute(update(tables).values(ply=ply))

    def table_message(self) -> Message:
        messages = self.harness.discord.channel.messages.values()
        return next(one for one in messages if "gin:hand:1" in str(one.components))


@asynccontextmanager
async def audited(folder: Path) -> AsyncIterator[Audited]:
    async with (
        open_harness(folder) as harness,
        opened(await prepared_database(folder)) as database,
    ):
        audit = Audit(harness.discord, harness.club, database)
        it = Audited(harness, database, audit, ScreenCheck(harness.discord, audit, 1))
        await harness.begin()
        for _ in range(4):
            await it.move()
        yield it


async def play_until_a_layoff(harness: Harness) -> None:
    """Let both sides play until a deal has ended in which cards were laid off."""
    snapshot = await harness.club.tables.snapshot(1)
    while snapshot.last is None or not snapshot.last.layoffs:
        assert snapshot.state is not None
        choice = PLAYERS["simple"].choose(snapshot.state.view(snapshot.state.turn), Random(1))
        member_id = harness.on_turn(snapshot).id
        snapshot = await harness.club.playing.play(1, snapshot.table.ply, member_id, str(choice))
    assert snapshot.table.finished_at is None
    harness.bot.reconciler.refresh(1)
    await harness.quiet()


def is_pick(interaction: Interaction) -> bool:
    action = action_of(interaction)
    return action is not None and action.kind == "pick"


@pytest.mark.slow
async def test_a_result_may_show_how_its_deal_ended(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        await play_until_a_layoff(it.harness)
        await it.move()
        await it.audit.compare()
        assert it.kinds == {"doubled"}  # Nobody has pressed for those moves.


@pytest.mark.slow
async def test_a_hand_may_still_show_the_result_that_its_member_has_read(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        await played_out(it.harness, 1)
        every = await it.audit.tables()
        assert not await it.screen.amiss(every)
        await it.harness.club.playing.read_result(1, it.harness.north.id)
        after = await it.audit.tables()
        assert after != every
        assert not await it.screen.amiss(after)


@pytest.mark.slow
async def test_a_reminder_is_no_stray(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        table_id = await begin(it.harness)
        actor = await sleeper(it.harness, table_id)
        await later(it.harness, 12 * HOUR)
        await told(it.harness, actor, "remind-head")
        await it.harness.quiet()
        assert not await it.screen.astray(await it.audit.tables())


@pytest.mark.slow
async def test_nothing_is_wrong_with_a_game(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        await it.audit.compare()
        await it.screen.check()
        await it.move()
        await it.audit.compare()
        assert not it.audit.findings
        assert not it.screen.strays
        assert len(it.audit.acknowledged) == 5
        assert it.screen.pressed


@pytest.mark.slow
async def test_a_lost_move_is_found(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        await it.lose_move()
        await it.audit.compare()
        assert it.kinds == {"lost"}


@pytest.mark.slow
async def test_a_move_that_is_lost_between_two_looks_is_found(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        await it.audit.compare()
        assert not it.audit.findings
        await it.lose_move()
        await it.audit.compare()
        assert it.kinds == {"lost"}


@pytest.mark.slow
async def test_a_move_that_nobody_pressed_is_found(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        actor, message, custom_id = await it.harness.act(1)
        action = offered(message)[custom_id]
        await it.harness.club.playing.play(1, action.ply or 0, actor.id, action.rest)
        await it.audit.compare()
        assert it.kinds == {"doubled"}


@pytest.mark.slow
async def test_moves_that_dont_follow_one_another_are_found(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        async with it.database.write() as connection:
            await connection.execute(delete(moves).where(moves.c.ply == 1))
        await it.audit.compare()
        assert "disagreeing" in it.kinds


@pytest.mark.slow
async def test_standings_that_are_off_are_found(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        north = it.harness.north
        actor, hand, _ = await it.harness.act(1)
        asked = await actor.press(hand, "gin:quit:1:ask")
        await actor.press(asked, "gin:quit:1:yes")
        await it.harness.quiet()
        await it.audit.compare()
        assert not it.audit.findings
        async with it.database.write() as connection:
            await connection.execute(
                update(standings).where(standings.c.member_id == north.id).values(games=2)
            )
        await it.audit.compare()
        assert it.kinds == {"disagreeing"}


@pytest.mark.slow
async def test_a_message_that_shows_an_earlier_ply_is_found(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        there = it.table_message()
        before = deepcopy(there.components)
        while there.components == before:
            await it.move()
        there.components = before
        await it.screen.check()
        assert it.kinds == {"stale"}


@pytest.mark.slow
async def test_a_hand_at_a_step_that_nobody_picked_is_found(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        harness = it.harness
        harness.discord.expect(10008)  # A private hand is pressed while a newer one replaces it.
        actor, hand = await harness.before_a_knock(1)
        pick = next(one for one, action in offered(hand).items() if action.kind == "pick")
        await actor.press(hand, pick)
        await harness.club.playing.pick(1, await harness.ply(1), actor.id, None)
        await it.screen.check()
        assert not it.audit.findings  # what was picked back on another copy isn't shown here
        interactions = harness.discord.world.interactions
        for key in [key for key, one in interactions.items() if is_pick(one)]:
            del interactions[key]
        await it.screen.check()
        assert it.kinds == {"stale"}


@pytest.mark.slow
async def test_a_message_that_is_gone_is_found(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        it.harness.discord.world.remove_message(it.table_message())
        await it.screen.check()
        assert it.kinds == {"stale"}


@pytest.mark.slow
async def test_a_table_that_is_shown_twice_is_found(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        world = it.harness.discord.world
        twin = replace(it.table_message(), id=world.ids.next())
        world.add_message(twin)
        await it.screen.check()
        assert it.screen.strays == {twin.id}
        assert not it.audit.findings


@pytest.mark.slow
async def test_an_old_button_that_doesnt_answer_is_found(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        discord = it.harness.discord
        discord.expect(10062)
        held = discord.faults.hold("POST", "/interactions/*")
        checking = asyncio.create_task(it.screen.check())
        await held.arrived.wait()
        discord.clock.advance(4)
        held.release()
        await checking
        assert it.kinds == {"unanswered"}


@pytest.mark.slow
async def test_a_pick_that_is_lost_is_found(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        actor, hand = await it.harness.before_a_knock(1)
        pick = next(one for one, action in offered(hand).items() if action.kind == "pick")
        await actor.press(hand, pick)
        async with it.database.write() as connection:
            await connection.execute(delete(drafts))
        await it.audit.compare()
        # The moves before were made behind the members' backs.
        assert "lost" in it.kinds


@pytest.mark.slow
async def test_a_card_that_somebody_else_is_shown_is_found(tmp_path: Path) -> None:
    async with audited(tmp_path) as it:
        harness, snapshot = it.harness, await it.harness.club.tables.snapshot(1)
        assert snapshot.state is not None
        waits = next(one.seat for one in snapshot.seats if one.seat != snapshot.state.turn)
        hand = draw_hand(scene(snapshot, waits), harness.bot.ui())
        place = harness.bot.get_partial_messageable(int(harness.discord.channel.id))
        await it.audit.compare()
        assert not it.audit.findings
        await place.send(view=hand.view)
        await it.audit.compare()
        assert it.kinds == {"leaked"}
