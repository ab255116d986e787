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

WAIT: Final = timedelta(days=30)
"""How long a league waits to be begun, or for enough members to begin the next season."""

Progress = tuple[StoredCompetition, datetime | None]
"""A competition, and when time will do something to it."""


async def pass_time(
    connection: AsyncConnection, it: StoredCompetition, state: LeagueState, now: datetime
) -> Progress:
    """Do the next thing that is due in a league by now, if there is one."""
    if state.over:
        return it, None
    if state.season is None:
        begun_by = it.row.created_at + WAIT
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
    stops = await match_time.stops_since(connection, season.week_at)
    week = timedelta(hours=it.row.hours) + match_time.down(stops, season.week_at)
    if season.week_at + week > now:
        return it, season.week_at + week
    return await happen(connection, it, WeekBegan(), now), None


async def _pause(
    connection: AsyncConnection, it: StoredCompetition, state: LeagueState, now: datetime
) -> Progress:
    ended = state.season.ended_at if state.season is not None else None
    next_at = (ended or it.row.created_at) + timedelta(days=state.plan.pause_days)
    if next_at > now:
        return it, next_at
    if len(state.active) >= FEWEST:
        drawn = divisions.cut(divisions.next_order(state), state.plan.size)
        return await happen(connection, it, SeasonBegan(drawn), now), None
    if next_at + WAIT > now:
        return it, next_at + WAIT
    return await happen(connection, it, Stopped(), now), None
