"""What has happened in cups, leagues and ladders: (which, number) decides what came first."""

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Table, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.storage.errors import MovedOn
from data.storage.queries import columns, insert_into


@dataclass(frozen=True, slots=True)
class EventRow:
    """An event of a cup, league or ladder; `number` counts from 0, `detail` is plain data."""

    number: int
    word: str
    detail: Any
    at: datetime
    interaction_id: int | None = None
    members: tuple[int, ...] = ()


class EventStore:
    """The events of all cups, or of all leagues and ladders: `key` has their number everywhere."""

    def __init__(self, key: str, hosts: Table, events: Table, members: Table) -> None:
        self._key = key
        self._hosts = hosts
        self._events = events
        self._members = members

    async def add(self, connection: AsyncConnection, host_id: int, row: EventRow) -> None:
        """Write the next event; MovedOn if it isn't the next any more."""
        named = {self._key: host_id, "number": row.number}
        statement = (
            insert_into(connection, self._events)
            .values(
                **named,
                word=row.word,
                detail=row.detail,
                at=row.at,
                interaction_id=row.interaction_id,
            )
            .on_conflict_do_nothing()
        )
        if (await connection.execute(statement)).rowcount == 0:
            raise MovedOn
        hosts = self._hosts.c
        counted = await connection.execute(
            update(self._hosts)
            .where(hosts[self._key] == host_id, hosts.events == row.number)
            .values(events=row.number + 1)
        )
        if counted.rowcount == 0:
            raise MovedOn
        values = [
            {**named, "place": place, "member_id": member_id}
            for place, member_id in enumerate(row.members)
        ]
        if values:
            await connection.execute(insert(self._members), values)

    async def of(self, connection: AsyncConnection, host_id: int) -> list[EventRow]:
        """Return the events of a cup, league or ladder, in order."""
        events, members = self._events.c, self._members.c
        named = defaultdict[int, list[int]](list)
        query = select(members.number, members.member_id).where(members[self._key] == host_id)
        for number, member_id in await connection.execute(
            query.order_by(members.number, members.place)
        ):
            named[number].append(member_id)
        stored = select(*columns(self._events, EventRow, skip={"members"}))
        stored = stored.where(events[self._key] == host_id).order_by(events.number)
        return [
            EventRow(*row, members=tuple(named[row.number]))
            for row in await connection.execute(stored)
        ]

    async def done_by(self, connection: AsyncConnection, interaction_id: int) -> int | None:
        """Return the cup, league or ladder in which an interaction has done something, or None."""
        events = self._events.c
        query = select(events[self._key]).where(events.interaction_id == interaction_id)
        return await connection.scalar(query)

    async def times_named(self, connection: AsyncConnection, host_id: int, member_id: int) -> int:
        """Return how many events of a cup, league or ladder name a member."""
        members = self._members.c
        query = select(func.count(members.number.distinct()))
        query = query.where(members[self._key] == host_id, members.member_id == member_id)
        return await connection.scalar(query) or 0
