"""Each member's own list of friends."""

from datetime import datetime

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core.members import Member, by_name
from data.schema.matchmaking import friends
from data.schema.members import members
from data.storage.queries import columns, fetch_all, insert_into


async def add(connection: AsyncConnection, member_id: int, friend_id: int, since: datetime) -> None:
    """Put a member on another's list, if they aren't there yet."""
    row = {"member_id": member_id, "friend_id": friend_id, "since": since}
    await connection.execute(insert_into(connection, friends).values(row).on_conflict_do_nothing())


async def remove(connection: AsyncConnection, member_id: int, friend_id: int) -> None:
    """Take a member off another's list."""
    await connection.execute(
        delete(friends).where(friends.c.member_id == member_id, friends.c.friend_id == friend_id)
    )


async def of_member(connection: AsyncConnection, member_id: int) -> list[Member]:
    """Return a member's friends, by name."""
    query = (
        select(*columns(members, Member))
        .join(friends, friends.c.friend_id == members.c.member_id)
        .where(friends.c.member_id == member_id)
    )
    return by_name(await fetch_all(connection, query, Member))


async def is_friend(connection: AsyncConnection, member_id: int, other_id: int) -> bool:
    """Return whether a member is on another's list."""
    query = select(friends.c.friend_id).where(
        friends.c.member_id == member_id, friends.c.friend_id == other_id
    )
    return await connection.scalar(query) is not None


async def count(connection: AsyncConnection, member_id: int) -> int:
    """Count a member's friends."""
    query = select(func.count()).where(friends.c.member_id == member_id)
    return await connection.scalar(query) or 0
