"""A server's standings by family and period, added up as deals and games end.

A board is ordered by its measure, then by member id, so that a rank is the place in the list.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Executable,
    Select,
    case,
    delete,
    func,
    select,
    tuple_,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from data.ratings.board_viewers import ANYBODY, BoardViewer
from data.schema.members import members
from data.schema.standings import standings
from data.storage.queries import (
    columns,
    fetch_all,
    fetch_one,
    insert_for,
    insert_into,
    one_of,
    values_of,
)
from engine.words import Word

EVERY: Final = ""
"""All families of games together."""

EVER: Final = ""
"""All time."""

ENOUGH: Final = 10
"""Games from which the share of those won is shown."""

WHOLE: Final = 10_000
"""The share of won games of a member who won them all."""

RANKED: Final = 1000
"""Ranks that are counted; all members after them share the next."""

Key = tuple[str, str, int]
"""The family, the period and the member of a standing in a server."""

_KEY = ("server_id", "family", "period", "member_id")
_ADDED = ("games", "games_won", "deals", "deals_won", "points", "net", "gins", "undercuts")


class Measure(Word):
    """What orders a board: the ratings, which are stored apart, or a column of the standings."""

    RATING = "rating"
    NET = "net"
    GAMES_WON = "games_won"
    RATE = "rate"
    GINS = "gins"
    UNDERCUTS = "undercuts"
    BEST_STREAK = "best_streak"


MEASURES: Final[Mapping[Measure, tuple[Column[Any], ...]]] = {
    each: (standings.c[each], standings.c.member_id)
    for each in Measure
    if each not in {Measure.RATING, Measure.NET}
} | {Measure.NET: tuple(standings.c[name] for name in ("net", "games_won", "points", "member_id"))}
"""The columns that the measures of standings order by."""


@dataclass(frozen=True, slots=True)
class Board:
    """A server's standings in a family of games and a period."""

    server_id: int
    family: str = EVERY
    period: str = EVER


@dataclass(frozen=True, slots=True)
class Tally:
    """A member's sums on a board. `streak` is wins in a row; of an addition, whether it was won."""

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
    """A member's standing on a board, under the name last seen."""

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
    """Add what a deal or a game brings; of games, one at a time."""
    if not tallies:
        return
    await connection.execute(_adding(connection.dialect.name), _rows(tallies))


@cache
def _adding(dialect: str) -> Executable:
    # Built once: building it takes longer than running it.
    insert = insert_for(dialect, standings)
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
    return insert.on_conflict_do_update(index_elements=key, set_=added)


async def put(connection: AsyncConnection, tallies: Sequence[Tally]) -> None:
    """Write whole standings in place of those stored."""
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
    """Subtract what deals have brought; a member with nothing left leaves the board."""
    back = [negative(each) for each in tallies]
    if not back:
        return
    await add(connection, back)
    empty = (standings.c.games == 0) & (standings.c.deals == 0)
    here = standings.c.server_id.in_({each.server_id for each in back})
    who = standings.c.member_id.in_({each.member_id for each in back})
    await connection.execute(delete(standings).where(here, who, empty))


async def of_server(connection: AsyncConnection, server_id: int) -> list[Tally]:
    """Return all standings of a server."""
    query = select(*columns(standings, Tally)).where(standings.c.server_id == server_id)
    return await fetch_all(connection, query.order_by(*standings.primary_key), Tally)


async def periods(connection: AsyncConnection, server_id: int) -> list[str]:
    """Return the periods in which anything was counted in a server, the latest first."""
    own = standings.c.server_id == server_id, standings.c.family == EVERY
    query = select(standings.c.period).where(*own).distinct().order_by(standings.c.period.desc())
    return list((await connection.scalars(query)).all())


async def top(
    connection: AsyncConnection,
    board: Board,
    measure: Measure,
    limit: int,
    offset: int = 0,
    *,
    onlooker: BoardViewer = ANYBODY,
) -> list[Standing]:
    """Return `limit` members of a board as a viewer sees it, from `offset` (the first is 0)."""
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
    measure: Measure,
    member_id: int,
    *,
    onlooker: BoardViewer | None = None,
) -> tuple[int | None, Standing] | None:
    """Return a member's rank on a board and standing; None before the first deal.

    The rank, from 1 to `RANKED` + 1, is among those that the viewer (None: the member) sees; None
    where the board doesn't list the member.
    """
    own = await fetch_one(
        connection, _STANDING.where(_on(board), standings.c.member_id == member_id), Standing
    )
    if own is None:
        return None
    if not (getattr(own, measure) or measure == Measure.NET):
        return None, own
    order = MEASURES[measure]
    ahead = tuple_(*order) > tuple(getattr(own, column.name) for column in order)
    seen = (onlooker or BoardViewer(member_id)).sees(standings.c.member_id)
    return await rank(connection, select(standings.c.member_id).where(_on(board), ahead, seen)), own


async def rank(connection: AsyncConnection, ahead: Select[Any]) -> int:
    """Return the rank after the members ahead, at most `RANKED` + 1."""
    counted = select(func.count()).select_from(ahead.limit(RANKED).subquery())
    return (await connection.execute(counted)).scalar_one() + 1


def _on(board: Board) -> ColumnElement[bool]:
    return (
        (standings.c.server_id == board.server_id)
        & (standings.c.family == board.family)
        & (standings.c.period == board.period)
    )


def _tells(measure: Measure) -> ColumnElement[bool]:
    """Match members with something to show: a negative net is something, no gin is nothing."""
    least = -(2**62) if measure == Measure.NET else 0
    return standings.c[measure] > least


def _rows(tallies: Iterable[Tally]) -> list[dict[str, Any]]:
    return [values_of(each) | {"rate": each.rate} for each in tallies]


def negative(tally: Tally) -> Tally:
    """Return the tally that takes one of deals alone away again."""
    values = {each.name: getattr(tally, each.name) for each in fields(tally)}
    return Tally(**values | {name: -values[name] for name in _ADDED})
