"""What a server's members did in some days, as far as everybody in the server may see it."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, case, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.ratings.board_viewers import BoardViewer
from data.ratings.deal_stats import GINS
from data.ratings.outcomes import UNCOUNTED
from data.ratings.standings import EVER, EVERY
from data.schema.contests import games
from data.schema.deal_stats import figures
from data.schema.members import members
from data.schema.standings import rated, ratings, standings
from data.schema.tables import boards, seats, tables
from data.storage.queries import fetch_all
from engine.contest.sheet import SettlementReason
from engine.results import ResultKind


class HandMeasure(StrEnum):
    """By what a deal was the best of its week, the first that there was."""

    GIN = "gin"
    UNDERCUT = "undercut"
    POINTS = "points"


_MEASURES: Final = tuple(HandMeasure)


@dataclass(frozen=True, slots=True)
class Span:
    """A server from one moment until before another, as a viewer sees it."""

    server_id: int
    since: datetime
    until: datetime
    viewer: BoardViewer

    def holds(self, at: ColumnElement[datetime]) -> ColumnElement[bool]:
        """Match moments within it."""
        return and_(at >= self.since, at < self.until)


@dataclass(frozen=True, slots=True)
class Climb:
    """How far a member's rating at a kind of game rose, and where it stands now."""

    member_id: int
    name: str
    family: str
    change: int
    rating: int


@dataclass(frozen=True, slots=True)
class WinRow:
    """A member's games of all time, and how many of them they have won in a row by now."""

    member_id: int
    name: str
    games: int
    streak: int


@dataclass(frozen=True, slots=True)
class GreatDeal:
    """A deal that may be the best of its week, and who won it: in which turn, by how much."""

    table_id: int
    deal: int
    channel_id: int
    member_id: int
    measure: HandMeasure
    turn: int | None
    points: int


async def played(connection: AsyncConnection, span: Span) -> tuple[int, int]:
    """Count the games that members settled with one another, and the members who played them."""
    computer = exists().where(seats.c.table_id == games.c.table_id, seats.c.member_id.is_(None))
    counted = select(games.c.table_id).where(
        games.c.server_id == span.server_id, span.holds(games.c.finished_at), _stands(), ~computer
    )
    number = await connection.scalar(select(func.count()).select_from(counted.subquery()))
    who = select(func.count(seats.c.member_id.distinct())).where(seats.c.table_id.in_(counted))
    return number or 0, await connection.scalar(who) or 0


async def climbs(connection: AsyncConnection, span: Span, limit: int) -> list[Climb]:
    """Return the largest rises of a rating, the largest first."""
    rise = func.sum(rated.c.change)
    query = (
        select(rated.c.member_id, members.c.name, rated.c.family, rise, ratings.c.rating)
        .join(members, members.c.member_id == rated.c.member_id)
        .join(
            ratings,
            (ratings.c.server_id == rated.c.server_id)
            & (ratings.c.family == rated.c.family)
            & (ratings.c.member_id == rated.c.member_id),
        )
        .where(
            rated.c.server_id == span.server_id,
            span.holds(rated.c.at),
            rated.c.variant != UNCOUNTED,
            span.viewer.sees(rated.c.member_id),
        )
        .group_by(rated.c.member_id, members.c.name, rated.c.family, ratings.c.rating)
        .having(rise > 0)
        .order_by(rise.desc(), rated.c.member_id, rated.c.family)
        .limit(limit)
    )
    return await fetch_all(connection, query, Climb)


async def rows(connection: AsyncConnection, span: Span) -> list[WinRow]:
    """Return the members who played others, the longest rows of wins first."""
    here = exists().where(
        rated.c.member_id == standings.c.member_id,
        rated.c.server_id == span.server_id,
        span.holds(rated.c.at),
        rated.c.level == "",
    )
    query = (
        select(standings.c.member_id, members.c.name, standings.c.games, standings.c.streak)
        .join(members, members.c.member_id == standings.c.member_id)
        .where(
            standings.c.server_id == span.server_id,
            standings.c.family == EVERY,
            standings.c.period == EVER,
            here,
            span.viewer.sees(standings.c.member_id),
        )
        .order_by(standings.c.streak.desc(), standings.c.member_id)
    )
    return await fetch_all(connection, query, WinRow)


async def great_deals(connection: AsyncConnection, span: Span, limit: int) -> list[GreatDeal]:
    """Return deals of settled games, the best first: gins by turn, undercuts, others by points."""
    kind = case(
        (figures.c.result.in_(GINS), 0), (figures.c.result == ResultKind.UNDERCUT, 1), else_=2
    )
    turn = case((kind == 0, figures.c.turn), else_=0)
    lead = func.coalesce(boards.c.lead_id, figures.c.table_id)
    query = (
        select(
            figures.c.table_id,
            figures.c.deal,
            tables.c.channel_id,
            figures.c.member_id,
            kind,
            figures.c.turn,
            figures.c.points,
        )
        .join(tables, tables.c.table_id == figures.c.table_id)
        .outerjoin(boards, boards.c.table_id == figures.c.table_id)
        .join(games, games.c.table_id == lead)
        .where(
            figures.c.server_id == span.server_id,
            span.holds(figures.c.at),
            figures.c.outcome == 1,
            figures.c.points > 0,
            figures.c.member_id > 0,
            figures.c.opponent_id > 0,
            span.viewer.sees(figures.c.member_id),
            span.viewer.sees(figures.c.opponent_id),
            _stands(),
        )
        .order_by(
            kind,
            turn.nulls_first(),
            figures.c.points.desc(),
            figures.c.at,
            figures.c.table_id,
            figures.c.deal,
        )
        .limit(limit)
    )
    return await fetch_all(connection, query, _great_deal)


def _great_deal(
    table_id: int,
    deal: int,
    channel_id: int,
    member_id: int,
    kind: int,
    *more: Any,  # noqa: ANN401 - the turn and the points
) -> GreatDeal:
    return GreatDeal(table_id, deal, channel_id, member_id, _MEASURES[kind], *more)


def _stands() -> ColumnElement[bool]:
    return (games.c.reason != SettlementReason.VOID) & games.c.annulled_at.is_(None)
