"""Members' ratings at each family of games, and each rated game's change of them."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import delete, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from data.ratings.board_viewers import ANYBODY, BoardViewer
from data.ratings.standings import EVER, Standing, rank
from data.schema.members import members
from data.schema.standings import rated, ratings, standings
from data.storage.queries import columns, fetch_all, fetch_one, insert_into, one_of, values_of

Pair = tuple[int, int]
"""Two members, in order of id."""

Key = tuple[str, int]
"""The family and the member of a rating in a server."""

COMPUTER: Final = 0
"""Stands for the computer among opponents; no member of Discord has this id."""

_ORDER = (ratings.c.settled, ratings.c.rating, ratings.c.member_id)


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A rating at a family of games, `mu` with spread `sigma`; `settled` if it can be trusted."""

    server_id: int
    family: str
    member_id: int
    mu: float
    sigma: float
    games: int
    rating: int
    settled: bool


@dataclass(frozen=True, slots=True)
class RatedRow:
    """A rated game's effect on a member's rating: the `rating` after it, and its `change`.

    `side` counts from 1; `outcome` is 1 won, -1 lost, 0 neither; `level` is the computer's or "".
    """

    table_id: int
    member_id: int
    server_id: int
    family: str
    side: int
    rating: int
    change: int
    at: datetime
    variant: str = ""
    outcome: int = 0
    level: str = ""


@dataclass(frozen=True, slots=True)
class BoardRating:
    """A member's rating on a board, with their standing in that family."""

    standing: Standing
    rating: int
    settled: bool


_RATED = (
    select(
        ratings.c.rating,
        ratings.c.settled,
        ratings.c.server_id,
        ratings.c.member_id,
        members.c.name,
        *columns(standings, Standing, skip=("server_id", "member_id", "name")),
    )
    .join(members, members.c.member_id == ratings.c.member_id)
    .outerjoin(
        standings,
        (standings.c.server_id == ratings.c.server_id)
        & (standings.c.family == ratings.c.family)
        & (standings.c.period == EVER)
        & (standings.c.member_id == ratings.c.member_id),
    )
)


def _read(
    rating: int,
    settled: bool,  # noqa: FBT001 - a column
    server_id: int,
    member_id: int,
    name: str,
    *counts: int | None,
) -> BoardRating:
    """Read a row; a member who has only practised has no standing, and nothing else to show."""
    shown = counts if counts[0] is not None else ()
    standing = Standing(server_id, member_id, name, *shown)  # pyright: ignore[reportArgumentType]
    return BoardRating(standing, rating, settled)


async def of_members(
    connection: AsyncConnection, server_id: int, family: str, member_ids: Collection[int]
) -> dict[int, RatingRow]:
    """Return members' ratings at a family by id, leaving out those never rated."""
    query = select(*columns(ratings, RatingRow)).where(
        ratings.c.server_id == server_id,
        ratings.c.family == family,
        ratings.c.member_id.in_(member_ids),
    )
    return {row.member_id: row for row in await fetch_all(connection, query, RatingRow)}


async def every_kind(
    connection: AsyncConnection, server_id: int, member_id: int, families: Collection[str]
) -> list[RatingRow]:
    """Return a member's ratings in a server at some families."""
    query = select(*columns(ratings, RatingRow)).where(
        ratings.c.server_id == server_id,
        ratings.c.family.in_(families),
        ratings.c.member_id == member_id,
    )
    return await fetch_all(connection, query.order_by(ratings.c.family), RatingRow)


async def of_server(connection: AsyncConnection, server_id: int) -> list[RatingRow]:
    """Return all ratings of a server."""
    query = select(*columns(ratings, RatingRow)).where(ratings.c.server_id == server_id)
    return await fetch_all(connection, query.order_by(*ratings.primary_key), RatingRow)


async def put(connection: AsyncConnection, rows: Sequence[RatingRow]) -> None:
    """Store ratings in place of those before."""
    if not rows:
        return
    insert = insert_into(connection, ratings)
    kept = {name: insert.excluded[name] for name in ("mu", "sigma", "games", "rating", "settled")}
    key = [ratings.c.server_id, ratings.c.family, ratings.c.member_id]
    await connection.execute(
        insert.on_conflict_do_update(index_elements=key, set_=kept),
        [values_of(row) for row in rows],
    )


