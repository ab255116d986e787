"""The score sheet of a contest, as it stands after the last finished deal.

It is stored by column and side, so that a host who looks into the database can read it.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Executable, Row, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.contests import contests, scores
from data.storage.queries import insert_for
from engine.contest import Contest
from engine.rules import Rules, write_rules

# What is stored of a contest besides its columns.
_STAND = ("dealer", "deals", "settlement", "games", "wins", "seating")


async def save(connection: AsyncConnection, table_id: int, contest: Contest) -> None:
    """Store a table's score sheet in place of the last one."""
    values = contest.to_json()
    stand = {name: values[name] for name in _STAND}
    dialect = connection.dialect.name
    await connection.execute(_stand(dialect), {"table_id": table_id, **stand})
    rows = list(_rows(table_id, values["columns"]))
    await connection.execute(
        delete(scores).where(
            scores.c.table_id == table_id, scores.c.column_no >= len(values["columns"])
        )
    )
    if rows:
        await connection.execute(_counted(dialect), rows)


# Both are built once: building them takes longer than running them.
@cache
def _stand(dialect: str) -> Executable:
    insert = insert_for(dialect, contests)
    stand = {name: insert.excluded[name] for name in _STAND}
    return insert.on_conflict_do_update(index_elements=[contests.c.table_id], set_=stand)


@cache
def _counted(dialect: str) -> Executable:
    insert = insert_for(dialect, scores)
    counted = {name: insert.excluded[name] for name in ("points", "boxes", "won", "closed_by")}
    key = [scores.c.table_id, scores.c.column_no, scores.c.side]
    return insert.on_conflict_do_update(index_elements=key, set_=counted)


async def load(connection: AsyncConnection, table_id: int, rules: Rules) -> Contest | None:
    """Return a table's score sheet under its rules, or None before it was first saved."""
    query = select(contests).where(contests.c.table_id == table_id)
    stand = (await connection.execute(query)).first()
    if stand is None:
        return None
    lines = (
        select(scores)
        .where(scores.c.table_id == table_id)
        .order_by(scores.c.column_no, scores.c.side)
    )
    rows = await connection.execute(lines)
    columns = [_column(list(sides)) for _, sides in groupby(rows, attrgetter("column_no"))]
    contest = Contest.from_json(
        {
            "rules": write_rules(rules),
            "dealer": stand.dealer,
            "deals": stand.deals,
            "settlement": stand.settlement,
            # A contest stored by an early version has none of these.
            "games": stand.games or [],
            "wins": stand.wins or [],
            "seating": stand.seating or {},
            "columns": columns,
        }
    )
    return replace(contest, rules=rules)


def _rows(table_id: int, columns: Iterable[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    for number, column in enumerate(columns):
        for side, (points, boxes) in enumerate(
            zip(column["points"], column["boxes"], strict=True), start=1
        ):
            yield {
                "table_id": table_id,
                "column_no": number,
                "side": side,
                "points": points,
                "boxes": boxes,
                "won": column["winner"] == side,
                "closed_by": column["closed_by"],
            }


def _column(sides: list[Row[Any]]) -> dict[str, Any]:
    return {
        "points": [row.points for row in sides],
        "boxes": [row.boxes for row in sides],
        "winner": next((row.side for row in sides if row.won), None),
        "closed_by": sides[0].closed_by,
    }
