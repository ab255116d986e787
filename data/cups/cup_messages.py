"""The message that shows a cup: which it is, and what it shows."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.cups import cup_messages
from data.storage.queries import columns, fetch_one, insert_into, values_of


@dataclass(frozen=True, slots=True)
class CupMessageRow:
    """A cup's message; `shown` is a digest of what it says, `former_id` one still to be deleted."""

    cup_id: int
    channel_id: int
    message_id: int | None
    events: int
    shown: str
    sent_at: datetime
    former_id: int | None = None


async def get(connection: AsyncConnection, cup_id: int) -> CupMessageRow | None:
    """Return a cup's message, or None."""
    query = select(*columns(cup_messages, CupMessageRow)).where(cup_messages.c.cup_id == cup_id)
    return await fetch_one(connection, query, CupMessageRow)


async def put(
    connection: AsyncConnection, row: CupMessageRow, seen: CupMessageRow | None
) -> CupMessageRow | None:
    """Store a cup's message in the place of the one seen before; return which there is then."""
    if seen is None:
        await connection.execute(
            insert_into(connection, cup_messages).values(values_of(row)).on_conflict_do_nothing()
        )
    else:
        await connection.execute(
            update(cup_messages)
            .where(
                cup_messages.c.cup_id == row.cup_id,
                cup_messages.c.message_id.is_not_distinct_from(seen.message_id),
            )
            .values(values_of(row))
        )
    return await get(connection, row.cup_id)


async def cleared(connection: AsyncConnection, cup_id: int, former_id: int) -> None:
    """Note that the message before is deleted."""
    await connection.execute(
        update(cup_messages)
        .where(cup_messages.c.cup_id == cup_id, cup_messages.c.former_id == former_id)
        .values(former_id=None)
    )
