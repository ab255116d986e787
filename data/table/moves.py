"""The moves of every table. The primary key (table, ply) is the lock that decides who was first."""

from dataclasses import dataclass, field
from datetime import datetime
from functools import cache

from sqlalchemy import Executable, bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.games import moves, tables
from data.storage.errors import PlyTaken
from data.storage.queries import columns, fetch_all, insert_for, values_of


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move as a word of the record. The word may name a hidden card, so `repr` leaves it out."""

    table_id: int
    ply: int
    deal: int
    seat: int
    move: str = field(repr=False)
    at: datetime
    interaction_id: int | None = None


async def add(connection: AsyncConnection, row: MoveRow) -> None:
    """Write a move and advance its table's ply in step; the deal must have been added before.

    Raises:
        PlyTaken: this ply of this table has been played; nothing has changed.
        ValueError: the move would leave a gap after the table's last ply.

    """
    written = await connection.execute(_insert(connection.dialect.name), values_of(row))
    if written.rowcount == 0:
        raise PlyTaken
    advanced = await connection.execute(_ADVANCE, {"at_table": row.table_id, "at_ply": row.ply})
    if advanced.rowcount == 0:
        raise ValueError(f"ply {row.ply} isn't the next of table {row.table_id}")


@cache
def _insert(dialect: str) -> Executable:
    statement = insert_for(dialect, moves)
    return statement.on_conflict_do_nothing(index_elements=[moves.c.table_id, moves.c.ply])


# Made once: putting a statement together takes longer than SQLite takes to follow it.
_ADVANCE = (
    update(tables)
    .where(tables.c.table_id == bindparam("at_table"), tables.c.ply == bindparam("at_ply"))
    .values(ply=tables.c.ply + 1)
)


async def of_deal(connection: AsyncConnection, table_id: int, deal: int) -> list[MoveRow]:
    """Give the moves of a deal in the order they were played."""
    query = (
        select(*columns(moves, MoveRow))
        .where(moves.c.table_id == table_id, moves.c.deal == deal)
        .order_by(moves.c.ply)
    )
    return await fetch_all(connection, query, MoveRow)


async def interaction_at(connection: AsyncConnection, table_id: int, ply: int) -> int | None:
    """Give the interaction that made the move at a ply, if there is such a move and it had one."""
    query = select(moves.c.interaction_id).where(moves.c.table_id == table_id, moves.c.ply == ply)
    return await connection.scalar(query)
