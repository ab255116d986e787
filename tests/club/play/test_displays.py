"""The rows that remember which message shows which table."""

from dataclasses import replace
from datetime import timedelta

import pytest

from club.club import Club
from club.core.people import Person
from data.table.displays import NEVER_DRAWN, Display
from data.table.superseded_messages import SupersededMessage
from tests.club.club_helpers import Clock, begin, step


@pytest.mark.slow
async def test_a_display_falls_behind_when_a_move_is_made(club: Club, clock: Clock) -> None:
    snapshot = await begin(club)
    table = snapshot.table
    for member in snapshot.members:
        hand = Display(
            0, table.table_id, "hand", member, 78, 1230 + member, 0, table.ply, clock.now()
        )
        await club.displays.save(hand)
    display = Display(0, table.table_id, "table", 0, 77, 1234, 1, table.ply, clock.now())
    display_id = await club.displays.save(display)
    assert await club.displays.behind() == []
    await step(club, snapshot)
    assert await club.displays.behind() == [table.table_id]
    found = {each.display_id: each for each in await club.displays.of_table(table.table_id)}
    assert found[display_id].message_id == 1234
    assert await club.displays.remove(found[display_id])
    left = await club.displays.of_table(table.table_id)
    assert [each.display_id for each in left] == [each for each in found if each != display_id]


async def test_a_member_seen_under_a_new_name_keeps_their_seat(club: Club) -> None:
    snapshot = await begin(club)
    await club.people.seen(Person(11, "@north-by-north"))
    again = await club.tables.snapshot(snapshot.table.table_id)
    assert again.members[11].name == "@north-by-north"
    assert again.seats == snapshot.seats


async def test_a_message_succeeds_the_one_it_was_sent_for_and_no_other(
    club: Club, clock: Clock
) -> None:
    table_id = (await begin(club)).table.table_id
    first = Display(0, table_id, "table", 0, 77, 1, 1, 0, clock.now())
    second, third = replace(first, message_id=2), replace(first, message_id=3)
    assert await club.displays.take_over(first) is None
    shown = await club.displays.succeed(second, 1)
    assert shown == replace(second, display_id=shown.display_id)
    assert await club.displays.succeed(third, 1) == shown  # somebody was faster
    assert await club.displays.of_table(table_id) == [shown]
    assert await club.displays.take_over(third) == shown
    assert [one.message_id for one in await club.displays.of_table(table_id)] == [3]


async def test_a_message_that_was_replaced_is_left_over_until_it_is_gone(
    club: Club, clock: Clock
) -> None:
    table_id = (await begin(club)).table.table_id
    first = Display(0, table_id, "table", 0, 77, 1, 1, 0, clock.now())
    second, third = replace(first, message_id=2), replace(first, message_id=3)
    await club.displays.take_over(first)
    await club.displays.succeed(replace(first, ply=1), 1)
    assert not await club.displays.with_leftovers()
    await club.displays.succeed(second, 1)
    await club.displays.succeed(third, 1)  # too late
    left = await club.displays.leftovers(table_id)
    assert left == [SupersededMessage(1, table_id, 77), SupersededMessage(3, table_id, 77)]
    assert await club.displays.with_leftovers() == [table_id]
    for each in left:
        await club.displays.forget(each.message_id)
    assert not await club.displays.with_leftovers()


async def test_a_message_that_has_a_place_by_now_is_not_deleted_as_a_stray(
    club: Club, clock: Clock
) -> None:
    table_id = (await begin(club)).table.table_id
    await club.displays.take_over(Display(0, table_id, "table", 0, 77, 1, 1, 0, clock.now()))
    await club.displays.leave_over(SupersededMessage(1, table_id, 77))
    assert not await club.displays.leftovers(table_id)
    stray = SupersededMessage(2, table_id, 77)
    await club.displays.leave_over(stray)
    assert await club.displays.leftovers(table_id) == [stray]


async def test_two_edits_at_once_are_followed_by_a_third(club: Club, clock: Clock) -> None:
    table_id = (await begin(club)).table.table_id
    seen = Display(0, table_id, "table", 0, 77, 1, 1, 0, clock.now())
    await club.displays.save(seen)
    clock.advance(timedelta(seconds=1))
    mine = replace(seen, ply=1, edited_at=clock.now())
    assert (await club.displays.succeed(mine, 1, seen=seen)).ply == 1
    clock.advance(timedelta(seconds=1))
    theirs = replace(seen, ply=1, edited_at=clock.now())
    assert (await club.displays.succeed(theirs, 1, seen=seen)).ply == NEVER_DRAWN
    assert await club.displays.behind() == [table_id]
