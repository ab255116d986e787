"""How a contest of more than two begins, as its record and anyone who checks it say."""

from dataclasses import replace

import pytest

from club.club import Club
from engine.record import Record, RecordError, read_record, write_record
from engine.rules import PRESETS, Rules
from engine.verify import verify
from tests.club.club_helpers import PLACE
from tests.club.multiplayer.test_groups import (
    EAST,
    NORTH,
    PAIRS,
    SOUTH,
    gathered,
    play_all,
    presses,
)

CUT = PRESETS.rules("dictionary", seating="round_robin", game_target=40)
CHOSEN = PRESETS.rules("elder", seating="partnership", team_size=2, team_target=60)
FIELD = PRESETS.rules("dictionary", seating="captain", game_target=40)
ROBIN = PRESETS.rules("standard", seating="round_robin", game_target=40)
CAPTAIN = PRESETS.rules("standard", seating="captain", game_target=40)

KINDS = ((PAIRS, 4), (CHOSEN, 4), (ROBIN, 3), (CUT, 4), (CAPTAIN, 5), (FIELD, 3))


async def recorded(club: Club, rules: Rules, players: int) -> str:
    lead = await gathered(club, rules, players)
    if lead.table.status == "waiting":
        lead = await club.groups.start(lead.table.table_id, NORTH, next(presses))
    over = await play_all(club, lead.lead_id)
    return await club.tables.record(over.lead_id)


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "players"), KINDS)
async def test_every_beginning_follows_from_the_seed_and_the_presses(
    club: Club, rules: Rules, players: int
) -> None:
    text = await recorded(club, rules, players)
    found = verify(text)
    assert found.contest
    assert [each.seat for each in found.protections] == [*range(1, players + 1)]


@pytest.mark.slow
@pytest.mark.parametrize("rules", [CAPTAIN, FIELD])
async def test_another_captain_is_refused(club: Club, rules: Rules) -> None:
    record = read_record(await recorded(club, rules, 3))
    for one, other in ((1, 2), (2, 3), (1, 3)):
        with pytest.raises(RecordError):
            verify(write_record(renumbered(record, {one: other, other: one})))


def renumbered(record: Record, numbers: dict[int, int]) -> Record:
    """The record as if some players had each other's numbers."""
    deals = []
    for deal in record.deals:
        assert deal.place is not None
        first, second = (numbers.get(player, player) for player in deal.place.players)
        deals.append(replace(deal, place=replace(deal.place, players=(first, second))))
    return replace(record, deals=tuple(deals))


async def test_the_last_to_press_has_the_last_number(club: Club) -> None:
    lead = await gathered(club, ROBIN, 3, start=True)
    assert [each.member_id for each in lead.players] == [
        each.member_id for each in (SOUTH, EAST, NORTH)
    ]


async def test_whoever_changes_sides_is_numbered_by_the_later_press(club: Club) -> None:
    lobby = await club.groups.gather(PLACE, NORTH, PAIRS, 10)
    table_id = lobby.table.table_id
    await club.groups.join(table_id, SOUTH, 20, 2)
    await club.groups.seat_computer(table_id, NORTH, 30, 1, level="simple")
    await club.groups.join(table_id, EAST, 40, 2)
    begun = await club.tables.snapshot(table_id)
    assert begun.table.presses == "1:20 2:30 3:40"
    assert [each.member_id for each in begun.players] == [
        SOUTH.member_id,
        NORTH.member_id,
        EAST.member_id,
        None,
    ]
    assert [each.side for each in begun.players] == [2, 1, 2, 1]
    assert begun.contest is not None
    assert begun.contest.sides == ((2, 4), (1, 3))
