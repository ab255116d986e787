"""Figures: what each finished deal that counts says of its two members, stored and summed."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, fields
from datetime import datetime
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Executable,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.contests import games
from data.schema.deal_stats import figures
from data.schema.deals import deals, moves, results
from data.schema.tables import boards, tables
from data.storage.queries import columns, fetch_all, values_of
from data.table.results import ResultRow
from data.table.tables import OVER
from engine.contest.sheet import SettlementReason
from engine.results import ResultKind
from engine.words import FamilyName

GINS: Final = (ResultKind.GIN, ResultKind.BIG_GIN)

WITHOUT_DEADWOOD: Final = (*GINS, ResultKind.CANCELLED_GIN)
"""Results of deals that ended with gin, whatever it paid."""

KNOCK: Final = FamilyName.KNOCK

_OF_TABLES: Final[BindParameter[int]] = bindparam("of_tables", expanding=True)


@dataclass(frozen=True, slots=True)
class DealStatsRow:
    """What a deal says of one of its two players (docs/profiles.md)."""

    table_id: int
    deal: int
    member_id: int
    opponent_id: int
    server_id: int
    family: str
    variant: str
    result: str
    outcome: int  # 1 won, -1 lost, 0 neither
    points: int
    against: int
    turn: int | None  # the member's turn, from 1, in which they ended the deal
    caught: int | None  # what they were left with when the other won by knock or gin
    times: list[int]  # seconds, one a move
    held: bool  # whether the result was withheld from a team at first
    at: datetime


@dataclass(frozen=True, slots=True)
class CountedMove:
    """A move, made by the member if `pressed`; `repr` hides its word, which may name a card."""

    seat: int
    word: str = field(repr=False)
    at: datetime
    pressed: bool


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal that counts, as it was played."""

    server_id: int
    rules: str
    started_at: datetime
    moves: tuple[CountedMove, ...]
    result: ResultRow


@dataclass(frozen=True, slots=True)
class StatsScope:
    """Which deals and games of a member are looked at; None, or "" as the family, is all."""

    member_id: int
    server_id: int | None = None
    family: str = ""
    opponent_id: int | None = None


@dataclass(frozen=True, slots=True)
class StatsTotals:
    """A member's deals added up."""

    deals: int = 0
    won: int = 0
    points: int = 0
    ended: int = 0  # deals that the member ended
    knocks: int = 0  # of those they ended, without gin
    turns: int = 0  # that those they ended took, added up
    gins: int = 0
    undercuts: int = 0
    undercut_by: int = 0  # own knocks that were undercut
    caught: int = 0  # deals that the other ended and won
    deadwood: int = 0  # what the member was left with in those


NONE: Final = StatsTotals()


@dataclass(frozen=True, slots=True)
class BestDeal:
    """A deal that brought a member many points: where, by which rules, and its whole result."""

    table_id: int
    deal: int
    variant: str
    result: str
    points: int
    at: datetime
    detail: dict[str, Any] = field(repr=False)
    seat: int


async def add(connection: AsyncConnection, rows: Iterable[DealStatsRow]) -> None:
    """Write figures of deals that have none."""
    if values := [values_of(row) for row in rows]:
        await connection.execute(insert(figures), values)


async def clear(connection: AsyncConnection, table_ids: Collection[int]) -> None:
    """Delete the figures of all deals of some tables."""
    await connection.execute(delete(figures).where(figures.c.table_id.in_(table_ids)))


async def are_kept(connection: AsyncConnection, table_id: int, deal: int) -> bool:
    """Return whether figures of a deal are stored."""
    here = (figures.c.table_id == table_id) & (figures.c.deal == deal)
    return (
        await connection.execute(select(figures.c.deal).where(here).limit(1))
    ).first() is not None


async def tables_of(connection: AsyncConnection, server_id: int) -> list[int]:
    """Return all tables of a server, oldest first."""
    query = select(tables.c.table_id).where(tables.c.server_id == server_id)
    return list((await connection.scalars(query.order_by(tables.c.table_id))).all())


async def played(
    connection: AsyncConnection, table_ids: Collection[int], deal: int | None = None
) -> list[PlayedDeal]:
    """Return the counting deals of some tables as they were played, all or those of one number."""
    values = {"of_tables": list(table_ids)} | ({} if deal is None else {"of_deal": deal})
    one = deal is not None
    made = await _moves(connection, values, one=one)

    def read(server_id: int, rules: str, started_at: datetime, *row: Any) -> PlayedDeal:  # noqa: ANN401 - a result's columns
        result = ResultRow(*row)
        own = made.get((result.table_id, result.deal), ())
        return PlayedDeal(server_id, rules, started_at, tuple(own), result)

    return await fetch_all(connection, _played(one=one), read, values)


