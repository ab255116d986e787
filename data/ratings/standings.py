"""A server's standings, added up as deals and games end.

They are kept by kind of game and by time, so that reading them costs the same however much was
played. A board's order is its measure, the highest first; what is left equal is kept apart by the
member's id, so that a rank is always the place in the list.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Select, case, delete, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from data.ratings.board_viewers import ANYBODY, Onlooker
from data.schema.games import members
from data.schema.standings import standings
from data.storage.queries import columns, fetch_all, fetch_one, insert_into, one_of, values_of

EVERY: Final = ""
"""All kinds of game together."""

EVER: Final = ""
"""All time together."""

ENOUGH: Final = 10
"""Games after which the share of those won is told."""

WHOLE: Final = 10_000
"""The share of won games of somebody who won them all."""

RANKED: Final = 1000
"""Ranks that are counted; whoever comes after them is beyond, however many there are."""

Key = tuple[str, str, int]
"""The kind of game, the time and the member of a standing in a server."""

_KEY = ("server_id", "family", "period", "member_id")
_ADDED = ("games", "games_won", "deals", "deals_won", "points", "net", "gins", "undercuts")

MEASURES: Final[Mapping[str, tuple[Column[Any], ...]]] = {
    "net": tuple(standings.c[name] for name in ("net", "games_won", "points", "member_id")),
    **{
        name: (standings.c[name], standings.c.member_id)
        for name in ("games_won", "rate", "gins", "undercuts", "best_streak")
    },
}
"""What a board may be ordered by, and the columns that it is ordered by then."""


@dataclass(frozen=True, slots=True)
class Board:
    """Whose standings, in which kind of game and at what time."""

    server_id: int
    family: str = EVERY
    period: str = EVER


@dataclass(frozen=True, slots=True)
class Tally:
    """What deals and games bring a member on one board.

    Attributes:
        streak: Games won in a row up to now; of what is added, whether the game was won.
        best_streak: The most there have been.
    """

    server_id: int
    family: str
    period: str
    member_id: int
    games: int = 0
    games_won: int = 0
    deals: int = 0
    deals_won: int = 0
    points: int = 0
    net: int = 0
    gins: int = 0
    undercuts: int = 0
    streak: int = 0
    best_streak: int = 0

    @property
    def rate(self) -> int | None:
        """Games won of 10,000; None before enough were played."""
        return self.games_won * WHOLE // self.games if self.games >= ENOUGH else None


@dataclass(frozen=True, slots=True)
class Standing:
    """What a member has to show on a board, under the name last seen."""

    server_id: int
    member_id: int
    name: str
    games: int = 0
    games_won: int = 0
    deals: int = 0
    deals_won: int = 0
    points: int = 0
    net: int = 0
    gins: int = 0
    undercuts: int = 0
    streak: int = 0
    best_streak: int = 0
    rate: int | None = None


_STANDING = select(
    standings.c.server_id,
    standings.c.member_id,
    members.c.name,
    *columns(standings, Standing, skip=("server_id", "member_id", "name")),
).join(members, members.c.member_id == standings.c.member_id)


def plus(one: Tally, more: Tally) -> Tally:
    """Add up as `add` does in the database: games one by one, in the order they were settled."""
    added = {name: getattr(one, name) + getattr(more, name) for name in _ADDED}
    streak = one.streak if not more.games else one.streak + 1 if more.games_won else 0
    key = {name: getattr(one, name) for name in _KEY}
    return Tally(**key, **added, streak=streak, best_streak=max(one.best_streak, streak))


async def add(connection: AsyncConnection, tallies: Sequence[Tally]) -> None:
    """Add what a deal or a game brings; of games no more than one at a time."""
    if not tallies:
        return
    insert = insert_into(connection, standings)
    more = insert.excluded
    added: dict[str, Any] = {name: standings.c[name] + more[name] for name in _ADDED}
    streak = case(
        (more.games == 0, standings.c.streak), (more.games_won > 0, standings.c.streak + 1), else_=0
    )
    games, won = added["games"], added["games_won"]
    added |= {
        "streak": streak,
        "best_streak": case(
            (streak > standings.c.best_streak, streak), else_=standings.c.best_streak
        ),
        "rate": case((games >= ENOUGH, won * WHOLE // games), else_=None),
    }
    key = [standings.c[name] for name in _KEY]
    await connection.execute(
        insert.on_conflict_do_update(index_elements=key, set_=added), _rows(tallies)
    )


async def put(connection: AsyncConnection, tallies: Sequence[Tally]) -> None:
    """Write whole standings, in place of those there are."""
    if not tallies:
        return
    insert = insert_into(connection, standings)
    key = [standings.c[name] for name in _KEY]
    new = {each.name: insert.excluded[each.name] for each in standings.c if each.name not in _KEY}
    await connection.execute(
        insert.on_conflict_do_update(index_elements=key, set_=new), _rows(tallies)
    )


async def drop(connection: AsyncConnection, server_id: int, keys: Collection[Key]) -> None:
    """Delete standings of a server."""
    every = (standings.c.server_id, standings.c.family, standings.c.period, standings.c.member_id)
    gone = one_of(every, [(server_id, *key) for key in keys])
    await connection.execute(delete(standings).where(gone))


async def take_back(connection: AsyncConnection, tallies: Iterable[Tally]) -> None:
    """Take away what deals have brought; whoever has nothing left stands on the board no more."""
    back = [negative(each) for each in tallies]
    if not back:
        return
    await add(connection, back)
    empty = (standings.c.games == 0) & (standings.c.deals == 0)
    here = standings.c.server_id.in_({each.server_id for each in back})
    who = standings.c.member_id.in_({each.member_id for each in back})
    await connection.execute(delete(standings).where(here, who, empty))


async def clear(connection: AsyncConnection, server_id: int) -> None:
    """Forget all of a server's standings."""
    await connection.execute(delete(standings).where(standings.c.server_id == server_id))


