"""What matches are played for, cups, leagues and ladders, and when each is to be seen to."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Table, and_, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.members import servers
from data.schema.tables import rooms, tables
from data.table.tables import OVER


@dataclass(frozen=True, slots=True)
class HostSetup:
    """What is decided of each; `hours` a match may take. Its seed stays out of `repr` and logs."""

    server_id: int
    channel_id: int
    channel_name: str
    organiser_id: int
    title: str
    plan: Mapping[str, Any]
    rules: str
    clock: str
    hours: int
    seed: bytes = field(repr=False)
    commitment: str
    created_at: datetime


def settled(matches: Table) -> ColumnElement[bool]:
    """Match those whose tables, joined from outside, are over or deleted; real cards have none."""
    gone_or_over = or_(tables.c.table_id.is_(None), tables.c.status.in_(OVER))
    return and_(matches.c.attempt > 0, gone_or_over)


class HostStore:
    """All cups, or all leagues and ladders: `key` has their number everywhere."""

    def __init__(self, key: str, hosts: Table, matches: Table, messages: Table) -> None:
        self._key = key
        self._hosts = hosts
        self._matches = matches
        self._messages = messages
        # Matches those of servers that the bot is in, and that aren't to be forgotten.
        self.stays = (
            exists()
            .where(
                servers.c.server_id == hosts.c.server_id,
                servers.c.left_at.is_(None),
                servers.c.forget_at.is_(None),
            )
            .correlate(hosts)
        )

    async def hold(self, connection: AsyncConnection, host_id: int) -> None:
        """Keep other processes from one until the end of the transaction."""
        hosts = self._hosts.c
        held = update(self._hosts).where(hosts[self._key] == host_id).values(events=hosts.events)
        await connection.execute(held)

    async def created_by(self, connection: AsyncConnection, interaction_id: int) -> int | None:
        """Return which an interaction set up, or None."""
        hosts = self._hosts.c
        query = select(hosts[self._key]).where(hosts.created_by_interaction == interaction_id)
        return await connection.scalar(query)

    async def running_of(self, connection: AsyncConnection, organiser_id: int) -> int:
        """Count a member's own that aren't over."""
        hosts = self._hosts.c
        query = select(func.count()).where(
            hosts.organiser_id == organiser_id, hosts.finished_at.is_(None)
        )
        return await connection.scalar(query) or 0

    async def look(
        self,
        connection: AsyncConnection,
        host_id: int,
        at: datetime | None,
        finished_at: datetime | None,
    ) -> None:
        """Set when something is due, and since when it is over; a correction may revive a cup."""
        await connection.execute(
            update(self._hosts)
            .where(self._hosts.c[self._key] == host_id)
            .values(look_at=at, finished_at=finished_at)
        )

    async def due(self, connection: AsyncConnection, now: datetime) -> list[int]:
        """Return those with something due, or with a game over or gone that isn't counted.

        Those of servers that the bot isn't in, or that are to be forgotten, stand still.
        """
        hosts, number = self._hosts.c, self._matches.c[self._key]
        over = (
            select(number)
            .join(self._hosts, hosts[self._key] == number)
            .outerjoin(tables, tables.c.table_id == self._matches.c.table_id)
            .where(settled(self._matches), self.stays)
        )
        late = select(hosts[self._key]).where(
            hosts.look_at.is_not(None), hosts.look_at <= now, self.stays
        )
        found = {*await connection.scalars(over), *await connection.scalars(late)}
        return sorted(found)

    async def next_look(
        self, connection: AsyncConnection, without: Collection[int] = ()
    ) -> datetime | None:
        """Return when something is next due in any that doesn't stand still, `without` some."""
        hosts = self._hosts.c
        query = select(func.min(hosts.look_at)).where(
            hosts.look_at.is_not(None), hosts[self._key].not_in(without), self.stays
        )
        return await connection.scalar(query)

    async def behind(self, connection: AsyncConnection) -> list[int]:
        """Return those that have moved on since their message, of servers with the bot in them."""
        hosts, shown = self._hosts.c, self._messages.c
        is_behind = or_(shown[self._key].is_(None), shown.events < hosts.events)
        query = (
            select(hosts[self._key])
            .outerjoin(self._messages, shown[self._key] == hosts[self._key])
            .where(is_behind, self.stays)
        )
        return sorted((await connection.scalars(query)).all())

    async def running(self, connection: AsyncConnection, since: datetime) -> list[int]:
        """Return those that weren't over by then, of servers that the bot is in."""
        hosts = self._hosts.c
        running_then = or_(hosts.finished_at.is_(None), hosts.finished_at > since)
        query = select(hosts[self._key]).where(running_then, self.stays)
        return sorted((await connection.scalars(query)).all())

    async def is_there(self, connection: AsyncConnection, host_id: int) -> bool:
        """Whether the bot is in the server of one, which isn't to be forgotten."""
        key = self._hosts.c[self._key]
        return await connection.scalar(select(key).where(key == host_id, self.stays)) is not None

    async def title_at(self, connection: AsyncConnection, table_id: int) -> str | None:
        """Return the title of the one for which a table is played, or None."""
        hosts, number = self._hosts.c, self._matches.c[self._key]
        query = select(hosts.title).join(self._matches, number == hosts[self._key])
        return await connection.scalar(query.where(self._matches.c.table_id == table_id))

    async def channels(self, connection: AsyncConnection, host_id: int) -> dict[int, int]:
        """Return where the matches of one are played: a thread or a channel, by table."""
        matches = self._matches.c
        query = (
            select(tables.c.table_id, func.coalesce(rooms.c.thread_id, tables.c.channel_id))
            .join(self._matches, matches.table_id == tables.c.table_id)
            .outerjoin(rooms, rooms.c.table_id == tables.c.table_id)
            .where(matches[self._key] == host_id)
        )
        return {row[0]: row[1] for row in await connection.execute(query)}
