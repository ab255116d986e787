"""Settled contests, one row each."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.queries import columns, fetch_all, insert_row
from data.schema import games, seats


@dataclass(frozen=True, slots=True)
class GameRow:
    """How a contest was settled: totals by side, and what the winner is ahead by (net)."""

    table_id: int
    server_id: int
    winner_side: int | None
    reason: str
    shutout: bool
    totals: list[int]
    net: int
    finished_at: datetime


async def add(connection: AsyncConnection, row: GameRow) -> None:
    """Write a settled contest down, once."""
    await insert_row(connection, games, row)


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
