"""Settled contests, one row each."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.games import games, seats
from data.storage.queries import columns, fetch_all, fetch_one, values_of


@dataclass(frozen=True, slots=True)
class GameRow:
    """How a contest was settled: totals by side, and what the winner is ahead by (net).

    Attributes:
        gave_up: The side that lost it by giving up or by its clock, if one did.
        annulled_at: When the server's managers annulled it afterwards, if they did.
    """

    table_id: int
    server_id: int
    winner_side: int | None
    reason: str
    shutout: bool
    totals: list[int]
    net: int
    finished_at: datetime
    gave_up: int | None = None
    annulled_at: datetime | None = None


async def add(connection: AsyncConnection, row: GameRow) -> None:
    """Write a settled contest down, once, as the latest of its server."""
    serial = select(func.coalesce(func.max(games.c.serial), 0) + 1).where(
        games.c.server_id == row.server_id
    )
    values = values_of(row) | {"serial": serial.scalar_subquery()}
    await connection.execute(insert(games).values(values))
    await connection.execute(
        update(seats).where(seats.c.table_id == row.table_id).values(over_at=row.finished_at)
    )


async def get(connection: AsyncConnection, table_id: int) -> GameRow | None:
    """Give a settled contest."""
    query = select(*columns(games, GameRow)).where(games.c.table_id == table_id)
    return await fetch_one(connection, query, GameRow)


async def annul(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    """Have a settled contest count nothing any more."""
    await connection.execute(
        update(games).where(games.c.table_id == table_id).values(annulled_at=now)
    )


async def of_member(connection: AsyncConnection, member_id: int, limit: int = 50) -> list[GameRow]:
    """Give the last `limit` contests that a member sat at, the newest table first."""
    query = (
        select(*columns(games, GameRow))
        .join(seats, seats.c.table_id == games.c.table_id)
        .where(seats.c.member_id == member_id)
        .order_by(seats.c.table_id.desc())
        .limit(limit)
    )
    return await fetch_all(connection, query, GameRow)
