"""A league or ladder as it is stored, replayed; and how the next event is added to it."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Any, Self

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.deadlines import Terms
from club.core.errors import Refusal
from club.cups.formats.event_json import WrittenEvent
from club.cups.formats.events import Entered, Substituted
from club.cups.formats.match_keys import MatchKey
from club.cups.formats.matches import Match
from club.leagues.formats import competition
from club.leagues.formats.competition import CompetitionPlan, CompetitionState
from club.leagues.formats.ladder_results import LadderResult, results_of
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_events import (
    ChallengeAccepted,
    Challenged,
    CompetitionEvent,
    SeasonBegan,
)
from club.leagues.formats.league_json import (
    read_event,
    read_ladder_plan,
    read_league_plan,
    write_event,
)
from club.leagues.formats.obstacles import LeagueEventError, LeagueObstacle
from club.leagues.league_refusals import (
    BY_LEAGUE_OBSTACLE,
    NoSuchCompetition,
    OutOfReach,
    TheyRest,
    UnreadableCompetition,
)
from data.core.event_store import EventRow
from data.leagues import competition_matches, competitions
from data.leagues.competition_events import COMPETITION_EVENTS
from data.leagues.competition_matches import CompetitionMatchRow
from data.leagues.competitions import CompetitionRow
from engine import fair
from engine.rules import Rules, read_rules

log = logging.getLogger(__name__)

_PRESSED = (Entered, Substituted, Challenged, ChallengeAccepted)


class CompetitionKind(StrEnum):
    """What kind of competition it is."""

    LEAGUE = "league"
    LADDER = "ladder"


@dataclass(frozen=True, slots=True)
class StoredCompetition:
    """One; `presses` has each member's last to join, challenge or accept, `results` a ladder's."""

    row: CompetitionRow
    rules: Rules
    state: CompetitionState
    presses: Mapping[int, int]
    start_press: int | None = None
    playing: tuple[CompetitionMatchRow, ...] = ()
    results: tuple[LadderResult, ...] = ()

    @property
    def competition_id(self) -> int:
        """Its number."""
        return self.row.competition_id

    def entrant_of(self, member_id: int) -> int | None:
        """Return the entrant that a member plays for; None for nobody, or nobody any more."""
        active = ((each, self.state.members[each]) for each in self.state.active)
        return next((entrant for entrant, members in active if member_id in members), None)

    def plays(self, entrant: int) -> bool:
        """Whether an entrant has games to lose by leaving: in a season, or after a challenge."""
        if isinstance(self.state, LadderState):
            return self.state.challenge_of(entrant) is not None
        season = self.state.running
        return season is not None and entrant in season.entrants

    def member_at(self, entrant: int, board: int = 1) -> int:
        """Return the member who plays for an entrant; there is one board."""
        return self.state.members[entrant][board - 1]

    def table_name(self, key: MatchKey, board: int = 1) -> str:  # noqa: ARG002 - as cups have it
        """Return the name of a match's table, which its cards depend on."""
        return str(key)

    def is_open(self, match: Match, board: int = 1) -> bool:  # noqa: ARG002 - as cups have it
        """Whether a match is still to be decided."""
        return match.open

    def row_of(self, key: MatchKey) -> CompetitionMatchRow | None:
        """Return a match that is being played, or None."""
        return next((each for each in self.playing if each.match == str(key)), None)

    def with_row(self, row: CompetitionMatchRow) -> Self:
        """Return the competition after a match that is being played has changed."""
        changed = (row if each.match == row.match else each for each in self.playing)
        return replace(self, playing=tuple(changed))


async def load(
    connection: AsyncConnection, competition_id: int, *, server_id: int | None = None
) -> StoredCompetition:
    """Read one, of the server if one is given (NoSuchCompetition, UnreadableCompetition)."""
    row = await competitions.get(connection, competition_id)
    if row is None or server_id not in {None, row.server_id}:
        raise NoSuchCompetition
    events = await COMPETITION_EVENTS.of(connection, competition_id)
    playing = await competition_matches.of_competition(connection, competition_id)
    try:
        return _read(row, events, playing)
    except (SQLAlchemyError, OSError, MemoryError):
        raise
    except Exception as error:
        log.exception("competition=%d can't be read", competition_id)
        raise UnreadableCompetition(competition=str(competition_id)) from error


