"""Cups to draw: at any point of any format, with names of any kind."""

from datetime import UTC, datetime, timedelta
from itertools import product

from club.cups.cup_scene import CupScene
from club.cups.formats import schedule, team_boards
from club.cups.formats.seeding import SeedingMethod
from club.cups.formats.state import CupState
from club.cups.stored_cup import StoredCup
from data.cups.cup_matches import CupMatchRow
from data.cups.cups import CupRow
from engine import fair
from engine.rules import PRESETS

NOW = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
SEED = b"s" * 32
ORGANISER = 500
CHANNEL = 77
HOURS = 48
WIDE = "*_W~`" * 12
"""A name as long as one may be, in which every sign is escaped."""


def scene(
    state: CupState,
    *,
    seeding: SeedingMethod = SeedingMethod.RATING,
    name: str = "",
    title: str = "Summer cup",
    closed: bool = False,
    settled: bool = False,
) -> CupScene:
    """A cup in a state, in which each board of a match ends later than the one before.

    All its members are called alike if a name is given.
    """
    over = schedule.is_over(state)
    row = CupRow(
        server_id=900,
        channel_id=CHANNEL,
        channel_name="cards",
        organiser_id=ORGANISER,
        title=title,
        plan={},
        seeding=seeding,
        rules="",
        clock="none",
        hours=HOURS,
        seed=SEED,
        commitment=fair.commitment(SEED),
        created_at=NOW,
        cup_id=7,
        finished_at=NOW if over else None,
        closed_at=NOW if closed else None,
    )
    tables = product(schedule.playable(state), range(1, max(1, state.plan.boards) + 1))
    playing = tuple(
        CupMatchRow(7, str(each.key), board, 30 + at, 1, NOW, NOW + timedelta(hours=HOURS * board))
        for at, (each, board) in enumerate(tables)
        if team_boards.is_open(state, each, board)
    )
    rules = PRESETS.rules("standard")
    cup = StoredCup(row, rules, seeding, state, {}, None, playing)
    members = [ORGANISER, *(each for one in state.members.values() for each in one)]
    return CupScene(
        cup,
        {each: name or f"@member{each}" for each in members},
        {(each.match, each.board): each.due_at for each in playing},
        {each.table_id: 10**18 + each.table_id for each in playing if each.table_id is not None},
        "en",
        pings=True,
        seed=SEED.hex() if settled else None,
    )
