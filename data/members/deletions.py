"""Members being forgotten, and the number that stands in for each from then on."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core.anonymous import NAME
from data.schema.members import deletions, members
from data.storage.queries import columns, fetch_all, fetch_one, insert_row


@dataclass(frozen=True, slots=True)
class Deletion:
    """A member being forgotten, and the number below zero that takes their place."""

    member_id: int
    stand_in_id: int
    since: datetime


async def begin(connection: AsyncConnection, deletion: Deletion) -> None:
    """Store that a member is being forgotten; the stand-in's number must be new."""
    await connection.execute(insert(members).values(member_id=deletion.stand_in_id, name=NAME))
    await insert_row(connection, deletions, deletion)


async def of_member(connection: AsyncConnection, member_id: int) -> Deletion | None:
    """Return the deletion of a member, or None."""
    query = select(*columns(deletions, Deletion)).where(deletions.c.member_id == member_id)
    return await fetch_one(connection, query, Deletion)


async def under_way(connection: AsyncConnection) -> list[Deletion]:
    """Return the deletions under way, the oldest first."""
    query = select(*columns(deletions, Deletion)).order_by(deletions.c.since)
    return await fetch_all(connection, query, Deletion)


async def end(connection: AsyncConnection, member_id: int) -> None:
    """Delete a forgotten member; an IntegrityError means that something of them is still stored."""
    await connection.execute(delete(deletions).where(deletions.c.member_id == member_id))
    await connection.execute(delete(members).where(members.c.member_id == member_id))
