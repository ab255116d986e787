"""The results of finished deals."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.games import results
from data.storage.queries import columns, fetch_all, fetch_one, insert_row
from engine.results import ResultKind

_MISDEAL = ResultKind.MISDEAL


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a deal ended; `detail` is the engine's whole result as plain data, with the hands.

    `held` names tables, and the ply that each must have passed before a team may learn of it.
    `member_1` and `member_2` are those for whom it counts in the standings, by seat.
    """

    table_id: int
    deal: int
    result: str
    winner: int | None
    points: int
    boxes: int
    detail: dict[str, Any] = field(repr=False)
    at: datetime
    held: list[list[int]] | None = None
    member_1: int | None = None
    member_2: int | None = None


async def add(connection: AsyncConnection, row: ResultRow) -> None:
    """Write the result of a deal down, once."""
    await insert_row(connection, results, row)


async def of_table(connection: AsyncConnection, table_id: int) -> list[ResultRow]:
    """Give all results of a table, the first deal's first."""
    query = select(*columns(results, ResultRow)).where(results.c.table_id == table_id)
    return await fetch_all(connection, query.order_by(results.c.deal), ResultRow)


async def last(connection: AsyncConnection, table_id: int) -> ResultRow | None:
    """Give the result of the last finished deal, or None.

    A misdeal is dealt again at once and would hide the deal that was played before it, so it is
    only the last where nothing was played yet.
    """
    ended = results.alias()
    newest = select(func.max(ended.c.deal)).where(ended.c.table_id == table_id)
    played = newest.where(ended.c.result != _MISDEAL)
    query = select(*columns(results, ResultRow)).where(
        results.c.table_id == table_id,
        results.c.deal == func.coalesce(played.scalar_subquery(), newest.scalar_subquery()),
    )
    return await fetch_one(connection, query, ResultRow)


async def any_counts(connection: AsyncConnection, table_ids: Collection[int]) -> bool:
    """Tell whether a deal of some tables counts in the standings."""
    query = select(results.c.deal).where(
        results.c.table_id.in_(table_ids), results.c.member_1.is_not(None)
    )
    return await connection.scalar(query.limit(1)) is not None
