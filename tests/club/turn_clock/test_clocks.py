"""What falls due at a table, said once, and what members do about their time."""

from datetime import datetime, timedelta

import pytest

from club.club import Club
from club.core.deadlines import PROMPT_AFTER, PROMPTED, Terms
from club.core.errors import AlreadyPlayed, NotPaused, NotSeated, TimeNotOver, Yourself
from club.table.snapshot import Snapshot
from club.turn_clock.clocks import LEASE
from data.schema.vocabulary import EndCause
from data.storage.database import Database
from data.turn_clock import clocks
from data.turn_clock.clocks import AlarmRow
from engine.rules import Rules
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    SHORT,
    SOUTH,
    Clock,
    begin,
    computer_move,
    make_club,
    off_turn,
    on_turn,
    step,
)

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


async def timed(club: Club, word: str = "relaxed:24", rules: Rules = SHORT) -> Snapshot:
    """Begin a game in which a turn may take so long."""
    waiting = await club.starting.challenge(PLACE, NORTH, SOUTH, rules, clock=Terms.parse(word))
    return await club.starting.accept(waiting.table.table_id, SOUTH, 5000)


async def until(club: Club, clock: Clock, end: datetime) -> list[tuple[str, int, datetime]]:
    """Let time pass as the scheduler would; return what is said to which member, and when.

    The quiet reminder in the middle of a game is left out: tests of its own tell of it.
    """
    found = [(row, clock.time) for row in await say(club)]
    while (wake := await wake_of(club)) is not None and wake <= end:
        clock.time = max(clock.time, wake)
        found += [(row, clock.time) for row in await say(club)]
    clock.time = end
    return [(row.kind, row.member_id, at) for row, at in found if row.number != PROMPTED]


async def wake_of(club: Club) -> datetime | None:
    """When there will be something to do."""
    return (await club.clocks.outlook())[1]


async def at_work(club: Club) -> set[int]:
    """The tables at which something is to be said or taken away."""
    return (await club.clocks.outlook())[0]


async def say(club: Club) -> list[AlarmRow]:
    await club.clocks.keep_time()
    rows = await club.clocks.to_say()
    for row in rows:
        if await club.clocks.alarm(row) is not None:
            await club.clocks.said(row, 77, 1000 + row.number)
    return rows


async def out_of_time(club: Club, clock: Clock) -> Snapshot:
    game = await timed(club)
    await until(club, clock, clock.time + 2 * DAY)
    return await club.tables.snapshot(game.table.table_id)


async def test_a_turn_is_called_to_mind_warned_of_and_out_of_time(club: Club, clock: Clock) -> None:
    began = clock.time
    game = await timed(club)
    sleeper = on_turn(game)
    shown = await club.tables.snapshot(game.table.table_id)
    assert shown.time is not None
    assert shown.time.until == began + DAY
    assert await until(club, clock, began + 3 * DAY) == [
        ("remind", sleeper, began + 12 * HOUR),
        ("warn", sleeper, began + 18 * HOUR),
        ("out", sleeper, began + DAY),
    ]
    shown = await club.tables.snapshot(game.table.table_id)
    assert shown.time is not None
    assert shown.time.out


async def test_without_a_clock_a_turn_is_only_called_to_mind_for_days(
    club: Club, clock: Clock
) -> None:
    game = await begin(club, SHORT)
    assert game.time is None
    kinds = [kind for kind, _, _ in await until(club, clock, clock.time + 6 * DAY)]
    assert kinds == ["remind"] * 3


@pytest.mark.parametrize(
    ("word", "after"),
    [("none", PROMPT_AFTER), ("relaxed:24", PROMPT_AFTER), ("live:1", timedelta(seconds=45))],
)
async def test_a_turn_that_is_over_soon_sets_no_clock(
    club: Club, database: Database, clock: Clock, word: str, after: timedelta
) -> None:
    async def is_set() -> bool:
        async with database.read() as connection:
            return await clocks.get(connection, game.table.table_id) is not None

    game = await timed(club, word)
    for _ in range(6):
        clock.time += after - timedelta(seconds=1)
        await club.clocks.keep_time()
        assert not await is_set()
        game = await step(club, game)
    clock.time += timedelta(seconds=10)
    assert await wake_of(club) == clock.time - timedelta(seconds=10) + after
    clock.time += after
    await club.clocks.keep_time()
    assert await is_set()


async def test_nobody_is_called_who_plays_the_computer(club: Club, clock: Clock) -> None:
    await club.starting.practice(PLACE, NORTH, SHORT, "simple", 5000)
    assert not await until(club, clock, clock.time + 60 * DAY)


