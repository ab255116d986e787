"""The tables that were set aside because their stored game can't be read."""

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
class SetAside:
    """A table that was set aside.

    Attributes:
        reason: Where reading it failed and with what kind of error; it names no card.
        revision: The schema of the program that couldn't read it.
        told_at: When its channel and its players had been told.
    """

    table_id: int
    since: datetime
    reason: str
    revision: str
    told_at: datetime | None = None


def is_set_aside(table_id: ColumnElement[int]) -> ColumnElement[bool]:
    """Say of a query's table that it is set aside."""
    return exists().where(unreadable.c.table_id == table_id)


async def put(connection: AsyncConnection, table_id: int, at: datetime, reason: str) -> None:
    """Set a table aside; of one that is so already, keep since when and what was told."""
    row = SetAside(table_id, at, reason, newest())
    statement = insert_into(connection, unreadable).values(values_of(row))
    known = {"reason": row.reason, "revision": row.revision}
    await connection.execute(
        statement.on_conflict_do_update(index_elements=[unreadable.c.table_id], set_=known)
    )


async def get(connection: AsyncConnection, table_id: int) -> SetAside | None:
    """Give what is known of a table that is set aside; None where it isn't."""
    query = select(*columns(unreadable, SetAside)).where(unreadable.c.table_id == table_id)
    return await fetch_one(connection, query, SetAside)


async def every(connection: AsyncConnection) -> list[SetAside]:
    """Give all tables that are set aside, in order."""
    query = select(*columns(unreadable, SetAside)).order_by(unreadable.c.table_id)
    return await fetch_all(connection, query, SetAside)


async def to_see_to(connection: AsyncConnection) -> list[int]:
    """Give those of which somebody is still to be told, and those that are over, in order."""
    query = (
        select(unreadable.c.table_id)
        .join(tables, tables.c.table_id == unreadable.c.table_id)
        .where(or_(UNTOLD, tables.c.status.in_(OVER)))
    )
    return list((await connection.scalars(query.order_by(unreadable.c.table_id))).all())


async def told(
    connection: AsyncConnection, table_ids: Collection[int], at: datetime | None
) -> None:
    """Note when everybody had been told of some tables; None for what is to be told anew."""
    await connection.execute(
        update(unreadable).where(unreadable.c.table_id.in_(table_ids)).values(told_at=at)
    )


async def remove(connection: AsyncConnection, table_ids: Collection[int]) -> None:
    """Have some tables set aside no more."""
    await connection.execute(delete(unreadable).where(unreadable.c.table_id.in_(table_ids)))


async def in_server(connection: AsyncConnection, server_id: int) -> list[int]:
    """Give the tables of a server that are set aside and not over, the latest first."""
    query = (
        select(unreadable.c.table_id)
        .join(tables, tables.c.table_id == unreadable.c.table_id)
        .where(tables.c.server_id == server_id, tables.c.status.not_in(OVER))
    )
    return list((await connection.scalars(query.order_by(unreadable.c.table_id.desc()))).all())


async def of_member(
    connection: AsyncConnection, member_id: int, server_id: int | None = None
) -> list[int]:
    """Give the tables that are set aside and not over of a member's contests, in order.

    Args:
        connection: A transaction.
        member_id: The member.
        server_id: The server whose tables are meant; None for all of them.
    """
    lead = func.coalesce(boards.c.lead_id, tables.c.table_id)
    own = select(seats.c.table_id).where(seats.c.member_id == member_id)
    query = (
        select(unreadable.c.table_id)
        .join(tables, tables.c.table_id == unreadable.c.table_id)
        .outerjoin(boards, boards.c.table_id == tables.c.table_id)
        .where(tables.c.status.not_in(OVER), lead.in_(own))
    )
    if server_id is not None:
        query = query.where(tables.c.server_id == server_id)
    return list((await connection.scalars(query.order_by(unreadable.c.table_id))).all())


async def open_tables(connection: AsyncConnection) -> list[int]:
    """Give every table that isn't over, in order: of a status that nobody knows it may be so."""
    query = select(tables.c.table_id).where(tables.c.status.not_in(OVER))
    return list((await connection.scalars(query.order_by(tables.c.table_id))).all())


async def contest_of(connection: AsyncConnection, table_id: int) -> tuple[int, ...]:
    """Give all tables of the contest that a table belongs to, the one that leads it first."""
    lead = select(boards.c.lead_id).where(boards.c.table_id == table_id)
    lead_id = await connection.scalar(lead) or table_id
    further = select(boards.c.table_id).where(boards.c.lead_id == lead_id)
    return (lead_id, *(await connection.scalars(further.order_by(boards.c.number))).all())
