"""Which members may look at whose finished deals again, and where they ask."""

from dataclasses import replace
from typing import Final

import pytest

from club.club import Club
from club.core.errors import NoSuchDeal, NoSuchTable, NotSeated, NotYourDeal, StillRunning
from club.core.people import Person
from club.table.snapshot import Snapshot
from data.core.settings import Privacy
from engine.rules import PRESETS
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SHORT,
    SOUTH,
    begin,
    play_out,
    play_until,
)
from tests.club.multiplayer.test_groups import PEOPLE, ROBIN, STRANGER, gathered, play_all

HERE: Final = PLACE.server_id
ELSEWHERE: Final = HERE + 1
ASKED: Final = (HERE, ELSEWHERE, None)
"""In the server where it was played, in another, and in direct messages."""

SHUT: Final = {HERE: NotYourDeal, ELSEWHERE: NoSuchTable, None: NoSuchTable}
"""What a stranger may know: elsewhere not even that there is such a table."""


def within(server_id: int | None) -> tuple[int, ...] | None:
    """The ids of the place where it is asked; None in direct messages."""
    return None if server_id is None else (server_id,)


async def sees(club: Club, table_id: int, person: Person, server_id: int | None) -> bool:
    """Whether somebody may look at a finished game again: at its deals, and at its record."""
    try:
        shown = await club.replays.replay(table_id, person.member_id, place_ids=within(server_id))
    except SHUT[server_id]:
        with pytest.raises(SHUT[server_id]):
            await club.tables.record(table_id, person.member_id, place_ids=within(server_id))
        return False
    assert len(shown.states) > 1
    assert await club.tables.record(table_id, person.member_id, place_ids=within(server_id))
    return True


@pytest.fixture
async def over(club: Club) -> Snapshot:
    """A game that North and South have played."""
    return await play_out(club, await begin(club))


@pytest.mark.slow
@pytest.mark.parametrize("north", [Privacy.EVERYONE, Privacy.SERVER, Privacy.NOBODY])
@pytest.mark.parametrize("south", [Privacy.EVERYONE, Privacy.SERVER, Privacy.NOBODY])
async def test_a_game_is_for_others_as_both_who_played_like_it(
    club: Club, over: Snapshot, north: str, south: str
) -> None:
    table_id, both = over.table.table_id, {north, south}
    await club.settings.set_member(NORTH, "privacy", north)
    await club.settings.set_member(SOUTH, "privacy", south)
    for server_id in ASKED:
        for player in (NORTH, SOUTH):
            assert await sees(club, table_id, player, server_id), "its players always"
    assert await sees(club, table_id, EAST, HERE) == (Privacy.NOBODY not in both)
    for server_id in (ELSEWHERE, None):
        assert await sees(club, table_id, EAST, server_id) == (both == {Privacy.EVERYONE})


async def test_while_a_game_runs_it_is_for_those_who_play_it(club: Club) -> None:
    for each in (NORTH, SOUTH):
        await club.settings.set_member(each, "privacy", Privacy.EVERYONE)
    begun = await begin(club, PRESETS.rules("standard", game_target=400))
    begun = await play_until(club, begun, lambda each: each.last is not None)
    table_id = begun.table.table_id
    assert (await club.replays.replay(table_id, SOUTH.member_id)).deals == (1,)
    with pytest.raises(StillRunning):
        await club.replays.replay(table_id, SOUTH.member_id, 2)
    for server_id in ASKED:
        with pytest.raises(SHUT[server_id]):
            await club.replays.replay(table_id, EAST.member_id, 1, place_ids=within(server_id))
    with pytest.raises(NotSeated):
        await club.tables.record(table_id, EAST.member_id, place_ids=(HERE,))


@pytest.mark.slow
async def test_of_several_who_played_each_deal_is_as_its_two_like_it(club: Club) -> None:
    rules = replace(ROBIN, game_target=100)
    table_id = (await play_all(club, (await gathered(club, rules, 3, start=True)).lead_id)).lead_id
    first, *_ = PEOPLE
    every = (await club.replays.replay(table_id, first.member_id)).deals
    shown = [await club.replays.replay(table_id, first.member_id, deal) for deal in every]
    by_deal = {each.deal: {seat.member_id for seat in each.seats} for each in shown}
    shy = next(each for each in PEOPLE if each.member_id not in by_deal[1])
    theirs = {deal for deal, sat in by_deal.items() if shy.member_id in sat}
    assert theirs
    await club.settings.set_member(shy, "privacy", Privacy.NOBODY)
    seen = await club.replays.replay(table_id, STRANGER.member_id, place_ids=(HERE,))
    assert {*seen.deals} == {*every} - theirs
    with pytest.raises(NotYourDeal):
        await club.replays.replay(table_id, STRANGER.member_id, min(theirs), place_ids=(HERE,))
    with pytest.raises(NoSuchDeal):
        await club.replays.replay(table_id, STRANGER.member_id, 99, place_ids=(HERE,))
    with pytest.raises(NotYourDeal):
        await club.tables.record(table_id, STRANGER.member_id, place_ids=(HERE,))


async def test_practice_is_as_its_one_member_likes_it(club: Club) -> None:
    begun = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 1)
    table_id = begun.table.table_id
    await club.playing.resign(table_id, NORTH.member_id)
    assert await sees(club, table_id, EAST, HERE)
    await club.settings.set_member(NORTH, "privacy", Privacy.NOBODY)
    assert not await sees(club, table_id, EAST, HERE)
    assert await sees(club, table_id, NORTH, None)


async def test_a_sheet_for_real_cards_has_nothing_to_look_at_again(club: Club) -> None:
    laid_out = await club.sheets.open(PLACE, NORTH, SHORT, others=(SOUTH,), interaction_id=1)
    for person, refusal in ((EAST, NotYourDeal), (NORTH, NoSuchDeal)):
        with pytest.raises(refusal):
            await club.replays.replay(laid_out.table.table_id, person.member_id, place_ids=(HERE,))
