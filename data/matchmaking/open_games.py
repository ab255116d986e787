"""How much a member has open at once: games, challenges, lobbies, sheets and places in queues."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, exists, func, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.entries import entries
from data.schema.matchmaking import queue
from data.schema.tables import OF_GROUP, boards, seats, tables
from data.schema.types import Time
from data.schema.vocabulary import TableKind, TableStatus

ANSWERS: Final = ("close", "agree", "refuse")
"""Entries that take no part in a sheet: a member seated by others may use them to get out."""

EVER: Final = timedelta(days=1)
"""Puts a missing expiry in the future."""


@dataclass(frozen=True, slots=True)
class OpenGames:
    """What a member has open; a challenge sent to them and not accepted is its host's."""

    practice: int = 0  # against computers alone
    games: int = 0  # with others, of two
    contests: int = 0  # with others, of more
    challenges: int = 0  # the member's own
    lobbies: int = 0  # the member's own
    joined: int = 0  # lobbies of others
    sheets: int = 0  # the member's own
    written: int = 0  # sheets they did something on, not those where others seated them
    wishes: int = 0  # places in queues

    @property
    def seats(self) -> int:
        """Seats at games of cards with others, running or waited for."""
        return (
            self.games + self.contests + self.challenges + self.lobbies + self.joined + self.wishes
        )


@dataclass(frozen=True, slots=True)
class OpenCommitments:
    """What a member would leave: games of two, contests of more, sheets, and all that waits."""

    given_up: int = 0
    taken_over: int = 0
    sheets: int = 0
    waiting: int = 0


async def of_member(connection: AsyncConnection, member_id: int, now: datetime) -> OpenGames:
    """Count what a member has open at `now`, without what has expired by then."""
    # A running table doesn't expire. An OR here would keep the query from the indexes below.
    ends = func.coalesce(tables.c.expires_at, literal(now + EVER, Time))
    counts: dict[str, int] = {}
    for kind, count in await _kinds(connection, member_id, ends > now):
        for name in _names(kind):
            counts[name] = counts.get(name, 0) + count
    return OpenGames(**counts, wishes=await _wishes(connection, member_id, now))


async def held(connection: AsyncConnection, member_id: int) -> OpenCommitments:
    """Count the waiting and running tables in which a member has a part."""
    counts: dict[str, int] = {}
    for kind, count in await _kinds(connection, member_id):
        if kind.status == TableStatus.WAITING:
            name = "waiting"
        elif not kind.sits:
            continue
        elif kind.kind == TableKind.SHEET:
            name = "sheets"
        else:
            name = "taken_over" if kind.of_group else "given_up"
        counts[name] = counts.get(name, 0) + count
    return OpenCommitments(**counts)


@dataclass(frozen=True, slots=True)
class _Kind:
    """How a table counts for a member; `wrote` is any entry but `ANSWERS` (sitting down is one)."""

    kind: str
    status: str
    own: bool
    alone: bool
    of_group: bool
    sits: bool
    wrote: bool


async def _kinds(
    connection: AsyncConnection, member_id: int, *where: ColumnElement[bool]
) -> list[tuple[_Kind, int]]:
    in_group = select(seats.c.table_id).where(seats.c.member_id == member_id, OF_GROUP)
    states, here = (TableStatus.WAITING, TableStatus.PLAYING), seats.c.table_id == tables.c.table_id
    kinds = (
        tables.c.kind,
        tables.c.status,
        (tables.c.host_id == member_id).label("own"),
        (~exists().where(here, seats.c.member_id != member_id)).label("alone"),
        exists().where(here, OF_GROUP).label("of_group"),
        exists().where(here, seats.c.member_id == member_id).label("sits"),
        exists()
        .where(
            entries.c.table_id == tables.c.table_id,
            entries.c.member_id == member_id,
            entries.c.word.not_in(ANSWERS),
        )
        .label("wrote"),
    )
    each = (
        select(*kinds)
        .where(
            or_(
                and_(tables.c.host_id == member_id, tables.c.status.in_(states)),
                and_(tables.c.guest_id == member_id, tables.c.status.in_(states)),
                and_(tables.c.second_guest_id == member_id, tables.c.status.in_(states)),
                and_(tables.c.table_id.in_(in_group), tables.c.status.in_(states)),
            ),
            ~exists().where(boards.c.table_id == tables.c.table_id),
            *where,
        )
        .subquery()
    )
    query = select(*each.c, func.count()).group_by(*each.c)
    rows: Sequence[Any] = (await connection.execute(query)).all()
    return [(_Kind(*row[:-1]), row[-1]) for row in rows]


def _names(kind: _Kind) -> tuple[str, ...]:
    waits = kind.status == TableStatus.WAITING
    if kind.kind == TableKind.SHEET:
        takes_part = kind.sits and (kind.own or kind.wrote)
        return ("sheets",) * kind.own + ("written",) * takes_part
    if kind.of_group:
        if waits and kind.own:
            return ("lobbies",)
        name = "joined" if waits else _running(kind)
        return (name,) if kind.sits else ()
    if waits:
        return ("challenges",) if kind.own else ()
    return (_running(kind),)


def _running(kind: _Kind) -> str:
    if kind.alone:
        return "practice"
    return "contests" if kind.of_group else "games"


async def _wishes(connection: AsyncConnection, member_id: int, now: datetime) -> int:
    query = select(func.count()).where(
        queue.c.member_id == member_id, queue.c.rules.is_not(None), queue.c.expires_at > now
    )
    return await connection.scalar(query) or 0
