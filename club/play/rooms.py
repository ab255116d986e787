"""The thread of a contest that isn't played in the channel it was asked for in."""

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.people import Place
from club.core.settings import GamePlace, of_server
from data.schema.vocabulary import PlaceKind
from data.storage.database import Database
from data.table import rooms
from data.table.rooms import Room


async def choose(
    connection: AsyncConnection, table_id: int, place: Place, rematch_of: int | None
) -> None:
    """Decide where a new game is played: in the former thread, or as the server has set."""
    if rematch_of is not None:
        former = await rooms.get(connection, rematch_of)
        if former is not None and former.thread_id is not None:
            await rooms.add(connection, Room(table_id, former.thread_id, former.resting))
    elif place.kind != PlaceKind.SERVER:
        return  # There are no threads, or the bot can't open any.
    elif (await of_server(connection, place.server_id)).rooms == GamePlace.THREADS:
        await rooms.add(connection, Room(table_id))


class Rooms:
    """The stored threads; a room belongs to the table that leads its contest."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def opened(self, table_id: int, thread_id: int) -> Room | None:
        """Store the thread opened unless there is one, return the room; None if it has moved."""
        async with self._database.write() as connection:
            await rooms.opened(connection, table_id, thread_id)
            return await rooms.get(connection, table_id)

    async def left(self, table_id: int, thread_id: int | None) -> bool:
        """Move a contest to the channel; return whether it still had that room.

        `thread_id` is the thread that is left, None where none was opened.
        """
        async with self._database.write() as connection:
            return await rooms.left(connection, table_id, thread_id)

    async def rests(self, table_id: int, *, resting: bool) -> None:
        """Store whether Discord archives a contest's thread soon."""
        async with self._database.write() as connection:
            await rooms.rests(connection, table_id, resting)
