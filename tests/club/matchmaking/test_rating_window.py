"""Which opponents a member takes in the queue: the nearest first, with time anybody."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.club import Club
from club.core.people import Person
from club.matchmaking import rating_window
from club.matchmaking.rating_window import WaitingMember
from club.ratings.rating import SETTLED
from club.table.snapshot import Snapshot
from data.matchmaking import queue as queues
from data.matchmaking.queue import QueuePlace
from data.ratings import ratings
from data.ratings.ratings import RatingRow
from data.storage.database import Database
from tests.club.club_helpers import EAST, NORTH, PLACE, QUICK, SOUTH, Clock, make_club

NOW = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
WEST = Person(14, "@west")
CROWD = [Person(100 + number, f"@crowd{number}") for number in range(rating_window.FEW)]
MINUTE = timedelta(minutes=1)

WAITERS = st.builds(
    lambda turn, minutes, rating, settled: WaitingMember(
        turn, NOW - minutes * MINUTE, turn, rating, settled
    ),
    st.integers(2, 10**6),
    st.integers(0, 30),
    st.integers(1000, 2000),
    st.booleans(),
)
OWN = WaitingMember(1, NOW, 1, 1500, settled=True)


@settings(max_examples=200, derandomize=True)
@given(WAITERS, WAITERS)
def test_nobody_waits_for_ever(one: WaitingMember, two: WaitingMember) -> None:
    at = rating_window.meet_at(one, two)
    assert at == rating_window.meet_at(two, one)
    first, second = sorted((one.since, two.since))
    assert second <= at <= max(second, first + rating_window.PATIENCE)
    if not (one.settled and two.settled) or rating_window.gap(one, two) <= rating_window.WIDTH:
        assert at == second


@pytest.mark.slow
@settings(max_examples=200, derandomize=True)
@given(st.lists(WAITERS, max_size=6, unique_by=lambda each: each.member_id), st.booleans())
def test_the_nearest_comes_first(
    others: list[WaitingMember],
    anybody: bool,  # noqa: FBT001 - drawn
) -> None:
    found = rating_window.nearest(OWN, others, NOW, anybody=anybody)
    able = [each for each in others if anybody or rating_window.meet_at(OWN, each) <= NOW]
    assert (found is None) == (not able)
    if found is not None:
        assert found in able
        assert rating_window.gap(OWN, found) == min(rating_window.gap(OWN, each) for each in able)


def test_the_range_grows_with_each_minute() -> None:
    asked = rating_window.sought(OWN, NOW)
    assert asked is not None
    assert (asked.low, asked.high, asked.until) == (1400, 1600, NOW + rating_window.PATIENCE)
    later = rating_window.sought(OWN, NOW + 3 * MINUTE)
    assert later is not None
    assert (later.low, later.high, later.until) == (1250, 1750, asked.until)
    assert rating_window.sought(OWN, NOW + rating_window.PATIENCE) is None


async def rate(database: Database, **strength: int) -> None:
    """Give members ratings that are settled."""
    people = {"north": NORTH, "south": SOUTH, "east": EAST, "west": WEST}
    async with database.write() as connection:
        await ratings.put(
            connection,
            [
                RatingRow(
                    PLACE.server_id,
                    "knock",
                    people[name].member_id,
                    float(rating),
                    60.0,
                    SETTLED,
                    rating,
                    settled=True,
                )
                for name, rating in strength.items()
            ],
        )


async def crowd(club: Club) -> int:
    """Let so many come and go that it is worth waiting for somebody near; the last interaction."""
    for number, each in enumerate(CROWD):
        await club.queue.join(PLACE, each, QUICK, 10 + 2 * number)
        await club.queue.leave(PLACE.server_id, each.member_id, 11 + 2 * number)
    return 100


async def known(club: Club) -> None:
    for each in (NORTH, SOUTH, EAST, WEST):
        await club.people.seen(each)


@pytest.fixture
async def busy(club: Club, database: Database) -> Club:
    await crowd(club)
    await known(club)
    await rate(database, north=1500, south=1750, east=1540, west=1800)
    return club


async def test_where_few_come_anybody_will_do(club: Club, database: Database) -> None:
    own = await club.queue.join(PLACE, NORTH, QUICK, 1)
    assert isinstance(own, QueuePlace)
    assert await club.queue.sought(own) is None
    await club.people.seen(SOUTH)
    await rate(database, north=1500, south=2100)
    assert isinstance(await club.queue.join(PLACE, SOUTH, QUICK, 2), Snapshot)


async def test_the_nearest_are_paired_at_once_and_the_others_in_time(
    busy: Club, clock: Clock
) -> None:
    own = await busy.queue.join(PLACE, NORTH, QUICK, 101)
    assert isinstance(own, QueuePlace)
    told = await busy.queue.sought(own)
    assert told is not None
    assert (told.low, told.high) == (1400, 1600)
    clock.advance(MINUTE)
    far = await busy.queue.join(PLACE, SOUTH, QUICK, 102)
    assert isinstance(far, QueuePlace), "250 apart: not yet"
    assert await busy.queue.due() == []
    assert await busy.queue.next_due() == clock.now() + 2 * MINUTE
    near = await busy.queue.join(PLACE, EAST, QUICK, 103)
    assert isinstance(near, Snapshot)
    assert near.player_of(NORTH.member_id) is not None, "40 apart"
    assert await busy.queue.next_due() is None


async def test_time_brings_two_together(busy: Club, clock: Clock, database: Database) -> None:
    await busy.queue.join(PLACE, NORTH, QUICK, 101)
    clock.advance(MINUTE)
    await busy.queue.join(PLACE, SOUTH, QUICK, 102)
    clock.advance(2 * MINUTE - timedelta(milliseconds=1))
    assert await busy.queue.due() == []
    clock.advance(timedelta(milliseconds=1))
    (pair,) = await busy.queue.due()
    twin = make_club(database, clock, start="other")
    games = [await one.queue.meet(*pair) for one in (busy, twin)]
    assert games[1] is None, "of two processes one seats them"
    game = games[0]
    assert game is not None
    assert [one.member_id for one in game.players] == [NORTH.member_id, SOUTH.member_id]
    assert game.state is not None
    assert game.table.accepted_by_interaction == 102
    assert await busy.queue.due() == []
    for each in (NORTH, SOUTH):
        assert await busy.queue.place(PLACE.server_id, each.member_id) is None


@pytest.mark.slow
async def test_who_comes_meets_the_nearest_of_those_who_have_waited(
    busy: Club, clock: Clock
) -> None:
    await busy.queue.join(PLACE, NORTH, QUICK, 101)
    clock.advance(9 * MINUTE)
    assert isinstance(await busy.queue.join(PLACE, WEST, QUICK, 102), Snapshot), "300 apart"
    await busy.queue.join(PLACE, EAST, QUICK, 103)
    clock.advance(MINUTE)
    other = Person(150, "@new")
    found = await busy.queue.join(PLACE, other, QUICK, 104)
    assert isinstance(found, Snapshot), "whose rating isn't settled plays anybody"


async def test_whom_a_block_keeps_apart_time_does_not_bring_together(
    busy: Club, clock: Clock
) -> None:
    await busy.friends.block(NORTH, SOUTH)
    await busy.queue.join(PLACE, NORTH, QUICK, 101)
    await busy.queue.join(PLACE, SOUTH, QUICK, 102)
    clock.advance(timedelta(hours=1))
    assert await busy.queue.due() == []
    assert await busy.queue.next_due() is None


async def test_who_has_left_the_server_is_not_seated(busy: Club, clock: Clock) -> None:
    await busy.queue.join(PLACE, NORTH, QUICK, 101)
    await busy.queue.join(PLACE, SOUTH, QUICK, 102)
    clock.advance(rating_window.PATIENCE)
    (pair,) = await busy.queue.due()
    assert await busy.queue.meet(*pair, absent=frozenset({NORTH.member_id})) is None
    assert await busy.queue.place(PLACE.server_id, NORTH.member_id) is None
    assert await busy.queue.place(PLACE.server_id, SOUTH.member_id) is not None


async def test_nobody_is_in_two_pairs_at_once(busy: Club, clock: Clock, database: Database) -> None:
    await rate(database, north=1500, south=1700, east=1900, west=2300)
    for number, each in enumerate((NORTH, SOUTH, EAST, WEST)):
        assert isinstance(await busy.queue.join(PLACE, each, QUICK, 101 + number), QueuePlace)
    clock.advance(timedelta(minutes=9))
    pairs = [{one.member_id, two.member_id} for one, two in await busy.queue.due()]
    assert len(pairs) == 2
    assert len(set.union(*pairs)) == 4
    async with database.read() as connection:
        assert len(await queues.everywhere(connection, clock.now())) == 4
