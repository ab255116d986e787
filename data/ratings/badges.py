"""Badges: achievements, each with the deal or game in which it was first earned.

They are looked up in figures and rated games, so that an annulled game takes its badges with it.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, case, cast, exists, func, null, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from data.ratings.deal_stats import GINS, KNOCK, StatsScope, within
from data.ratings.outcomes import games_within
from data.schema.contests import games, scores
from data.schema.deal_stats import figures
from data.schema.standings import rated
from data.schema.types import Number
from engine.contest.sheet import SettlementReason
from engine.results import ResultKind

IN_A_ROW: Final = 5
"""Games won in a row in a server."""

UPSET: Final = 100
"""Rating points by which an opponent was ahead before the game."""

POINTS: Final = 50
"""Points of a single deal of the knock family; elsewhere that is nothing special."""

QUICK: Final = 2
"""The last turn of an early knock."""

COLUMNS: Final = 3
"""The fewest columns of a Hollywood sheet, all of which were won."""

_other = rated.alias("other")
_own_columns, _lost_columns = scores.alias("own_columns"), scores.alias("lost_columns")

_game_won = rated.c.outcome == 1
_deal_won = figures.c.outcome == 1
_gin = _deal_won & figures.c.result.in_(GINS)
_rich = _deal_won & (figures.c.family == KNOCK) & (figures.c.points >= POINTS)


def _every_column() -> ColumnElement[bool]:
    own, lost = _own_columns, _lost_columns
    count = (
        select(func.count())
        .where(own.c.table_id == rated.c.table_id, own.c.side == rated.c.side, own.c.won == 1)
        .correlate(rated)
        .scalar_subquery()
    )
    elsewhere = (lost.c.table_id == rated.c.table_id) & (lost.c.side != rated.c.side)
    return and_(
        games.c.reason == SettlementReason.TARGET,
        count >= COLUMNS,
        ~exists().where(elsewhere, lost.c.won == 1).correlate(rated),
    )


def _upset() -> ColumnElement[bool]:
    met = (_other.c.table_id == rated.c.table_id) & (_other.c.side != rated.c.side)
    above = _other.c.rating - _other.c.change - rated.c.rating + rated.c.change
    return _game_won & exists().where(met, above >= UPSET).correlate(rated)


def _in_a_row() -> ColumnElement[bool]:
    lately = func.sum(case((_game_won, 1), else_=0)).over(
        partition_by=rated.c.server_id, order_by=games.c.serial, rows=(1 - IN_A_ROW, 0)
    )
    return lately == IN_A_ROW


@dataclass(frozen=True, slots=True)
class Badge:
    """An achievement: `when` it happens in a deal or (not `of_deal`) a game, `times` times."""

    name: str
    when: ColumnElement[bool]
    of_deal: bool = True
    times: int = 1


BADGES: Final = (
    Badge("first-win", _game_won, of_deal=False),
    Badge("ten-games", true(), of_deal=False, times=10),
    Badge("hundred-games", true(), of_deal=False, times=100),
    Badge("in-a-row", _in_a_row(), of_deal=False),
    Badge("shutout", _game_won & (games.c.shutout == 1), of_deal=False),
    Badge("sweep", _every_column(), of_deal=False),
    Badge("upset", _upset(), of_deal=False),
    Badge("gin", _gin),
    Badge("big-gin", _deal_won & (figures.c.result == ResultKind.BIG_GIN)),
    Badge("gin-at-once", _gin & (figures.c.turn == 1)),
    Badge("ten-gins", _gin, times=10),
    Badge("undercut", _deal_won & (figures.c.result == ResultKind.UNDERCUT)),
    Badge(
        "quick-knock",
        _deal_won & (figures.c.result == ResultKind.KNOCK) & (figures.c.turn <= QUICK),
    ),
    Badge("rich-deal", _rich),
    Badge("went-out", _deal_won & (figures.c.result == ResultKind.OUT)),
)


@dataclass(frozen=True, slots=True)
class EarnedBadge:
    """A badge that a member has; `deal` is None where it is for the whole game."""

    name: str
    table_id: int
    deal: int | None
    at: datetime


async def of_member(connection: AsyncConnection, scope: StatsScope) -> list[EarnedBadge]:
    """Return a member's badges in the order of `BADGES`, each from when it was first earned."""
    earned: list[EarnedBadge] = []
    for badge in BADGES:
        happened = (_deals if badge.of_deal else _games)(badge.when, scope).subquery()
        query = (
            select(happened.c.table_id, happened.c.deal, happened.c.at)
            .where(happened.c.it)
            .order_by(happened.c.at, happened.c.table_id, happened.c.deal)
            .limit(1)
            .offset(badge.times - 1)
        )
        if (first := (await connection.execute(query)).first()) is not None:
            earned.append(EarnedBadge(badge.name, *first))
    return earned


def _deals(when: ColumnElement[bool], scope: StatsScope) -> Select[*tuple[Any, ...]]:
    here = (figures.c.table_id, figures.c.deal, figures.c.at)
    return select(*here, when.label("it")).where(within(scope))


def _games(when: ColumnElement[bool], scope: StatsScope) -> Select[*tuple[Any, ...]]:
    query = select(
        rated.c.table_id, cast(null(), Number).label("deal"), rated.c.at, when.label("it")
    )
    return query.join(games, games.c.table_id == rated.c.table_id).where(games_within(scope))
