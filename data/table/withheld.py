"""Results withheld from a team until somebody has discarded (rules, A.6), and duplicate cards.

Nothing is written when one is released: that follows from how the tables it waits for stand.
"""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.deals import results
from data.schema.tables import SAME_CARDS, boards
from data.schema.tables import tables as every_table
from data.schema.vocabulary import TableStatus
from data.table import tables
from data.table.tables import OVER


@dataclass(frozen=True, slots=True)
class WithheldDeal:
    """A finished deal whose result is withheld, and the table that leads its contest."""

    table_id: int
    deal: int
    lead_id: int


async def is_held(connection: AsyncConnection, held: list[list[int]] | None) -> bool:
    """Return whether a result is still withheld, by its `ResultRow.held`."""
    for table_id, ply in held or ():
        other = await tables.get(connection, table_id)
        if other is not None and other.status == TableStatus.PLAYING and other.ply <= ply:
            return True
    return False


async def is_withheld(connection: AsyncConnection, held: list[list[int]] | None) -> bool:
    """Return whether a result is withheld; one with an unreadable `held` is."""
    try:
        return await is_held(connection, held)
    except (TypeError, ValueError):
        return True


async def of_server(connection: AsyncConnection, server_id: int) -> list[WithheldDeal]:
    """Return the deals of a server whose results are withheld."""
    return await deals(connection, every_table.c.server_id == server_id)


async def deals(connection: AsyncConnection, where: ColumnElement[bool]) -> list[WithheldDeal]:
    """Return the deals whose results are withheld, at the tables that match a condition."""
    lead = func.coalesce(boards.c.lead_id, results.c.table_id)
    query = (
        select(results.c.table_id, results.c.deal, lead, results.c.held)
        .join(every_table, every_table.c.table_id == results.c.table_id)
        .outerjoin(boards, boards.c.table_id == results.c.table_id)
        .where(results.c.held.is_not(None), every_table.c.status == TableStatus.PLAYING, where)
        .order_by(*results.primary_key)
    )
    found = (await connection.execute(query)).all()
    return [
        WithheldDeal(table_id, deal, lead_id)
        for table_id, deal, lead_id, held in found
        if await is_withheld(connection, held)
    ]


async def are_cards_in_play(connection: AsyncConnection, commitment: str) -> bool:
    """Return whether a table of a duplicate cup is played at, of those with one seal."""
    query = select(every_table.c.table_id).where(
        every_table.c.commitment == commitment, SAME_CARDS, every_table.c.status.not_in(OVER)
    )
    return await connection.scalar(query.limit(1)) is not None
