"""The rows that a recount changes, found and written."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from data.ratings import ratings, standings
from data.ratings.ratings import Key as RatingKey
from data.ratings.ratings import RatedRow, RatingRow
from data.ratings.standings import Key as StandingKey
from data.ratings.standings import Tally

Kind = Literal["standings", "ratings", "rated"]
_K = TypeVar("_K")


@dataclass(frozen=True, slots=True)
class CountedRows:
    """All that is counted in a server: standings, ratings, and each game's change of a rating."""

    standings: Mapping[StandingKey, Tally]
    ratings: Mapping[RatingKey, RatingRow]
    rated: Mapping[tuple[int, int], RatedRow]


@dataclass(frozen=True, slots=True)
class ChangedKeys:
    """The keys of changed rows."""

    tallies: set[StandingKey] = field(default_factory=set[StandingKey])
    ratings: set[RatingKey] = field(default_factory=set[RatingKey])
    rated: set[tuple[int, int]] = field(default_factory=set[tuple[int, int]])


@dataclass(frozen=True, slots=True)
class RowChange:
    """A row as it is to be; None deletes it."""

    kind: Kind
    key: tuple[Any, ...]
    row: Tally | RatingRow | RatedRow | None


async def stored(connection: AsyncConnection, server_id: int) -> CountedRows:
    """Return what is stored of a server."""
    return CountedRows(
        {
            (each.family, each.period, each.member_id): each
            for each in await standings.of_server(connection, server_id)
        },
        {
            (each.family, each.member_id): each
            for each in await ratings.of_server(connection, server_id)
        },
        {
            (each.table_id, each.member_id): each
            for each in await ratings.all_rated(connection, server_id)
        },
    )


def difference(before: CountedRows, after: CountedRows) -> list[RowChange]:
    """Return the changes that turn `before` into `after`."""
    return [
        *_between("standings", before.standings, after.standings),
        *_between("ratings", before.ratings, after.ratings),
        *_between("rated", before.rated, after.rated),
    ]


async def store(connection: AsyncConnection, server_id: int, changes: Iterable[RowChange]) -> None:
    """Write changes; of several of one row the last counts."""
    put: dict[Kind, list[Any]] = {"standings": [], "ratings": [], "rated": []}
    drop: dict[Kind, list[Any]] = {"standings": [], "ratings": [], "rated": []}
    last = {(each.kind, each.key): each for each in changes}
    for each in last.values():
        if each.row is None:
            drop[each.kind].append(each.key)
        else:
            put[each.kind].append(each.row)
    if drop["standings"]:
        await standings.drop(connection, server_id, drop["standings"])
    if drop["ratings"]:
        await ratings.drop(connection, server_id, drop["ratings"])
    if drop["rated"]:
        await ratings.drop_rated(connection, drop["rated"])
    await standings.put(connection, put["standings"])
    await ratings.put(connection, put["ratings"])
    await ratings.note(connection, put["rated"])


def _between(kind: Kind, before: Mapping[_K, Any], after: Mapping[_K, Any]) -> list[RowChange]:
    gone: Any = [key for key in before if key not in after]
    new: Any = [(key, row) for key, row in after.items() if before.get(key) != row]
    return [RowChange(kind, key, None) for key in gone] + [
        RowChange(kind, key, row) for key, row in new
    ]
