"""The settled contests of a member, the latest first."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, and_, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.contests import contests, games
from data.schema.members import servers
from data.schema.tables import OVER, seats, tables
from data.schema.vocabulary import EndCause
from data.storage.queries import columns, fetch_all
from data.table.tables import SeatOccupant

Place = tuple[datetime, int]
"""A contest's place in a history: the time it was settled, and its table."""


@dataclass(frozen=True, slots=True)
class PastRow:
    """A settled contest; `seat` is the member's number in it, `seating` is in the engine's form."""

    table_id: int
    seat: int
    over_at: datetime
    started_at: datetime | None
    server_id: int
    server_name: str
    rules: str
    deals: int
    seating: dict[str, Any] | None
    winner_side: int | None
    reason: str
    totals: list[int]
    net: int
    annulled_at: datetime | None
    cause: EndCause | None
    gave_up: int | None = None


@dataclass(frozen=True, slots=True)
class HistoryFilter:
    """A filter of contests by place, another player, preset and earliest time; None is any."""

    place_ids: Collection[int] | None = None
    other_id: int | None = None
    variant: str | None = None
    since: datetime | None = None


async def past(
    connection: AsyncConnection,
    member_id: int,
    wanted: HistoryFilter,
    limit: int,
    *,
    after: Place | None = None,
    newer: bool = False,
) -> list[PastRow]:
    """Return up to `limit` of a member's settled contests, the latest first.

    They begin beyond the place `after` (None: at the latest); with `newer` they go from old to new.
    """
    order = [seats.c.over_at, seats.c.table_id]
    query = (
        select(
            seats.c.table_id,
            seats.c.seat,
            seats.c.over_at,
            tables.c.started_at,
            tables.c.server_id,
            servers.c.name,
            tables.c.rules,
            contests.c.deals,
            contests.c.seating,
            games.c.winner_side,
            games.c.reason,
            games.c.totals,
            games.c.net,
            games.c.annulled_at,
            games.c.cause,
            games.c.gave_up,
        )
        .join(games, games.c.table_id == seats.c.table_id)
        .join(tables, tables.c.table_id == seats.c.table_id)
        .join(servers, servers.c.server_id == tables.c.server_id)
        .join(contests, contests.c.table_id == seats.c.table_id)
        .where(seats.c.member_id == member_id, OVER, *_conditions(wanted))
        .order_by(*(order if newer else [each.desc() for each in order]))
        .limit(limit)
    )
    if after is not None:
        query = query.where(_beyond(after, newer=newer))
    return await fetch_all(connection, query, PastRow)


async def number(
    connection: AsyncConnection, member_id: int, place_ids: Collection[int] | None
) -> int:
    """Count the settled contests of a member, in some places or (None) in all."""
    query = (
        select(func.count())
        .select_from(seats)
        .join(games, games.c.table_id == seats.c.table_id)
        .where(seats.c.member_id == member_id, OVER)
    )
    if place_ids is not None:
        query = query.where(games.c.server_id.in_(place_ids))
    return await connection.scalar(query) or 0


async def place_of(connection: AsyncConnection, member_id: int, table_id: int) -> Place | None:
    """Return where a contest stands in a member's history, or None."""
    query = select(seats.c.over_at).where(
        seats.c.table_id == table_id, seats.c.member_id == member_id, OVER
    )
    over_at = await connection.scalar(query)
    return None if over_at is None else (over_at, table_id)


async def seated(
    connection: AsyncConnection, table_ids: Collection[int]
) -> dict[int, list[SeatOccupant]]:
    """Return who sat at each table, by seat number."""
    query = select(seats.c.table_id, *columns(seats, SeatOccupant)).where(
        seats.c.table_id.in_(table_ids)
    )
    found: dict[int, list[SeatOccupant]] = {table_id: [] for table_id in table_ids}
    for table_id, *values in await connection.execute(query.order_by(seats.c.seat)):
        found[table_id].append(SeatOccupant(*values))
    return found


def _conditions(wanted: HistoryFilter) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wanted.place_ids is not None:
        # The sum keeps the planner from starting with all that was ever played there.
        found.append((tables.c.server_id + 0).in_(wanted.place_ids))
    if wanted.other_id is not None:
        other = seats.alias("other")
        found.append(
            exists().where(
                other.c.table_id == seats.c.table_id, other.c.member_id == wanted.other_id
            )
        )
    if wanted.variant is not None:
        rules = tables.c.rules
        found.append(
            or_(rules == wanted.variant, rules.startswith(f"{wanted.variant} ", autoescape=True))
        )
    if wanted.since is not None:
        found.append(seats.c.over_at >= wanted.since)
    return found


def _beyond(place: Place, *, newer: bool) -> ColumnElement[bool]:
    """Match what comes after a place, in a form that lets an index find the start."""
    at, table_id = place
    over, table = seats.c.over_at, seats.c.table_id
    if newer:
        return and_(over >= at, or_(over > at, table > table_id))
    return and_(over <= at, or_(over < at, table < table_id))
