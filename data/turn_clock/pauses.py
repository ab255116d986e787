"""When the time of a contest stood still: by agreement, or because the bot was down."""

from collections.abc import Collection
from datetime import datetime, timedelta

from sqlalchemy import false, func, select, true, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.turn_clock import absences, pauses, uptimes
from data.storage.queries import insert_into

# From when to when; None while it is under way.
Stretch = tuple[datetime, datetime | None]


async def of_contest(
    connection: AsyncConnection, lead_id: int, board_id: int | None = None
) -> list[Stretch]:
    """Return the pauses of a contest, and of one of its tables alone if given, in order."""
    query = select(pauses.c.began_at, pauses.c.ended_at).where(
        pauses.c.table_id.in_({lead_id, board_id or lead_id})
    )
    rows = await connection.execute(query.order_by(pauses.c.began_at))
    return [(row.began_at, row.ended_at) for row in rows]


async def of_turn(
    connection: AsyncConnection, table_ids: Collection[int], server_id: int, since: datetime
) -> list[tuple[Stretch, bool]]:
    """Return the pauses of tables, and when the bot wasn't in their server; whether agreed."""
    own = select(pauses.c.began_at, pauses.c.ended_at, true().label("agreed"))
    away = select(absences.c.began_at, absences.c.ended_at, false())
    # In one statement: a turn is read with every move.
    query = union_all(
        own.where(pauses.c.table_id.in_(set(table_ids))),
        away.where(absences.c.server_id == server_id, absences.c.ended_at > since),
    )
    rows = await connection.execute(query)
    return [((row.began_at, row.ended_at), bool(row.agreed)) for row in rows]


async def add(connection: AsyncConnection, table_id: int, began: datetime, ended: datetime) -> None:
    """Store that the time of a table stood still without a request."""
    statement = insert_into(connection, pauses).values(
        table_id=table_id, began_at=began, ended_at=ended
    )
    await connection.execute(statement.on_conflict_do_nothing())


async def begin(connection: AsyncConnection, lead_id: int, at: datetime) -> None:
    """Begin a pause."""
    statement = insert_into(connection, pauses).values(table_id=lead_id, began_at=at)
    await connection.execute(
        statement.on_conflict_do_update(
            index_elements=[pauses.c.table_id, pauses.c.began_at], set_={"ended_at": None}
        )
    )


async def end(connection: AsyncConnection, lead_id: int, at: datetime) -> bool:
    """End the pause that is under way; return False where there is none."""
    ended = await connection.execute(
        update(pauses)
        .where(pauses.c.table_id == lead_id, pauses.c.ended_at.is_(None))
        .values(ended_at=at)
    )
    return ended.rowcount > 0


async def started(connection: AsyncConnection, now: datetime, gap: timedelta) -> bool:
    """Store that the bot has started; return whether it was down, silent for longer than `gap`."""
    last = (await connection.execute(_LAST)).first()
    if last is not None and now - last.seen_at <= gap:
        await alive(connection, now)
        return False
    statement = insert_into(connection, uptimes).values(began_at=now, seen_at=now)
    await connection.execute(statement.on_conflict_do_nothing())
    return last is not None


async def alive(connection: AsyncConnection, now: datetime) -> None:
    """Store that the bot runs."""
    last = select(func.max(uptimes.c.began_at)).scalar_subquery()
    await connection.execute(
        update(uptimes)
        .where(uptimes.c.began_at == last, uptimes.c.seen_at < now)
        .values(seen_at=now)
    )


_LAST = select(uptimes.c.began_at, uptimes.c.seen_at).order_by(uptimes.c.began_at.desc()).limit(1)


async def downtimes(connection: AsyncConnection, since: datetime) -> list[Stretch]:
    """Return when the bot was down, as far as that ended after a time, in order."""
    query = select(uptimes.c.began_at, uptimes.c.seen_at).where(uptimes.c.seen_at >= since)
    up = (await connection.execute(query.order_by(uptimes.c.seen_at))).all()
    before = select(uptimes.c.seen_at).where(uptimes.c.seen_at < since)
    last = await connection.scalar(before.order_by(uptimes.c.seen_at.desc()).limit(1))
    ends = [last, *(row.seen_at for row in up)]
    return [(end, row.began_at) for end, row in zip(ends, up, strict=False) if end is not None]


async def absent(
    connection: AsyncConnection, server_id: int, since: datetime
) -> list[tuple[datetime, datetime]]:
    """Return when the bot wasn't in a server, as far as that ended after a time, in order."""
    query = select(absences.c.began_at, absences.c.ended_at).where(
        absences.c.server_id == server_id, absences.c.ended_at > since
    )
    rows = await connection.execute(query.order_by(absences.c.began_at))
    return [(row.began_at, row.ended_at) for row in rows]


async def ran_for(connection: AsyncConnection, length: timedelta) -> datetime | None:
    """Return since when the bot has run for `length` altogether; None where it hasn't yet."""
    query = select(uptimes.c.began_at, uptimes.c.seen_at).order_by(uptimes.c.began_at.desc())
    left = length
    for began_at, seen_at in await connection.execute(query):
        if seen_at - began_at >= left:
            return seen_at - left
        left -= seen_at - began_at
    return None
