"""In which thread a contest is played, where it isn't in the channel it was asked for in."""

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.settings import of_server
from data.storage.database import Database
from data.table import rooms
from data.table.rooms import Room


async def choose(
    connection: AsyncConnection, table_id: int, server_id: int, rematch_of: int | None
) -> None:
    """Settle where a new table's game will be played: as is set, or where the one before was.

    Practice isn't asked about: whoever plays the computer stays where they are.

    Args:
        connection: A write transaction.
        table_id: The new table.
        server_id: Its server.
        rematch_of: The table whose players go on here.
    """
    if rematch_of is not None:
        former = await rooms.get(connection, rematch_of)
        if former is not None and former.thread_id is not None:
            await rooms.add(connection, Room(table_id, former.thread_id, former.resting))
    elif (await of_server(connection, server_id)).rooms == "threads":
        await rooms.add(connection, Room(table_id))


class Rooms:
    """What has become of the threads, each change as one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def opened(self, table_id: int, thread_id: int) -> Room | None:
        """Note the thread of a contest, unless there is one already.

        Args:
            table_id: The table that leads the contest.
            thread_id: The thread that was opened for it.

        Returns:
            The room that the contest has then; None where it goes on in the channel by now.
        """
        async with self._database.write() as connection:
            await rooms.opened(connection, table_id, thread_id)
            return await rooms.get(connection, table_id)

    async def left(self, table_id: int, thread_id: int | None) -> bool:
        """Have a contest go on in the channel, since no thread can be opened, or it is gone.

        Args:
            table_id: The table that leads the contest.
            thread_id: The thread that is left; None where none was opened.

        Returns:
            Whether the contest still had that room.
        """
        async with self._database.write() as connection:
            return await rooms.left(connection, table_id, thread_id)

    async def rests(self, table_id: int, *, resting: bool) -> None:
        """Note whether Discord has been told to archive a contest's thread soon."""
        async with self._database.write() as connection:
            await rooms.rests(connection, table_id, resting)
