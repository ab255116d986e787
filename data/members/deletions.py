"""The members who are being forgotten just now, and who stands for each of them from then on."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core.anonymous import NAME
from data.schema.members import deletions, members
from data.storage.queries import columns, fetch_all, fetch_one, insert_row


@dataclass(frozen=True, slots=True)
class Deletion:
    """A member who is being forgotten, and the number below zero that takes their place."""

    member_id: int
    stand_in_id: int
    since: datetime


async def begin(connection: AsyncConnection, deletion: Deletion) -> None:
    """Note that a member is being forgotten; the number that stands for them is nobody's yet."""
    await connection.execute(insert(members).values(member_id=deletion.stand_in_id, name=NAME))
    await insert_row(connection, deletions, deletion)


async def of_member(connection: AsyncConnection, member_id: int) -> Deletion | None:
    """Give the deletion of a member, if it is under way."""
    query = select(*columns(deletions, Deletion)).where(deletions.c.member_id == member_id)
    return await fetch_one(connection, query, Deletion)


async def under_way(connection: AsyncConnection) -> list[Deletion]:
    """Give every deletion that is under way, the oldest first."""
    query = select(*columns(deletions, Deletion)).order_by(deletions.c.since)
    return await fetch_all(connection, query, Deletion)


async def end(connection: AsyncConnection, member_id: int) -> None:
    """Note that a member is forgotten, and take them from those who are known.

    Raises:
        IntegrityError: Something is still stored of them.
    """
    await connection.execute(delete(deletions).where(deletions.c.member_id == member_id))
    await connection.execute(delete(members).where(members.c.member_id == member_id))