async def test_a_move_begins_another_turn(club: Club, clock: Clock) -> None:
    game = await timed(club)
    await until(club, clock, clock.time + 13 * HOUR)
    table_id = game.table.table_id
    game = await step(club, game)
    while on_turn(game) == on_turn(await club.tables.snapshot(table_id)) and game.table.ply < 2:
        game = await step(club, game)
    moved = clock.time
    (first, *_) = await until(club, clock, clock.time + 13 * HOUR)
    assert first == ("remind", on_turn(game), moved + 12 * HOUR)


async def test_what_was_taken_on_and_not_said_is_said_by_another_process_once(
    club: Club, clock: Clock, database: Database
) -> None:
    game = await timed(club)
    await club.clocks.keep_time()
    clock.advance(12 * HOUR)
    await club.clocks.keep_time()
    (taken,) = await club.clocks.to_say()
    other = make_club(database, clock, start="other")
    await other.clocks.keep_time()
    assert not await other.clocks.to_say()
    assert await wake_of(other) == clock.time + LEASE
    clock.advance(LEASE)
    assert await other.clocks.to_say() == [taken]
    assert await wake_of(other) is None
    await other.clocks.said(taken, 77, 1000)
    assert await club.clocks.alarm(taken) is None
    await club.clocks.keep_time()
    assert not await club.clocks.to_say()
    passed = await club.clocks.passed(game.table.table_id)
    assert not passed


async def test_two_processes_take_on_one_thing_once(
    club: Club, clock: Clock, database: Database
) -> None:
    other = make_club(database, clock, start="other")
    await timed(club)
    for each in (club, other):
        await each.clocks.keep_time()
    clock.advance(12 * HOUR)
    for each in (club, other):
        await each.clocks.keep_time()
    assert len(await club.clocks.to_say()) == 1
    assert not await other.clocks.to_say()


async def test_messages_of_earlier_turns_are_taken_away(club: Club, clock: Clock) -> None:
    game = await timed(club)
    table_id = game.table.table_id
    await until(club, clock, clock.time + 19 * HOUR)
    reminders = await club.clocks.passed(table_id)
    assert [(each.kind, each.number) for each in reminders] == [("remind", PROMPTED), ("remind", 1)]
    await step(club, game)
    assert {each.kind for each in await club.clocks.passed(table_id)} == {"remind", "warn"}
    assert await at_work(club) == {table_id}
    for each in await club.clocks.passed(table_id):
        await club.clocks.cleared(each)
    assert not await at_work(club)


async def test_a_downtime_gives_its_time_back_and_another_warning(
    club: Club, clock: Clock, database: Database
) -> None:
    began = clock.time
    await club.clocks.started()
    game = await timed(club)
    await until(club, clock, began + 19 * HOUR)
    await club.clocks.alive()
    clock.advance(2 * DAY)
    again = make_club(database, clock, start="again")
    await again.clocks.started()
    said = await until(again, clock, clock.time + 3 * DAY)
    assert said == [
        ("warn", on_turn(game), began + 2 * DAY + 19 * HOUR),
        ("out", on_turn(game), began + 3 * DAY + HOUR),
    ]


async def test_time_while_the_bot_is_not_in_the_server_does_not_count(
    club: Club, clock: Clock
) -> None:
    began = clock.time
    game = await timed(club)
    await club.server_departures.compare(())
    clock.advance(5 * DAY)
    await club.server_departures.compare({game.table.server_id})
    with pytest.raises(TimeNotOver):
        await club.clocks.claim(game.table.table_id, 0, off_turn(game))
    said = await until(club, clock, clock.time + 3 * DAY)
    assert said[-1] == ("out", on_turn(game), began + 6 * DAY)


async def test_a_downtime_after_the_end_gives_time_too(
    club: Club, clock: Clock, database: Database
) -> None:
    await club.clocks.started()
    game = await out_of_time(club, clock)
    await club.clocks.alive()
    clock.advance(DAY)
    again = make_club(database, clock, start="again")
    await again.clocks.started()
    with pytest.raises(TimeNotOver):
        await again.clocks.claim(game.table.table_id, 0, off_turn(game))
    back = clock.time
    said = [(kind, at) for kind, _, at in await until(again, clock, clock.time + 3 * DAY)]
    assert said == [("warn", back), ("out", back + 6 * HOUR)]


async def test_only_the_one_who_waits_decides_and_only_when_time_is_over(
    club: Club, clock: Clock
) -> None:
    game = await timed(club)
    table_id = game.table.table_id
    with pytest.raises(TimeNotOver):
        await club.clocks.claim(table_id, 0, off_turn(game))
    await until(club, clock, clock.time + 2 * DAY)
    with pytest.raises(Yourself):
        await club.clocks.claim(table_id, 0, on_turn(game))
    with pytest.raises(NotSeated):
        await club.clocks.claim(table_id, 0, EAST.member_id)
    await step(club, await club.tables.snapshot(table_id))
    with pytest.raises(AlreadyPlayed):
        await club.clocks.claim(table_id, 0, off_turn(game))


