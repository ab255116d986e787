"""The last reminder of each member at a table where the others wait for them."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.matchmaking import nudges
from data.storage.queries import columns, fetch_one, insert_into, values_of


@dataclass(frozen=True, slots=True)
class Nudge:
    """The last reminder of `member_id` at a table."""

    table_id: int
    member_id: int
    by_member: int
    at: datetime
    interaction_id: int


async def put(connection: AsyncConnection, nudge: Nudge) -> None:
    """Store a reminder in place of the last one."""
    values = values_of(nudge)
    await connection.execute(
        insert_into(connection, nudges)
        .values(values)
        .on_conflict_do_update(index_elements=[nudges.c.table_id, nudges.c.member_id], set_=values)
    )


async def get(connection: AsyncConnection, table_id: int, member_id: int) -> Nudge | None:
    """Return the last reminder of a member at a table, or None."""
    query = select(*columns(nudges, Nudge)).where(
        nudges.c.table_id == table_id, nudges.c.member_id == member_id
    )
    return await fetch_one(connection, query, Nudge)


async def forget(connection: AsyncConnection, table_id: int, member_id: int) -> None:
    """Delete the last reminder of a member at a table, since it didn't reach them."""
    await connection.execute(
        delete(nudges).where(nudges.c.table_id == table_id, nudges.c.member_id == member_id)
    )
