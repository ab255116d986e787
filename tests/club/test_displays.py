"""The rows that remember which message shows which table."""

from dataclasses import replace

from club.club import Club
from club.people import Person
from data.displays import Display
from tests.club.house import Clock, begin, step


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
    assert await club.displays.remove(display_id)
    left = await club.displays.of_table(table.table_id)
    assert [each.display_id for each in left] == [each for each in found if each != display_id]


async def test_a_member_seen_under_a_new_name_keeps_their_seat(club: Club) -> None:
    snapshot = await begin(club)
    await club.seen(Person(11, "@north-by-north"))
    again = await club.snapshot(snapshot.table.table_id)
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
