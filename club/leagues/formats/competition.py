"""Leagues and ladders behind one interface: what happens, what is played, whether it is over."""

from collections.abc import Iterable
from datetime import datetime

from club.cups.formats.events import Corrected, Substituted
from club.cups.formats.matches import Match
from club.leagues.formats import ladder_replay, league_replay, season_matches
from club.leagues.formats.ladder_plan import LadderPlan
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_events import (
    ChallengeAccepted,
    Challenged,
    ChallengeTakenBack,
    CompetitionEvent,
    Sank,
    SeasonBegan,
    SeasonEnded,
    Stopped,
    WeekBegan,
)
from club.leagues.formats.league_plan import LeaguePlan
from club.leagues.formats.league_state import LeagueState
from club.leagues.formats.obstacles import LeagueEventError, LeagueObstacle

CompetitionState = LeagueState | LadderState
CompetitionPlan = LeaguePlan | LadderPlan

_OF_LEAGUES = (Substituted, SeasonBegan, WeekBegan, SeasonEnded, Corrected, Stopped)
_OF_LADDERS = (Challenged, ChallengeAccepted, ChallengeTakenBack, Sank)


def begun(plan: CompetitionPlan) -> CompetitionState:
    """Return a competition in which nothing has happened."""
    return LeagueState(plan) if isinstance(plan, LeaguePlan) else LadderState(plan)


def after(state: CompetitionState, event: CompetitionEvent, at: datetime) -> CompetitionState:
    """Return a competition after an event; LeagueEventError says why it can't happen."""
    if isinstance(state, LeagueState):
        if isinstance(event, _OF_LADDERS):
            raise LeagueEventError(LeagueObstacle.STRANGE)
        return league_replay.after(state, event, at)
    if isinstance(event, _OF_LEAGUES):
        raise LeagueEventError(LeagueObstacle.STRANGE)
    return ladder_replay.after(state, event, at)


def replay(
    plan: CompetitionPlan, events: Iterable[tuple[CompetitionEvent, datetime]]
) -> CompetitionState:
    """Return the competition that these events have made, each with when it happened."""
    state = begun(plan)
    for event, at in events:
        state = after(state, event, at)
    return state


def matches(state: CompetitionState) -> list[Match]:
    """Return the matches that have begun: of a season those of its weeks, else the challenges."""
    if isinstance(state, LadderState):
        return [each.match for each in state.open.values() if each.accepted_at is not None]
    season = state.season
    if season is None or state.cancelled:
        return []
    return season_matches.begun(state.plan, season)


def playable(state: CompetitionState) -> list[Match]:
    """Return the matches to be played now."""
    return [match for match in matches(state) if match.open]
