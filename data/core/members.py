"""Members of Discord, as last seen."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core import returning_members
from data.schema.members import members
from data.storage.queries import columns, fetch_all, fetch_one


@dataclass(frozen=True, slots=True)
class Member:
    """A member as last seen."""

    member_id: int
    name: str
    confirm: bool = True
    dm_closed_at: datetime | None = None
    seen_at: datetime | None = None


def by_name(rows: Iterable[Member]) -> list[Member]:
    """Sort members by name; each database would have an order of its own."""
    return sorted(rows, key=lambda each: (each.name.casefold(), each.member_id))


async def get(connection: AsyncConnection, member_id: int) -> Member | None:
    """Return a member, or None."""
    query = select(*columns(members, Member)).where(members.c.member_id == member_id)
    return await fetch_one(connection, query, Member)


async def get_many(connection: AsyncConnection, ids: Iterable[int]) -> dict[int, Member]:
    """Return members by id, leaving out unknown ids."""
    query = select(*columns(members, Member)).where(members.c.member_id.in_(set(ids)))
    return {member.member_id: member for member in await fetch_all(connection, query, Member)}


async def names(connection: AsyncConnection, ids: Iterable[int]) -> dict[int, str]:
    """Return the names last seen by id, leaving out unknown ids."""
    query = select(members.c.member_id, members.c.name).where(members.c.member_id.in_(set(ids)))
    return {row.member_id: row.name for row in await connection.execute(query)}


async def remember(
    connection: AsyncConnection, member_id: int, name: str, seen_at: datetime | None = None
) -> None:
    """Store a member's name and when seen; one blocked before being forgotten is blocked again."""
    if not await refresh(connection, member_id, name, seen_at):
        row = {"member_id": member_id, **_seen(name, seen_at)}
        await connection.execute(insert(members).values(row))
        await returning_members.recognise(connection, member_id)


async def refresh(
    connection: AsyncConnection, member_id: int, name: str, seen_at: datetime | None = None
) -> bool:
    """Update a known member in the same way; return whether there is one."""
    row = update(members).where(members.c.member_id == member_id)
    return (await connection.execute(row.values(_seen(name, seen_at)))).rowcount > 0


def _seen(name: str, seen_at: datetime | None) -> dict[str, Any]:
    return {"name": name} if seen_at is None else {"name": name, "seen_at": seen_at}


async def set_confirm(connection: AsyncConnection, member_id: int, on: bool) -> None:  # noqa: FBT001
    """Set whether the member is asked before a knock or going out."""
    await connection.execute(
        update(members).where(members.c.member_id == member_id).values(confirm=on)
    )


async def set_dm_closed(connection: AsyncConnection, member_id: int, at: datetime | None) -> None:
    """Store since when the member's direct messages are closed; None for open."""
    await connection.execute(
        update(members).where(members.c.member_id == member_id).values(dm_closed_at=at)
    )
