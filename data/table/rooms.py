"""Rooms: the threads of contests that aren't played in the channel itself."""

from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.tables import rooms
from data.storage.queries import columns, fetch_one, values_of


@dataclass(frozen=True, slots=True)
class Room:
    """A contest's thread, None until it is opened; if `resting`, Discord is to archive it soon."""

    table_id: int
    thread_id: int | None = None
    resting: bool = False


async def add(connection: AsyncConnection, room: Room) -> None:
    """Store a new table's room."""
    await connection.execute(insert(rooms).values(values_of(room)))


async def get(connection: AsyncConnection, table_id: int) -> Room | None:
    """Return a contest's room; None where it is played in the channel."""
    query = select(*columns(rooms, Room)).where(rooms.c.table_id == table_id)
    return await fetch_one(connection, query, Room)


async def opened(connection: AsyncConnection, table_id: int, thread_id: int) -> bool:
    """Store the opened thread; return False where there is one, or none is wanted any more."""
    result = await connection.execute(
        update(rooms)
        .where(rooms.c.table_id == table_id, rooms.c.thread_id.is_(None))
        .values(thread_id=thread_id)
    )
    return result.rowcount > 0


async def left(connection: AsyncConnection, table_id: int, thread_id: int | None) -> bool:
    """Move a contest to the channel; return False where it no longer has that room."""
    result = await connection.execute(
        delete(rooms).where(
            rooms.c.table_id == table_id, rooms.c.thread_id.is_not_distinct_from(thread_id)
        )
    )
    return result.rowcount > 0


async def rests(connection: AsyncConnection, table_id: int, resting: bool) -> None:  # noqa: FBT001
    """Store whether Discord is to archive a thread soon."""
    await connection.execute(
        update(rooms).where(rooms.c.table_id == table_id).values(resting=resting)
    )
