"""What members have played of each day's match."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.days import daily_places, daily_runs
from data.storage.queries import columns, fetch_all, fetch_one, insert_into, values_of


@dataclass(frozen=True, slots=True)
class DailyRun:
    """A member's match of a day; `interaction_id` is the press that brought it to its ply.

    `results` has the points and the end of each deal, once the match is finished.
    """

    day: int
    member_id: int
    started_at: datetime
    finished_at: datetime | None = None
    ply: int = 0
    moves: str = field(default="", repr=False)
    draft: str | None = field(default=None, repr=False)
    read_deals: int = 0
    score: int | None = None
    results: Any = field(default_factory=list[Any])
    interaction_id: int | None = None


async def get(connection: AsyncConnection, day: int, member_id: int) -> DailyRun | None:
    """Return a member's match of a day, or None."""
    query = select(*columns(daily_runs, DailyRun)).where(
        daily_runs.c.day == day, daily_runs.c.member_id == member_id
    )
    return await fetch_one(connection, query, DailyRun)


async def of_members(
    connection: AsyncConnection, day: int, member_ids: Collection[int]
) -> dict[int, DailyRun]:
    """Return some members' matches of a day, by member."""
    query = select(*columns(daily_runs, DailyRun)).where(
        daily_runs.c.day == day, daily_runs.c.member_id.in_(member_ids)
    )
    return {run.member_id: run for run in await fetch_all(connection, query, DailyRun)}


async def begin(connection: AsyncConnection, run: DailyRun) -> bool:
    """Store a match that begins; return False where the member has one that day."""
    statement = insert_into(connection, daily_runs).values(values_of(run))
    return (await connection.execute(statement.on_conflict_do_nothing())).rowcount > 0


async def save(connection: AsyncConnection, run: DailyRun, before: int) -> bool:
    """Store how a match stands; return False where it isn't at the ply `before` any more."""
    here = update(daily_runs).where(
        daily_runs.c.day == run.day,
        daily_runs.c.member_id == run.member_id,
        daily_runs.c.ply == before,
    )
    return (await connection.execute(here.values(values_of(run)))).rowcount > 0


async def finished_days(connection: AsyncConnection, member_id: int) -> list[int]:
    """Return the days whose match a member has finished, the latest first."""
    query = select(daily_runs.c.day).where(
        daily_runs.c.member_id == member_id, daily_runs.c.score.is_not(None)
    )
    return list((await connection.scalars(query.order_by(daily_runs.c.day.desc()))).all())


async def placed(
    connection: AsyncConnection, server_id: int, days: range, member_ids: Collection[int]
) -> set[int]:
    """Return those of some members whose finished matches of these days all stand on its boards."""
    own, there = daily_runs.c, daily_places.c
    here = and_(
        there.server_id == server_id, there.day == own.day, there.member_id == own.member_id
    )
    query = (
        select(own.member_id)
        .outerjoin(daily_places, here)
        .where(own.day >= days.start, own.day < days.stop)
        .where(own.member_id.in_(member_ids), own.score.is_not(None))
        .group_by(own.member_id)
        .having(func.count(there.day) == func.count())
    )
    return set((await connection.scalars(query)).all())


async def is_placed(connection: AsyncConnection, server_id: int, day: int, member_id: int) -> bool:
    """Return whether a member's match of a day stands on a server's boards."""
    query = select(daily_places.c.day).where(
        daily_places.c.server_id == server_id,
        daily_places.c.day == day,
        daily_places.c.member_id == member_id,
    )
    return await connection.scalar(query) is not None


async def place(connection: AsyncConnection, server_id: int, day: int, member_id: int) -> None:
    """Have a member's match of a day stand on a server's boards."""
    row = {"server_id": server_id, "day": day, "member_id": member_id}
    statement = insert_into(connection, daily_places).values(row)
    await connection.execute(statement.on_conflict_do_nothing())
