"""Games against the computer that nobody goes on with end by themselves, and count as is fair."""

from datetime import timedelta

import pytest

from club.club import Club
from club.scene import scene
from club.untouched import ENDS_AFTER
from data import ratings
from data.database import Database
from engine.rules import Rules
from tests.club.house import EAST, NORTH, PLACE, SOUTH, Clock, begin, make_club, step
from tests.club.season import LONG
from tests.club.test_groups import PAIRS
from tests.club.test_limits import presses
from tests.club.test_standings import check

HERE = PLACE.server_id


async def practise(club: Club, level: str = "novice") -> int:
    begun = await club.practice(PLACE, NORTH, LONG, level, next(presses))
    return begun.table.table_id


async def test_one_that_rests_for_thirty_days_is_annulled(
    club: Club, database: Database, clock: Clock
) -> None:
    resting, played = await practise(club), await practise(club)
    clock.advance(timedelta(days=1))
    later = await practise(club)
    between = await begin(club, LONG)
    clock.advance(ENDS_AFTER - timedelta(days=1, seconds=1))
    assert await club.resting.end_untouched() == []
    here = await club.snapshot(played)
    while here.table.ply == 0 or here.computer_to_move is not None:
        here = await step(club, here)
    clock.advance(timedelta(seconds=1))
    ended = await club.resting.end_untouched()
    assert [each.table.table_id for each in ended] == [resting]
    assert await club.resting.end_untouched() == []
    seen = scene(ended[0], None)
    assert (seen.untouched, seen.rated_practice) == (True, False)
    assert seen.settlement is not None
    assert (seen.settlement.winner, seen.settlement.reason) == (None, "void")
    for table_id in (played, later, between.table.table_id):
        other = await club.snapshot(table_id)
        assert (other.table.status, other.untouched) == ("playing", False)
    await check(database)
    async with database.read() as connection:
        assert not await ratings.of_server(connection, HERE)


async def test_a_rated_one_counts_as_given_up(club: Club, database: Database, clock: Clock) -> None:
    await club.settings.set_server(PLACE, EAST, "rated_practice", True)
    table_id = await practise(club)
    clock.advance(ENDS_AFTER)
    (ended,) = await make_club(database, clock, "twin").resting.end_untouched()
    seen = scene(ended, None)
    assert (seen.table_id, seen.untouched, seen.rated_practice) == (table_id, True, True)
    assert seen.settlement is not None
    assert (seen.settlement.winner, seen.settlement.reason) == (2, "resign")
    async with database.read() as connection:
        (row,) = await ratings.all_rated(connection, HERE)
    assert row.change < 0
    await check(database)


async def test_a_contest_of_more_rests_when_all_its_tables_do(club: Club, clock: Clock) -> None:
    lobby = await club.groups.gather(PLACE, NORTH, PAIRS, next(presses))
    for side in (1, 2, 2):
        lobby = await club.groups.seat_computer(
            lobby.table.table_id, NORTH, next(presses), side, "club"
        )
    assert len(lobby.boards) == 2
    clock.advance(ENDS_AFTER - timedelta(hours=1))
    other = next(each for each in lobby.boards if each != lobby.lead_id)
    await club.computer_move(other)
    clock.advance(timedelta(hours=1))
    assert await club.resting.end_untouched() == []
    clock.advance(ENDS_AFTER)
    (ended,) = await club.resting.end_untouched()
    assert (ended.lead_id, ended.table.status) == (lobby.lead_id, "finished")


async def test_whoever_gives_up_after_a_month_is_not_told_that_nobody_played(
    club: Club, clock: Clock
) -> None:
    table_id = await practise(club)
    clock.advance(2 * ENDS_AFTER)
    over = await club.resign(table_id, NORTH.member_id, interaction_id=next(presses))
    assert not over.untouched


async def test_of_many_a_few_end_at_once(
    club: Club, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("club.resting.FEW", 2)
    for _ in range(3):
        await practise(club)
    await club.practice(PLACE, SOUTH, Rules.of("mahjong"), "club", next(presses))
    clock.advance(ENDS_AFTER)
    ended: list[int] = []
    while some := await club.resting.end_untouched():
        assert len(some) == 2
        ended += [each.table.table_id for each in some]
    assert ended == [1, 2, 3, 4]
