"""The queue of a server: members waiting for anybody who plays by the same rules."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.matchmaking import queue
from data.storage.queries import columns, fetch_all, fetch_one, insert_into, values_of


@dataclass(frozen=True, slots=True)
class QueuePlace:
    """A place in a server's queue; `rules` is None once left, `commitment` seals its cards."""

    server_id: int
    member_id: int
    channel_id: int
    channel_name: str
    rules: str | None
    asked_at: datetime
    expires_at: datetime
    interaction_id: int
    commitment: str | None = None


@dataclass(frozen=True, slots=True)
class QueueSeed:
    """A place's seed, for the club alone; `shown` is the message known to have shown its seal."""

    seed: bytes = field(repr=False)
    shown: int | None = None


async def put(connection: AsyncConnection, queued: QueuePlace, seed: bytes | None = None) -> None:
    """Store a member's place and its seed in place of their last one in that server."""
    values = {**values_of(queued), "seed": seed, "seal_shown": None}
    await connection.execute(
        insert_into(connection, queue)
        .values(values)
        .on_conflict_do_update(index_elements=[queue.c.server_id, queue.c.member_id], set_=values)
    )


async def get(connection: AsyncConnection, server_id: int, member_id: int) -> QueuePlace | None:
    """Return a member's place in a server's queue, left or not, or None."""
    query = select(*columns(queue, QueuePlace)).where(
        queue.c.server_id == server_id, queue.c.member_id == member_id
    )
    return await fetch_one(connection, query, QueuePlace)


async def sealed(connection: AsyncConnection, queued: QueuePlace) -> QueueSeed | None:
    """Return the seed of a place; None where it has none, as places from older versions."""
    query = select(queue.c.seed, queue.c.seal_shown).where(
        queue.c.server_id == queued.server_id,
        queue.c.member_id == queued.member_id,
        queue.c.seed.is_not(None),
    )
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else QueueSeed(*row)


async def show(connection: AsyncConnection, queued: QueuePlace, message_id: int) -> None:
    """Store which message showed the seal of a place, while that is still the member's."""
    await connection.execute(
        update(queue)
        .where(
            queue.c.server_id == queued.server_id,
            queue.c.member_id == queued.member_id,
            queue.c.interaction_id == queued.interaction_id,
            queue.c.seed.is_not(None),
        )
        .values(seal_shown=message_id)
    )


async def waiting(
    connection: AsyncConnection, server_id: int, rules: str, now: datetime
) -> list[QueuePlace]:
    """Return who waits for these rules in a server, the longest wait first."""
    query = (
        select(*columns(queue, QueuePlace))
        .where(queue.c.server_id == server_id, queue.c.rules == rules, queue.c.expires_at > now)
        .order_by(queue.c.asked_at, queue.c.interaction_id)
    )
    return await fetch_all(connection, query, QueuePlace)


async def everywhere(connection: AsyncConnection, now: datetime) -> list[QueuePlace]:
    """Return who waits in any server, the longest wait first."""
    query = (
        select(*columns(queue, QueuePlace))
        .where(queue.c.rules.is_not(None), queue.c.expires_at > now)
        .order_by(queue.c.asked_at, queue.c.interaction_id)
    )
    return await fetch_all(connection, query, QueuePlace)


async def lately(connection: AsyncConnection, server_id: int, since: datetime) -> set[int]:
    """Return the members who asked for a place in a server since a time, waiting or not."""
    query = select(queue.c.member_id).where(
        queue.c.server_id == server_id, queue.c.asked_at > since
    )
    return set((await connection.scalars(query)).all())


async def leave(connection: AsyncConnection, server_id: int, member_ids: Collection[int]) -> None:
    """Take members out of a server's queue."""
    await connection.execute(
        update(queue)
        .where(queue.c.server_id == server_id, queue.c.member_id.in_(member_ids))
        .values(rules=None, commitment=None, seed=None, seal_shown=None)
    )
