"""The members who cheered at the end of a deal or a contest."""

from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.matchmaking import cheers
from data.schema.members import members
from data.storage.queries import insert_into

WHOLE = 0
"""Stands for a contest's end in place of a deal's number."""


async def add(
    connection: AsyncConnection, table_id: int, deal: int, member_id: int, at: datetime
) -> None:
    """Let a member cheer, if they haven't yet."""
    row = {"table_id": table_id, "deal": deal, "member_id": member_id, "at": at}
    await connection.execute(insert_into(connection, cheers).values(row).on_conflict_do_nothing())


async def names(connection: AsyncConnection, table_id: int, deal: int) -> tuple[str, ...]:
    """Return the names of those who have cheered, the first first."""
    query = (
        select(members.c.name)
        .join(cheers, cheers.c.member_id == members.c.member_id)
        .where(cheers.c.table_id == table_id, cheers.c.deal == deal)
        .order_by(cheers.c.at, cheers.c.member_id)
    )
    return tuple((await connection.scalars(query)).all())
