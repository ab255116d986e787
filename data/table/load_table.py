"""A table with all around it, in one query: server, seats, members, picks, orders, last moves.

Cards and sheet follow from the moves: a copy in memory is valid while `last` is the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    FromClause,
    ScalarSelect,
    and_,
    bindparam,
    exists,
    func,
    literal_column,
    or_,
    select,
    type_coerce,
)
from sqlalchemy import Table as Stored
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core.audit import DECIDING
from data.core.members import Member
from data.schema.contests import contests, games
from data.schema.deals import drafts, moves, orders
from data.schema.members import members, servers
from data.schema.settings import audit, member_settings, server_settings
from data.schema.tables import boards, rooms, seats, tables
from data.schema.turn_clock import ASKED
from data.schema.types import Number, PlainText
from data.schema.vocabulary import PlaceKind, TableStatus
from data.storage.queries import columns
from data.table.move_drafts import Draft
from data.table.orders import OrdersRow
from data.table.rooms import Room
from data.table.tables import SeatOccupant, Table


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move and the press that played it, if any; `repr` hides the word, which may name a card."""

    ply: int
    deal: int
    seat: int
    move: str = field(repr=False)
    at: datetime
    interaction_id: int | None


@dataclass(frozen=True, slots=True)
class LoadedTable:
    """A table and what is around it.

    `seats` and `room` (None: the channel) are those of its contest, which the table `lead_id`
    leads; `number` is its own there, from 1. `stamp` counts the contest's finished deals: while it
    is the same, so is the sheet. `last` and `before` are the last two moves, `drafts` the picks for
    the next ply, `orders` those of whatever deal. `server_set` and, by member id, `set_by` are
    settings as one text (`data.core.settings.read`). `busy` play another contest of the kind in the
    server, `newcomers` have finished none. `reason` is why managers ended the contest or `annulled`
    it, `cause` what ended it before its end, `asked` whether its players have been asked about the
    current turn, or a pause in it.
    """

    table: Table
    server_name: str
    server_locale: str | None
    server_kind: PlaceKind
    lead_id: int
    number: int
    stamp: int | None
    seats: tuple[SeatOccupant, ...]
    members: dict[int, Member]
    drafts: dict[int, Draft]
    last: PlayedMove | None
    before: PlayedMove | None
    server_set: str | None
    set_by: dict[int, str | None]
    busy: frozenset[int] = frozenset()
    newcomers: frozenset[int] = frozenset()
    reason: str | None = None
    cause: str | None = None
    annulled: bool = False
    asked: bool = False
    room: Room | None = None
    orders: dict[int, OrdersRow] = field(default_factory=dict[int, OrdersRow])

    @property
    def somebody_left(self) -> bool:
        """Whether a seat of a running contest is vacant."""
        playing = self.table.status == TableStatus.PLAYING
        return playing and any(each.left_at is not None for each in self.seats)


def _all_set(stored: Stored, here: ColumnElement[bool]) -> ScalarSelect[str]:
    """Select all settings as one text, which `data.core.settings.read` reads."""
    line = stored.c.name + "=" + type_coerce(stored.c.value, PlainText)
    return select(func.aggregate_strings(line, "\n")).where(here).scalar_subquery()


_last, _before = moves.alias("last"), moves.alias("before")
_table, _seat = len(fields(Table)), len(fields(SeatOccupant))
_move, _room = len(fields(PlayedMove)), len(fields(Room))
_LEFT: Final = ("deal", "text", "ply", "done")
# Columns after a member's record: settings, whether busy or played before, picks and orders.
_OWN: Final = 4 + len(_LEFT)

_lead = func.coalesce(boards.c.lead_id, tables.c.table_id)


def _beside(other: FromClause) -> ColumnElement[bool]:
    return and_(
        other.c.status == TableStatus.PLAYING,
        other.c.kind == tables.c.kind,
        other.c.server_id == tables.c.server_id,
        other.c.table_id != _lead,
        ~exists().where(boards.alias("beside").c.table_id == other.c.table_id),
    )


def _plays_beside() -> ColumnElement[bool]:
    """Match members who play another contest there, by an index each: they may have played many."""
    hosts, guests, grouped = (tables.alias(name) for name in ("hosts", "guests", "grouped"))
    joined = seats.alias("joined")
    return or_(
        exists().where(hosts.c.host_id == members.c.member_id, _beside(hosts)),
        exists().where(guests.c.guest_id == members.c.member_id, _beside(guests)),
        exists().where(
            joined.c.member_id == members.c.member_id,
            joined.c.side.is_not(None),
            grouped.c.table_id == joined.c.table_id,
            _beside(grouped),
        ),
    )


def _has_played() -> ColumnElement[bool]:
    past = seats.alias("past")
    return exists().where(past.c.member_id == members.c.member_id, past.c.over_at.is_not(None))


_decided = (
    select(audit.c.reason)
    .where(audit.c.table_id == _lead, audit.c.action.in_(DECIDING))
    .order_by(audit.c.audit_id.desc())
    .limit(1)
    .scalar_subquery()
)

