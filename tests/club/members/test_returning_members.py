"""A block outlives the data of the one who is blocked, and keeps nothing by which to find them."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from club.club import Club
from club.core.errors import NotTaking, Refusal, SeatNotFree, YouBlocked
from data.core.anonymous import NAME, is_gone
from data.matchmaking.queue import QueuePlace
from data.storage.database import Database
from engine.rules import PRESETS
from tests.club.club_helpers import QUICK, make_club, play_out
from tests.club.members.sample_season import (
    EAST,
    LONG,
    NORTH,
    PLACE,
    SOUTH,
    WEST,
    game,
    group,
    presses,
    stored,
)
from tests.club.members.test_forgetting import play_out_practice, traces


async def expected(database: Database) -> list[int]:
    """The numbers that stand for those who are known again when they come back."""
    rows = await stored(database)
    found = [row["stand_in_id"] for row in rows["fingerprints"]]
    known = {row["member_id"] for row in rows["members"]}
    assert all(is_gone(each) for each in found)
    assert known.issuperset(found)
    return found


async def blocked(club: Club) -> list[tuple[int, str]]:
    """The members that South has blocked, with the names on the list."""
    return [(each.member_id, each.name) for each in await club.friends.blocked(SOUTH.member_id)]


async def challenge(club: Club) -> Any:
    return await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)


async def be_challenged(club: Club) -> Any:
    return await club.starting.challenge(PLACE, SOUTH, NORTH, QUICK)


async def take_seat(club: Club) -> Any:
    seat = await club.starting.challenge(PLACE, SOUTH, None, QUICK)
    here = await club.game_finder.going_on(PLACE.server_id, NORTH.member_id)
    assert here.free == 0, "it isn't on North's list"
    return await club.starting.accept(seat.table.table_id, NORTH, next(presses))


async def join_lobby(club: Club) -> Any:
    rules = PRESETS.rules("standard", seating="round_robin")
    lobby = await club.groups.gather(PLACE, SOUTH, rules, next(presses))
    return await club.groups.join(lobby.table.table_id, NORTH, next(presses))


async def take_left_seat(club: Club) -> Any:
    rules = PRESETS.rules("standard", seating="round_robin", game_target=1000)
    lead = await group(club, rules, SOUTH, EAST, WEST)
    await club.groups.get_up(lead.lead_id, WEST.member_id, next(presses))
    return await club.groups.offer_oneself(lead.lead_id, NORTH, 2)


async def be_seen(club: Club) -> Any:
    await club.people.seen(NORTH)
    return await challenge(club)


async def lay_out_sheet(club: Club) -> Any:
    number = next(presses)
    return await club.sheets.open(PLACE, NORTH, LONG, others=(SOUTH,), interaction_id=number)


async def join_sheet(club: Club) -> Any:
    rules = PRESETS.rules("standard", seating="round_robin")
    sheet = await club.sheets.open(PLACE, SOUTH, rules, interaction_id=next(presses))
    return await club.sheets.join(sheet.table.table_id, NORTH, next(presses))


@pytest.mark.parametrize(
    ("way", "refusal"),
    [
        (challenge, NotTaking),
        (be_seen, NotTaking),
        (be_challenged, YouBlocked),
        (take_seat, SeatNotFree),
        (join_lobby, SeatNotFree),
        (take_left_seat, SeatNotFree),
        (lay_out_sheet, NotTaking),
        (join_sheet, SeatNotFree),
    ],
)
async def test_who_comes_back_reads_what_they_read_before(
    club: Club, way: Callable[[Club], Awaitable[Any]], refusal: type[Refusal]
) -> None:
    await club.friends.block(SOUTH, NORTH)
    await club.own_data.forget(NORTH.member_id)
    for _ in range(2):
        with pytest.raises(refusal):
            await way(club)


@pytest.mark.slow
async def test_a_block_stands_again_and_nothing_tells_for_whom(
    club: Club, database: Database
) -> None:
    await play_out(club, await game(club, NORTH, EAST))
    await play_out_practice(club, NORTH)
    await club.friends.block(SOUTH, NORTH)
    await club.friends.block(WEST, NORTH)
    await club.own_data.forget(NORTH.member_id)
    await club.own_data.sweep()
    assert await traces(database, str(NORTH.member_id), "@north") == []
    (stand_in,) = await expected(database)
    assert await blocked(club) == [(stand_in, NAME)]
    met = {row["member_id"] for row in (await stored(database))["seats"]}
    assert stand_in not in met, "no game is found by it"
    await club.queue.join(PLACE, SOUTH, QUICK, next(presses))
    assert isinstance(await club.queue.join(PLACE, NORTH, QUICK, next(presses)), QueuePlace)
    assert await blocked(club) == [(NORTH.member_id, NORTH.name)]
    assert await expected(database) == []
    rows = await stored(database)
    assert [row["blocked_id"] for row in rows["blocks"]] == [NORTH.member_id] * 2
    assert stand_in not in {row["member_id"] for row in rows["members"]}


async def test_to_delete_it_all_again_and_again_helps_nobody(
    club: Club, database: Database
) -> None:
    await club.friends.block(SOUTH, NORTH)
    for _ in range(2):
        for _ in range(2):
            await club.own_data.forget(NORTH.member_id)
        assert len(await expected(database)) == 1
        with pytest.raises(NotTaking):
            await challenge(club)
        await club.settings.set_member(NORTH, "quiet_from", 22)
        assert await blocked(club) == [(NORTH.member_id, NORTH.name)]


@pytest.mark.parametrize("by_an_old_list", [False, True])
async def test_who_is_unblocked_meanwhile_is_free(
    club: Club, database: Database, *, by_an_old_list: bool
) -> None:
    await club.friends.block(SOUTH, NORTH)
    await club.own_data.forget(NORTH.member_id)
    ((stand_in, _),) = await blocked(club)
    await club.friends.unblock(EAST.member_id, stand_in)
    assert await expected(database) == [stand_in], "that is for South to say"
    await club.friends.unblock(SOUTH.member_id, NORTH.member_id if by_an_old_list else stand_in)
    assert await blocked(club) == []
    assert await expected(database) == []
    assert stand_in not in {row["member_id"] for row in (await stored(database))["members"]}
    assert (await challenge(club)).table.status == "waiting"


async def test_to_block_somebody_anew_makes_one_block(club: Club, database: Database) -> None:
    await club.friends.block(SOUTH, NORTH)
    await club.own_data.forget(NORTH.member_id)
    await club.friends.block(SOUTH, NORTH)
    assert await blocked(club) == [(NORTH.member_id, NORTH.name)]
    assert await expected(database) == []


async def test_a_fingerprint_goes_with_the_last_who_has_blocked(
    club: Club, database: Database
) -> None:
    await club.friends.block(SOUTH, NORTH)
    await club.friends.block(EAST, NORTH)
    await club.own_data.forget(NORTH.member_id)
    await club.own_data.forget(SOUTH.member_id)
    assert len(await expected(database)) == 1
    await club.own_data.forget(EAST.member_id)
    assert await expected(database) == []


async def test_of_whom_nobody_blocks_no_fingerprint_is_taken(
    club: Club, database: Database
) -> None:
    await club.friends.block(NORTH, SOUTH)
    await club.own_data.forget(NORTH.member_id)
    rows = await stored(database)
    assert (rows["fingerprints"], rows["secrets"], rows["blocks"]) == ([], [], [])


async def test_two_processes_draw_one_secret(club: Club, database: Database) -> None:
    twin = make_club(database, start="other dice")
    for person in (NORTH, EAST):
        await club.friends.block(SOUTH, person)
    await club.own_data.forget(NORTH.member_id)
    await twin.own_data.forget(EAST.member_id)
    assert len((await stored(database))["secrets"]) == 1
    for person, here in ((NORTH, twin), (EAST, club)):
        with pytest.raises(NotTaking):
            await here.starting.challenge(PLACE, person, SOUTH, QUICK)
