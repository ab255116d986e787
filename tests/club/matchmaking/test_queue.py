"""The queue: which two are paired, and that it happens once, whichever process is asked."""

import asyncio
from datetime import timedelta

import pytest

from club.club import Club
from club.core.errors import DoneByTwinError, NotQueued, UnplayableRules
from club.core.people import Person
from club.table.snapshot import Snapshot
from data.matchmaking.queue import QueuePlace
from data.storage.database import Database
from engine.rules import PRESETS
from tests.club.club_helpers import EAST, NORTH, PLACE, QUICK, SHORT, SOUTH, Clock, make_club

CROWD = [Person(100 + number, f"@crowd{number}") for number in range(10)]


async def test_two_who_wish_for_the_same_play(club: Club) -> None:
    waits = await club.queue.join(PLACE, NORTH, QUICK, 1)
    assert isinstance(waits, QueuePlace)
    assert isinstance(await club.queue.join(PLACE, EAST, SHORT, 2), QueuePlace)
    playing = await club.queue.join(PLACE, SOUTH, QUICK, 3)
    assert isinstance(playing, Snapshot)
    assert [one.member_id for one in playing.players] == [NORTH.member_id, SOUTH.member_id]
    assert playing.state is not None
    assert playing.table.accepted_by_interaction == 3
    assert await club.queue.place(PLACE.server_id, NORTH.member_id) is None
    assert await club.queue.place(PLACE.server_id, SOUTH.member_id) is None
    assert await club.queue.place(PLACE.server_id, EAST.member_id) is not None


async def test_nobody_plays_themselves_or_whom_a_block_keeps_away(club: Club) -> None:
    await club.friends.block(NORTH, SOUTH)
    await club.queue.join(PLACE, NORTH, QUICK, 1)
    assert isinstance(await club.queue.join(PLACE, NORTH, QUICK, 2), QueuePlace)
    assert isinstance(await club.queue.join(PLACE, SOUTH, QUICK, 3), QueuePlace)
    playing = await club.queue.join(PLACE, EAST, QUICK, 4)
    assert isinstance(playing, Snapshot)
    assert playing.player_of(NORTH.member_id) is not None, "who has waited longest"
    await club.queue.join(PLACE, NORTH, QUICK, 5)
    assert await club.queue.place(PLACE.server_id, NORTH.member_id) is not None


async def test_a_place_is_kept_for_a_day(club: Club, clock: Clock) -> None:
    await club.queue.join(PLACE, NORTH, QUICK, 1)
    clock.advance(timedelta(days=1))
    assert await club.queue.place(PLACE.server_id, NORTH.member_id) is None
    with pytest.raises(NotQueued):
        await club.queue.leave(PLACE.server_id, NORTH.member_id, 2)
    assert isinstance(await club.queue.join(PLACE, SOUTH, QUICK, 3), QueuePlace)


async def test_who_is_absent_loses_the_place(club: Club) -> None:
    await club.queue.join(PLACE, NORTH, QUICK, 1)
    server, absent = PLACE.server_id, frozenset({NORTH.member_id})
    assert await club.queue.next_to(server, SOUTH.member_id, QUICK) == NORTH.member_id
    assert await club.queue.next_to(server, SOUTH.member_id, QUICK, absent=absent) is None
    assert isinstance(await club.queue.join(PLACE, SOUTH, QUICK, 2, absent=absent), QueuePlace)
    assert await club.queue.place(server, NORTH.member_id) is None


async def test_a_command_told_twice_is_seen_to_once(club: Club, database: Database) -> None:
    twin = make_club(database, start="other")
    await club.queue.join(PLACE, NORTH, QUICK, 1)
    with pytest.raises(DoneByTwinError):
        await twin.queue.join(PLACE, NORTH, QUICK, 1)
    await club.queue.leave(PLACE.server_id, NORTH.member_id, 2)
    with pytest.raises(DoneByTwinError):
        await twin.queue.leave(PLACE.server_id, NORTH.member_id, 2)
    await club.queue.join(PLACE, NORTH, QUICK, 3)
    results = await asyncio.gather(
        *(each.queue.join(PLACE, SOUTH, QUICK, 4) for each in (club, twin)),
        return_exceptions=True,
    )
    assert sorted(type(one).__name__ for one in results) == ["DoneByTwinError", "Snapshot"]
    assert len(await club.tables.running()) == 1


@pytest.mark.slow
async def test_many_at_once_are_paired_once_each(club: Club, database: Database) -> None:
    twin = make_club(database, start="other")
    asked = [
        (club if number % 2 else twin).queue.join(PLACE, person, QUICK, number + 1)
        for number, person in enumerate(CROWD)
    ]
    await asyncio.gather(*asked)
    running = [await club.tables.snapshot(one) for one in await club.tables.running()]
    assert len(running) == 5
    seated = [one.member_id for each in running for one in each.players]
    assert sorted(seated, key=str) == sorted((one.member_id for one in CROWD), key=str)


async def test_the_queue_is_for_two(club: Club) -> None:
    with pytest.raises(UnplayableRules):
        await club.queue.join(PLACE, NORTH, PRESETS.rules("standard", seating="round_robin"), 1)
