"""How much there is to do, for the bot's host."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.tables import tables
from data.schema.turn_clock import clocks
from data.schema.vocabulary import TableStatus


@dataclass(frozen=True, slots=True)
class Workload:
    """How many tables wait and are played at, and how many clocks are due, the first since when."""

    waiting: int
    playing: int
    due: int
    due_since: datetime | None


async def read_workload(connection: AsyncConnection, now: datetime) -> Workload:
    """Return how much there is to do."""
    is_open = tables.c.status.in_([TableStatus.WAITING, TableStatus.PLAYING])
    by_status = select(tables.c.status, func.count()).where(is_open).group_by(tables.c.status)
    found = {str(status): number for status, number in await connection.execute(by_status)}
    is_due = clocks.c.due_at <= now
    due = await connection.execute(select(func.count(), func.min(clocks.c.due_at)).where(is_due))
    number, since = due.one()
    waiting, playing = (found.get(each, 0) for each in (TableStatus.WAITING, TableStatus.PLAYING))
    return Workload(waiting, playing, number, since)
