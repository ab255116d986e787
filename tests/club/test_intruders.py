"""Those who press what isn't theirs to press."""

from datetime import timedelta

import pytest

from club.club import Club
from club.errors import OwnTime
from club.pace import Terms
from club.snapshot import Snapshot
from tests.club.house import PLACE, Clock, on_turn
from tests.club.test_groups import PAIRS, PEOPLE, presses

DAY = timedelta(days=1)


async def out_of_time(club: Club, clock: Clock) -> Snapshot:
    """A contest of two teams at whose first table somebody has run out of time."""
    terms = Terms.parse("relaxed:1")
    lobby = await club.groups.gather(PLACE, PEOPLE[0], PAIRS, next(presses), clock=terms)
    for number, person in enumerate(PEOPLE[1:4], start=2):
        side = 2 - number % 2
        lobby = await club.groups.join(lobby.table.table_id, person, next(presses), side)
    for _ in range(8):
        await club.clocks.keep_time()
        for row in await club.clocks.to_say():
            await club.clocks.said(row, 77, 1000 + row.number)
        clock.advance(DAY)
    return await club.snapshot(lobby.table.table_id)


async def test_the_sleepers_own_side_gives_no_more_time(club: Club, clock: Clock) -> None:
    game = await out_of_time(club, clock)
    assert game.time is not None
    assert game.time.out
    table, sleeper = game.table, on_turn(game)
    assert game.contest is not None
    number = game.player_of(sleeper)
    side = next(side for side in game.contest.sides if number in side)
    partner = next(
        each.member_id for each in game.players if each.seat in side and each.seat != number
    )
    other = next(each.member_id for each in game.players if each.seat not in side)
    assert partner is not None
    assert other is not None
    for work in (club.clocks.wait, club.clocks.claim):
        with pytest.raises(OwnTime):
            await work(table.table_id, table.ply, partner)
    await club.clocks.wait(table.table_id, table.ply, other)
