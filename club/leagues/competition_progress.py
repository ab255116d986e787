"""What happens in a league or on a ladder by itself: results count, time passes, matches open."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.cups import match_tables, match_time
from club.cups.formats.events import Decided, HowDecided, Withdrew
from club.cups.formats.matches import Match
from club.cups.match_time import LONGEST
from club.leagues import ladder_progress, season_progress
from club.leagues.formats import competition
from club.leagues.formats.league_state import LeagueState
from club.leagues.season_progress import Progress
from club.leagues.stored_competition import StoredCompetition, happen
from data.core.anonymous import is_gone
from data.leagues import competition_matches
from data.leagues.competition_matches import CompetitionMatchRow
from data.leagues.competitions import COMPETITION_STORE

# Matches opened in one transaction, so that others get their turn.
BATCH: Final = 40


async def go_on(
    connection: AsyncConnection, it: StoredCompetition, now: datetime
) -> StoredCompetition:
    """Do everything that is due in a competition, and note when there will be more."""
    while True:
        before = it
        it = await _let_go(connection, it, now)
        looks = await match_time.end_late(connection, it, _matches(it), now)
        it = await _count(connection, it, now)
        it, endless = await _end_endless(connection, it, now)
        it = await _close(connection, it, now)
        it, look = await _pass_time(connection, it, now)
        if (it.state, it.playing) == (before.state, before.playing):
            break
    it, opened = await _open(connection, it, now)
    known = [*looks, *endless, *opened, *([] if look is None else [look])]
    look_at, finished_at = min(known, default=None), None
    if it.state.over:
        look_at, finished_at = None, it.row.finished_at or now
    if (look_at, finished_at) != (it.row.look_at, it.row.finished_at):
        await COMPETITION_STORE.look(connection, it.competition_id, look_at, finished_at)
    return replace(it, row=replace(it.row, look_at=look_at, finished_at=finished_at))


async def reseat(
    connection: AsyncConnection, it: StoredCompetition, now: datetime
) -> StoredCompetition:
    """Begin another game for each match at whose table others sit than are to play it now."""
    matches = _matches(it)
    for row in it.playing:
        match = matches.get(row.match)
        if match is not None and match.open:
            played = await match_tables.look_at(connection, it, row, match)
            it = it if played is not None else await _again(connection, it, row, match, now)
    return it


async def give_up(
    connection: AsyncConnection, it: StoredCompetition, entrant: int, now: datetime
) -> StoredCompetition:
    """Have an entrant give up all games that it plays, and count them."""
    matches = _matches(it)
    for row in it.playing:
        match = matches.get(row.match)
        if match is not None and match.open and entrant in match.entrants:
            played = await match_tables.look_at(connection, it, row, match)
            if played is not None:
                await match_tables.leave(connection, played, entrant, now)
    return await _count(connection, it, now)


async def _pass_time(connection: AsyncConnection, it: StoredCompetition, now: datetime) -> Progress:
    if isinstance(it.state, LeagueState):
        return await season_progress.pass_time(connection, it, it.state, now)
    return await ladder_progress.pass_time(connection, it, it.state, now)


async def _let_go(
    connection: AsyncConnection, it: StoredCompetition, now: datetime
) -> StoredCompetition:
    for entrant in it.state.active:
        gone = all(is_gone(member) for member in it.state.members[entrant])
        if gone and not it.state.over:
            it = await happen(connection, it, Withdrew(entrant), now)
    return it


async def _count(
    connection: AsyncConnection, it: StoredCompetition, now: datetime
) -> StoredCompetition:
    settled = await competition_matches.settled(connection, it.competition_id)
    for row in it.playing:
        match = _matches(it).get(row.match) if row.match in settled else None
        if match is None or not match.open:
            continue
        played = await match_tables.look_at(connection, it, row, match)
        result = (
            None if played is None else await match_tables.decided_at(connection, match, played)
        )
        if result is not None:
            it = await happen(connection, it, result, now)
        else:
            it = await _again(connection, it, row, match, now)
    return it


async def _end_endless(
    connection: AsyncConnection, it: StoredCompetition, now: datetime
) -> tuple[StoredCompetition, list[datetime]]:
    looks, matches = list[datetime](), _matches(it)
    since = min((each.opened_at for each in it.playing), default=now)
    stops = await match_time.stops_since(connection, since, it.row.server_id)
    for row in it.playing:
        match = matches.get(row.match)
        if match is None or not match.open:
            continue
        longest = LONGEST * timedelta(hours=it.row.hours)
        latest = row.opened_at + longest + match_time.down(stops, row.opened_at)
        if latest <= now:
            lost = Decided(match.key, None, HowDecided.WALKOVER)
            it = await happen(connection, it, lost, now)
        else:
            looks.append(latest)
    return it, looks


async def _again(
    connection: AsyncConnection,
    it: StoredCompetition,
    row: CompetitionMatchRow,
    match: Match,
    now: datetime,
) -> StoredCompetition:
    if row.table_id is not None:
        await match_tables.call_off(connection, row.table_id, now)
    attempt = row.attempt + 1
    table_id = await match_tables.begin_match(
        connection, it, match, board=1, attempt=attempt, now=now
    )
    renewed = await match_time.renewed(connection, it, row, now)
    # What was asked in the game before isn't asked in this one, perhaps of somebody else.
    again = replace(
        renewed, table_id=table_id, attempt=attempt, extension_by=None, extension_press=None
    )
    await competition_matches.change(connection, again)
    return it.with_row(again)


async def _close(
    connection: AsyncConnection, it: StoredCompetition, now: datetime
) -> StoredCompetition:
    # Who has left gives the game up; else it is annulled.
    matches = _matches(it)
    closed = set[str]()
    for row in it.playing:
        match = matches.get(row.match)
        if match is not None and match.open:
            continue
        closed.add(row.match)
        if row.table_id is None:
            continue
        losers = () if match is None or match.outcome is None else match.outcome.losers
        left = next((each for each in losers if each not in it.state.active), None)
        played = None if match is None else await match_tables.look_at(connection, it, row, match)
        if played is not None and left is not None:
            await match_tables.leave(connection, played, left, now)
        else:
            await match_tables.call_off(connection, row.table_id, now)
    if not closed:
        return it
    await competition_matches.close(connection, it.competition_id, closed)
    return replace(it, playing=tuple(each for each in it.playing if each.match not in closed))


async def _open(
    connection: AsyncConnection, it: StoredCompetition, now: datetime
) -> tuple[StoredCompetition, list[datetime]]:
    known = {each.match for each in it.playing}
    waiting = [each for each in competition.playable(it.state) if str(each.key) not in known]
    opened, due_at = list(it.playing), now + timedelta(hours=it.row.hours)
    for match in waiting[:BATCH]:
        table_id = await match_tables.begin_match(
            connection, it, match, board=1, attempt=1, now=now
        )
        row = CompetitionMatchRow(
            it.competition_id, str(match.key), table_id, 1, opened_at=now, due_at=due_at
        )
        await competition_matches.add(connection, row)
        opened.append(row)
    looks = [due_at] if waiting else []
    looks += [now] if waiting[BATCH:] else []
    return replace(it, playing=tuple(opened)), looks


def _matches(it: StoredCompetition) -> Mapping[str, Match]:
    return {str(each.key): each for each in competition.matches(it.state)}
