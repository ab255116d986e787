"""The moves of every table. The primary key (table, ply) is the lock that decides who was first."""

from dataclasses import dataclass, field, fields
from datetime import datetime
from functools import cache
from operator import attrgetter
from typing import Any

from sqlalchemy import Executable, bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.deals import moves
from data.schema.tables import tables
from data.storage.errors import PlyTaken
from data.storage.queries import columns, fetch_all, insert_for


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move as a word of the record; it may name a hidden card, so `repr` leaves it out."""

    table_id: int
    ply: int
    deal: int
    seat: int
    move: str = field(repr=False)
    at: datetime
    interaction_id: int | None = None


async def add(connection: AsyncConnection, row: MoveRow) -> None:
    """Write a move and advance the ply; PlyTaken if it has been played, ValueError after a gap."""
    written = await connection.execute(_insert(connection.dialect.name), _values(row))
    if written.rowcount == 0:
        raise PlyTaken
    advanced = await connection.execute(_ADVANCE, {"at_table": row.table_id, "at_ply": row.ply})
    if advanced.rowcount == 0:
        raise ValueError(f"ply {row.ply} isn't the next of table {row.table_id}")


def _values(row: MoveRow) -> dict[str, Any]:
    return dict(zip(_NAMES, _all(row), strict=True))


@cache
def _insert(dialect: str) -> Executable:
    statement = insert_for(dialect, moves)
    return statement.on_conflict_do_nothing(index_elements=[moves.c.table_id, moves.c.ply])


_NAMES = tuple(each.name for each in fields(MoveRow))
_all = attrgetter(*_NAMES)

# Built once: building a statement takes longer than SQLite takes to run it.
_ADVANCE = (
    update(tables)
    .where(tables.c.table_id == bindparam("at_table"), tables.c.ply == bindparam("at_ply"))
    .values(ply=tables.c.ply + 1)
)


async def of_deal(connection: AsyncConnection, table_id: int, deal: int) -> list[MoveRow]:
    """Return the moves of a deal, in order."""
    query = (
        select(*columns(moves, MoveRow))
        .where(moves.c.table_id == table_id, moves.c.deal == deal)
        .order_by(moves.c.ply)
    )
    return await fetch_all(connection, query, MoveRow)


async def interaction_at(connection: AsyncConnection, table_id: int, ply: int) -> int | None:
    """Return the interaction that made the move at a ply, or None."""
    query = select(moves.c.interaction_id).where(moves.c.table_id == table_id, moves.c.ply == ply)
    return await connection.scalar(query)
