"""What was entered on a sheet for real cards, and what was done about it; nothing is taken out.

The primary key (table, ply) is the lock that decides who was first, as it is for moves.
"""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.games import entries, tables
from data.storage.errors import PlyTaken
from data.storage.queries import columns, fetch_all, insert_into, values_of
from data.table.tables import PLAYING, SHEET


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One thing that a member did on a sheet, in words that a host can read."""

    table_id: int
    ply: int
    member_id: int
    word: str
    at: datetime
    interaction_id: int | None = None


async def add(connection: AsyncConnection, row: EntryRow) -> None:
    """Write an entry and advance its table's ply in step.

    Raises:
        PlyTaken: this ply of this table has been written; nothing has changed.
        ValueError: the entry would leave a gap after the table's last ply.

    """
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
    """Give all that was entered on a sheet, in order."""
    query = select(*columns(entries, EntryRow)).where(entries.c.table_id == table_id)
    return await fetch_all(connection, query.order_by(entries.c.ply), EntryRow)


async def is_done(connection: AsyncConnection, table_id: int, interaction_id: int) -> bool:
    """Tell whether an interaction has entered something on a sheet."""
    query = select(entries.c.ply).where(
        entries.c.table_id == table_id, entries.c.interaction_id == interaction_id
    )
    return await connection.scalar(query.limit(1)) is not None


async def begin(
    connection: AsyncConnection, table_id: int, rules: str, guest_id: int | None, at: datetime
) -> None:
    """Let play with real cards begin, under the rules as they are for those who have come."""
    await connection.execute(
        update(tables)
        .where(tables.c.table_id == table_id)
        .values(status=PLAYING, rules=rules, guest_id=guest_id, started_at=at, expires_at=None)
    )


async def reopen(connection: AsyncConnection, table_id: int) -> None:
    """Let a sheet go on that was settled by a deal since corrected."""
    await connection.execute(
        update(tables)
        .where(tables.c.table_id == table_id)
        .values(status=PLAYING, finished_at=None, closed_by_interaction=None)
    )


async def next_of(connection: AsyncConnection, table_id: int) -> int | None:
    """Give the sheet that was laid out for the same players afterwards, if one was."""
    query = select(tables.c.table_id).where(tables.c.rematch_of == table_id, tables.c.kind == SHEET)
    return await connection.scalar(query.limit(1))
