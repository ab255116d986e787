"""Leagues and ladders to draw: at any point of play, with names of any kind."""

from datetime import UTC, datetime, timedelta

from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats import competition
from club.leagues.formats.competition import CompetitionState
from club.leagues.formats.ladder_results import LadderResult
from club.leagues.formats.ladder_state import LadderState
from club.leagues.stored_competition import CompetitionKind, StoredCompetition
from data.leagues.competition_matches import CompetitionMatchRow
from data.leagues.competitions import CompetitionRow
from engine import fair
from engine.rules import PRESETS
from tests.cogs.cups.cup_scenes import CHANNEL, ORGANISER, SEED

NOW = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
HOURS = 7 * 24


def scene(
    state: CompetitionState,
    *,
    name: str = "",
    title: str = "Spring league",
    results: tuple[LadderResult, ...] = (),
) -> CompetitionScene:
    """A league or ladder in a state, in which everything that can be played is."""
    is_ladder = isinstance(state, LadderState)
    row = CompetitionRow(
        server_id=900,
        channel_id=CHANNEL,
        channel_name="cards",
        organiser_id=ORGANISER,
        kind=CompetitionKind.LADDER if is_ladder else CompetitionKind.LEAGUE,
        title=title,
        plan={},
        rules="",
        clock="none",
        hours=HOURS,
        seed=SEED,
        commitment=fair.commitment(SEED),
        created_at=NOW,
        competition_id=7,
        finished_at=NOW if state.over else None,
    )
    due_at = NOW + timedelta(hours=HOURS)
    playing = tuple(
        CompetitionMatchRow(7, str(each.key), 30 + at, 1, NOW, due_at)
        for at, each in enumerate(competition.playable(state))
    )
    rules = PRESETS.rules("standard")
    it = StoredCompetition(row, rules, state, {}, None, playing, results)
    members = [ORGANISER, *(each for one in state.members.values() for each in one)]
    open_now = list(state.open.values()) if isinstance(state, LadderState) else []
    answers = {each.number: due_at for each in open_now if each.accepted_at is None}
    return CompetitionScene(
        it,
        {each: name or f"@member{each}" for each in members},
        {each.match: each.due_at for each in playing},
        {each.table_id: 10**18 + each.table_id for each in playing if each.table_id is not None},
        "en",
        pings=True,
        next_at=due_at,
        answers=answers,
        seed=SEED.hex() if state.over else None,
    )
