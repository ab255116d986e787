"""Messages that another has replaced: each is to be deleted, however often that fails.

The row is written with the new display and goes once the message is gone.
"""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, exists, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.displays import leftovers
from data.schema.members import servers
from data.schema.vocabulary import ANSWERS_ONLY
from data.storage.queries import columns, fetch_all, insert_into, values_of


@dataclass(frozen=True, slots=True)
class SupersededMessage:
    """A message to be deleted."""

    message_id: int
    table_id: int
    channel_id: int


def in_reach(channel_id: ColumnElement[int]) -> ColumnElement[bool]:
    """Match a channel where the bot may delete messages."""
    return ~exists().where(servers.c.server_id == channel_id, servers.c.kind.in_(ANSWERS_ONLY))


async def add(connection: AsyncConnection, leftover: SupersededMessage) -> None:
    """Queue a message for deletion, unless it stands where the bot may delete none."""
    values = values_of(leftover)
    row = select(*(literal(each, leftovers.c[name].type) for name, each in values.items()))
    channel_id = literal(leftover.channel_id, leftovers.c.channel_id.type)
    statement = insert_into(connection, leftovers).from_select(
        list(values), row.where(in_reach(channel_id))
    )
    await connection.execute(
        statement.on_conflict_do_nothing(index_elements=[leftovers.c.message_id])
    )


async def of_table(connection: AsyncConnection, table_id: int) -> list[SupersededMessage]:
    """Return the messages of a table that are to be deleted, the oldest first."""
    query = select(*columns(leftovers, SupersededMessage)).where(leftovers.c.table_id == table_id)
    return await fetch_all(connection, query.order_by(leftovers.c.message_id), SupersededMessage)


async def tables(connection: AsyncConnection) -> list[int]:
    """Return the tables with messages to be deleted."""
    query = select(leftovers.c.table_id).distinct().order_by(leftovers.c.table_id)
    return list((await connection.scalars(query)).all())


async def remove(connection: AsyncConnection, message_id: int) -> None:
    """Take a deleted message off the queue."""
    await connection.execute(delete(leftovers).where(leftovers.c.message_id == message_id))
