"""Members' block lists."""

from datetime import datetime

from sqlalchemy import delete, func, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core.members import Member, by_name
from data.schema.matchmaking import blocks
from data.schema.members import members
from data.storage.queries import columns, fetch_all, insert_into


async def add(
    connection: AsyncConnection, member_id: int, blocked_id: int, since: datetime
) -> None:
    """Block a member; an existing block stays as it is."""
    row = {"member_id": member_id, "blocked_id": blocked_id, "since": since}
    await connection.execute(insert_into(connection, blocks).values(row).on_conflict_do_nothing())


async def remove(connection: AsyncConnection, member_id: int, blocked_id: int) -> None:
    """Lift a block."""
    await connection.execute(
        delete(blocks).where(blocks.c.member_id == member_id, blocks.c.blocked_id == blocked_id)
    )


async def of_member(connection: AsyncConnection, member_id: int) -> list[Member]:
    """Return the members that a member blocks, by name."""
    query = (
        select(*columns(members, Member))
        .join(blocks, blocks.c.blocked_id == members.c.member_id)
        .where(blocks.c.member_id == member_id)
    )
    return by_name(await fetch_all(connection, query, Member))


async def has_blocked(connection: AsyncConnection, member_id: int, other_id: int) -> bool:
    """Return whether a member blocks another."""
    query = select(blocks.c.blocked_id).where(
        blocks.c.member_id == member_id, blocks.c.blocked_id == other_id
    )
    return await connection.scalar(query) is not None


async def is_blocked(connection: AsyncConnection, member_id: int) -> bool:
    """Return whether anybody blocks a member."""
    query = select(blocks.c.member_id).where(blocks.c.blocked_id == member_id).limit(1)
    return await connection.scalar(query) is not None


async def around(connection: AsyncConnection, member_id: int) -> frozenset[int]:
    """Return the members kept apart from a member, whichever of the two blocks."""
    query = union(
        select(blocks.c.blocked_id).where(blocks.c.member_id == member_id),
        select(blocks.c.member_id).where(blocks.c.blocked_id == member_id),
    )
    return frozenset((await connection.scalars(query)).all())


async def count(connection: AsyncConnection, member_id: int) -> int:
    """Count the members that a member blocks."""
    query = select(func.count()).where(blocks.c.member_id == member_id)
    return await connection.scalar(query) or 0
