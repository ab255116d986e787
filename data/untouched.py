"""Running games in which one member alone plays, and when they last went on."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema import boards, moves, seats, tables
from data.tables import CARDS, PLAYING


async def practice(
    connection: AsyncConnection, before: datetime, limit: int, *, after: int = 0
) -> list[int]:
    """Give some contests that one member plays against the computer, and that rest since a time.

    Args:
        connection: A transaction.
        before: The time.
        limit: How many at most, in the order in which they were set up.
        after: The table after which to begin.
    """
    members = (
        select(func.count())
        .where(seats.c.table_id == tables.c.table_id, seats.c.member_id.is_not(None))
        .scalar_subquery()
    )
    moved = exists().where(
        moves.c.table_id == tables.c.table_id,
        moves.c.ply == tables.c.ply - 1,
        moves.c.at > before,
    )
    query = (
        select(tables.c.table_id)
        .where(
            tables.c.status == PLAYING,
            tables.c.kind == CARDS,
            tables.c.table_id > after,
            tables.c.started_at <= before,
            ~moved,
            ~exists().where(boards.c.table_id == tables.c.table_id),
            members == 1,
        )
        .order_by(tables.c.table_id)
        .limit(limit)
    )
    return list((await connection.scalars(query)).all())


async def moved_since(
    connection: AsyncConnection, table_ids: Collection[int], since: datetime
) -> bool:
    """Tell whether a move was made at any of some tables since a time."""
    query = (
        select(tables.c.table_id)
        .join(
            moves,
            (moves.c.table_id == tables.c.table_id) & (moves.c.ply == tables.c.ply - 1),
        )
        .where(tables.c.table_id.in_(table_ids), moves.c.at > since)
    )
    return await connection.scalar(query.limit(1)) is not None
