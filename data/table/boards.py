"""The tables of a team contest: the leading one, which has sheet and seats, and the others."""

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.tables import boards


async def add(connection: AsyncConnection, table_id: int, lead_id: int, number: int) -> None:
    """Add a table to the contest of `lead_id`, which itself is number 1."""
    await connection.execute(
        insert(boards).values(table_id=table_id, lead_id=lead_id, number=number)
    )


async def of_contest(connection: AsyncConnection, lead_id: int) -> tuple[int, ...]:
    """Return the tables of a contest in order, the leading one first."""
    query = select(boards.c.table_id).where(boards.c.lead_id == lead_id).order_by(boards.c.number)
    return (lead_id, *(await connection.scalars(query)).all())
