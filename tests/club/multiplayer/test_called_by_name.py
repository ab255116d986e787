"""A member who is called by name to a table for three: asked politely, and tied to nothing."""

import itertools

import pytest

from club.club import Club
from club.core.errors import (
    AlreadyPending,
    DoneByTwinError,
    LeftServer,
    NoBots,
    NotTaking,
    NotYours,
    SeatNotFree,
    YouBlocked,
    Yourself,
)
from club.core.people import Person
from club.table.snapshot import Snapshot
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from engine.rules import ALL_PRESETS
from tests.club.club_helpers import PLACE, make_club
from tests.club.multiplayer.test_groups import EAST, NORTH, SOUTH

JERSEY = ALL_PRESETS.rules("jersey", game_target=60)
presses = itertools.count(80_000)


async def called(club: Club, *guests: Person) -> Snapshot:
    """A table that North has opened, calling somebody by name."""
    who = guests or (SOUTH,)
    return await club.groups.gather(PLACE, NORTH, JERSEY, next(presses), guests=who)


async def test_who_is_called_takes_a_seat_like_anybody(database: Database) -> None:
    club = make_club(database)
    lobby = await called(club)
    table_id = lobby.table.table_id
    assert lobby.called == (SOUTH.member_id,)
    assert len(lobby.players) == 1
    assert [one.lead_id for one in await club.tables.tables_of(SOUTH.member_id)] == [table_id]
    lobby = await club.groups.join(table_id, SOUTH, next(presses))
    assert lobby.called == (), "who sits there is called no more"
    begun = await club.groups.join(table_id, EAST, next(presses))
    assert begun.table.status == TableStatus.PLAYING
    assert begun.called == ()


async def test_who_has_come_is_called_no_more(database: Database) -> None:
    club = make_club(database)
    table_id = (await called(club)).table.table_id
    await club.groups.join(table_id, SOUTH, next(presses))
    other = await club.starting.challenge(PLACE, SOUTH, NORTH, ALL_PRESETS.rules("standard"))
    assert other.asked == NORTH.member_id
    lobby = await club.groups.leave(table_id, SOUTH, next(presses))
    assert lobby.called == ()
    assert lobby.table.guest_id is None


async def test_others_may_come_instead(database: Database) -> None:
    club = make_club(database)
    table_id = (await called(club)).table.table_id
    await club.groups.join(table_id, EAST, next(presses))
    begun = await club.groups.seat_computer(table_id, NORTH, next(presses), level="novice")
    assert begun.table.status == TableStatus.PLAYING
    assert await club.tables.tables_of(SOUTH.member_id) == []


async def test_it_is_among_the_free_seats(database: Database) -> None:
    club = make_club(database)
    table_id = (await called(club)).table.table_id
    listed = await club.game_finder.going_on(PLACE.server_id, EAST.member_id)
    assert [one.table_id for one in listed.scenes] == [table_id]


async def test_who_may_not_be_challenged_is_not_called(database: Database) -> None:
    club = make_club(database)
    with pytest.raises(Yourself):
        await called(club, NORTH)
    with pytest.raises(NoBots):
        await called(club, Person(998, "@robot", bot=True))
    with pytest.raises(LeftServer):
        await club.groups.gather(PLACE, NORTH, JERSEY, next(presses), guests=(SOUTH,), absent=SOUTH)
    await club.friends.block(SOUTH, NORTH)
    with pytest.raises(NotTaking):
        await called(club)
    await club.friends.block(NORTH, EAST)
    with pytest.raises(YouBlocked):
        await called(club, EAST)
    assert await club.tables.tables_of(NORTH.member_id) == []


async def test_two_have_one_challenge_at_a_time(database: Database) -> None:
    club = make_club(database)
    await called(club)
    with pytest.raises(AlreadyPending):
        await called(club)
    with pytest.raises(AlreadyPending):
        await club.starting.challenge(PLACE, SOUTH, NORTH, ALL_PRESETS.rules("standard"))


async def test_nobody_closes_it_for_the_others(database: Database) -> None:
    club = make_club(database)
    table_id = (await called(club)).table.table_id
    await club.groups.join(table_id, EAST, next(presses))
    for answer in (club.starting.accept, club.starting.decline):
        with pytest.raises(SeatNotFree):
            await answer(table_id, SOUTH, next(presses))
    assert (await club.tables.snapshot(table_id)).table.status == TableStatus.WAITING


async def test_who_is_called_may_decline_and_it_stays_open(database: Database) -> None:
    club = make_club(database)
    table_id = (await called(club)).table.table_id
    with pytest.raises(NotYours):
        await club.groups.decline(table_id, EAST, next(presses))
    press = next(presses)
    lobby = await club.groups.decline(table_id, SOUTH, press)
    assert lobby.called == ()
    assert lobby.table.status == TableStatus.WAITING
    assert await club.tables.tables_of(SOUTH.member_id) == []
    with pytest.raises(DoneByTwinError):
        await club.groups.decline(table_id, SOUTH, press)
    await club.groups.join(table_id, EAST, next(presses))
    begun = await club.groups.join(table_id, SOUTH, next(presses))
    assert begun.table.status == TableStatus.PLAYING


