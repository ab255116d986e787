"""How much a member has open at once: games, challenges, lobbies, sheets and wishes to play."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, exists, func, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.games import OF_GROUP, boards, entries, seats, tables
from data.schema.matchmaking import queue
from data.schema.types import Time
from data.table.tables import PLAYING, SHEET, WAITING

ANSWERS: Final = ("close", "agree", "refuse")
"""What those enter on a sheet, too, who never wished to sit there and would be rid of it."""

EVER: Final = timedelta(days=1)
"""Any time in the future."""


@dataclass(frozen=True, slots=True)
class OpenGames:
    """What a member has open.

    A challenge that the member was sent, and hasn't accepted, is somebody else's and isn't here.

    Attributes:
        practice: Running games in which everybody else is the computer, of two or of more.
        games: Running games of two against another member.
        contests: Running contests of more than two in which the member sits, and another.
        challenges: Challenges and open seats of the member's own that wait.
        lobbies: Lobbies of the member's own that wait.
        joined: Lobbies of others in which the member sits.
        sheets: Sheets for real cards, waiting or running, that the member has laid out.
        written: The sheets at which the member sits and has laid them out, sat down by themselves,
            or entered something; not those at which somebody else has seated them and no more.
        wishes: Servers in whose queues the member waits.
    """

    practice: int = 0
    games: int = 0
    contests: int = 0
    challenges: int = 0
    lobbies: int = 0
    joined: int = 0
    sheets: int = 0
    written: int = 0
    wishes: int = 0

    @property
    def seats(self) -> int:
        """Seats at games of cards with others, those that the member keeps or waits for too."""
        return (
            self.games + self.contests + self.challenges + self.lobbies + self.joined + self.wishes
        )


@dataclass(frozen=True, slots=True)
class Held:
    """What a member would leave: games of two, contests of more, sheets, and all that waits."""

    given_up: int = 0
    taken_over: int = 0
    sheets: int = 0
    waiting: int = 0


async def of_member(connection: AsyncConnection, member_id: int, now: datetime) -> OpenGames:
    """Count what a member has open; what has run out by `now` isn't open any more."""
    # What runs has no such time. An OR here would take the place of the indexes below.
    ends = func.coalesce(tables.c.expires_at, literal(now + EVER, Time))
    counts: dict[str, int] = {}
    for kind, count in await _kinds(connection, member_id, ends > now):
        for name in _names(kind):
            counts[name] = counts.get(name, 0) + count
    return OpenGames(**counts, wishes=await _wishes(connection, member_id, now))


async def held(connection: AsyncConnection, member_id: int) -> Held:
    """Count all that a member has a part in and that waits or runs."""
    counts: dict[str, int] = {}
    for kind, count in await _kinds(connection, member_id):
        if kind.status == WAITING:
            name = "waiting"
        elif not kind.sits:
            continue
        elif kind.kind == SHEET:
            name = "sheets"
        else:
            name = "taken_over" if kind.of_group else "given_up"
        counts[name] = counts.get(name, 0) + count
    return Held(**counts)


@dataclass(frozen=True, slots=True)
class _Kind:
    """What tables have in common that are counted alike.

    Attributes:
        own: Whether the member has set it up.
        alone: Whether no other member has a seat.
        of_group: Whether more than two play.
        sits: Whether the member has a seat.
        wrote: Whether the member has entered anything on the sheet but answers; so does whoever
            sits down.
    """

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
    """Count the tables that wait or run, of which a member is host or guest, or where they sit."""
    in_group = select(seats.c.table_id).where(seats.c.member_id == member_id, OF_GROUP)
    states, here = (WAITING, PLAYING), seats.c.table_id == tables.c.table_id
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
                and_(tables.c.table_id.in_(in_group), tables.c.status.in_(states)),
            ),
            tables.c.table_id.not_in(select(boards.c.table_id)),
            *where,
        )
        .subquery()
    )
    query = select(*each.c, func.count()).group_by(*each.c)
    rows: Sequence[Any] = (await connection.execute(query)).all()
    return [(_Kind(*row[:-1]), row[-1]) for row in rows]


def _names(kind: _Kind) -> tuple[str, ...]:
    """What tables of one kind are counted as."""
    waits = kind.status == WAITING
    if kind.kind == SHEET:
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
    """What a running game of cards is counted as."""
    if kind.alone:
        return "practice"
    return "contests" if kind.of_group else "games"


async def _wishes(connection: AsyncConnection, member_id: int, now: datetime) -> int:
    query = select(func.count()).where(
        queue.c.member_id == member_id, queue.c.rules.is_not(None), queue.c.expires_at > now
    )
    return await connection.scalar(query) or 0
