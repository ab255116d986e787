"""From the events of a league to its state: what each event does, and when it may happen."""

from dataclasses import replace
from datetime import datetime

from club.cups.formats.events import (
    Cancelled,
    Corrected,
    Decided,
    Disqualified,
    Entered,
    HowDecided,
    Substituted,
    Withdrew,
)
from club.cups.formats.matches import NOBODY, Unplayed
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.state import CupState
from club.leagues.formats import divisions, season_matches
from club.leagues.formats.league_events import (
    Lapsed,
    LeagueEvent,
    SeasonBegan,
    SeasonEnded,
    Stopped,
    WeekBegan,
)
from club.leagues.formats.league_plan import FEWEST, MOST, LeaguePlan
from club.leagues.formats.league_state import LeagueSeason, LeagueState
from club.leagues.formats.obstacles import LeagueEventError, LeagueObstacle, require


def after(state: LeagueState, event: LeagueEvent, at: datetime) -> LeagueState:  # noqa: C901, PLR0911 - one for each
    """Return the league after an event; LeagueEventError says why it can't happen now."""
    require(not state.over or isinstance(event, Corrected), LeagueObstacle.OVER)
    match event:
        case Entered(members):
            return _entered(state, members)
        case Withdrew(entrant):
            return _left(state, entrant, out=False)
        case Disqualified(entrant):
            return _left(state, entrant, out=True)
        case Lapsed(entrant):
            require(state.running is None, LeagueObstacle.SEASON_RUNS)
            return _left(state, entrant, out=True)
        case Substituted():
            return _substituted(state, event)
        case SeasonBegan():
            return _season_began(state, event, at)
        case WeekBegan():
            return _week_began(state, at)
        case SeasonEnded():
            return _season_ended(state, at)
        case Decided():
            return _decided(state, event)
        case Corrected(result):
            return _corrected(state, result)
        case Stopped():
            require(not state.stopped, LeagueObstacle.STOPPED)
            return replace(state, stopped=True)
        case Cancelled():
            return replace(state, cancelled=True)


def _entered(state: LeagueState, members: tuple[int, ...]) -> LeagueState:
    require(not state.stopped, LeagueObstacle.STOPPED)
    require(len(state.active) < MOST, LeagueObstacle.FULL)
    taking_part = {member for each in state.active for member in state.members[each]}
    coming = set(members)
    require(len(members) == 1 and not coming & taking_part, LeagueObstacle.IN_IT_ALREADY)
    return replace(state, members={**state.members, len(state.members) + 1: members})


def _left(state: LeagueState, entrant: int, *, out: bool) -> LeagueState:
    require(entrant in state.active, LeagueObstacle.NOT_IN_IT)
    state = replace(state, gone={**state.gone, entrant: out})
    season = state.running
    if season is None or entrant not in season.entrants:
        return state
    groups = replace(season.groups, gone={**season.groups.gone, entrant: out})
    return _with(state, _walked_over(state.plan, replace(season, groups=groups)))


def _substituted(state: LeagueState, event: Substituted) -> LeagueState:
    entrant, season = event.entrant, state.running
    if season is None:
        raise LeagueEventError(LeagueObstacle.NO_SEASON)
    require(entrant in season.entrants, LeagueObstacle.NOT_IN_IT)
    require(event.member in state.members[entrant], LeagueObstacle.NOT_IN_IT)
    others = (each for each in state.active if event.substitute in state.members[each])
    waiting = next(others, None)
    require(waiting is None or waiting not in season.entrants, LeagueObstacle.IN_IT_ALREADY)
    coming_back = waiting is None and entrant in state.gone
    require(not coming_back or len(state.active) < MOST, LeagueObstacle.FULL)
    groups = _without_gone(season.groups, entrant)
    reopened = replace(season, groups=groups)
    free = any(entrant in each.sides and each.open for each in season_matches.matches(reopened))
    require(free, LeagueObstacle.NO_PLACE_FREE)
    gone = {each: out for each, out in state.gone.items() if each != entrant}
    if waiting is not None:
        gone[waiting] = False  # They are in it under the other number from now on.
    members = {**state.members, entrant: (event.substitute,)}
    return _with(replace(state, members=members, gone=gone), reopened)


