"""What each finished deal that counts says of its two members: kept, and added up."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, case, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.deal_stats import figures
from data.schema.games import boards, deals, games, moves, results, tables
from data.storage.queries import columns, fetch_all, values_of
from data.table.results import ResultRow
from data.table.tables import OVER
from engine.contest.sheet import SettlementReason
from engine.results import ResultKind
from engine.words import FamilyName

GINS: Final = (ResultKind.GIN, ResultKind.BIG_GIN)
"""The results of deals that were won with gin."""

WITHOUT_DEADWOOD: Final = (*GINS, ResultKind.CANCELLED_GIN)
"""The results of deals that somebody ended with gin, whatever it paid."""

KNOCK: Final = FamilyName.KNOCK
"""The family of the variants in which somebody knocks."""


@dataclass(frozen=True, slots=True)
class FigureRow:
    """What a deal says of one of the two who played it (docs/profiles.md).

    Attributes:
        family: The kind of game.
        variant: The preset that its rules began with.
        outcome: 1 won, -1 lost, 0 neither.
        points: The member's own points.
        against: The opponent's.
        turn: In which of their turns, from 1, the member ended it; None where they didn't.
        caught: What they were left with when the other knocked or had gin, and won.
        times: The seconds that each of their moves took.
        held: Whether its result was kept from a team at first.
    """

    table_id: int
    deal: int
    member_id: int
    opponent_id: int
    server_id: int
    family: str
    variant: str
    result: str
    outcome: int
    points: int
    against: int
    turn: int | None
    caught: int | None
    times: list[int]
    held: bool
    at: datetime


@dataclass(frozen=True, slots=True)
class Made:
    """A move of a deal; its word may name a hidden card, so `repr` leaves it out.

    Attributes:
        pressed: Whether the member made it, and not the club for them.
    """

    seat: int
    word: str = field(repr=False)
    at: datetime
    pressed: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A deal that counts, as it was played: its rules, when it was dealt, its moves, its result."""

    server_id: int
    rules: str
    started_at: datetime
    moves: tuple[Made, ...]
    result: ResultRow


@dataclass(frozen=True, slots=True)
class Scope:
    """Which deals and games of a member are looked at.

    Attributes:
        server_id: Those of one server; None for all.
        family: Those of one kind of game; "" for all.
        opponent_id: Those against one member; None for all.
    """

    member_id: int
    server_id: int | None = None
    family: str = ""
    opponent_id: int | None = None


@dataclass(frozen=True, slots=True)
class Sums:
    """Deals of a member added up.

    Attributes:
        ended: Those that the member ended.
        knocks: Those that they ended by a knock, without gin.
        turns: The turns in which they did so, added up.
        undercut_by: Those in which they knocked and were undercut.
        caught: Those in which the other knocked or had gin, and won.
        deadwood: What they were left with in these, added up.
    """

    deals: int = 0
    won: int = 0
    points: int = 0
    ended: int = 0
    knocks: int = 0
    turns: int = 0
    gins: int = 0
    undercuts: int = 0
    undercut_by: int = 0
    caught: int = 0
    deadwood: int = 0


NONE: Final = Sums()
"""No deals at all."""


@dataclass(frozen=True, slots=True)
class Best:
    """A deal that brought a member much: where, by which rules, and its whole result."""

    table_id: int
    deal: int
    variant: str
    result: str
    points: int
    at: datetime
    detail: dict[str, Any] = field(repr=False)
    seat: int


async def add(connection: AsyncConnection, rows: Iterable[FigureRow]) -> None:
    """Write figures down, where there are none."""
    if values := [values_of(row) for row in rows]:
        await connection.execute(insert(figures), values)


async def clear(connection: AsyncConnection, table_ids: Collection[int]) -> None:
    """Forget the figures of all deals of some tables."""
    await connection.execute(delete(figures).where(figures.c.table_id.in_(table_ids)))


