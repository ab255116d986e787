"""The settled contests that a member sat at, the one settled last first."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, and_, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.games import OVER, contests, games, seats, servers, tables
from data.storage.queries import columns, fetch_all
from data.table.tables import Seated

Place = tuple[datetime, int]
"""Where a contest stands in a history: when it was settled, and at which table."""


@dataclass(frozen=True, slots=True)
class PastRow:
    """A settled contest.

    Attributes:
        seat: The member's number among its players.
        seating: Who sits on which side, as the engine writes it.
    """

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


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which contests are looked for; what is None doesn't matter.

    Attributes:
        server_id: Where they were played.
        other_id: Somebody who sat there as well.
        variant: The preset they were played by.
        since: When they were settled at the earliest.
    """

    server_id: int | None = None
    other_id: int | None = None
    variant: str | None = None
    since: datetime | None = None


async def past(
    connection: AsyncConnection,
    member_id: int,
    wanted: Wanted,
    limit: int,
    *,
    after: Place | None = None,
    newer: bool = False,
) -> list[PastRow]:
    """Give some of a member's settled contests.

    Args:
        connection: A transaction.
        member_id: The member.
        wanted: Which of them.
        limit: How many at most.
        after: Beyond which place; None for the beginning.
        newer: Whether to go from older ones to newer ones.
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


async def number(connection: AsyncConnection, member_id: int, server_id: int | None) -> int:
    """Give how many settled contests a member has sat at, in a server or altogether."""
    query = (
        select(func.count())
        .select_from(seats)
        .join(games, games.c.table_id == seats.c.table_id)
        .where(seats.c.member_id == member_id, OVER)
    )
    if server_id is not None:
        query = query.where(games.c.server_id == server_id)
    return await connection.scalar(query) or 0


async def place_of(connection: AsyncConnection, member_id: int, table_id: int) -> Place | None:
    """Give where a contest stands in a member's history; None where it doesn't."""
    query = select(seats.c.over_at).where(
        seats.c.table_id == table_id, seats.c.member_id == member_id, OVER
    )
    over_at = await connection.scalar(query)
    return None if over_at is None else (over_at, table_id)


async def seated(
    connection: AsyncConnection, table_ids: Collection[int]
) -> dict[int, list[Seated]]:
    """Give who sat at some tables, in the order of their numbers."""
    query = select(seats.c.table_id, *columns(seats, Seated)).where(seats.c.table_id.in_(table_ids))
    found: dict[int, list[Seated]] = {table_id: [] for table_id in table_ids}
    for table_id, *values in await connection.execute(query.order_by(seats.c.seat)):
        found[table_id].append(Seated(*values))
    return found


def _conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wanted.server_id is not None:
        # A sum, so that nobody begins with all that was ever played in the server.
        found.append(tables.c.server_id + 0 == wanted.server_id)
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
    """What comes after a place. Written so that an index finds where to begin."""
    at, table_id = place
    over, table = seats.c.over_at, seats.c.table_id
    if newer:
        return and_(over >= at, or_(over > at, table > table_id))
    return and_(over <= at, or_(over < at, table < table_id))