async def drop(connection: AsyncConnection, server_id: int, keys: Collection[Key]) -> None:
    """Delete ratings of a server."""
    every = (ratings.c.server_id, ratings.c.family, ratings.c.member_id)
    gone = one_of(every, [(server_id, *key) for key in keys])
    await connection.execute(delete(ratings).where(gone))


async def note(connection: AsyncConnection, rows: Iterable[RatedRow]) -> None:
    """Store rated games' changes in place of those before."""
    values = [values_of(row) for row in rows]
    if not values:
        return
    insert = insert_into(connection, rated)
    key = ("table_id", "member_id")
    new = {each.name: insert.excluded[each.name] for each in rated.c if each.name not in key}
    await connection.execute(insert.on_conflict_do_update(index_elements=key, set_=new), values)


async def drop_rated(connection: AsyncConnection, keys: Collection[tuple[int, int]]) -> None:
    """Delete rated games' changes, by table and member."""
    gone = one_of((rated.c.table_id, rated.c.member_id), keys)
    await connection.execute(delete(rated).where(gone))


async def of_game(connection: AsyncConnection, table_id: int) -> list[RatedRow]:
    """Return a game's changes of its players' ratings, by side."""
    query = select(*columns(rated, RatedRow)).where(rated.c.table_id == table_id)
    return await fetch_all(connection, query.order_by(rated.c.side, rated.c.member_id), RatedRow)


async def all_rated(connection: AsyncConnection, server_id: int) -> list[RatedRow]:
    """Return every rated game's changes of ratings in a server."""
    query = select(*columns(rated, RatedRow)).where(rated.c.server_id == server_id)
    return await fetch_all(connection, query.order_by(*rated.primary_key), RatedRow)


async def met(
    connection: AsyncConnection,
    server_id: int,
    family: str,
    member_ids: Collection[int],
    since: datetime,
) -> dict[Pair, int]:
    """Count the rated games since a time in which each two of some members were opponents."""
    one, other = rated.alias("one"), rated.alias("other")
    query = (
        select(one.c.member_id, other.c.member_id, func.count())
        .join(
            other,
            (other.c.table_id == one.c.table_id)
            & (other.c.member_id > one.c.member_id)
            & (other.c.side != one.c.side),
        )
        .where(
            one.c.server_id == server_id,
            one.c.family == family,
            one.c.member_id.in_(member_ids),
            other.c.member_id.in_(member_ids),
            one.c.at > since,
        )
        .group_by(one.c.member_id, other.c.member_id)
    )
    return {(low, high): count for low, high, count in await connection.execute(query)}


async def practised(
    connection: AsyncConnection, server_id: int, family: str, member_id: int, since: datetime
) -> dict[Pair, int]:
    """Count a member's rated games against the computer since a time, at any level."""
    query = select(func.count()).where(
        rated.c.server_id == server_id,
        rated.c.family == family,
        rated.c.member_id == member_id,
        rated.c.at > since,
        rated.c.level != "",
    )
    pair = min(COMPUTER, member_id), max(COMPUTER, member_id)
    return {pair: await connection.scalar(query) or 0}


async def top(
    connection: AsyncConnection,
    server_id: int,
    family: str,
    limit: int,
    offset: int = 0,
    *,
    onlooker: BoardViewer = ANYBODY,
) -> list[BoardRating]:
    """Return `limit` members by rating as a viewer sees them, from `offset` on; unsettled last."""
    here = (ratings.c.server_id == server_id) & (ratings.c.family == family)
    query = (
        _RATED.where(here, onlooker.sees(ratings.c.member_id))
        .order_by(*(column.desc() for column in _ORDER))
        .limit(limit)
        .offset(offset)
    )
    return await fetch_all(connection, query, _read)


async def of_member(
    connection: AsyncConnection,
    server_id: int,
    family: str,
    member_id: int,
    *,
    onlooker: BoardViewer | None = None,
) -> tuple[int, BoardRating] | None:
    """Return a member's rank as the viewer (None: the member) sees it, and rating, or None."""
    here = (ratings.c.server_id == server_id) & (ratings.c.family == family)
    own = await fetch_one(connection, _RATED.where(here, ratings.c.member_id == member_id), _read)
    if own is None:
        return None
    ahead = tuple_(*_ORDER) > (own.settled, own.rating, member_id)
    seen = (onlooker or BoardViewer(member_id)).sees(ratings.c.member_id)
    return await rank(connection, select(ratings.c.member_id).where(here, ahead, seen)), own