async def of_server(connection: AsyncConnection, server_id: int) -> list[Tally]:
    """Give all that is kept of a server."""
    query = select(*columns(standings, Tally)).where(standings.c.server_id == server_id)
    return await fetch_all(connection, query.order_by(*standings.primary_key), Tally)


async def top(
    connection: AsyncConnection,
    board: Board,
    measure: str,
    limit: int,
    offset: int = 0,
    *,
    onlooker: Onlooker = ANYBODY,
) -> list[Standing]:
    """Give `limit` members of a board as somebody sees it, from a place on, the first being 0."""
    query = (
        _STANDING.where(_on(board), _tells(measure), onlooker.sees(standings.c.member_id))
        .order_by(*(column.desc() for column in MEASURES[measure]))
        .limit(limit)
        .offset(offset)
    )
    return await fetch_all(connection, query, Standing)


async def of_member(
    connection: AsyncConnection,
    board: Board,
    measure: str,
    member_id: int,
    *,
    onlooker: Onlooker | None = None,
) -> tuple[int | None, Standing] | None:
    """Give a member's rank on a board, from 1, and standing; None before the first deal.

    The rank is among those whom somebody sees; without anybody in particular, whom the member does.
    It is None where the board doesn't list the member: nothing to show for the measure yet.
    It is no more than one above `RANKED`, which stands for all that come after.
    """
    own = await fetch_one(
        connection, _STANDING.where(_on(board), standings.c.member_id == member_id), Standing
    )
    if own is None:
        return None
    if not (getattr(own, measure) or measure == "net"):
        return None, own
    order = MEASURES[measure]
    ahead = tuple_(*order) > tuple(getattr(own, column.name) for column in order)
    seen = (onlooker or Onlooker(member_id)).sees(standings.c.member_id)
    return await rank(connection, select(standings.c.member_id).where(_on(board), ahead, seen)), own


async def rank(connection: AsyncConnection, ahead: Select[Any]) -> int:
    """Give the rank of whoever comes after these, no more than one above `RANKED`."""
    counted = select(func.count()).select_from(ahead.limit(RANKED).subquery())
    return (await connection.execute(counted)).scalar_one() + 1


def _on(board: Board) -> ColumnElement[bool]:
    return (
        (standings.c.server_id == board.server_id)
        & (standings.c.family == board.family)
        & (standings.c.period == board.period)
    )


def _tells(measure: str) -> ColumnElement[bool]:
    """Tell who has anything to show: behind on net is something, no gin at all is nothing."""
    least = -(2**62) if measure == "net" else 0
    return standings.c[measure] > least


def _rows(tallies: Iterable[Tally]) -> list[dict[str, Any]]:
    return [values_of(each) | {"rate": each.rate} for each in tallies]


def negative(tally: Tally) -> Tally:
    """Give what takes a tally away again, of deals alone."""
    values = {each.name: getattr(tally, each.name) for each in fields(tally)}
    return Tally(**values | {name: -values[name] for name in _ADDED})
