"""Records that members have sent to look at, one each."""

from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.imports import imports
from data.storage.queries import columns, fetch_one


@dataclass(frozen=True, slots=True)
class Import:
    """A file that a member has sent."""

    import_id: int
    member_id: int
    text: str = field(repr=False)
    at: datetime


async def put(connection: AsyncConnection, member_id: int, text: str, now: datetime) -> int:
    """Store a member's file in place of the last one and return its number."""
    await connection.execute(delete(imports).where(imports.c.member_id == member_id))
    values = {"member_id": member_id, "text": text, "at": now}
    added = await connection.execute(insert(imports).values(values).returning(imports.c.import_id))
    return int(added.scalar_one())


async def get(connection: AsyncConnection, import_id: int) -> Import | None:
    """Return a file, or None."""
    query = select(*columns(imports, Import)).where(imports.c.import_id == import_id)
    return await fetch_one(connection, query, Import)


async def forget(connection: AsyncConnection, before: datetime) -> int:
    """Delete the files sent at a time or before and return how many."""
    gone = await connection.execute(delete(imports).where(imports.c.at <= before))
    return gone.rowcount


async def oldest(connection: AsyncConnection) -> datetime | None:
    """Return when the oldest file was sent, or None."""
    return await connection.scalar(select(func.min(imports.c.at)))
