"""The message that shows a cup, league or ladder, and what has been said of it."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Column, Table, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.storage.queries import fetch_one, insert_into


@dataclass(frozen=True, slots=True)
class HostMessageRow:
    """A message; `shown` is a digest of what it says, `former_id` one still to be deleted."""

    host_id: int
    channel_id: int
    message_id: int | None
    events: int
    shown: str
    sent_at: datetime
    former_id: int | None = None


class HostNoticeKey(NamedTuple):
    """What is said; `match` is "" where it is about all of it."""

    match: str
    word: str
    number: int


@dataclass(frozen=True, slots=True)
class HostNoticeRow:
    """Something that has been said; without a message, it couldn't be."""

    host_id: int
    key: HostNoticeKey
    at: datetime
    message_id: int | None = None


class HostMessageStore:
    """The messages of all cups, or of all leagues and ladders: `key` has their number."""

    def __init__(self, key: str, messages: Table) -> None:
        self._messages = messages
        self._number = messages.c[key]

    async def get(self, connection: AsyncConnection, host_id: int) -> HostMessageRow | None:
        """Return the message of one, or None."""
        names = list(HostMessageRow.__dataclass_fields__)[1:]
        columns: list[Column[Any]] = [self._number, *(self._messages.c[name] for name in names)]
        query = select(*columns).where(self._number == host_id)
        return await fetch_one(connection, query, HostMessageRow)

    async def put(
        self, connection: AsyncConnection, row: HostMessageRow, seen: HostMessageRow | None
    ) -> HostMessageRow | None:
        """Store a message in the place of the one seen before; return which there is then."""
        values = {
            self._number.name: row.host_id,
            "channel_id": row.channel_id,
            "message_id": row.message_id,
            "former_id": row.former_id,
            "events": row.events,
            "shown": row.shown,
            "sent_at": row.sent_at,
        }
        if seen is None:
            new = insert_into(connection, self._messages).values(values)
            await connection.execute(new.on_conflict_do_nothing())
        else:
            stands = self._messages.c.message_id.is_not_distinct_from(seen.message_id)
            present = update(self._messages).where(self._number == row.host_id, stands)
            await connection.execute(present.values(values))
        return await self.get(connection, row.host_id)

    async def cleared(self, connection: AsyncConnection, host_id: int, former_id: int) -> None:
        """Note that the message before is deleted."""
        await connection.execute(
            update(self._messages)
            .where(self._number == host_id, self._messages.c.former_id == former_id)
            .values(former_id=None)
        )


class HostNoticeStore:
    """What has been said of all cups, or of all leagues and ladders, so that it is said once."""

    def __init__(self, key: str, notices: Table) -> None:
        self._notices = notices
        self._number = notices.c[key]

    async def add(self, connection: AsyncConnection, row: HostNoticeRow) -> bool:
        """Note that something was said; False where that was noted before."""
        values = {
            self._number.name: row.host_id,
            **row.key._asdict(),
            "at": row.at,
            "message_id": row.message_id,
        }
        statement = insert_into(connection, self._notices).values(values)
        return (await connection.execute(statement.on_conflict_do_nothing())).rowcount > 0

    async def of(
        self, connection: AsyncConnection, host_id: int
    ) -> dict[HostNoticeKey, int | None]:
        """Return what has been said of one, each with its message."""
        said = self._notices.c
        query = select(said.match, said.word, said.number, said.message_id)
        rows = await connection.execute(query.where(self._number == host_id))
        return {HostNoticeKey(*row[:3]): row[3] for row in rows}
