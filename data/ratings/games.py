"""Settled contests, one row each."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.contests import games
from data.schema.tables import seats
from data.schema.vocabulary import EndCause
from data.storage.queries import columns, fetch_one, values_of


@dataclass(frozen=True, slots=True)
class GameRow:
    """A settled contest; `net` is the winner's lead, `gave_up` who gave up or ran out of time."""

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
    cause: EndCause | None = None


async def add(connection: AsyncConnection, row: GameRow) -> None:
    """Write a settled contest, once, as the latest of its server."""
    serial = select(func.coalesce(func.max(games.c.serial), 0) + 1).where(
        games.c.server_id == row.server_id
    )
    values = values_of(row) | {"serial": serial.scalar_subquery()}
    await connection.execute(insert(games).values(values))
    await connection.execute(
        update(seats).where(seats.c.table_id == row.table_id).values(over_at=row.finished_at)
    )


async def get(connection: AsyncConnection, table_id: int) -> GameRow | None:
    """Return a settled contest, or None."""
    query = select(*columns(games, GameRow)).where(games.c.table_id == table_id)
    return await fetch_one(connection, query, GameRow)


async def annul(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    """Annul a settled contest."""
    await connection.execute(
        update(games).where(games.c.table_id == table_id).values(annulled_at=now)
    )
