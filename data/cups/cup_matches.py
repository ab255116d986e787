"""The matches of a cup that are being played: where, and until when."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import and_, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.cups import cup_matches
from data.schema.tables import tables
from data.storage.queries import columns, fetch_all, insert_row, update_row
from data.table import match_hosts


@dataclass(frozen=True, slots=True)
class CupMatchRow:
    """A match or board being played; `attempt` counts its tables, none of them with real cards."""

    cup_id: int
    match: str
    board: int
    table_id: int | None
    attempt: int
    opened_at: datetime
    due_at: datetime
    extension_by: int | None = None
    extension_press: int | None = None


async def add(connection: AsyncConnection, row: CupMatchRow) -> None:
    """Store a match that may be played from now on."""
    await insert_row(connection, cup_matches, row)


async def change(connection: AsyncConnection, row: CupMatchRow) -> None:
    """Store a match anew."""
    await update_row(connection, cup_matches, row)


async def close(connection: AsyncConnection, rows: Collection[CupMatchRow]) -> None:
    """Delete what is decided, or can't be played any more."""
    for row in rows:
        same = and_(
            cup_matches.c.cup_id == row.cup_id,
            cup_matches.c.match == row.match,
            cup_matches.c.board == row.board,
        )
        await connection.execute(delete(cup_matches).where(same))


async def of_cup(connection: AsyncConnection, cup_id: int) -> list[CupMatchRow]:
    """Return the matches of a cup that are being played, the first opened first."""
    query = select(*columns(cup_matches, CupMatchRow)).where(cup_matches.c.cup_id == cup_id)
    ordered = query.order_by(cup_matches.c.opened_at, cup_matches.c.match, cup_matches.c.board)
    return await fetch_all(connection, ordered, CupMatchRow)


async def settled(connection: AsyncConnection, cup_id: int) -> set[tuple[str, int]]:
    """Return the matches of a cup, with their boards, whose tables are over, or deleted."""
    query = (
        select(cup_matches.c.match, cup_matches.c.board)
        .outerjoin(tables, tables.c.table_id == cup_matches.c.table_id)
        .where(cup_matches.c.cup_id == cup_id, match_hosts.settled(cup_matches))
    )
    return {(match, board) for match, board in await connection.execute(query)}
