"""Those who wait in a server for anybody who wishes to play by the same rules."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.queries import columns, fetch_all, fetch_one, insert_into, values_of
from data.schema_finding import queue


@dataclass(frozen=True, slots=True)
class Queued:
    """A member's place in a server's queue; `rules` None is one that the member has left."""

    server_id: int
    member_id: int
    channel_id: int
    channel_name: str
    rules: str | None
    asked_at: datetime
    expires_at: datetime
    interaction_id: int


async def put(connection: AsyncConnection, queued: Queued) -> None:
    """Keep a member's place, instead of the one that they had in that server."""
    values = values_of(queued)
    await connection.execute(
        insert_into(connection, queue)
        .values(values)
        .on_conflict_do_update(index_elements=[queue.c.server_id, queue.c.member_id], set_=values)
    )


async def get(connection: AsyncConnection, server_id: int, member_id: int) -> Queued | None:
    """Give a member's place in a server's queue, left or not."""
    query = select(*columns(queue, Queued)).where(
        queue.c.server_id == server_id, queue.c.member_id == member_id
    )
    return await fetch_one(connection, query, Queued)


async def waiting(
    connection: AsyncConnection, server_id: int, rules: str, now: datetime
) -> list[Queued]:
    """Give those who wait for these rules in a server, who has waited longest first."""
    query = (
        select(*columns(queue, Queued))
        .where(queue.c.server_id == server_id, queue.c.rules == rules, queue.c.expires_at > now)
        .order_by(queue.c.asked_at, queue.c.interaction_id)
    )
    return await fetch_all(connection, query, Queued)


async def everywhere(connection: AsyncConnection, now: datetime) -> list[Queued]:
    """Give all who wait in any server, who has waited longest first."""
    query = (
        select(*columns(queue, Queued))
        .where(queue.c.rules.is_not(None), queue.c.expires_at > now)
        .order_by(queue.c.asked_at, queue.c.interaction_id)
    )
    return await fetch_all(connection, query, Queued)


async def lately(connection: AsyncConnection, server_id: int, since: datetime) -> set[int]:
    """Give those who have asked for a place in a server's queue since a time, waiting or not."""
    query = select(queue.c.member_id).where(
        queue.c.server_id == server_id, queue.c.asked_at > since
    )
    return set((await connection.scalars(query)).all())


async def leave(connection: AsyncConnection, server_id: int, member_ids: Collection[int]) -> None:
    """Let members wait no more."""
    await connection.execute(
        update(queue)
        .where(queue.c.server_id == server_id, queue.c.member_id.in_(member_ids))
        .values(rules=None)
    )
