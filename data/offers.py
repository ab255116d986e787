"""The offers of a challenge that waits: its table's `ply` counts them.

What the last offer took the place of is kept as a draft of the member who made it.
"""

from datetime import datetime

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data import drafts
from data.drafts import Draft
from data.schema import drafts as drafts_table
from data.schema import tables
from data.tables import Table


async def put(
    connection: AsyncConnection,
    table: Table,
    *,
    rules: str,
    offered_by: int,
    expires_at: datetime,
) -> None:
    """Offer other rules at a table that waits."""
    number = table.ply + 1
    await connection.execute(
        update(tables)
        .where(tables.c.table_id == table.table_id)
        .values(rules=rules, offered_by=offered_by, expires_at=expires_at, ply=number)
    )
    await drafts.put(connection, Draft(table.table_id, offered_by, number, table.rules))


async def settle(connection: AsyncConnection, table_id: int) -> None:
    """End the bargaining: from here on `ply` counts moves, and drafts are picks."""
    await connection.execute(update(tables).where(tables.c.table_id == table_id).values(ply=0))
    await connection.execute(delete(drafts_table).where(drafts_table.c.table_id == table_id))
