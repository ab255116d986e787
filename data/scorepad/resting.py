"""Running sheets for real cards on which nothing was entered for long."""

from datetime import datetime

from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.displays import displays
from data.schema.entries import entries
from data.schema.tables import tables, unreadable
from data.schema.vocabulary import DisplayKind, TableKind, TableStatus
from data.scorepad.entries import EntryRow
from data.storage.queries import columns, fetch_one


async def since(
    connection: AsyncConnection, before: datetime, limit: int, *, after: int = 0
) -> list[int]:
    """Return up to `limit` sheets after the table `after` that rest since `before`, in order."""
    written = exists().where(
        entries.c.table_id == tables.c.table_id,
        entries.c.ply == tables.c.ply - 1,
        entries.c.at > before,
    )
    query = select(tables.c.table_id).where(
        tables.c.status == TableStatus.PLAYING,
        tables.c.kind == TableKind.SHEET,
        tables.c.started_at <= before,
        tables.c.table_id > after,
        ~written,
        ~exists().where(unreadable.c.table_id == tables.c.table_id),
    )
    return list((await connection.scalars(query.order_by(tables.c.table_id).limit(limit))).all())


async def last(connection: AsyncConnection, table_id: int, ply: int) -> EntryRow | None:
    """Return the entry before a ply, or None."""
    query = select(*columns(entries, EntryRow)).where(
        entries.c.table_id == table_id, entries.c.ply == ply - 1
    )
    return await fetch_one(connection, query, EntryRow)


async def shown_at(connection: AsyncConnection, table_id: int, ply: int) -> datetime | None:
    """Return when a sheet's message was last drawn as it stands at a ply; None if it wasn't."""
    query = select(func.coalesce(displays.c.edited_at, displays.c.sent_at)).where(
        displays.c.table_id == table_id,
        displays.c.kind == DisplayKind.SHEET,
        displays.c.ply == ply,
    )
    return await connection.scalar(query)
