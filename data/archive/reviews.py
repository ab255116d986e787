"""The coach's findings in deals that members had reviewed."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.reviews import reviews
from data.storage.queries import columns, fetch_all, fetch_one, insert_into, values_of


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A review; its mistakes name cards of a hand, so `repr` leaves them out.

    `given` is points given away; `dealt` and `drawn` are how much better than average hand and
    draws were. Mistakes have step, better move, cost and error. `at` is when the deal ended.
    """

    table_id: int
    deal: int
    member_id: int
    decisions: int
    given: float
    dealt: float
    drawn: float
    draws: int
    mistakes: list[dict[str, Any]] = field(repr=False)
    at: datetime


@dataclass(frozen=True, slots=True)
class TrendPoint:
    """What a reviewed deal adds to the trend."""

    decisions: int
    given: float
    drawn: float


async def get(
    connection: AsyncConnection, table_id: int, deal: int, member_id: int
) -> ReviewRow | None:
    """Return a member's review of a deal, or None."""
    query = select(*columns(reviews, ReviewRow)).where(
        reviews.c.table_id == table_id, reviews.c.deal == deal, reviews.c.member_id == member_id
    )
    return await fetch_one(connection, query, ReviewRow)


async def keep(connection: AsyncConnection, row: ReviewRow) -> None:
    """Store a review, unless there is one already."""
    statement = insert_into(connection, reviews).values(values_of(row))
    await connection.execute(statement.on_conflict_do_nothing())


async def lately(connection: AsyncConnection, member_id: int, most: int) -> list[TrendPoint]:
    """Return a member's last reviewed deals, oldest first."""
    query = (
        select(*columns(reviews, TrendPoint))
        .where(reviews.c.member_id == member_id)
        .order_by(reviews.c.at.desc())
        .limit(most)
    )
    return (await fetch_all(connection, query, TrendPoint))[::-1]
