"""What players answer who are asked about a quiet game: they play on, wait, or call it off."""

import pytest

from club.archive.history import CALLED_OFF
from club.club import Club
from club.core.errors import AlreadyPlayed, NothingAsked, NotSeated, NotYourTurn, OwnTime
from club.turn_clock.agreement import Agreement
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from tests.club.club_helpers import EAST, NORTH, SOUTH, Clock, off_turn, on_turn
from tests.club.multiplayer.test_groups import PEOPLE, ROBIN, gathered
from tests.club.turn_clock.quiet_days import outcomes, pass_days, quiet, shown, silence


async def test_who_is_on_turn_says_that_they_play_on(club: Club, clock: Clock) -> None:
    game = await quiet(club)
    table_id = game.table.table_id
    with pytest.raises(NothingAsked):
        await club.calling_off.play_on(table_id, 0, on_turn(game))
    await pass_days(club, clock, 8)
    with pytest.raises(NotYourTurn):
        await club.calling_off.play_on(table_id, 0, off_turn(game))
    with pytest.raises(NotSeated):
        await club.calling_off.play_on(table_id, 0, EAST.member_id)
    await club.calling_off.play_on(table_id, 0, on_turn(game))
    # What was asked is taken away.
    assert {row.kind for row in await club.clocks.passed(table_id)} >= {"ask", "post"}
    assert table_id in (await club.clocks.outlook())[0]
    with pytest.raises(NothingAsked):
        await club.calling_off.play_on(table_id, 0, on_turn(game))
    said, _ = await pass_days(club, clock, 11)
    assert [(kind, at) for kind, who, at in said if who == on_turn(game)] == [
        ("ask", 7),
        ("post", 7),
        ("out", 10),
    ]


async def test_both_call_it_off(club: Club, clock: Clock) -> None:
    game = await quiet(club)
    table_id = game.table.table_id
    with pytest.raises(NothingAsked):
        await club.calling_off.call_off(table_id, 0, NORTH.member_id, 7000)
    await pass_days(club, clock, 8)
    _, agreement = await club.calling_off.call_off(table_id, 0, NORTH.member_id, 7001)
    assert agreement == Agreement(((SOUTH.member_id,),))
    _, agreement = await club.calling_off.call_off(table_id, 0, NORTH.member_id, 7002)
    assert agreement == Agreement(((SOUTH.member_id,),), frozenset({NORTH.member_id}))
    over, agreement = await club.calling_off.call_off(table_id, 0, SOUTH.member_id, 7003)
    assert agreement.done
    assert over.called_off
    assert not over.untouched
    assert await outcomes(club) == [CALLED_OFF]
    with pytest.raises(AlreadyPlayed):
        await club.calling_off.call_off(table_id, 0, SOUTH.member_id, 7004)


async def test_who_plays_on_takes_back_what_was_agreed(club: Club, clock: Clock) -> None:
    game = await quiet(club)
    table_id, late, waiting = game.table.table_id, on_turn(game), off_turn(game)
    await pass_days(club, clock, 8)
    await club.calling_off.call_off(table_id, 0, waiting, 7001)
    await club.calling_off.play_on(table_id, 0, late)
    await pass_days(club, clock, 8)
    _, agreement = await club.calling_off.call_off(table_id, 0, late, 7002)
    assert not agreement.done


async def test_who_waits_on_takes_back_what_was_agreed(club: Club, clock: Clock) -> None:
    game = await quiet(club)
    table_id, late, waiting = game.table.table_id, on_turn(game), off_turn(game)
    await pass_days(club, clock, 8)
    await club.calling_off.call_off(table_id, 0, late, 7001)
    await pass_days(club, clock, 3)
    await club.clocks.wait(table_id, 0, waiting)
    await pass_days(club, clock, 8)
    _, agreement = await club.calling_off.call_off(table_id, 0, waiting, 7002)
    assert not agreement.done


async def test_who_goes_on_after_a_pause_takes_back_what_was_agreed(
    club: Club, clock: Clock
) -> None:
    game = await quiet(club)
    table_id = game.table.table_id
    await pass_days(club, clock, 8)
    await club.calling_off.call_off(table_id, 0, SOUTH.member_id, 7001)
    for who in (NORTH, SOUTH):
        await club.clocks.pause(table_id, who.member_id)
    await club.clocks.resume(table_id, NORTH.member_id)
    await pass_days(club, clock, 8)
    _, agreement = await club.calling_off.call_off(table_id, 0, NORTH.member_id, 7002)
    assert not agreement.done


