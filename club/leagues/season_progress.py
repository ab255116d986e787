"""What time does to a league: weeks begin, seasons end, the next one begins after a pause."""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.cups import match_time
from club.cups.formats.events import Cancelled
from club.leagues.formats import divisions, season_matches
from club.leagues.formats.league_events import (
    Lapsed,
    SeasonBegan,
    SeasonEnded,
    Stopped,
    WeekBegan,
)
from club.leagues.formats.league_plan import FEWEST, LeaguePlan
from club.leagues.formats.league_state import LeagueSeason, LeagueState
from club.leagues.stored_competition import StoredCompetition, happen

# How long a league waits to be begun, or for enough members to begin the next season.
WAIT: Final = timedelta(days=30)

# A competition, and when time will do something to it.
Progress = tuple[StoredCompetition, datetime | None]


async def pass_time(
    connection: AsyncConnection, it: StoredCompetition, state: LeagueState, now: datetime
) -> Progress:
    """Do the next thing that is due in a league by now, if there is one."""
    if state.over:
        return it, None
    if state.season is None:
        begun_by = await later(connection, it, it.row.created_at, WAIT)
        if begun_by > now:
            return it, begun_by
        return await happen(connection, it, Cancelled(), now), None
    if state.running is not None:
        return await _play_on(connection, it, state.plan, state.running, now)
    return await _pause(connection, it, state, now)


async def _play_on(
    connection: AsyncConnection,
    it: StoredCompetition,
    plan: LeaguePlan,
    season: LeagueSeason,
    now: datetime,
) -> Progress:
    if season_matches.all_decided(season):
        it = await happen(connection, it, SeasonEnded(), now)
        for entrant in season_matches.never_played(season) if not it.state.over else ():
            it = await happen(connection, it, Lapsed(entrant), now)
        return it, None
    if season.weeks >= season_matches.weeks(plan, season):
        return it, None
    week_ends = await later(connection, it, season.week_at, timedelta(hours=it.row.hours))
    if week_ends > now:
        return it, week_ends
    return await happen(connection, it, WeekBegan(), now), None


async def _pause(
    connection: AsyncConnection, it: StoredCompetition, state: LeagueState, now: datetime
) -> Progress:
    next_at = await next_season_at(connection, it, state)
    if next_at > now:
        return it, next_at
    if len(state.active) >= FEWEST:
        drawn = divisions.cut(divisions.next_order(state), state.plan.size)
        return await happen(connection, it, SeasonBegan(drawn), now), None
    over_at = await later(connection, it, next_at, WAIT)
    if over_at > now:
        return it, over_at
    return await happen(connection, it, Stopped(), now), None


async def next_season_at(
    connection: AsyncConnection, it: StoredCompetition, state: LeagueState
) -> datetime:
    """Return when the season after the last may begin by itself."""
    ended = state.season.ended_at if state.season is not None else None
    pause = timedelta(days=state.plan.pause_days)
    return await later(connection, it, ended or it.row.created_at, pause)


async def later(
    connection: AsyncConnection, it: StoredCompetition, since: datetime, time: timedelta
) -> datetime:
    """Return when so much time has passed in which the bot ran, and was in the server."""
    stops = await match_time.stops_since(connection, since, it.row.server_id)
    return since + time + match_time.down(stops, since)
