"""Entries on sheets for real cards, never deleted; the key (table, ply) decides who was first."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.entries import entries
from data.schema.tables import tables
from data.schema.vocabulary import TableKind, TableStatus
from data.storage.errors import PlyTaken
from data.storage.queries import columns, fetch_all, insert_into, values_of


@dataclass(frozen=True, slots=True)
class EntryRow:
    """A member's action on a sheet, in words that a host can read."""

    table_id: int
    ply: int
    member_id: int
    word: str
    at: datetime
    interaction_id: int | None = None


async def add(connection: AsyncConnection, row: EntryRow) -> None:
    """Write an entry and advance the ply; PlyTaken if it is written, ValueError after a gap."""
    insert = insert_into(connection, entries).values(values_of(row))
    written = await connection.execute(
        insert.on_conflict_do_nothing(index_elements=[entries.c.table_id, entries.c.ply])
    )
    if written.rowcount == 0:
        raise PlyTaken
    advanced = await connection.execute(
        update(tables)
        .where(tables.c.table_id == row.table_id, tables.c.ply == row.ply)
        .values(ply=row.ply + 1)
    )
    if advanced.rowcount == 0:
        raise ValueError(f"ply {row.ply} isn't the next of table {row.table_id}")


async def of_table(connection: AsyncConnection, table_id: int) -> list[EntryRow]:
    """Return all entries on a sheet, in order."""
    query = select(*columns(entries, EntryRow)).where(entries.c.table_id == table_id)
    return await fetch_all(connection, query.order_by(entries.c.ply), EntryRow)


async def is_done(connection: AsyncConnection, table_id: int, interaction_id: int) -> bool:
    """Return whether an interaction has entered something on a sheet."""
    query = select(entries.c.ply).where(
        entries.c.table_id == table_id, entries.c.interaction_id == interaction_id
    )
    return await connection.scalar(query.limit(1)) is not None


async def begin(
    connection: AsyncConnection, table_id: int, rules: str, guest_id: int | None, at: datetime
) -> None:
    """Start a sheet for real cards, with the rules as they are for those who have come."""
    await connection.execute(
        update(tables)
        .where(tables.c.table_id == table_id)
        .values(
            status=TableStatus.PLAYING,
            rules=rules,
            guest_id=guest_id,
            started_at=at,
            expires_at=None,
        )
    )


async def reopen(connection: AsyncConnection, table_id: int) -> None:
    """Reopen a sheet that was settled by a deal since corrected."""
    await connection.execute(
        update(tables)
        .where(tables.c.table_id == table_id)
        .values(status=TableStatus.PLAYING, finished_at=None, closed_by_interaction=None)
    )


async def next_of(connection: AsyncConnection, table_id: int) -> int | None:
    """Return the sheet laid out for the same players afterwards, or None."""
    query = select(tables.c.table_id).where(
        tables.c.rematch_of == table_id, tables.c.kind == TableKind.SHEET
    )
    return await connection.scalar(query.limit(1))
