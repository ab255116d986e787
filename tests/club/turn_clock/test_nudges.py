"""Reminders that the opponent asks for: said once, in time, and not at night."""

from club.club import Club
from club.table.snapshot import Snapshot
from club.turn_clock.clocks import LEASE
from data.storage.database import Database
from data.turn_clock.clocks import AlarmRow
from tests.club.club_helpers import (
    NORTH,
    SOUTH,
    Clock,
    make_club,
    off_turn,
    on_turn,
    step,
)
from tests.club.turn_clock.test_clocks import DAY, HOUR, timed, until, wake_of


async def nudged(club: Club) -> tuple[Snapshot, AlarmRow]:
    """A game in which the one who waits has reminded the other, which isn't said yet."""
    game = await timed(club)
    found = await club.nudging.nudge(game.table.table_id, off_turn(game), 1)
    return game, found.row


async def test_a_nudge_is_said_by_the_next_process_if_the_first_died(
    database: Database, club: Club, clock: Clock
) -> None:
    game, row = await nudged(club)
    after = make_club(database, clock)
    assert await after.clocks.to_say() == []
    await after.clocks.started()
    (left,) = await after.clocks.to_say()
    assert left == row
    alarm = await after.clocks.alarm(left)
    assert alarm is not None
    assert alarm.by == next(one.name for one in game.players if one.member_id == off_turn(game))
    await after.clocks.said(left, 77, 1001)
    await club.clocks.said(row, 77, 1002)
    assert await club.clocks.stands(row, 1001)
    assert not await club.clocks.stands(row, 1002), "another message is there already"
    assert await club.clocks.to_say() == await after.clocks.to_say() == []


async def test_a_nudge_is_taken_on_by_a_process_that_runs_beside(
    database: Database, club: Club, clock: Clock
) -> None:
    _, row = await nudged(club)
    beside = make_club(database, clock)
    assert await beside.clocks.to_say() == []
    assert await wake_of(beside) == row.claimed_at + LEASE
    clock.advance(LEASE)
    assert await beside.clocks.to_say() == [row]


async def test_a_nudge_of_a_turn_that_is_over_is_not_said(club: Club) -> None:
    game, row = await nudged(club)
    await step(club, game)
    assert await club.clocks.alarm(row) is None
    await club.clocks.said(row)
    assert await club.clocks.passed(game.table.table_id) == []
    assert await club.clocks.to_say() == []


async def test_a_nudge_neither_holds_up_a_warning_nor_takes_its_message_away(
    club: Club, clock: Clock
) -> None:
    game = await timed(club)
    table_id = game.table.table_id
    warned = [each for each in await until(club, clock, clock.time + 20 * HOUR) if "warn" in each]
    assert warned
    row = (await club.nudging.nudge(table_id, off_turn(game), 1)).row
    assert [kind for kind, *_ in await until(club, clock, clock.time + 5 * HOUR)] == [
        "nudge",
        "out",
    ]
    passed = [each.kind for each in await club.clocks.passed(table_id)]
    assert passed == ["remind", "remind", "warn"]
    clock.advance(DAY)
    again = (await club.nudging.nudge(table_id, off_turn(game), 2)).row
    await club.clocks.said(again, 77, 1009)
    assert (row.number, again.number) == (1, 2)
    passed = [each.kind for each in await club.clocks.passed(table_id)]
    assert passed == ["remind", "remind", "warn", "nudge"]


async def test_what_is_late_waits_for_the_morning(club: Club, clock: Clock) -> None:
    """It is noon in London; in Tokyo it is nine in the evening."""
    game, row = await nudged(club)
    sleeper = NORTH if on_turn(game) == NORTH.member_id else SOUTH
    for name, value in (("time_zone", "Asia/Tokyo"), ("quiet_from", 21), ("quiet_to", 23)):
        await club.settings.set_member(sleeper, name, value)
    prompt = await club.clocks.alarm(row)
    assert prompt is not None
    assert prompt.later is None
    clock.advance(HOUR)
    late = await club.clocks.alarm(row)
    assert late is not None
    morning = row.claimed_at + 2 * HOUR
    assert late.later == morning
    await club.clocks.put_off(row, morning)
    assert await club.clocks.to_say() == []
    await club.clocks.keep_time()
    assert await wake_of(club) == morning
    clock.time = morning
    (ready,) = await club.clocks.to_say()
    alarm = await club.clocks.alarm(ready)
    assert alarm is not None
    assert alarm.later is None
