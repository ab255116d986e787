"""The messages that show each table."""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.vocabulary import DisplayKind
from data.storage.database import Database
from data.table import displays, superseded_messages
from data.table.displays import NEVER_DRAWN, Display, Unshown
from data.table.superseded_messages import SupersededMessage


class Displays:
    """The stored messages, each with the ply that it shows.

    A display that lost its place (table, kind, member and anchor) is left over, to be deleted.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_table(self, table_id: int) -> list[Display]:
        """Return all messages that show a table."""
        async with self._database.read(alone=True) as connection:
            return await displays.of_table(connection, table_id)

    async def save(self, display: Display) -> int:
        """Store a message in its place, and return the display's id."""
        async with self._database.write(alone=True) as connection:
            return await displays.save(connection, display)

    async def take_over(self, display: Display) -> Display | None:
        """Store a message in its place; return the former one, left over if it is another."""
        async with self._database.write() as connection:
            former = await _in_place_of(connection, display)
            if former is not None and former.message_id != display.message_id:
                await _leave_over(connection, former)
            await displays.save(connection, display)
        return former

    async def succeed(
        self, display: Display, former: int | None, seen: Display | None = None
    ) -> Display:
        """Store a message in place of a former one, unless another has taken that place since.

        Return the one that has the place then. An edit's `former` is the message itself. `seen` had
        the place before drawing: if it was drawn again since, the message counts as never drawn.
        """
        if former == display.message_id and await self.redrawn(display, seen):
            return display
        async with self._database.write() as connection:
            current = await _in_place_of(connection, display)
            if current is not None and current.message_id not in {
                None,
                former,
                display.message_id,
            }:
                await _leave_over(connection, display)
                return current
            if current is not None and current.message_id != display.message_id:
                await _leave_over(connection, current)
            if seen is not None and current is not None and current.edited_at != seen.edited_at:
                display = replace(display, ply=NEVER_DRAWN)
            return replace(display, display_id=await displays.save(connection, display))

    async def redrawn(self, display: Display, seen: Display | None = None) -> bool:
        """Store what an edit shows, if it has its place, and nobody has drawn it since `seen`."""
        async with self._database.write(alone=True) as connection:
            return await displays.redrawn(connection, display, seen)

    async def doubt(self, seen: Display, at: datetime) -> None:
        """Have a message drawn again if it was since `seen`: an older edit may come after that."""
        async with self._database.write(alone=True) as connection:
            await displays.doubt(connection, seen, at)

    async def answered(self, display: Display) -> bool:
        """Store what an answered message shows; False if it lost its place or is outdated."""
        async with self._database.write(alone=True) as connection:
            return await displays.answered(connection, display)

    async def remove(self, display: Display) -> bool:
        """Delete a message's row; False if that was done, or another has its place."""
        async with self._database.write() as connection:
            return await displays.remove(connection, display)

    async def leave_over(self, message: SupersededMessage) -> None:
        """Note that a message is to be deleted, unless it has a place by now."""
        async with self._database.write() as connection:
            rows = await displays.of_table(connection, message.table_id)
            if all(row.message_id != message.message_id for row in rows):
                await superseded_messages.add(connection, message)

    async def leftovers(self, table_id: int) -> list[SupersededMessage]:
        """Return the messages of a table that are to be deleted."""
        async with self._database.read() as connection:
            return await superseded_messages.of_table(connection, table_id)

    async def with_leftovers(self) -> list[int]:
        """Return the tables that have messages to be deleted."""
        async with self._database.read() as connection:
            return await superseded_messages.tables(connection)

    async def forget(self, message_id: int) -> None:
        """Drop a leftover that is gone."""
        async with self._database.write() as connection:
            await superseded_messages.remove(connection, message_id)

    async def sent_since(self, kind: DisplayKind, since: datetime) -> list[int]:
        """Return the running tables with a message of a kind sent since then."""
        async with self._database.read() as connection:
            return await displays.sent_since(connection, kind, since)

    async def outdate(self, table_ids: Collection[int], at: datetime, *kinds: DisplayKind) -> None:
        """Have messages of some kinds redrawn, though nothing has changed at their tables."""
        async with self._database.write() as connection:
            await displays.outdate(connection, table_ids, at, *kinds)

    async def behind(self) -> list[int]:
        """Return the tables with a message that isn't up to date."""
        async with self._database.read() as connection:
            return await displays.behind(connection)

    async def hands_behind(self, member_id: int) -> list[int]:
        """Return the tables where a member's hand isn't up to date, or isn't there."""
        async with self._database.read() as connection:
            return await displays.hands_behind(connection, member_id)

    async def unshown(self, server_id: int | None = None) -> list[Unshown]:
        """Return what couldn't be shown where it belongs, in a server or anywhere."""
        async with self._database.read() as connection:
            return await displays.unshown(connection, server_id)


async def _leave_over(connection: AsyncConnection, display: Display) -> None:
    if display.message_id is not None:
        leftover = SupersededMessage(display.message_id, display.table_id, display.channel_id)
        await superseded_messages.add(connection, leftover)


async def _in_place_of(connection: AsyncConnection, display: Display) -> Display | None:
    place = (display.kind, display.member_id, display.anchor)
    rows = await displays.of_table(connection, display.table_id)
    return next((row for row in rows if (row.kind, row.member_id, row.anchor) == place), None)
