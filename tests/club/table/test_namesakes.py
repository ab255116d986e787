"""Players of one name are numbered, and the number goes with them from seat to seat."""

import pytest

from club.club import Club
from club.core.people import Person
from club.table.namesakes import namesakes
from club.table.scene import scene
from data.table.tables import SeatOccupant
from engine.rules import PRESETS
from tests.club.club_helpers import NORTH, PLACE, SHORT, SOUTH, begin, play_out

CAPTAIN = PRESETS.rules("standard", seating="captain", game_target=40)


def players(*who: tuple[int | None, str]) -> tuple[SeatOccupant, ...]:
    """Members by id and name, and computers by their level."""
    return tuple(
        SeatOccupant(number, member, *((name, "") if member is None else (None, name)))
        for number, (member, name) in enumerate(who, start=1)
    )


def test_only_who_shares_a_name_has_a_number() -> None:
    assert namesakes(players((11, "North"), (12, "South"), (None, "novice"))) == {}
    assert namesakes(players((None, "novice"), (11, "North"), (None, "expert"))) == {}
    assert namesakes(players((None, "novice"), (11, "North"), (None, "novice"))) == {1: 1, 3: 2}


def test_names_that_look_alike_are_one() -> None:
    assert namesakes(players((11, "North"), (12, "n\u200borth "))) == {1: 1, 2: 2}
    assert namesakes(players((11, "North"), (12, "Computer"), (None, "other"))) == {}


def test_members_whose_data_was_deleted_are_told_apart() -> None:
    assert namesakes(players((-5, "Someone"), (11, "North"), (-6, "Someone"))) == {1: 1, 3: 2}


async def test_two_computers_keep_their_numbers_from_deal_to_deal(club: Club) -> None:
    lobby = await club.groups.gather(PLACE, NORTH, CAPTAIN, 1)
    table_id = lobby.table.table_id
    for press in (2, 3):
        await club.groups.seat_computer(table_id, NORTH, press)
    snapshot = await club.groups.start(table_id, NORTH, 4)
    seen = scene(snapshot, None)
    numbers = {each.seat: each.namesake for each in seen.players if each.computer}
    assert sorted(numbers.values()) == [1, 2]
    assert snapshot.pair is not None
    for seated, player in zip(seen.seats, snapshot.pair, strict=True):
        assert seated.namesake == numbers.get(player, 0)


async def test_members_of_one_name_are_told_apart(club: Club) -> None:
    other = Person(12, NORTH.name)
    waiting = await club.starting.challenge(PLACE, NORTH, other, SHORT)
    snapshot = await club.starting.accept(waiting.table.table_id, other, 5000)
    assert [each.namesake for each in scene(snapshot, None).seats] == [1, 2]


@pytest.mark.slow
async def test_a_table_is_numbered_while_one_of_its_players_has_another(club: Club) -> None:
    first = await begin(club, SHORT)
    assert not scene(first, None).numbered
    waiting = await club.starting.challenge(PLACE, NORTH, Person(13, "@east"), SHORT)
    assert not scene(await club.tables.snapshot(first.table.table_id), 1).numbered
    second = await club.starting.accept(waiting.table.table_id, Person(13, "@east"), 5001)
    again = await club.tables.snapshot(first.table.table_id)
    north, south = again.seat_of(NORTH.member_id), again.seat_of(SOUTH.member_id)
    assert scene(again, north).numbered
    assert not scene(again, south).numbered
    assert scene(again, None).numbered
    await play_out(club, second)
    assert not scene(await club.tables.snapshot(first.table.table_id), north).numbered


async def test_a_newcomer_has_never_finished_a_game(club: Club) -> None:
    first = await begin(club, SHORT)
    assert scene(first, 1).newcomer
    assert not scene(first, None).newcomer
    await play_out(club, first)
    assert not scene(await begin(club, SHORT, 5001), 1).newcomer
