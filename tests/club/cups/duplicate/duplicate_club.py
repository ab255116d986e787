"""Duplicate cups in the club: their tables, and play by chance at them."""

import random

from club.club import Club
from club.cups.formats.plan import CupFormat
from club.cups.stored_cup import StoredCup
from club.table.snapshot import Snapshot
from engine.players import PLAYERS
from tests.club.club_helpers import on_turn
from tests.club.cups.cup_club import draft
from tests.club.cups.team_club import TeamClub

DUPLICATE = draft(CupFormat.KNOCKOUT, team_size=2, duplicate=True)


async def tables_of(host: TeamClub, cup: StoredCup) -> list[Snapshot]:
    """The tables that are played at, in the order of matches and boards."""
    found = sorted((each.match, each.board, each.table_id) for each in cup.playing)
    return [await host.club.tables.snapshot(each) for *_, each in found if each is not None]


async def any_move(club: Club, here: Snapshot, rng: random.Random) -> Snapshot:
    """Make a move for the player on turn: mostly a sensible one, sometimes any."""
    assert here.state is not None
    view = here.state.view(here.state.turn)
    move = PLAYERS["simple"].choose(view, rng)
    if rng.random() < 0.1:
        move = rng.choice(here.state.legal_moves())
    table = here.table
    return await club.playing.play(table.table_id, table.ply, on_turn(here), str(move))
