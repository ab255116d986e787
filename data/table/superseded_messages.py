"""Messages that another has taken the place of: each is to be deleted, however often that fails.

The row is written with the new display and goes once the message is gone, so that no crash and no
bad day of Discord's leaves two of them standing.
"""

from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.games import leftovers
from data.storage.queries import columns, fetch_all, insert_into, values_of


@dataclass(frozen=True, slots=True)
class Leftover:
    """One such message."""

    message_id: int
    table_id: int
    channel_id: int


async def add(connection: AsyncConnection, leftover: Leftover) -> None:
    """Note that a message is to be deleted."""
    statement = insert_into(connection, leftovers).values(values_of(leftover))
    await connection.execute(
        statement.on_conflict_do_nothing(index_elements=[leftovers.c.message_id])
    )


async def of_table(connection: AsyncConnection, table_id: int) -> list[Leftover]:
    """Give the messages of a table that are to be deleted, the oldest first."""
    query = select(*columns(leftovers, Leftover)).where(leftovers.c.table_id == table_id)
    return await fetch_all(connection, query.order_by(leftovers.c.message_id), Leftover)


async def tables(connection: AsyncConnection) -> list[int]:
    """Give the tables that have any."""
    query = select(leftovers.c.table_id).distinct().order_by(leftovers.c.table_id)
    return list((await connection.scalars(query)).all())


async def remove(connection: AsyncConnection, message_id: int) -> None:
    """Forget a message that is gone."""
    await connection.execute(delete(leftovers).where(leftovers.c.message_id == message_id))
