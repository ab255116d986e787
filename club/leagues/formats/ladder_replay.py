"""From the events of a ladder to its state: what each event does, and when it may happen."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from club.cups.formats.events import (
    Cancelled,
    Decided,
    Disqualified,
    Entered,
    HowDecided,
    Withdrew,
)
from club.leagues.formats import ladder_time
from club.leagues.formats.ladder_plan import FEWEST_ON_LADDER, MOST_ON_LADDER
from club.leagues.formats.ladder_state import Challenge, LadderState
from club.leagues.formats.league_events import (
    ChallengeAccepted,
    Challenged,
    ChallengeTakenBack,
    LadderEvent,
    Lapsed,
    Sank,
)
from club.leagues.formats.obstacles import LeagueEventError, LeagueObstacle, require


def after(state: LadderState, event: LadderEvent, at: datetime) -> LadderState:
    """Return the ladder after an event; LeagueEventError says why it can't happen now."""
    require(not state.over, LeagueObstacle.OVER)
    changed = _changed(state, event, at)
    short = len(changed.order) < FEWEST_ON_LADDER
    return replace(changed, short_since=(state.short_since or at) if short else None)


def _changed(state: LadderState, event: LadderEvent, at: datetime) -> LadderState:  # noqa: PLR0911 - one for each
    match event:
        case Entered(members):
            return _entered(state, members, at)
        case Withdrew(entrant) | Disqualified(entrant) | Lapsed(entrant):
            return _left(state, entrant, at)
        case Challenged():
            return _challenged(state, event, at)
        case ChallengeAccepted(number):
            waiting = _waiting(state, number)
            return _with(state, replace(waiting, accepted_at=at))
        case ChallengeTakenBack(number):
            return _taken_back(state, _waiting(state, number), at)
        case Decided():
            return _decided(state, event, at)
        case Sank(entrant):
            return _sank(state, entrant, at)
        case Cancelled():
            return replace(state, cancelled=True, open={})


def _entered(state: LadderState, members: tuple[int, ...], at: datetime) -> LadderState:
    require(len(state.order) < MOST_ON_LADDER, LeagueObstacle.FULL)
    there = {member for each in state.order for member in state.members[each]}
    require(len(members) == 1 and not there & set(members), LeagueObstacle.IN_IT_ALREADY)
    number = len(state.members) + 1
    return replace(
        state,
        members={**state.members, number: members},
        order=(*state.order, number),
        active_at={**state.active_at, number: at},
    )


def _left(state: LadderState, entrant: int, at: datetime) -> LadderState:
    """Let those below move up; whoever was challenged has lost the place before."""
    require(entrant in state.order, LeagueObstacle.NOT_IN_IT)
    challenge = state.challenge_of(entrant)
    if challenge is not None:
        state = _closed(state, challenge)
        if challenge.challenged == entrant:
            state = _taken(state, challenge)
            state = _has_played(state, [challenge.challenger], at)
    order = tuple(each for each in state.order if each != entrant)
    return replace(state, order=order)


def _challenged(state: LadderState, event: Challenged, at: datetime) -> LadderState:
    one, other = event.challenger, event.challenged
    on_it = one in state.order and other in state.order
    require(on_it, LeagueObstacle.NOT_IN_IT)
    above = state.order.index(one) - state.order.index(other)
    require(1 <= above <= state.plan.reach, LeagueObstacle.OUT_OF_REACH)
    require(state.challenge_of(one) is None, LeagueObstacle.BUSY)
    require(state.challenge_of(other) is None, LeagueObstacle.THEY_ARE_BUSY)
    require(not ladder_time.rests(state, other, at), LeagueObstacle.THEY_REST)
    number = state.challenges + 1
    made = _with(replace(state, challenges=number), Challenge(number, one, other, at))
    return _has_played(made, [one], at)


def _waiting(state: LadderState, number: int) -> Challenge:
    challenge = state.open.get(number)
    if challenge is None or challenge.accepted_at is not None:
        raise LeagueEventError(LeagueObstacle.NO_SUCH_CHALLENGE)
    return challenge


def _taken_back(state: LadderState, challenge: Challenge, at: datetime) -> LadderState:
    taken_back_at = {**state.taken_back_at, challenge.challenger: at}
    return replace(_closed(state, challenge), taken_back_at=taken_back_at)


def _decided(state: LadderState, event: Decided, at: datetime) -> LadderState:
    challenge = state.challenge_at(event.match)
    if challenge is None:
        raise LeagueEventError(LeagueObstacle.NO_SUCH_CHALLENGE)
    sides = challenge.challenger, challenge.challenged
    require(event.winner is None or event.winner in sides, LeagueObstacle.NOT_IN_IT)
    state = _closed(state, challenge)
    walkover = event.how == HowDecided.WALKOVER
    came = [each for each in sides if not walkover or each == event.winner]
    state = _has_played(state, came, at)
    if event.winner == challenge.challenger:
        return _taken(state, challenge)
    if not came:
        return state
    return replace(state, defended_at={**state.defended_at, challenge.challenged: at})


def _sank(state: LadderState, entrant: int, at: datetime) -> LadderState:
    require(entrant in state.order[:-1], LeagueObstacle.NOT_IDLE)
    place = state.order.index(entrant)
    order = list(state.order)
    order[place], order[place + 1] = order[place + 1], entrant
    return replace(state, order=tuple(order), sank_at={**state.sank_at, entrant: at})


def _taken(state: LadderState, challenge: Challenge) -> LadderState:
    one, other = challenge.challenger, challenge.challenged
    if state.order.index(one) < state.order.index(other):
        return state
    order = [each for each in state.order if each != one]
    order.insert(order.index(other), one)
    return replace(state, order=tuple(order))


def _has_played(state: LadderState, entrants: Iterable[int], at: datetime) -> LadderState:
    came = set(entrants)
    return replace(
        state,
        active_at={**state.active_at, **dict.fromkeys(came, at)},
        sank_at={each: when for each, when in state.sank_at.items() if each not in came},
    )


def _with(state: LadderState, challenge: Challenge) -> LadderState:
    return replace(state, open={**state.open, challenge.number: challenge})


def _closed(state: LadderState, challenge: Challenge) -> LadderState:
    others = {number: each for number, each in state.open.items() if number != challenge.number}
    return replace(state, open=others)
