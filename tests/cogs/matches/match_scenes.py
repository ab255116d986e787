"""Matches between servers to draw: at any point of play, for either side, with any names."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from club.cups.formats.events import BoardDecided, HowDecided
from club.matches.server_match_displays import ServerMatchScene
from club.matches.server_match_rules import (
    KEY,
    Accepted,
    MatchBegan,
    MatchState,
    PlayerEntered,
    after,
    paired,
)
from club.matches.stored_server_match import StoredServerMatch
from data.matches.server_matches import BoardRow, ServerMatchRow, SideRow
from engine import fair
from engine.rules import PRESETS
from tests.cogs.cups.cup_scenes import ORGANISER, SEED

NOW = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
HOURS = 72
NAMES = ("North", "East", "Northeast", "Northwest", "South", "West", "Southeast", "Southwest")


def entered(size: int, first: int, second: int) -> MatchState:
    state = after(MatchState(size), Accepted())
    for side, count in ((1, first), (2, second)):
        for _ in range(count):
            state = after(state, PlayerEntered(side, 1000 + len(state.members)))
    return state


def begun(size: int, first: int, second: int, apart: Sequence[tuple[int, int]] = ()) -> MatchState:
    state = entered(size, first, second)
    boards, unpaired = paired(state.orders, size, apart)
    return after(state, MatchBegan(state.orders, boards, unpaired))


def won(state: MatchState, board: int, winner: int | None, *score: int) -> MatchState:
    points = (score[0], score[1]) if score else None
    how = HowDecided.PLAYED if score else HowDecided.WALKOVER
    return after(state, BoardDecided(KEY, board, winner, how, points))


def scene(
    state: MatchState,
    side: int = 1,
    *,
    names: Sequence[str] = NAMES,
    servers: Sequence[str] = ("Card house", "Bridge house"),
    away: bool = False,
) -> ServerMatchScene:
    row = ServerMatchRow(
        server_id=900,
        organiser_id=ORGANISER,
        plan={"boards": state.size},
        rules="",
        clock="none",
        hours=HOURS,
        seed=SEED,
        commitment=fair.commitment(SEED),
        created_at=NOW,
        code=None,
        code_until=NOW + timedelta(days=3),
        match_id=7,
        finished_at=NOW if state.over else None,
    )
    count = 2 if state.accepted else 1
    sides = tuple(
        SideRow(14 + each, 7, 900 + each, 77 + each, "cards", ORGANISER) for each in range(count)
    )
    due_at = NOW + timedelta(hours=HOURS)
    playing = tuple(
        BoardRow(7, board, 30 + board, 2, NOW, due_at, 3 - side, 99)
        for board in range(1, state.size + 1)
        if state.is_open(board)
    )
    it = StoredServerMatch(
        row, PRESETS.rules("standard"), state, sides, {}, None, NOW, NOW, playing
    )
    known = {member: names[(number - 1) % len(names)] for number, member in state.members.items()}
    return ServerMatchScene(
        it,
        side,
        {**known, ORGANISER: names[0]},
        tuple(servers[:count]),
        state.orders,
        {each.board: each.due_at for each in playing},
        "en",
        pings=True,
        away=away,
        until=None if state.begun or state.over else due_at,
        late={each.board: None for each in playing},
        seed=SEED.hex() if state.over else None,
    )
