"""A server's open games: tables with free seats, and contests to watch."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.deals import moves
from data.schema.matchmaking import OPEN
from data.schema.tables import OF_GROUP, boards, seats, tables
from data.schema.vocabulary import TableKind, TableStatus
from data.storage.queries import columns, fetch_all
from data.table.unreadable import is_set_aside


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that waits for anybody to sit down, or is played at."""

    table_id: int
    channel_id: int
    status: str
    host_id: int
    created_at: datetime


async def open_tables(
    connection: AsyncConnection, server_id: int, now: datetime
) -> list[OpenTable]:
    """Return a server's tables, free seats first, then newest; one a contest, none set aside."""
    for_more = exists().where(seats.c.table_id == tables.c.table_id, OF_GROUP)
    further = exists().where(boards.c.table_id == tables.c.table_id)
    query = (
        select(*columns(tables, OpenTable))
        .where(
            OPEN,
            tables.c.server_id == server_id,
            tables.c.kind == TableKind.CARDS,
            or_(
                tables.c.status == TableStatus.PLAYING,
                or_(tables.c.guest_id.is_(None), for_more) & (tables.c.expires_at > now),
            ),
            ~further,
            ~is_set_aside(tables.c.table_id),
        )
        .order_by(tables.c.table_id.desc())
    )
    found = await fetch_all(connection, query, OpenTable)
    return sorted(found, key=lambda each: each.status != TableStatus.WAITING)


async def last_move_at(connection: AsyncConnection, table_id: int) -> datetime | None:
    """Return when the last move was made at a table; None before the first."""
    query = select(moves.c.at).where(moves.c.table_id == table_id)
    return await connection.scalar(query.order_by(moves.c.ply.desc()).limit(1))
