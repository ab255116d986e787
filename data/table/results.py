"""The results of finished deals."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import BindParameter, Executable, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.deals import results
from data.storage.queries import columns, fetch_all, fetch_one, insert_row
from engine.results import ResultKind

_MISDEAL = ResultKind.MISDEAL


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a deal ended; `detail` is the engine's whole result as plain data, with the hands.

    `held` has tables and the ply that each must have passed before a team may see the result.
    `member_1` to `member_3` are the members that it counts for in the standings, by seat.
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
    member_3: int | None = None

    @property
    def members(self) -> tuple[int, ...]:
        """The members that it counts for, by seat; none where it counts for nobody."""
        every = self.member_1, self.member_2, self.member_3
        return tuple([one for one in every if one is not None])


async def add(connection: AsyncConnection, row: ResultRow) -> None:
    """Write the result of a deal, once."""
    await insert_row(connection, results, row)


async def of_table(connection: AsyncConnection, table_id: int) -> list[ResultRow]:
    """Return all results of a table, in order of deals."""
    query = select(*columns(results, ResultRow)).where(results.c.table_id == table_id)
    return await fetch_all(connection, query.order_by(results.c.deal), ResultRow)


async def last(connection: AsyncConnection, table_id: int) -> ResultRow | None:
    """Return the last result of a deal that was played, else of a misdeal, else None."""
    return await fetch_one(connection, _LAST_RESULT, ResultRow, {"of_table": table_id})


def _select_last_result() -> Executable:
    ended = results.alias()
    of_table: BindParameter[int] = bindparam("of_table")
    newest = select(func.max(ended.c.deal)).where(ended.c.table_id == of_table)
    played = newest.where(ended.c.result != _MISDEAL)
    return select(*columns(results, ResultRow)).where(
        results.c.table_id == of_table,
        results.c.deal == func.coalesce(played.scalar_subquery(), newest.scalar_subquery()),
    )


# Built once: building it takes longer than running it.
_LAST_RESULT = _select_last_result()


async def any_counts(connection: AsyncConnection, table_ids: Collection[int]) -> bool:
    """Return whether a deal of some tables counts in the standings."""
    query = select(results.c.deal).where(
        results.c.table_id.in_(table_ids), results.c.member_1.is_not(None)
    )
    return await connection.scalar(query.limit(1)) is not None