def _without_gone(groups: CupState, entrant: int) -> CupState:
    return replace(groups, gone={each: out for each, out in groups.gone.items() if each != entrant})


def _season_began(state: LeagueState, event: SeasonBegan, at: datetime) -> LeagueState:
    require(state.running is None, LeagueObstacle.SEASON_RUNS)
    require(not state.stopped, LeagueObstacle.STOPPED)
    require(len(state.active) >= FEWEST, LeagueObstacle.TOO_FEW)
    order = tuple(entrant for division in event.divisions for entrant in division)
    require(sorted(order) == sorted(state.active), LeagueObstacle.WRONG_ORDER)
    fits = event.divisions == divisions.cut(order, state.plan.size)
    require(fits, LeagueObstacle.WRONG_ORDER)
    last = state.season
    first_group = 1 if last is None else last.first_group + len(last.divisions)
    groups = CupState(
        CupPlan(CupFormat.ROUND_ROBIN, legs=state.plan.legs),
        order=order,
        started_with=len(order),
    )
    season = LeagueSeason(event.divisions, first_group, groups, at, at)
    return replace(state, seasons=(*state.seasons, season))


def _week_began(state: LeagueState, at: datetime) -> LeagueState:
    season = _running(state)
    fine = season.weeks < season_matches.weeks(state.plan, season)
    require(fine, LeagueObstacle.NO_SEASON)
    begun = replace(season, weeks=season.weeks + 1, week_at=at)
    return _with(state, _walked_over(state.plan, begun))


def _season_ended(state: LeagueState, at: datetime) -> LeagueState:
    season = _running(state)
    require(season_matches.all_decided(season), LeagueObstacle.SEASON_RUNS)
    return _with(state, replace(season, ended_at=at))


def _decided(state: LeagueState, event: Decided) -> LeagueState:
    season = _running(state)
    match = season_matches.match_at(season, event.match)
    if match is None:
        raise LeagueEventError(LeagueObstacle.NO_SUCH_MATCH)
    begun = season_matches.week_of(state.plan, event.match) <= season.weeks
    require(match.open and begun, LeagueObstacle.NOT_OPEN)
    return _with(state, _with_result(season, event))


def _corrected(state: LeagueState, result: Decided) -> LeagueState:
    require(not state.cancelled, LeagueObstacle.OVER)
    season = state.season
    if season is None:
        raise LeagueEventError(LeagueObstacle.NO_SEASON)
    past = result.match.group < season.first_group
    require(not past, LeagueObstacle.SEASON_PAST)
    known = result.match in season.groups.decisions
    require(known, LeagueObstacle.NO_SUCH_MATCH)
    changed = _with(state, _with_result(season, result))
    return replace(changed, corrections=state.corrections + 1)


def _with_result(season: LeagueSeason, result: Decided) -> LeagueSeason:
    match = season_matches.match_at(season, result.match)
    sides = () if match is None else match.sides
    named = result.winner is None or result.winner in sides
    require(named, LeagueObstacle.NOT_IN_IT)
    decisions = {**season.groups.decisions, result.match: result}
    return replace(season, groups=replace(season.groups, decisions=decisions))


def _walked_over(plan: LeaguePlan, season: LeagueSeason) -> LeagueSeason:
    """Decide what has begun without a side that has left, so that a substitute inherits it."""
    found = dict(season.groups.decisions)
    for match in season_matches.begun(plan, season):
        outcome = match.outcome
        if outcome is not None and outcome.how == Unplayed.LEFT:
            winner = None if outcome.winner == NOBODY else outcome.winner
            found[match.key] = Decided(match.key, winner, HowDecided.WALKOVER)
    return replace(season, groups=replace(season.groups, decisions=found))


def _running(state: LeagueState) -> LeagueSeason:
    if state.running is None:
        raise LeagueEventError(LeagueObstacle.NO_SEASON)
    return state.running


def _with(state: LeagueState, season: LeagueSeason) -> LeagueState:
    return replace(state, seasons=(*state.seasons[:-1], season))
