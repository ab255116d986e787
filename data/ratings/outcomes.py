"""Members' rated games against each other; `ratings` alone has those against the computer too."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, and_, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.ratings.deal_stats import StatsScope
from data.schema.contests import games
from data.schema.standings import rated
from data.storage.queries import fetch_all

UNCOUNTED: Final = ""
"""The variant of a game rated by an earlier version, until its server is counted again."""


@dataclass(frozen=True, slots=True)
class PresetRecord:
    """A member's games by rules that began with one preset."""

    variant: str
    won: int
    lost: int
    drawn: int

    @property
    def games(self) -> int:
        """The number of games."""
        return self.won + self.lost + self.drawn


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game of two members on different sides; `winner` is 1, 2 or None, `net` its lead."""

    table_id: int
    variant: str
    winner: int | None
    net: int
    reason: str
    at: datetime


async def by_variant(connection: AsyncConnection, scope: StatsScope) -> list[PresetRecord]:
    """Return a member's games by variant, the most played first."""
    counts = [
        func.sum(case((rated.c.outcome == outcome, 1), else_=0)).label(name)
        for name, outcome in (("won", 1), ("lost", -1), ("drawn", 0))
    ]
    query = (
        select(rated.c.variant, *counts)
        .where(games_within(scope))
        .group_by(rated.c.variant)
        .order_by(func.count().desc(), rated.c.variant)
    )
    return [PresetRecord(row[0], *map(int, row[1:])) for row in await connection.execute(query)]


async def ratings(connection: AsyncConnection, scope: StatsScope) -> list[tuple[int, int]]:
    """Return a member's ratings and changes by game; the scope needs a server and a family."""
    query = (
        select(rated.c.rating, rated.c.change)
        .join(games, games.c.table_id == rated.c.table_id)
        .where(_rated_within(scope))
        .order_by(games.c.serial)
    )
    return [(rating, change) for rating, change in await connection.execute(query)]


async def between(connection: AsyncConnection, scope: StatsScope, other_id: int) -> list[Meeting]:
    """Return the games in which a member and another were opponents, in order."""
    theirs = rated.alias("theirs")
    winner = case((rated.c.outcome == 1, 1), (theirs.c.outcome == 1, 2), else_=None)
    query = (
        select(rated.c.table_id, rated.c.variant, winner, games.c.net, games.c.reason, rated.c.at)
        .join(
            theirs,
            and_(
                theirs.c.table_id == rated.c.table_id,
                theirs.c.member_id == other_id,
                theirs.c.side != rated.c.side,
            ),
        )
        .join(games, games.c.table_id == rated.c.table_id)
        .where(games_within(scope))
        .order_by(rated.c.at, games.c.serial, rated.c.table_id)
    )
    return await fetch_all(connection, query, Meeting)


def games_within(scope: StatsScope) -> ColumnElement[bool]:
    """Match a scope's rated games between members."""
    return and_(_rated_within(scope), rated.c.level == "")


def _rated_within(scope: StatsScope) -> ColumnElement[bool]:
    every = [rated.c.member_id == scope.member_id, rated.c.variant != UNCOUNTED]
    if scope.server_id is not None:
        every.append(rated.c.server_id == scope.server_id)
    if scope.family:
        every.append(rated.c.family == scope.family)
    return and_(*every)