async def happen(
    connection: AsyncConnection,
    it: StoredCompetition,
    event: CompetitionEvent,
    now: datetime,
    interaction_id: int | None = None,
) -> StoredCompetition:
    """Let something happen, or raise why not; MovedOn: another was faster."""
    try:
        state = competition.after(it.state, event, now)
    except LeagueEventError as error:
        raise _refusal(it.state, error.obstacle) from error
    written = write_event(event)
    row = EventRow(
        it.row.events, written.word, written.detail, now, interaction_id, written.members
    )
    await COMPETITION_EVENTS.add(connection, it.competition_id, row)
    log.debug("competition=%d event=%d %s", it.competition_id, row.number, row.word)
    presses = {**it.presses, **_pressed(state, event, interaction_id)}
    begins = isinstance(event, SeasonBegan) and it.start_press is None
    start = interaction_id if begins else it.start_press
    counted = replace(it.row, events=it.row.events + 1)
    results = (*it.results, *_results(it.state, event, now))
    return replace(
        it, row=counted, state=state, presses=presses, start_press=start, results=results
    )


def _refusal(state: CompetitionState, obstacle: LeagueObstacle) -> Refusal:
    if isinstance(state, LadderState) and obstacle == LeagueObstacle.OUT_OF_REACH:
        return OutOfReach(reach=state.plan.reach)
    if isinstance(state, LadderState) and obstacle == LeagueObstacle.THEY_REST:
        return TheyRest(days=state.plan.rest_days)
    return BY_LEAGUE_OBSTACLE[obstacle]()


def _read(
    row: CompetitionRow,
    rows: Sequence[EventRow],
    playing: Sequence[CompetitionMatchRow],
) -> StoredCompetition:
    if [each.number for each in rows] != list(range(row.events)):
        raise ValueError("events are missing")
    if fair.commitment(row.seed) != row.commitment:
        raise ValueError("the seed isn't the one that was committed to")
    state = competition.begun(_read_plan(row))
    presses, start, results = dict[int, int](), None, list[LadderResult]()
    for stored in rows:
        event = read_event(WrittenEvent(stored.word, stored.detail, stored.members))
        if stored.interaction_id is None and isinstance(event, _PRESSED):
            raise ValueError("nobody pressed for what the cards depend on")
        results += _results(state, event, stored.at)
        state = competition.after(state, event, stored.at)
        presses |= _pressed(state, event, stored.interaction_id)
        if isinstance(event, SeasonBegan) and start is None:
            start = stored.interaction_id
    for each in playing:
        MatchKey.read(each.match)
    Terms.parse(row.clock)
    rules = read_rules(row.rules)
    return StoredCompetition(row, rules, state, presses, start, tuple(playing), tuple(results))


def _results(
    before: CompetitionState, event: CompetitionEvent, at: datetime
) -> Iterable[LadderResult]:
    return results_of(before, event, at) if isinstance(before, LadderState) else ()


def _read_plan(row: CompetitionRow) -> CompetitionPlan:
    plan: Mapping[str, Any] = row.plan
    match CompetitionKind(row.kind):
        case CompetitionKind.LEAGUE:
            return read_league_plan(plan)
        case CompetitionKind.LADDER:
            return read_ladder_plan(plan)


def _pressed(
    state: CompetitionState, event: CompetitionEvent, interaction_id: int | None
) -> dict[int, int]:
    if interaction_id is None:
        return {}
    match event:
        case Entered(members):
            return dict.fromkeys(members, interaction_id)
        case Substituted(substitute=substitute):
            return {substitute: interaction_id}
        case Challenged(challenger):
            return dict.fromkeys(state.members[challenger], interaction_id)
        case ChallengeAccepted(number) if isinstance(state, LadderState):
            challenged = state.open[number].challenged
            return dict.fromkeys(state.members[challenged], interaction_id)
        case _:
            return {}
