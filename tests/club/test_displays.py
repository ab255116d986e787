"""The rows that remember which message shows which table."""

from club.club import Club
from club.people import Person
from data.displays import Display
from tests.club.house import Clock, begin, step


async def test_a_display_falls_behind_when_a_move_is_made(club: Club, clock: Clock) -> None:
    snapshot = await begin(club)
    table = snapshot.table
    display = Display(0, table.table_id, "table", 0, 77, 1234, 0, table.ply, clock.now())
    display_id = await club.displays.save(display)
    assert await club.displays.behind() == []
    await step(club, snapshot)
    assert await club.displays.behind() == [table.table_id]
    (found,) = await club.displays.of_table(table.table_id)
    assert (found.display_id, found.message_id) == (display_id, 1234)
    assert await club.displays.remove(display_id)
    assert await club.displays.of_table(table.table_id) == []


async def test_a_member_seen_under_a_new_name_keeps_their_seat(club: Club) -> None:
    snapshot = await begin(club)
    await club.seen(Person(11, "@north-by-north"))
    again = await club.snapshot(snapshot.table.table_id)
    assert again.members[11].name == "@north-by-north"
    assert again.seats == snapshot.seats