@pytest.mark.parametrize("sits", [False, True])
async def test_a_block_takes_who_is_called_out_and_leaves_the_others(
    database: Database, *, sits: bool
) -> None:
    club = make_club(database)
    table_id = (await called(club)).table.table_id
    await club.groups.join(table_id, EAST, next(presses))
    if sits:
        lobby = await club.groups.leave(table_id, EAST, next(presses))
        lobby = await club.groups.join(table_id, SOUTH, next(presses))
    assert await club.friends.block(SOUTH, NORTH) == [table_id]
    lobby = await club.tables.snapshot(table_id)
    assert lobby.table.status == TableStatus.WAITING
    assert lobby.called == ()
    assert lobby.player_of(SOUTH.member_id) is None
    assert (lobby.player_of(EAST.member_id) is None) == sits


async def test_who_is_forgotten_is_called_no_more(database: Database) -> None:
    club = make_club(database)
    table_id = (await called(club)).table.table_id
    await club.own_data.forget(SOUTH.member_id)
    lobby = await club.tables.snapshot(table_id)
    assert lobby.table.status == TableStatus.WAITING
    assert lobby.table.guest_id is None
    begun = await club.groups.join(table_id, EAST, next(presses))
    assert len(begun.players) == 2


async def test_two_are_called_and_each_answers_alone(database: Database) -> None:
    club = make_club(database)
    lobby = await called(club, SOUTH, EAST)
    table_id = lobby.table.table_id
    assert lobby.called == (SOUTH.member_id, EAST.member_id)
    for member in (SOUTH, EAST):
        (own,) = await club.tables.tables_of(member.member_id)
        assert own.waits_for(member.member_id)
    lobby = await club.groups.decline(table_id, SOUTH, next(presses))
    assert lobby.called == (EAST.member_id,)
    assert await club.tables.tables_of(SOUTH.member_id) == []
    lobby = await club.groups.join(table_id, EAST, next(presses))
    assert lobby.called == ()
    lobby = await club.groups.leave(table_id, EAST, next(presses))
    assert lobby.called == (), "who has come is called no more"
    await club.groups.join(table_id, SOUTH, next(presses))
    begun = await club.groups.join(table_id, EAST, next(presses))
    assert begun.table.status == TableStatus.PLAYING


async def test_a_second_who_never_came_is_called_no_more_once_play_begins(
    database: Database,
) -> None:
    club = make_club(database)
    table_id = (await called(club, SOUTH, EAST)).table.table_id
    await club.groups.join(table_id, SOUTH, next(presses))
    begun = await club.groups.seat_computer(table_id, NORTH, next(presses), level="novice")
    assert begun.table.status == TableStatus.PLAYING
    assert begun.table.second_guest_id is None
    assert await club.tables.tables_of(EAST.member_id) == []


async def test_none_of_two_is_called_who_may_not_be(database: Database) -> None:
    club = make_club(database)
    await club.friends.block(EAST, NORTH)
    with pytest.raises(NotTaking):
        await called(club, SOUTH, EAST)
    assert await club.tables.tables_of(SOUTH.member_id) == []
    with pytest.raises(Yourself):
        await called(club, SOUTH, NORTH)


async def test_a_second_has_one_challenge_of_the_same_member_at_a_time(database: Database) -> None:
    club = make_club(database)
    await called(club, SOUTH, EAST)
    with pytest.raises(AlreadyPending):
        await called(club, EAST)
    standard = ALL_PRESETS.rules("standard")
    with pytest.raises(AlreadyPending):
        await club.starting.challenge(PLACE, EAST, NORTH, standard)
    other = await club.starting.challenge(PLACE, EAST, SOUTH, standard)
    assert other.asked == SOUTH.member_id, "those two haven't called each other"


async def test_a_block_and_a_deletion_take_out_a_second(database: Database) -> None:
    club = make_club(database)
    table_id = (await called(club, SOUTH, EAST)).table.table_id
    assert await club.friends.block(NORTH, EAST) == [table_id]
    assert (await club.tables.snapshot(table_id)).called == (SOUTH.member_id,)
    west = Person(4444, "West")
    await club.starting.withdraw(table_id, NORTH, next(presses), offer=0)
    table_id = (await called(club, SOUTH, west)).table.table_id
    await club.own_data.forget(west.member_id)
    lobby = await club.tables.snapshot(table_id)
    assert lobby.called == (SOUTH.member_id,)
    assert lobby.table.second_guest_id is None
