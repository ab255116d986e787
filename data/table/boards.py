"""The tables of a team contest: the one that leads, which has sheet and seats, and the others."""

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.games import boards


async def add(connection: AsyncConnection, table_id: int, lead_id: int, number: int) -> None:
    """Make a table a further one of the contest of `lead_id`, whose own number is 1."""
    await connection.execute(
        insert(boards).values(table_id=table_id, lead_id=lead_id, number=number)
    )


async def of_contest(connection: AsyncConnection, lead_id: int) -> tuple[int, ...]:
    """Give the tables of a contest in order, the leading one first."""
    query = select(boards.c.table_id).where(boards.c.lead_id == lead_id).order_by(boards.c.number)
    return (lead_id, *(await connection.scalars(query)).all())
