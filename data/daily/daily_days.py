"""What each day's match is dealt from, what the computer answered, and who has begun it."""

from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.days import daily_days, daily_marks, daily_replies
from data.storage import batches
from data.storage.database import Database
from data.storage.queries import columns, fetch_one, insert_into, values_of


@dataclass(frozen=True, slots=True)
class DailySeed:
    """A day's seed and its seal; `coach` has the moves of the coach's match, once it is played."""

    day: int
    seed: bytes = field(repr=False)
    commitment: str
    drawn_at: datetime
    coach: str | None = field(default=None, repr=False)


async def get(connection: AsyncConnection, day: int) -> DailySeed | None:
    """Return a day's seed, or None."""
    query = select(*columns(daily_days, DailySeed)).where(daily_days.c.day == day)
    return await fetch_one(connection, query, DailySeed)


async def before(connection: AsyncConnection, day: int) -> int | None:
    """Return the last day before another that has a seed, or None."""
    return await connection.scalar(select(func.max(daily_days.c.day)).where(daily_days.c.day < day))


async def after(connection: AsyncConnection, day: int) -> int | None:
    """Return the first day after another that has a seed, or None."""
    return await connection.scalar(select(func.min(daily_days.c.day)).where(daily_days.c.day > day))


async def keep(connection: AsyncConnection, seed: DailySeed) -> DailySeed:
    """Store a day's seed unless there is one; return the stored one."""
    statement = insert_into(connection, daily_days).values(values_of(seed))
    await connection.execute(statement.on_conflict_do_nothing())
    kept = await get(connection, seed.day)
    assert kept is not None
    return kept


async def keep_coach(connection: AsyncConnection, seed: DailySeed, moves: str) -> None:
    """Store the moves of the coach's match unless others were stored since the seed was read."""
    same = daily_days.c.coach.is_not_distinct_from(seed.coach)
    here = update(daily_days).where(daily_days.c.day == seed.day, same)
    await connection.execute(here.values(coach=moves))


async def reply(connection: AsyncConnection, day: int, line: str) -> str | None:
    """Return what the computer has answered to a line of play, or None."""
    query = select(daily_replies.c.move).where(
        daily_replies.c.day == day, daily_replies.c.line == line
    )
    return await connection.scalar(query)


async def keep_reply(connection: AsyncConnection, day: int, line: str, move: str) -> str:
    """Store an answer to a line of play unless there is one; return the stored one."""
    statement = insert_into(connection, daily_replies).values(day=day, line=line, move=move)
    await connection.execute(statement.on_conflict_do_nothing())
    return await reply(connection, day, line) or move


async def is_marked(connection: AsyncConnection, day: int, mark: bytes) -> bool:
    """Return whether somebody with this mark has begun the day's match."""
    query = select(daily_marks.c.day).where(daily_marks.c.day == day, daily_marks.c.mark == mark)
    return await connection.scalar(query) is not None


async def put_mark(connection: AsyncConnection, day: int, mark: bytes) -> None:
    """Note that somebody with this mark has begun the day's match."""
    statement = insert_into(connection, daily_marks).values(day=day, mark=mark)
    await connection.execute(statement.on_conflict_do_nothing())


async def drop_before(database: Database, day: int) -> None:
    """Delete earlier days' marks, then answers, in slices."""
    # The marks go first: with the day's secret, revealed by then, one could tell whose they are.
    for table in (daily_marks, daily_replies):
        await batches.delete_all(database, table, table.c.day < day)