# Literal, since this statement runs so often and SQLAlchemy walks through all of its parts.
_asked = literal_column(
    "(SELECT count(*) FROM alarms WHERE alarms.table_id = tables.table_id"  # noqa: S608 - our words
    f" AND alarms.ply = tables.ply AND alarms.kind IN {ASKED})",
    Number,
)

_WHOLE = (
    select(
        *columns(tables, Table),
        servers.c.name,
        servers.c.locale,
        servers.c.kind,
        _lead,
        func.coalesce(boards.c.number, 1),
        contests.c.deals,
        _all_set(server_settings, server_settings.c.server_id == tables.c.server_id),
        _decided,
        type_coerce(games.c.cause, PlainText),
        games.c.annulled_at.is_not(None),
        _asked,
        *(_last.c[each.name] for each in fields(PlayedMove)),
        *(_before.c[each.name] for each in fields(PlayedMove)),
        *columns(rooms, Room),
        *columns(seats, SeatOccupant),
        *columns(members, Member),
        _all_set(member_settings, member_settings.c.member_id == members.c.member_id),
        _plays_beside(),
        _has_played(),
        drafts.c.text,
        *(orders.c[name] for name in _LEFT),
    )
    .select_from(tables)
    .join(servers, servers.c.server_id == tables.c.server_id)
    .outerjoin(boards, boards.c.table_id == tables.c.table_id)
    .outerjoin(contests, contests.c.table_id == _lead)
    .outerjoin(games, games.c.table_id == _lead)
    .outerjoin(_last, (_last.c.table_id == tables.c.table_id) & (_last.c.ply == tables.c.ply - 1))
    .outerjoin(
        _before, (_before.c.table_id == tables.c.table_id) & (_before.c.ply == tables.c.ply - 2)
    )
    .outerjoin(rooms, rooms.c.table_id == _lead)
    .outerjoin(seats, seats.c.table_id == _lead)
    .outerjoin(members, members.c.member_id == seats.c.member_id)
    .outerjoin(
        drafts,
        (drafts.c.table_id == tables.c.table_id)
        & (drafts.c.member_id == seats.c.member_id)
        & (drafts.c.ply == tables.c.ply),
    )
    .outerjoin(
        orders,
        (orders.c.table_id == tables.c.table_id) & (orders.c.member_id == seats.c.member_id),
    )
    .where(tables.c.table_id == bindparam("wanted"))
    .order_by(seats.c.seat)
)


async def read(connection: AsyncConnection, table_id: int) -> LoadedTable | None:
    """Return a table and what is around it, or None where there is no such table."""
    rows = (await connection.execute(_WHOLE, {"wanted": table_id})).all()
    return _whole(rows) if rows else None


def _whole(rows: Sequence[Sequence[Any]]) -> LoadedTable:
    first, at = rows[0], _table
    table = Table(*first[:at])
    server_name, server_locale, server_kind, lead_id, number, stamp = first[at : at + 6]
    server_set, reason, cause, annulled, asked = first[at + 6 : at + 11]
    at += 11
    last, at = first[at : at + _move], at + _move
    before, at = first[at : at + _move], at + _move
    room, at = first[at : at + _room], at + _room
    seated: list[SeatOccupant] = []
    known: dict[int, Member] = {}
    picked: dict[int, Draft] = {}
    left: dict[int, OrdersRow] = {}
    set_by: dict[int, str | None] = {}
    busy: set[int] = set()
    newcomers: set[int] = set()
    for row in rows:
        seat, member, own = row[at : at + _seat], row[at + _seat : -_OWN], row[-_OWN:]
        if seat[0] is not None:
            seated.append(SeatOccupant(*seat))
        if (member_id := member[0]) is not None:
            known[member_id] = Member(*member)
            set_by[member_id], is_busy, has_played, text = own[: -len(_LEFT)]
            if is_busy:
                busy.add(member_id)
            if not has_played:
                newcomers.add(member_id)
            if text is not None:
                picked[member_id] = Draft(table.table_id, member_id, table.ply, text)
            if own[-len(_LEFT)] is not None:
                left[member_id] = OrdersRow(table.table_id, member_id, *own[-len(_LEFT) :])
    return LoadedTable(
        table=table,
        server_name=server_name,
        server_locale=server_locale,
        server_kind=server_kind,
        lead_id=lead_id,
        number=number,
        stamp=stamp,
        seats=tuple(seated),
        members=known,
        drafts=picked,
        last=None if last[0] is None else PlayedMove(*last),
        before=None if before[0] is None else PlayedMove(*before),
        server_set=server_set,
        set_by=set_by,
        busy=frozenset(busy),
        newcomers=frozenset(newcomers),
        reason=reason,
        cause=cause,
        annulled=bool(annulled),
        asked=asked > 0,
        room=None if room[0] is None else Room(*room),
        orders=left,
    )
