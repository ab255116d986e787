"""Who deals first in contests of more than two, where cards are cut for it."""

from dataclasses import replace

import pytest

from data.storage.database import Database
from engine.record import read_record, replay
from engine.rules import Rules
from engine.words import FirstDealer
from tests.club.club_helpers import make_club
from tests.club.multiplayer.test_groups import CAPTAIN, LONG, NORTH, PAIRS, gathered


@pytest.mark.slow
@pytest.mark.parametrize("how", ["cut_low_deals", "cut_high_chooses"])
@pytest.mark.parametrize(
    ("rules", "players"),
    [(CAPTAIN, 4), (CAPTAIN, 3), (PAIRS, 4), (LONG, 3), (LONG, 4)],
    ids=lambda value: str(value) if isinstance(value, int) else value.seating,
)
async def test_the_record_agrees_with_who_deals(
    database: Database, rules: Rules, players: int, how: str
) -> None:
    for seed in range(4):
        club = make_club(database, start=f"{how} {seed}")
        full = rules.seating == "partnership" or (players == 4 and rules.seating == "round_robin")
        cutting = replace(rules, first_dealer=FirstDealer(how))
        begun = await gathered(club, cutting, players, start=not full)
        played = replay(read_record(await club.tables.record(begun.lead_id, NORTH.member_id)))
        assert begun.contest is not None
        assert played.contest == begun.contest