async def of_tables(connection: AsyncConnection, table_ids: Collection[int]) -> list[FigureRow]:
    """Give the figures that are kept of some tables, in order."""
    query = select(*columns(figures, FigureRow)).where(figures.c.table_id.in_(table_ids))
    return await fetch_all(connection, query.order_by(*figures.primary_key), FigureRow)


async def are_kept(connection: AsyncConnection, table_id: int, deal: int) -> bool:
    """Whether figures of a deal are kept."""
    here = (figures.c.table_id == table_id) & (figures.c.deal == deal)
    return (
        await connection.execute(select(figures.c.deal).where(here).limit(1))
    ).first() is not None


async def tables_of(connection: AsyncConnection, server_id: int) -> list[int]:
    """Give all tables of a server, the first ones first."""
    query = select(tables.c.table_id).where(tables.c.server_id == server_id)
    return list((await connection.scalars(query.order_by(tables.c.table_id))).all())


async def played(
    connection: AsyncConnection, table_ids: Collection[int], deal: int | None = None
) -> list[Played]:
    """Give the deals of some tables that count, as they were played; of one number, if given.

    A contest that is over without having been settled was annulled unread.
    """
    lead = func.coalesce(boards.c.lead_id, results.c.table_id)
    leads = tables.alias("leads")
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
            results.c.table_id.in_(table_ids),
            results.c.member_1.is_not(None),
            runs | stands,
        )
    )
    if deal is not None:
        query = query.where(results.c.deal == deal)
    made = await _moves(connection, table_ids, deal)

    def read(server_id: int, rules: str, started_at: datetime, *row: Any) -> Played:  # noqa: ANN401 - a result's columns
        result = ResultRow(*row)
        own = made.get((result.table_id, result.deal), ())
        return Played(server_id, rules, started_at, tuple(own), result)

    return await fetch_all(connection, query, read)


async def _moves(
    connection: AsyncConnection, table_ids: Collection[int], deal: int | None
) -> dict[tuple[int, int], list[Made]]:
    query = (
        select(
            moves.c.table_id,
            moves.c.deal,
            moves.c.seat,
            moves.c.move,
            moves.c.at,
            moves.c.interaction_id.is_not(None),
        )
        .where(moves.c.table_id.in_(table_ids))
        .order_by(moves.c.table_id, moves.c.ply)
    )
    if deal is not None:
        query = query.where(moves.c.deal == deal)
    made: dict[tuple[int, int], list[Made]] = {}
    for table_id, number, seat, word, at, pressed in await connection.execute(query):
        made.setdefault((table_id, number), []).append(Made(seat, word, at, pressed))
    return made


async def sums(connection: AsyncConnection, scope: Scope) -> tuple[Sums, Sums]:
    """Add a member's deals up: those of the knock family, and those with melds on the table."""
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
    found = {bool(knocking): Sums(*map(int, row)) for knocking, *row in rows}
    return found.get(True, NONE), found.get(False, NONE)


async def last_times(connection: AsyncConnection, scope: Scope, limit: int) -> list[list[int]]:
    """Give the times of a member's moves in each of their last `limit` deals."""
    query = select(figures.c.times).where(within(scope)).order_by(figures.c.at.desc()).limit(limit)
    return list((await connection.scalars(query)).all())


async def best(connection: AsyncConnection, scope: Scope, limit: int) -> list[Best]:
    """Give the `limit` deals that brought a member the most points, the earlier of equals first."""
    won = figures.c.outcome == 1
    order = (figures.c.points.desc(), figures.c.at, figures.c.table_id, figures.c.deal)
    query = (
        select(
            *(figures.c[each.name] for each in fields(Best)[:6]),
            results.c.detail,
            case((results.c.member_1 == scope.member_id, 1), else_=2),
        )
        .join(
            results,
            (results.c.table_id == figures.c.table_id) & (results.c.deal == figures.c.deal),
        )
        .where(within(scope), won, figures.c.points > 0)
        .order_by(*order)
        .limit(limit)
    )
    return await fetch_all(connection, query, Best)


def within(scope: Scope) -> ColumnElement[bool]:
    """Tell which figures a scope means."""
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