async def test_a_claimed_game_is_won(club: Club, clock: Clock) -> None:
    game = await out_of_time(club, clock)
    winner = off_turn(game)
    over = await club.clocks.claim(game.table.table_id, 0, winner)
    assert over.contest is not None
    settlement = over.contest.settlement
    assert settlement is not None
    assert (settlement.reason, over.cause) == ("forfeit", EndCause.OUT_OF_TIME)
    assert settlement.winner == game.player_of(winner)


async def test_who_waits_gives_the_whole_time_again(club: Club, clock: Clock) -> None:
    game = await out_of_time(club, clock)
    agreed = clock.time
    await club.clocks.wait(game.table.table_id, 0, off_turn(game))
    shown = await club.tables.snapshot(game.table.table_id)
    assert shown.time is not None
    assert shown.time.until == agreed + DAY
    with pytest.raises(TimeNotOver):
        await club.clocks.claim(game.table.table_id, 0, off_turn(game))
    kinds = [(kind, at) for kind, _, at in await until(club, clock, agreed + 3 * DAY)]
    assert kinds == [("warn", agreed + 18 * HOUR), ("out", agreed + DAY)]


async def test_the_computer_stands_in(club: Club, clock: Clock) -> None:
    game = await out_of_time(club, clock)
    winner = off_turn(game)
    after = await club.clocks.stand_in(game.table.table_id, 0, winner)
    assert after.computer_to_move is not None
    assert not after.between_members
    moved = await computer_move(club, game.table.table_id)
    assert moved is not None
    assert moved.table.ply == 1
    assert not await until(club, clock, clock.time + 9 * DAY) or on_turn(moved) == winner


async def test_a_pause_is_agreed_to_and_ended_by_either(club: Club, clock: Clock) -> None:
    began = clock.time
    game = await timed(club)
    table_id = game.table.table_id
    with pytest.raises(NotPaused):
        await club.clocks.resume(table_id, NORTH.member_id)
    _, agreement = await club.clocks.pause(table_id, NORTH.member_id)
    assert not agreement.done
    _, agreement = await club.clocks.pause(table_id, SOUTH.member_id)
    assert agreement.done
    shown = await club.tables.snapshot(table_id)
    assert shown.time is not None
    assert shown.time.paused
    assert not await until(club, clock, began + 29 * DAY)
    await club.clocks.resume(table_id, SOUTH.member_id)
    shown = await club.tables.snapshot(table_id)
    assert shown.time is not None
    assert shown.time.until == began + 30 * DAY


async def test_a_wish_for_a_pause_can_be_taken_back(club: Club) -> None:
    table_id = (await timed(club)).table.table_id
    await club.clocks.pause(table_id, NORTH.member_id)
    await club.clocks.resume(table_id, NORTH.member_id)
    _, agreement = await club.clocks.pause(table_id, SOUTH.member_id)
    assert not agreement.done


async def test_not_now_puts_off_the_reminder(club: Club, clock: Clock) -> None:
    began = clock.time
    game = await timed(club, "relaxed:168")
    sleeper = on_turn(game)
    await until(club, clock, began + 13 * HOUR)
    with pytest.raises(AlreadyPlayed):
        await club.clocks.snooze(game.table.table_id, 0, off_turn(game), began)
    await club.clocks.snooze(game.table.table_id, 0, sleeper, began + 60 * HOUR)
    (first, *_) = await until(club, clock, began + 61 * HOUR)
    assert first == ("remind", sleeper, began + 60 * HOUR)


async def test_away_until_pushes_everything(club: Club, clock: Clock) -> None:
    began = clock.time
    game = await timed(club)
    sleeper = next(each for each in (NORTH, SOUTH) if each.member_id == on_turn(game))
    await club.clocks.keep_time()
    await club.settings.set_member(sleeper, "away_until", began + 10 * DAY)
    assert await club.clocks.stirred_by(sleeper.member_id) == [game.table.table_id]
    (first, *_) = await until(club, clock, began + 11 * DAY)
    assert first == ("remind", sleeper.member_id, began + 10 * DAY + 12 * HOUR)


async def test_a_rematch_has_the_same_clock(club: Club, clock: Clock) -> None:
    game = await out_of_time(club, clock)
    await club.clocks.claim(game.table.table_id, 0, off_turn(game))
    again = await club.starting.rematch(game.table.table_id, NORTH, 6000)
    assert again.table.clock == "relaxed:24"


@pytest.mark.slow
async def test_a_server_has_its_usual_clock(club: Club) -> None:
    await begin(club)
    await club.settings.set_server(PLACE, NORTH, "clock", "live")
    waiting = await club.starting.challenge(PLACE, EAST, SOUTH, SHORT)
    assert waiting.table.clock == "live:5"