async def test_who_stays_paused_takes_back_what_was_agreed(club: Club, clock: Clock) -> None:
    game = await quiet(club)
    table_id = game.table.table_id
    for who in (NORTH, SOUTH):
        await club.clocks.pause(table_id, who.member_id)
    await pass_days(club, clock, 31)
    await club.calling_off.call_off(table_id, 0, SOUTH.member_id, 7001)
    await club.calling_off.play_on(table_id, 0, NORTH.member_id)
    await pass_days(club, clock, 31)
    _, agreement = await club.calling_off.call_off(table_id, 0, NORTH.member_id, 7002)
    assert not agreement.done


async def test_with_a_clock_the_late_player_cannot_begin_the_time_anew(
    club: Club, clock: Clock
) -> None:
    game = await quiet(club, "relaxed:24")
    table_id, late = game.table.table_id, on_turn(game)
    await pass_days(club, clock, 2)
    for _ in ("out", "last"):
        with pytest.raises(NothingAsked):
            await club.calling_off.play_on(table_id, 0, late)
        await pass_days(club, clock, 22)


async def test_the_public_question_goes_once_it_is_answered(club: Club, clock: Clock) -> None:
    game = await quiet(club)
    table_id = game.table.table_id
    await pass_days(club, clock, 11)
    await club.calling_off.play_on(table_id, 0, on_turn(game))
    assert "out" in {row.kind for row in await club.clocks.passed(table_id)}


async def test_the_message_that_says_so_stays_where_the_wait_goes_on(
    club: Club, clock: Clock, database: Database
) -> None:
    game = await quiet(club)
    table_id = game.table.table_id
    await pass_days(club, clock, 11)
    (pressed,) = [row for row in await shown(database, table_id) if row.kind == "out"]
    await club.clocks.wait(table_id, 0, off_turn(game), pressed.message_id)
    assert table_id in (await club.clocks.outlook())[0]
    passed = {row.kind for row in await club.clocks.passed(table_id)}
    assert "ask" in passed
    assert "out" not in passed


async def test_whose_wait_is_over_decides_alone(club: Club, clock: Clock) -> None:
    game = await quiet(club)
    table_id, late, waiting = game.table.table_id, on_turn(game), off_turn(game)
    await pass_days(club, clock, 11)
    with pytest.raises(OwnTime):
        await club.clocks.claim(table_id, 0, late)
    _, agreement = await club.calling_off.call_off(table_id, 0, late, 7001)
    assert not agreement.done, "not the one who is late"
    over, agreement = await club.calling_off.call_off(table_id, 0, waiting, 7002)
    assert agreement.done
    assert over.called_off


async def test_whose_wait_is_over_may_wait_claim_or_let_the_computer_play_on(
    club: Club, clock: Clock
) -> None:
    game = await quiet(club)
    table_id, waiting = game.table.table_id, off_turn(game)
    await pass_days(club, clock, 11)
    await club.clocks.wait(table_id, 0, waiting)
    said, _ = await pass_days(club, clock, 11)
    assert ("ask", on_turn(game), 7) in said
    over = await club.clocks.claim(table_id, 0, waiting)
    assert over.contest is not None
    assert over.contest.settlement is not None
    assert over.contest.settlement.winner == game.player_of(waiting)
    assert not over.called_off


async def test_where_more_than_two_play_all_are_asked_and_all_have_to_agree(
    club: Club, clock: Clock
) -> None:
    game = await gathered(club, ROBIN, 3, start=True)
    table_id = game.lead_id
    everybody = PEOPLE[:3]
    await silence(*everybody, club=club)
    said, _ = await pass_days(club, clock, 8)
    assert {who for kind, who, _ in said if kind == "ask"} == {one.member_id for one in everybody}
    for number, each in enumerate(everybody):
        over, agreement = await club.calling_off.call_off(
            table_id, game.table.ply, each.member_id, 9000 + number
        )
        assert agreement.done == (each == everybody[-1])
        assert agreement.done == (over.table.status == TableStatus.FINISHED)


async def test_of_three_whoever_is_out_of_time_is_not_asked_again(club: Club, clock: Clock) -> None:
    game = await gathered(club, ROBIN, 3, start=True)
    await silence(*PEOPLE[:3], club=club)
    await pass_days(club, clock, 11)
    late = on_turn(game)
    one, other = (each.member_id for each in PEOPLE[:3] if each.member_id != late)
    _, agreement = await club.calling_off.call_off(game.lead_id, game.table.ply, one, 9000)
    assert agreement.asked == ((other,),)
    over, agreement = await club.calling_off.call_off(game.lead_id, game.table.ply, other, 9001)
    assert agreement.done
    assert over.called_off
