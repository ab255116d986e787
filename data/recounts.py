"""The servers whose standings have to be counted anew."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema_standings import recounts


async def waiting(connection: AsyncConnection) -> list[int]:
    """Give them."""
    return list((await connection.scalars(select(recounts.c.server_id))).all())


async def done(connection: AsyncConnection, server_id: int) -> bool:
    """Take a server off the list; answers whether it was on it."""
    taken = delete(recounts).where(recounts.c.server_id == server_id)
    return (await connection.execute(taken)).rowcount > 0
