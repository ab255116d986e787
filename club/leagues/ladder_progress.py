"""What time does on a ladder: challenges run out, and those who don't play sink and are out."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from club.cups import match_time
from club.cups.formats.events import Cancelled, Decided, HowDecided
from club.cups.match_time import Stop
from club.leagues.formats import ladder_time
from club.leagues.formats.ladder_plan import FEWEST_ON_LADDER
from club.leagues.formats.ladder_state import Challenge, LadderState
from club.leagues.formats.league_events import CompetitionEvent, Lapsed, Sank
from club.leagues.season_progress import WAIT, Progress
from club.leagues.stored_competition import StoredCompetition, happen


async def pass_time(
    connection: AsyncConnection, it: StoredCompetition, state: LadderState, now: datetime
) -> Progress:
    """Do the next thing that is due on a ladder by now, if there is one."""
    if state.over:
        return it, None
    stops = await stops_of(connection, it, state, now)
    event = _due(it, state, stops, now)
    if event is not None:
        return await happen(connection, it, event, now), None
    return it, min(_looks(it, state, stops, now), default=None)


async def stops_of(
    connection: AsyncConnection, it: StoredCompetition, state: LadderState, now: datetime
) -> list[Stop]:
    """Return the times that don't count on a ladder, from its first open time limit on."""
    made = (each.made_at for each in state.open.values())
    sank = (state.sank_at[each] for each in state.order if each in state.sank_at)
    active = (state.active_at[each] for each in state.order)
    short = state.short_since or it.row.created_at
    since = min((*active, *sank, *made, now, short))
    return await match_time.stops_since(connection, since, it.row.server_id)


def answer_by(state: LadderState, challenge: Challenge, stops: Sequence[Stop]) -> datetime:
    """Return until when a challenge is to be answered."""
    down = match_time.down(stops, challenge.made_at)
    return challenge.made_at + state.plan.answer_time + down


def _due(
    it: StoredCompetition, state: LadderState, stops: Sequence[Stop], now: datetime
) -> CompetitionEvent | None:
    if len(state.order) < FEWEST_ON_LADDER and _short_until(it, state, stops) <= now:
        return Cancelled()
    for challenge in _unanswered(state):
        if answer_by(state, challenge, stops) <= now:
            return Decided(challenge.key, challenge.challenger, HowDecided.WALKOVER)
    stood_still = partial(match_time.down, stops)
    lapsing = ladder_time.lapsing(state, now, stood_still)
    if lapsing is not None:
        return Lapsed(lapsing)
    sinking = ladder_time.sinking(state, now, stood_still)
    return None if sinking is None else Sank(sinking)


def _looks(
    it: StoredCompetition, state: LadderState, stops: Sequence[Stop], now: datetime
) -> list[datetime]:
    found = [answer_by(state, each, stops) for each in _unanswered(state)]
    found += ladder_time.next_changes(state, now, partial(match_time.down, stops))
    if len(state.order) < FEWEST_ON_LADDER:
        found.append(_short_until(it, state, stops))
    return found


def _unanswered(state: LadderState) -> list[Challenge]:
    return [each for each in state.open.values() if each.accepted_at is None]


def _short_until(it: StoredCompetition, state: LadderState, stops: Sequence[Stop]) -> datetime:
    since = state.short_since or it.row.created_at
    return since + WAIT + match_time.down(stops, since)
