"""Who leaves a table of three, whom nobody wants beside them, and who has their data deleted."""

from pathlib import Path

import pytest

from club.core.errors import NoSuchTable
from cogs.kit.ids import make_id
from cogs.kit.press_kinds import PressKind
from data.schema.vocabulary import TableStatus
from playground.driver import Actor, texts
from tests.wire.contest_player import ContestPlayer
from tests.wire.doors import ask_resign, block, privacy
from tests.wire.expected_messages import until_current
from tests.wire.forged_interactions import Forger
from tests.wire.harness import Harness, offered
from tests.wire.members.test_privacy import on, stored
from tests.wire.multiplayer.three_players import (
    here,
    late_and_waiting,
    play_on,
    play_until,
    press,
    question,
    text,
    three,
)
from tests.wire.reliability.test_refusals import refused

SOON = 20
"""What a game goes to that is over after a deal or two."""


async def leave(harness: Harness, actor: Actor, table_id: int) -> None:
    """Leave the table, and say yes."""
    asked = await ask_resign(actor, table_id)
    assert text("press-quit-group") in str(asked.message)
    await press(harness, actor, asked.message, "quit", "yes")


@pytest.mark.slow
async def test_who_leaves_comes_back_before_the_others_have_agreed(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        late, after, last = await late_and_waiting(harness, table_id)
        await leave(harness, late, table_id)
        seat = (await here(harness, table_id)).player_of(late.id)
        await press(harness, after, await question(harness), "left", f"{seat}.computer")
        strange = await press(harness, last, await question(harness), "left", f"{seat}.back")
        assert strange.ephemeral
        await press(harness, late, await question(harness), "left", f"{seat}.back")
        snapshot = await here(harness, table_id)
        assert snapshot.leavings == ()
        await play_on(harness, table_id)
        await until_current(harness.discord, harness.club, table_id)


@pytest.mark.slow
async def test_a_fourth_takes_the_seat_once_both_have_agreed(tmp_path: Path) -> None:
    async with three(tmp_path, watchers=1) as (harness, table_id):
        north, south, east, west = harness.discord.members.values()
        await leave(harness, south, table_id)
        seat = (await here(harness, table_id)).player_of(south.id)
        await press(harness, west, await question(harness), "left", f"{seat}.me")
        assert west.messages(west.dm()) == [], "who asks for a seat sees no hand"
        for actor in (north, east):
            assert (await here(harness, table_id)).seat_of(west.id) is None
            await press(harness, actor, await question(harness), "left", f"{seat}.{west.id}")
        snapshot = await here(harness, table_id)
        assert snapshot.player_of(west.id) == seat
        assert snapshot.player_of(south.id) is None
        late = await south.command("gin hand", table=table_id)
        assert late.ephemeral
        assert "West" not in texts(late.message)
        await play_until(harness, table_id, lambda one: harness.on_turn(one) is west)
        await until_current(harness.discord, harness.club, table_id)


@pytest.mark.slow
async def test_both_end_it_as_lost_by_who_left(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        north, south, east = harness.north, harness.south, harness.east
        await leave(harness, south, table_id)
        seat = (await here(harness, table_id)).player_of(south.id)
        for actor in (north, east):
            await press(harness, actor, await question(harness), "left", f"{seat}.forfeit")
        over = await here(harness, table_id)
        assert over.table.status == TableStatus.FINISHED
        assert over.contest is not None
        assert over.contest.settlement is not None
        assert over.contest.settlement.winner != seat
        said = "\n".join(map(texts, north.messages()))
        assert text("end-left", loser="South", you="other") in said
        assert text("won-left", loser="South", winner="East", winners=1, you="other") in said
        past = await south.command("gin history")
        assert text("history-left") in texts(past.message)
        await until_current(harness.discord, harness.club, table_id)


@pytest.mark.slow
async def test_two_leave_and_the_last_one_decides_alone(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        north, south, east = harness.north, harness.south, harness.east
        seats = {each.member_id: each.seat for each in (await here(harness, table_id)).players}
        for actor in (south, east):
            await leave(harness, actor, table_id)
        for actor in (south, east):
            choice = f"{seats[actor.id]}.computer"
            asked = await north.wait_for(
                lambda one, choice=choice: choice in {a.rest for a in offered(one).values()},
                where=harness.discord.channel,
            )
            await press(harness, north, asked, "left", choice)
        snapshot = await here(harness, table_id)
        assert snapshot.with_computer_alone
        assert snapshot.leavings == ()
        hand = await north.command("gin hand", table=table_id)
        assert all(f"Computer {number}" in texts(hand.message) for number in (1, 2))
        asked = await ask_resign(north, table_id)
        assert "Computer 1, Computer 2" in texts(asked.message)
        await press(harness, north, asked.message, "quit", "yes")
        over = await here(harness, table_id)
        assert over.table.status == TableStatus.FINISHED
        assert over.rated == ()
        await until_current(harness.discord, harness.club, table_id)


@pytest.mark.slow
async def test_nobody_resigns_by_a_forged_press(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        actor = (await late_and_waiting(harness, table_id))[0]
        ply = await harness.ply(table_id)
        answer = await Forger(harness, actor).press(f"gin:move:{table_id}:{ply}:resign")
        assert answer.ephemeral
        assert await harness.ply(table_id) == ply


@pytest.mark.slow
@pytest.mark.parametrize("by", ["who sits", "who comes"])
async def test_a_block_keeps_two_from_one_table(tmp_path: Path, by: str) -> None:
    async with three(tmp_path, joining=2) as (harness, table_id):
        south, east = harness.south, harness.east
        blocks, blocked = (south, east) if by == "who sits" else (east, south)
        await block(blocks, blocked)
        lobby = await ContestPlayer(harness, 1).lobby(table_id)
        answer = await east.press(lobby, text("press-lobby-join0"))
        if by == "who sits":
            await refused(east, answer, "refusal-seat-not-free")
        else:
            await refused(east, answer, "refusal-you-blocked", name=south.name)
        assert (await here(harness, table_id)).table.status == TableStatus.WAITING
        assert (await here(harness, table_id)).player_of(east.id) is None


@pytest.mark.slow
async def test_a_block_at_the_table_lets_the_game_go_on(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        late, after, _ = await late_and_waiting(harness, table_id)
        await block(late, after)
        assert (await here(harness, table_id)).table.status == TableStatus.PLAYING
        await play_on(harness, table_id)
        games = await late.command("gin games")
        assert table_id in {one.table for one in offered(games.message).values()}


async def forget(actor: Actor) -> None:
    """Have all that is stored about oneself deleted."""
    page = await privacy(actor)
    asked = await actor.press(page.message, on(page, "ask"))
    done = await actor.press(asked.message, on(asked, "forget"))
    assert "All that was yours is deleted" in texts(done.message)


@pytest.mark.slow
async def test_the_computer_plays_on_for_who_is_forgotten(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        south = harness.south
        await forget(south)
        await harness.quiet()
        everything = await stored(harness)
        assert str(south.id) not in everything
        assert "South" not in everything
        snapshot = await here(harness, table_id)
        assert snapshot.table.status == TableStatus.PLAYING
        assert len(snapshot.members) == 2
        assert south.messages(south.dm()) == []
        for _ in range(6):
            snapshot = await play_on(harness, table_id)
        table = harness.north.messages()[-1]
        assert "South" not in texts(table), "what is drawn from now on names nobody who has gone"
        await until_current(harness.discord, harness.club, table_id)


@pytest.mark.slow
async def test_who_is_forgotten_after_a_game_is_someone_in_it(tmp_path: Path) -> None:
    async with three(tmp_path, target=SOON) as (harness, table_id):
        await play_until(harness, table_id, lambda one: one.state is None)
        await forget(harness.south)
        await harness.quiet()
        everything = await stored(harness)
        assert str(harness.south.id) not in everything
        history = await harness.east.command("gin history")
        assert "South" not in texts(history.message)
        assert text("name-someone") in texts(history.message)
        for command in ("gin replay", "gin verify", "gin scores"):
            shown = await harness.east.command(command, table=table_id)
            assert "South" not in texts(shown.message)
        again = await Forger(harness, harness.east).press(make_id(PressKind.AGAIN, table_id))
        assert again.ephemeral
        lobby = await here(harness, await harness.newest_table(harness.east))
        assert lobby.table.status == TableStatus.WAITING
        assert len(lobby.players) == 1


@pytest.mark.slow
async def test_who_is_forgotten_frees_a_seat_that_waits(tmp_path: Path) -> None:
    async with three(tmp_path, joining=2) as (harness, table_id):
        await forget(harness.south)
        await harness.quiet()
        lobby = await here(harness, table_id)
        assert [each.member_id for each in lobby.players] == [harness.north.id]
        assert lobby.table.status == TableStatus.WAITING


@pytest.mark.slow
async def test_all_three_are_forgotten_and_nothing_stays(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        for actor in (harness.south, harness.east, harness.north):
            await forget(actor)
            await harness.quiet()
        await harness.club.own_data.sweep()
        everything = await stored(harness)
        for actor in (harness.south, harness.east, harness.north):
            assert str(actor.id) not in everything
        with pytest.raises(NoSuchTable):
            await here(harness, table_id)
