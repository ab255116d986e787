"""The time that there is for a match; `due_at` of a row doesn't have downtimes in it yet."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, NamedTuple, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import UnreadableTable
from club.cups import match_tables
from club.cups.formats.matches import Match
from club.cups.match_host import MatchHost, MatchRow
from club.table.snapshot import load
from data.schema.vocabulary import EndCause
from data.turn_clock import clocks, pauses
from engine.moves import FORFEIT
from engine.seats import Seat

# A turn is left this part of a match's time, also where it began shortly before the end.
TURN: Final = 4

# The most that it is left.
LONGEST_TURN: Final = timedelta(days=1)

# A match that isn't decided after so many times its time is lost by both.
LONGEST: Final = 4

# After what time to look again at a match in which no member is on turn, or nobody can say who.
UNREAD: Final = timedelta(hours=1)


_Row = TypeVar("_Row", bound=MatchRow)


class Stop(NamedTuple):
    """A time in which the bot was down, or not in the server."""

    began: datetime
    ended: datetime


class _Turn(NamedTuple):
    """A member's turn: which seat has it, and since when."""

    seat: Seat
    began: datetime


async def end_late(
    connection: AsyncConnection, host: MatchHost, matches: Mapping[str, Match], now: datetime
) -> list[datetime]:
    """End the matches whose time is over as lost by whoever is on turn; return the others' ends."""
    looks = list[datetime]()
    since = min((each.opened_at for each in host.playing), default=now)
    stops = await stops_since(connection, since, host.row.server_id)
    for row in host.playing:
        match = matches.get(row.match)
        if match is None or not host.is_open(match, row.board):
            continue
        due = row.due_at + down(stops, row.opened_at)
        if due > now:
            looks.append(due)
            continue
        turn = None if row.table_id is None else await _turn_at(connection, row.table_id)
        if turn is None or row.table_id is None:
            looks.append(now + UNREAD)
            continue
        latest = turn.began + shortest_turn(host) + down(stops, turn.began)
        if latest > now:
            looks.append(latest)
        else:
            late = EndCause.OUT_OF_TIME
            table_id, seat = row.table_id, turn.seat
            await match_tables.give_up(connection, table_id, seat, now, FORFEIT, cause=late)
    return looks


def shortest_turn(host: MatchHost) -> timedelta:
    """Return what is left to whoever is to act at the end of a match's time."""
    return min(timedelta(hours=host.row.hours) / TURN, LONGEST_TURN)


def given_up_at(host: MatchHost, row: MatchRow) -> datetime:
    """Return when a match is lost by both, without downtimes: never before its time is over."""
    hours = timedelta(hours=host.row.hours)
    latest = row.opened_at + LONGEST * hours
    # Only what was agreed to or given reaches beyond what is renewed.
    return latest if row.due_at <= _renewable(host, row) else row.due_at + hours


async def ends(connection: AsyncConnection, cup: MatchHost) -> dict[tuple[str, int], datetime]:
    """Return when the time of each match and board is over, with the time the bot was down."""
    if not cup.playing:
        return {}
    since = min(each.opened_at for each in cup.playing)
    stops = await stops_since(connection, since, cup.row.server_id)
    return {(row.match, row.board): row.due_at + down(stops, row.opened_at) for row in cup.playing}


async def renewed(connection: AsyncConnection, host: MatchHost, row: _Row, now: datetime) -> _Row:
    """Return a match with its time from now on, so far as it is renewed, or what it has if more."""
    stops = await stops_since(connection, row.opened_at, host.row.server_id)
    lost = down(stops, row.opened_at)
    again = min(now - lost + timedelta(hours=host.row.hours), _renewable(host, row))
    return replace(row, due_at=max(row.due_at, again))


async def extended(connection: AsyncConnection, host: MatchHost, row: _Row, now: datetime) -> _Row:
    """Return a match with all of its time once more after what it has."""
    stops = await stops_since(connection, row.opened_at, host.row.server_id)
    lost = down(stops, row.opened_at)
    return replace(row, due_at=max(row.due_at, now - lost) + timedelta(hours=host.row.hours))


async def stops_since(connection: AsyncConnection, since: datetime, server_id: int) -> list[Stop]:
    """Return the times after a moment in which the bot was down, or not in a server."""
    down = await pauses.downtimes(connection, since)
    found = [Stop(began, ended) for began, ended in down if ended is not None]
    found += [Stop(*each) for each in await pauses.absent(connection, server_id, since)]
    apart = list[Stop]()
    for stop in sorted(found):
        if apart and stop.began <= apart[-1].ended:
            apart[-1] = Stop(apart[-1].began, max(apart[-1].ended, stop.ended))
        else:
            apart.append(stop)
    return apart


def down(stops: Iterable[Stop], since: datetime) -> timedelta:
    """Return how long the bot was down after a moment."""
    after = (stop for stop in stops if stop.ended > since)
    return sum((stop.ended - max(stop.began, since) for stop in after), timedelta())


def _renewable(host: MatchHost, row: MatchRow) -> datetime:
    # A turn that begins just before is left its part before both lose.
    return row.opened_at + LONGEST * timedelta(hours=host.row.hours) - shortest_turn(host)


async def _turn_at(connection: AsyncConnection, table_id: int) -> _Turn | None:
    """Return the turn of a member, also of one who plays on against the computer."""
    try:
        here = await load(connection, table_id)
    except UnreadableTable:
        return None
    if here.state is None or here.deal is None:
        return None
    seat = here.state.turn
    on = next((each for each in here.seats if each.seat == seat), None)
    if seat is None or on is None or on.member_id is None:
        return None
    moved_at = await clocks.moved_at(connection, table_id, here.table.ply - 1)
    return _Turn(seat, max(moved_at or here.deal.started_at, here.deal.started_at))
