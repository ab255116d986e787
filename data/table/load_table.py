"""A table with all that stands around it, in one query: server, seats, members, picks, last moves.

What a move needs is nearly all here, and asking once is what makes it fast. What isn't, the cards
and the sheet, follows from the moves: whoever remembers it can tell by `last` whether it still
holds.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, ScalarSelect, bindparam, func, select, type_coerce
from sqlalchemy import Table as Stored
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core.audit import DECIDING
from data.core.members import Member
from data.core.settings import CONFIRM, Values
from data.schema.games import boards, contests, drafts, members, moves, seats, servers, tables
from data.schema.rooms import rooms
from data.schema.settings import audit, member_settings, server_settings
from data.schema.types import Words, read_json
from data.storage.queries import columns
from data.table.move_drafts import Draft
from data.table.rooms import Room
from data.table.tables import Seated, Table


@dataclass(frozen=True, slots=True)
class Played:
    """A move that was played. It may name a hidden card, so `repr` leaves it out.

    Attributes:
        interaction_id: The press that played it, if one did.
    """

    ply: int
    deal: int
    seat: int
    move: str = field(repr=False)
    at: datetime
    interaction_id: int | None


@dataclass(frozen=True, slots=True)
class Whole:
    """A table and what stands around it.

    Attributes:
        server_locale: The server's preferred locale as Discord last gave it.
        lead_id: The table that leads its contest, whose seats these are; mostly the table itself.
        number: Its number among the tables of that contest, from 1.
        stamp: How many deals of the contest are over: its sheet is the same as long as this is.
        seats: Who plays in the contest.
        last: The last move that was played at the table.
        before: The move before that.
        drafts: What was picked for the ply that is next.
        server_set: What the server has set.
        set_by: What each member has set, by id.
        reason: Why the server's managers ended the contest, where they did.
        room: Where it is played, if not in the channel.
    """

    table: Table
    server_name: str
    server_locale: str | None
    lead_id: int
    number: int
    stamp: int | None
    seats: tuple[Seated, ...]
    members: dict[int, Member]
    drafts: dict[int, Draft]
    last: Played | None
    before: Played | None
    server_set: Values
    set_by: dict[int, Values]
    reason: str | None = None
    room: Room | None = None


def _all_set(stored: Stored, here: ColumnElement[bool]) -> ScalarSelect[str]:
    """All that somebody has set, as one text: a line each, for JSON has no line's end in it."""
    line = stored.c.name + "=" + type_coerce(stored.c.value, Words)
    return select(func.aggregate_strings(line, "\n")).where(here).scalar_subquery()


def _read_set(text: str | None) -> Values:
    """What such a text says."""
    lines = (line.partition("=") for line in (text or "").split("\n") if line)
    return {name: read_json(value) for name, _, value in lines}


_last, _before = moves.alias("last"), moves.alias("before")
_table, _seat = len(fields(Table)), len(fields(Seated))
_move, _room = len(fields(Played)), len(fields(Room))
_lead = func.coalesce(boards.c.lead_id, tables.c.table_id)

_decided = (
    select(audit.c.reason)
    .where(audit.c.table_id == _lead, audit.c.action.in_(DECIDING))
    .order_by(audit.c.audit_id.desc())
    .limit(1)
    .scalar_subquery()
)

_WHOLE = (
    select(
        *columns(tables, Table),
        servers.c.name,
        servers.c.locale,
        _lead,
        func.coalesce(boards.c.number, 1),
        contests.c.deals,
        _all_set(server_settings, server_settings.c.server_id == tables.c.server_id),
        _decided,
        *(_last.c[each.name] for each in fields(Played)),
        *(_before.c[each.name] for each in fields(Played)),
        *columns(rooms, Room),
        *columns(seats, Seated),
        *columns(members, Member),
        _all_set(member_settings, member_settings.c.member_id == members.c.member_id),
        drafts.c.text,
    )
    .select_from(tables)
    .join(servers, servers.c.server_id == tables.c.server_id)
    .outerjoin(boards, boards.c.table_id == tables.c.table_id)
    .outerjoin(contests, contests.c.table_id == _lead)
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
    .where(tables.c.table_id == bindparam("wanted"))
    .order_by(seats.c.seat)
)


async def read(connection: AsyncConnection, table_id: int) -> Whole | None:
    """Give a table and what stands around it, or None where there is no such table."""
    rows = (await connection.execute(_WHOLE, {"wanted": table_id})).all()
    return _whole(rows) if rows else None


def _whole(rows: Sequence[Sequence[Any]]) -> Whole:
    first, at = rows[0], _table
    table = Table(*first[:at])
    server_name, server_locale, lead_id, number, stamp, server_set, reason = first[at : at + 7]
    at += 7
    last, at = first[at : at + _move], at + _move
    before, at = first[at : at + _move], at + _move
    room, at = first[at : at + _room], at + _room
    seated: list[Seated] = []
    known: dict[int, Member] = {}
    picked: dict[int, Draft] = {}
    set_by: dict[int, Values] = {}
    for row in rows:
        seat, member, text = row[at : at + _seat], row[at + _seat : -2], row[-1]
        if seat[0] is not None:
            seated.append(Seated(*seat))
        if (member_id := member[0]) is not None:
            known[member_id] = Member(*member)
            set_by[member_id] = {**_read_set(row[-2]), CONFIRM: known[member_id].confirm}
            if text is not None:
                picked[member_id] = Draft(table.table_id, member_id, table.ply, text)
    return Whole(
        table=table,
        server_name=server_name,
        server_locale=server_locale,
        lead_id=lead_id,
        number=number,
        stamp=stamp,
        seats=tuple(seated),
        members=known,
        drafts=picked,
        last=None if last[0] is None else Played(*last),
        before=None if before[0] is None else Played(*before),
        server_set=_read_set(server_set),
        set_by=set_by,
        reason=reason,
        room=None if room[0] is None else Room(*room),
    )