# Both are built once for each form: building them takes longer than running them.
@cache
def _played(*, one: bool) -> Executable:
    lead = func.coalesce(boards.c.lead_id, results.c.table_id)
    leads = tables.alias("leads")
    # A contest that is over without having been settled was annulled unread.
    runs = games.c.table_id.is_(None) & leads.c.status.not_in(OVER)
    stands = (games.c.reason != SettlementReason.VOID) & games.c.annulled_at.is_(None)
    query = (
        select(tables.c.server_id, tables.c.rules, deals.c.started_at, *columns(results, ResultRow))
        .join(tables, tables.c.table_id == results.c.table_id)
        .join(deals, (deals.c.table_id == results.c.table_id) & (deals.c.deal == results.c.deal))
        .outerjoin(boards, boards.c.table_id == results.c.table_id)
        .join(leads, leads.c.table_id == lead)
        .outerjoin(games, games.c.table_id == lead)
        .where(
            results.c.table_id.in_(_OF_TABLES),
            results.c.member_1.is_not(None),
            runs | stands,
        )
        .order_by(*results.primary_key)
    )
    return query.where(results.c.deal == bindparam("of_deal")) if one else query


@cache
def _made(*, one: bool) -> Executable:
    query = (
        select(
            moves.c.table_id,
            moves.c.deal,
            moves.c.seat,
            moves.c.move,
            moves.c.at,
            moves.c.interaction_id.is_not(None),
        )
        .where(moves.c.table_id.in_(_OF_TABLES))
        .order_by(moves.c.table_id, moves.c.ply)
    )
    return query.where(moves.c.deal == bindparam("of_deal")) if one else query


async def _moves(
    connection: AsyncConnection, values: Mapping[str, Any], *, one: bool
) -> dict[tuple[int, int], list[CountedMove]]:
    made: dict[tuple[int, int], list[CountedMove]] = {}
    found = await connection.execute(_made(one=one), values)
    for table_id, number, seat, word, at, pressed in found:
        made.setdefault((table_id, number), []).append(CountedMove(seat, word, at, pressed))
    return made


async def sums(connection: AsyncConnection, scope: StatsScope) -> tuple[StatsTotals, StatsTotals]:
    """Sum a member's deals: those of the knock family, and those with melds on the table."""
    won, lost = figures.c.outcome == 1, figures.c.outcome == -1
    ended, undercut = figures.c.turn.is_not(None), figures.c.result == ResultKind.UNDERCUT
    query = (
        select(
            (figures.c.family == KNOCK).label("knocking"),
            func.count(),
            _count(won),
            func.sum(figures.c.points),
            func.count(figures.c.turn),
            _count(ended & figures.c.result.not_in(WITHOUT_DEADWOOD)),
            func.coalesce(func.sum(figures.c.turn), 0),
            _count(won & figures.c.result.in_(GINS)),
            _count(won & undercut),
            _count(lost & undercut & ended),
            func.count(figures.c.caught),
            func.coalesce(func.sum(figures.c.caught), 0),
        )
        .where(within(scope))
        .group_by("knocking")
    )
    rows = await connection.execute(query)
    found = {bool(knocking): StatsTotals(*map(int, row)) for knocking, *row in rows}
    return found.get(True, NONE), found.get(False, NONE)


async def last_times(connection: AsyncConnection, scope: StatsScope, limit: int) -> list[list[int]]:
    """Return the seconds of each move in a member's last `limit` deals."""
    query = select(figures.c.times).where(within(scope)).order_by(figures.c.at.desc()).limit(limit)
    return list((await connection.scalars(query)).all())


async def best(connection: AsyncConnection, scope: StatsScope, limit: int) -> list[BestDeal]:
    """Return the `limit` deals that brought a member most points, the earlier of equals first."""
    # Those of duplicate cups are stored without their cards.
    won = figures.c.outcome == 1
    order = (figures.c.points.desc(), figures.c.at, figures.c.table_id, figures.c.deal)
    query = (
        select(
            *(figures.c[each.name] for each in fields(BestDeal)[:6]),
            results.c.detail,
            case((results.c.member_1 == scope.member_id, 1), else_=2),
        )
        .join(
            results,
            (results.c.table_id == figures.c.table_id) & (results.c.deal == figures.c.deal),
        )
        .join(tables, tables.c.table_id == figures.c.table_id)
        .where(within(scope), won, figures.c.points > 0, tables.c.duplicate == 0)
        .order_by(*order)
        .limit(limit)
    )
    return await fetch_all(connection, query, BestDeal)


def within(scope: StatsScope) -> ColumnElement[bool]:
    """Match the figures of a scope."""
    every = [figures.c.member_id == scope.member_id]
    if scope.server_id is not None:
        every.append(figures.c.server_id == scope.server_id)
    if scope.family:
        every.append(figures.c.family == scope.family)
    if scope.opponent_id is not None:
        every.append(figures.c.opponent_id == scope.opponent_id)
    return and_(*every)


def _count(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((condition, 1), else_=0))
