"""Tables set aside because their stored game can't be read."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.tables import UNTOLD, boards, seats, tables, unreadable
from data.storage.migrate import newest
from data.storage.queries import columns, fetch_all, fetch_one, insert_into, values_of
from data.table.tables import OVER


@dataclass(frozen=True, slots=True)
class QuarantinedTable:
    """A table set aside; `reason` names no card, `revision` is the schema that couldn't read it."""

    table_id: int
    since: datetime
    reason: str
    revision: str
    told_at: datetime | None = None


def is_set_aside(table_id: ColumnElement[int]) -> ColumnElement[bool]:
    """Match tables that are set aside."""
    return exists().where(unreadable.c.table_id == table_id)


async def put(connection: AsyncConnection, table_id: int, at: datetime, reason: str) -> None:
    """Set a table aside; one that already is keeps since when, and when it was announced."""
    row = QuarantinedTable(table_id, at, reason, newest())
    statement = insert_into(connection, unreadable).values(values_of(row))
    known = {"reason": row.reason, "revision": row.revision}
    await connection.execute(
        statement.on_conflict_do_update(index_elements=[unreadable.c.table_id], set_=known)
    )


async def get(connection: AsyncConnection, table_id: int) -> QuarantinedTable | None:
    """Return the entry of a table that is set aside, or None."""
    query = select(*columns(unreadable, QuarantinedTable)).where(unreadable.c.table_id == table_id)
    return await fetch_one(connection, query, QuarantinedTable)


async def every(connection: AsyncConnection) -> list[QuarantinedTable]:
    """Return the entries of all tables that are set aside, in order."""
    query = select(*columns(unreadable, QuarantinedTable)).order_by(unreadable.c.table_id)
    return await fetch_all(connection, query, QuarantinedTable)


async def to_see_to(connection: AsyncConnection) -> list[int]:
    """Return the tables that are still to be announced, and those that are over, in order."""
    query = (
        select(unreadable.c.table_id)
        .join(tables, tables.c.table_id == unreadable.c.table_id)
        .where(or_(UNTOLD, tables.c.status.in_(OVER)))
    )
    return list((await connection.scalars(query.order_by(unreadable.c.table_id))).all())


async def told(
    connection: AsyncConnection, table_ids: Collection[int], at: datetime | None
) -> None:
    """Store when tables were announced; None to announce them again."""
    await connection.execute(
        update(unreadable).where(unreadable.c.table_id.in_(table_ids)).values(told_at=at)
    )


async def remove(connection: AsyncConnection, table_ids: Collection[int]) -> None:
    """Take tables off those that are set aside."""
    await connection.execute(delete(unreadable).where(unreadable.c.table_id.in_(table_ids)))


async def in_server(connection: AsyncConnection, server_id: int) -> list[int]:
    """Return a server's tables that are set aside and not over, the latest first."""
    query = (
        select(unreadable.c.table_id)
        .join(tables, tables.c.table_id == unreadable.c.table_id)
        .where(tables.c.server_id == server_id, tables.c.status.not_in(OVER))
    )
    return list((await connection.scalars(query.order_by(unreadable.c.table_id.desc()))).all())


async def of_member(
    connection: AsyncConnection, member_id: int, place_ids: Collection[int] | None = None
) -> list[int]:
    """Return the tables of a member's contests, in one place or all, set aside and not over."""
    lead = func.coalesce(boards.c.lead_id, tables.c.table_id)
    own = select(seats.c.table_id).where(seats.c.member_id == member_id)
    query = (
        select(unreadable.c.table_id)
        .join(tables, tables.c.table_id == unreadable.c.table_id)
        .outerjoin(boards, boards.c.table_id == tables.c.table_id)
        .where(tables.c.status.not_in(OVER), lead.in_(own))
    )
    if place_ids is not None:
        query = query.where(tables.c.server_id.in_(place_ids))
    return list((await connection.scalars(query.order_by(unreadable.c.table_id))).all())


async def open_tables(connection: AsyncConnection) -> list[int]:
    """Return every table that isn't over, in order; an unknown (damaged) status counts as open."""
    query = select(tables.c.table_id).where(tables.c.status.not_in(OVER))
    return list((await connection.scalars(query.order_by(tables.c.table_id))).all())


async def contest_of(connection: AsyncConnection, table_id: int) -> tuple[int, ...]:
    """Return all tables of a table's contest, the leading one first."""
    lead = select(boards.c.lead_id).where(boards.c.table_id == table_id)
    lead_id = await connection.scalar(lead) or table_id
    further = select(boards.c.table_id).where(boards.c.lead_id == lead_id)
    return (lead_id, *(await connection.scalars(further.order_by(boards.c.number))).all())
