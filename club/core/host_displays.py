"""What is on screen of cups, or of leagues and ladders: their messages, and what was said."""

from datetime import timedelta
from typing import ClassVar, Final

from club.core.clock import Clock
from data.core.host_messages import (
    HostMessageRow,
    HostMessageStore,
    HostNoticeKey,
    HostNoticeRow,
    HostNoticeStore,
)
from data.storage.database import Database
from data.table.match_hosts import HostStore

# For how long it is worth while to say what has come out.
LATE: Final = timedelta(hours=12)


class HostDisplays:
    """Notes what has been sent of them, and reads what is to be."""

    hosts: ClassVar[HostStore]
    messages: ClassVar[HostMessageStore]
    notices: ClassVar[HostNoticeStore]

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def behind(self) -> list[int]:
        """Return those of which something has happened that their message doesn't show."""
        async with self._database.read(alone=True) as connection:
            return await self.hosts.behind(connection)

    async def to_tell(self) -> list[int]:
        """Return those of which there may be something to say: their end for a while yet."""
        since = self._clock.now() - LATE
        async with self._database.read(alone=True) as connection:
            return await self.hosts.running(connection, since)

    async def is_there(self, host_id: int) -> bool:
        """Whether anything of one can be shown: the bot is in its server, and stays there."""
        async with self._database.read(alone=True) as connection:
            return await self.hosts.is_there(connection, host_id)

    async def title_at(self, table_id: int) -> str | None:
        """Return the title of the one for which a table is played, or None."""
        async with self._database.read(alone=True) as connection:
            return await self.hosts.title_at(connection, table_id)

    async def message(self, host_id: int) -> HostMessageRow | None:
        """Return the message that shows one, or None."""
        async with self._database.read(alone=True) as connection:
            return await self.messages.get(connection, host_id)

    async def shown(
        self, row: HostMessageRow, seen: HostMessageRow | None
    ) -> HostMessageRow | None:
        """Note which message shows one, in the place of the one `seen`; return the stored one."""
        async with self._database.write() as connection:
            return await self.messages.put(connection, row, seen)

    async def cleared(self, host_id: int, former_id: int) -> None:
        """Note that the message before is deleted."""
        async with self._database.write(alone=True) as connection:
            await self.messages.cleared(connection, host_id, former_id)

    async def said(self, host_id: int) -> dict[HostNoticeKey, int | None]:
        """Return what has been said of one, each with its message."""
        async with self._database.read(alone=True) as connection:
            return await self.notices.of(connection, host_id)

    async def note_said(self, host_id: int, key: HostNoticeKey, message_id: int | None) -> bool:
        """Note that something was said, or can't be; False where it was noted before."""
        row = HostNoticeRow(host_id, key, self._clock.now(), message_id)
        async with self._database.write() as connection:
            return await self.notices.add(connection, row)
