"""The score sheet of a running or settled contest, as it stands after the last finished deal.

It is kept column by column, so that going on doesn't mean counting all earlier deals again.
"""

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.queries import insert_into
from data.schema import contests, scores
from engine.contest import Column, Contest, Settlement, SettlementLine
from engine.rules import Rules


async def save(connection: AsyncConnection, table_id: int, contest: Contest) -> None:
    """Keep a table's score sheet in place of the one before, which had no more columns."""
    stand = {
        "dealer": contest.dealer,
        "deals": contest.deals,
        "settlement": None if contest.settlement is None else _to_json(contest.settlement),
    }
    statement = (
        insert_into(connection, contests)
        .values(table_id=table_id, **stand)
        .on_conflict_do_update(index_elements=[contests.c.table_id], set_=stand)
    )
    await connection.execute(statement)
    for number, column in enumerate(contest.columns):
        counted = _values(column)
        statement = (
            insert_into(connection, scores)
            .values(table_id=table_id, column_no=number, **counted)
            .on_conflict_do_update(
                index_elements=[scores.c.table_id, scores.c.column_no], set_=counted
            )
        )
        await connection.execute(statement)


async def load(connection: AsyncConnection, table_id: int, rules: Rules) -> Contest | None:
    """Give a table's score sheet under its rules, or None before it was first saved."""
    query = select(contests).where(contests.c.table_id == table_id)
    stand = (await connection.execute(query)).first()
    if stand is None:
        return None
    lines = select(scores).where(scores.c.table_id == table_id).order_by(scores.c.column_no)
    return Contest(
        rules=rules,
        dealer=stand.dealer,
        deals=stand.deals,
        columns=tuple(
            Column(
                points=(line.points_1, line.points_2),
                boxes=(line.boxes_1, line.boxes_2),
                winner=line.winner,
                closed_by=line.closed_by,
            )
            for line in await connection.execute(lines)
        ),
        settlement=None if stand.settlement is None else _from_json(stand.settlement),
    )


def _values(column: Column) -> dict[str, int | None]:
    return {
        "points_1": column.points[0],
        "points_2": column.points[1],
        "boxes_1": column.boxes[0],
        "boxes_2": column.boxes[1],
        "winner": column.winner,
        "closed_by": column.closed_by,
    }


def _to_json(settlement: Settlement) -> dict[str, Any]:
    return {
        "winner": settlement.winner,
        "reason": settlement.reason,
        "shutout": settlement.shutout,
        "totals": list(settlement.totals),
        "net": settlement.net,
        "lines": [[[line.kind, line.points] for line in side] for side in settlement.lines],
    }


def _from_json(data: dict[str, Any]) -> Settlement:
    first, second = (
        tuple(SettlementLine(kind, points) for kind, points in side) for side in data["lines"]
    )
    one, two = data["totals"]
    return Settlement(
        winner=data["winner"],
        reason=data["reason"],
        shutout=data["shutout"],
        totals=(one, two),
        net=data["net"],
        lines=(first, second),
    )
