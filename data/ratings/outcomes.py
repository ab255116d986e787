"""How the rated games of members came out: by variant, one after the other, and between two.

What was rated against the computer is in the ratings alone.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, and_, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.ratings.deal_stats import Scope
from data.schema.games import games
from data.schema.standings import rated
from data.storage.queries import fetch_all

UNCOUNTED: Final = ""
"""The variant of a game that an earlier version rated, until all of its server is counted anew."""


@dataclass(frozen=True, slots=True)
class Record:
    """A member's games by rules that began with one preset."""

    variant: str
    won: int
    lost: int
    drawn: int

    @property
    def games(self) -> int:
        """All of them."""
        return self.won + self.lost + self.drawn


@dataclass(frozen=True, slots=True)
class Met:
    """A game in which two members were on different sides.

    Attributes:
        winner: Which of them won it, 1 or 2; None where neither did.
        net: What the winning side was ahead by.
        reason: How it was settled, as the engine says it.
    """

    table_id: int
    variant: str
    winner: int | None
    net: int
    reason: str
    at: datetime


async def by_variant(connection: AsyncConnection, scope: Scope) -> list[Record]:
    """Give a member's games by variant, the most played first."""
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
    return [Record(row[0], *map(int, row[1:])) for row in await connection.execute(query)]


async def ratings(connection: AsyncConnection, scope: Scope) -> list[tuple[int, int]]:
    """Give a member's rating after each of their games, and what that changed, in order.

    Those against the computer are among them. Ratings are of one server and one kind of game, which
    the scope names.
    """
    query = (
        select(rated.c.rating, rated.c.change)
        .join(games, games.c.table_id == rated.c.table_id)
        .where(_rated_within(scope))
        .order_by(games.c.serial)
    )
    return [(rating, change) for rating, change in await connection.execute(query)]


async def between(connection: AsyncConnection, scope: Scope, other_id: int) -> list[Met]:
    """Give the games in which a member and another met as opponents, in order."""
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
    return await fetch_all(connection, query, Met)


def games_within(scope: Scope) -> ColumnElement[bool]:
    """Tell which games between members a scope means."""
    return and_(_rated_within(scope), rated.c.level == "")


def _rated_within(scope: Scope) -> ColumnElement[bool]:
    """Tell which rated games a scope means; not those that are still to be counted anew."""
    every = [rated.c.member_id == scope.member_id, rated.c.variant != UNCOUNTED]
    if scope.server_id is not None:
        every.append(rated.c.server_id == scope.server_id)
    if scope.family:
        every.append(rated.c.family == scope.family)
    return and_(*every)
