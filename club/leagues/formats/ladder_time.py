"""Who rests, sinks and is out on a ladder; `stood_still`, the bot's own time, doesn't count."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from club.leagues.formats.ladder_plan import SINKS_EVERY
from club.leagues.formats.ladder_state import LadderState

StoodStill = Callable[[datetime], timedelta]

# For how long whoever has taken a challenge back makes no other: each calls somebody.
_AFTER_TAKING_BACK: Final = timedelta(days=1)


def rests(state: LadderState, entrant: int, now: datetime) -> bool:
    """Whether somebody has kept their place so shortly before that nobody may challenge them."""
    defended = state.defended_at.get(entrant)
    return defended is not None and now < defended + state.plan.rest


def waits(state: LadderState, entrant: int, now: datetime) -> bool:
    """Whether somebody has taken a challenge back so shortly before that they may make none."""
    taken_back = state.taken_back_at.get(entrant)
    return taken_back is not None and now < taken_back + _AFTER_TAKING_BACK


def idle_from(state: LadderState, entrant: int, stood_still: StoodStill) -> datetime:
    """Return since when, or from when on, somebody counts as inactive."""
    active = state.active_at[entrant]
    return active + state.plan.idle + stood_still(active)


def sinks_at(state: LadderState, entrant: int, stood_still: StoodStill) -> datetime:
    """Return when somebody sinks next, if somebody active is right below."""
    sank = state.sank_at.get(entrant)
    if sank is None:
        return idle_from(state, entrant, stood_still)
    return sank + SINKS_EVERY + stood_still(sank)


def lapses_at(state: LadderState, entrant: int, stood_still: StoodStill) -> datetime:
    """Return when somebody who doesn't play is out."""
    active = state.active_at[entrant]
    return active + state.plan.lapse + stood_still(active)


def sinking(state: LadderState, now: datetime, stood_still: StoodStill) -> int | None:
    """Return the lowest who sinks now, past somebody who isn't inactive; None for nobody."""
    for place in range(len(state.order) - 2, -1, -1):
        entrant, below = state.order[place : place + 2]
        if state.challenge_of(entrant) is not None:
            continue
        if sinks_at(state, entrant, stood_still) <= now < idle_from(state, below, stood_still):
            return entrant
    return None


def lapsing(state: LadderState, now: datetime, stood_still: StoodStill) -> int | None:
    """Return somebody who is out now for not playing; None for nobody."""
    free = (each for each in state.order if state.challenge_of(each) is None)
    return next((each for each in free if lapses_at(state, each, stood_still) <= now), None)


def next_changes(state: LadderState, now: datetime, stood_still: StoodStill) -> list[datetime]:
    """Return when somebody becomes inactive, sinks or is out, as far as that is still to come."""
    found = [
        when(state, each, stood_still)
        for each in state.order
        if state.challenge_of(each) is None
        for when in (idle_from, sinks_at, lapses_at)
    ]
    return [when for when in found if when > now]
