"""The members who follow a contest and get a message when it ends."""

from datetime import datetime

from sqlalchemy import Select, delete, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core.members import Member
from data.schema.displays import displays
from data.schema.matchmaking import watchers
from data.schema.members import members
from data.schema.tables import tables
from data.schema.vocabulary import DisplayKind, TableStatus
from data.storage.queries import columns, fetch_all, insert_into


async def add(connection: AsyncConnection, table_id: int, member_id: int, since: datetime) -> None:
    """Let a member follow a contest, if they don't yet."""
    row = {"table_id": table_id, "member_id": member_id, "since": since}
    await connection.execute(insert_into(connection, watchers).values(row).on_conflict_do_nothing())


async def remove(connection: AsyncConnection, table_id: int, member_id: int) -> None:
    """Let a member stop following a contest."""
    await connection.execute(
        delete(watchers).where(watchers.c.table_id == table_id, watchers.c.member_id == member_id)
    )


async def follows(connection: AsyncConnection, table_id: int, member_id: int) -> bool:
    """Return whether a member follows a contest."""
    query = select(watchers.c.member_id).where(
        watchers.c.table_id == table_id, watchers.c.member_id == member_id
    )
    return await connection.scalar(query) is not None


async def of_table(connection: AsyncConnection, table_id: int) -> list[Member]:
    """Return the followers of a contest, by id."""
    query = (
        select(*columns(members, Member))
        .join(watchers, watchers.c.member_id == members.c.member_id)
        .where(watchers.c.table_id == table_id)
        .order_by(watchers.c.member_id)
    )
    return await fetch_all(connection, query, Member)


def untold() -> Select[tuple[int]]:
    """Select the finished contests with followers who haven't had the message."""
    told = exists().where(
        displays.c.table_id == watchers.c.table_id,
        displays.c.kind == DisplayKind.ENDED,
        displays.c.member_id == watchers.c.member_id,
    )
    return (
        select(watchers.c.table_id)
        .join(tables, tables.c.table_id == watchers.c.table_id)
        .where(tables.c.status == TableStatus.FINISHED, ~told)
    )


async def count(connection: AsyncConnection, member_id: int) -> int:
    """Count the contests that a member follows."""
    query = select(func.count()).where(watchers.c.member_id == member_id)
    return await connection.scalar(query) or 0
