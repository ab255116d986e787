"""Who is ahead in the daily match: of one day, or over several."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final

from sqlalchemy import ColumnElement, Subquery, and_, case, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.ratings.board_viewers import BoardViewer
from data.schema.days import daily_places, daily_runs
from data.schema.members import members

_RUN: Final = daily_runs.c


@dataclass(frozen=True, slots=True)
class DailySpan:
    """A board's days, of a server or (None) all; in `sums` a match that was lost counts nothing."""

    days: range
    server_id: int | None = None
    sums: bool = False


@dataclass(frozen=True, slots=True)
class DailyTotal:
    """A member's line: their rank, which several may share, and what they have together."""

    rank: int
    member_id: int
    name: str
    total: int
    days: int


@dataclass(frozen=True, slots=True)
class DailyTotals:
    """A page of a board, the viewer's own line, and how many members are on it."""

    page: tuple[DailyTotal, ...]
    own: DailyTotal | None
    members: int


async def read(
    connection: AsyncConnection, span: DailySpan, viewer: BoardViewer, limit: int, offset: int = 0
) -> DailyTotals:
    """Return `limit` lines of a board after the first `offset`, the best first."""
    ranked = _ranked(span, viewer)
    at, line = ranked.c.at, ranked.c
    wanted = or_(
        and_(at > offset, at <= offset + limit),
        line.member_id == viewer.member_id,
        at == 1,  # so that any page says how many there are
    )
    query = (
        select(line.rank, line.member_id, members.c.name, line.total, line.days, at, line.members)
        .join_from(ranked, members, members.c.member_id == line.member_id)
        .where(wanted)
        .order_by(at)
    )
    rows = (await connection.execute(query)).all()
    found = [(row.at, DailyTotal(*row[: len(fields(DailyTotal))])) for row in rows]
    return DailyTotals(
        tuple(each for at, each in found if offset < at <= offset + limit),
        next((each for _, each in found if each.member_id == viewer.member_id), None),
        rows[0].members if rows else 0,
    )


def _counted(span: DailySpan) -> Sequence[ColumnElement[bool]]:
    where = [_RUN.day >= span.days.start, _RUN.day < span.days.stop, _RUN.score.is_not(None)]
    if span.server_id is not None:
        where.append(
            exists().where(
                daily_places.c.server_id == span.server_id,
                daily_places.c.day == _RUN.day,
                daily_places.c.member_id == _RUN.member_id,
            )
        )
    return where


def _ranked(span: DailySpan, viewer: BoardViewer) -> Subquery:
    score = case((_RUN.score > 0, _RUN.score), else_=0) if span.sums else _RUN.score
    summed = (
        select(_RUN.member_id, func.sum(score).label("total"), func.count().label("days"))
        .where(*_counted(span))
        .group_by(_RUN.member_id)
        .subquery()
    )
    best = summed.c.total.desc()
    return (
        select(
            summed,
            func.rank().over(order_by=best).label("rank"),
            func.row_number().over(order_by=(best, summed.c.member_id)).label("at"),
            func.count().over().label("members"),
        )
        .where(viewer.sees(summed.c.member_id))
        .subquery()
    )
