"""Cheers of those who watch: one each, for what is over, and gone with the member."""

import pytest

from club.club import Club
from club.core.errors import CannotCheer, CheersOwnGame, DealIsPast, NoSuchTable, StillRunning
from club.core.people import Person
from data.watching.cheers import WHOLE
from tests.club.club_helpers import EAST, NORTH, SHORT, SOUTH, begin, play_out, play_until

WEST = Person(14, "@west")


@pytest.mark.slow
async def test_each_cheers_once_for_a_deal_and_once_for_the_game(club: Club) -> None:
    snapshot = await play_until(club, await begin(club, SHORT), lambda one: one.last is not None)
    table_id = snapshot.table.table_id
    assert await club.cheering.names(table_id, 1) == ()
    for person in (EAST, WEST, EAST):
        await club.cheering.cheer(table_id, 1, person)
    assert await club.cheering.names(table_id, 1) == ("@east", "@west")
    await play_out(club, snapshot)
    await club.cheering.cheer(table_id, WHOLE, WEST)
    assert await club.cheering.names(table_id, WHOLE) == ("@west",)
    assert await club.cheering.names(table_id, 1) == ("@east", "@west")


@pytest.mark.slow
async def test_only_what_has_just_ended_is_cheered_for(club: Club) -> None:
    snapshot = await begin(club, SHORT)
    table_id = snapshot.table.table_id
    for deal in (WHOLE, 1, 2):
        with pytest.raises(StillRunning):
            await club.cheering.cheer(table_id, deal, EAST)
    second = await play_until(
        club, snapshot, lambda one: one.last is not None and one.last.number > 1
    )
    assert second.last is not None
    with pytest.raises(DealIsPast):
        await club.cheering.cheer(table_id, second.last.number - 1, EAST)
    with pytest.raises(NoSuchTable):
        await club.cheering.cheer(999, 1, EAST)


@pytest.mark.slow
async def test_who_plays_or_is_kept_apart_does_not_cheer(club: Club) -> None:
    over = await play_out(club, await begin(club, SHORT))
    for person in (NORTH, SOUTH):
        with pytest.raises(CheersOwnGame):
            await club.cheering.cheer(over.table.table_id, WHOLE, person)
    await club.friends.block(SOUTH, EAST)
    with pytest.raises(CannotCheer):
        await club.cheering.cheer(over.table.table_id, WHOLE, EAST)


@pytest.mark.slow
async def test_cheers_go_with_the_member(club: Club) -> None:
    over = await play_out(club, await begin(club, SHORT))
    for person in (EAST, WEST):
        await club.cheering.cheer(over.table.table_id, WHOLE, person)
    await club.own_data.forget(EAST.member_id)
    assert await club.cheering.names(over.table.table_id, WHOLE) == ("@west",)
