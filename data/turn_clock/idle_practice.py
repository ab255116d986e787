"""Running games in which one member alone plays, and when they last went on.

Their end is noted some days before, for the ply at which they rest, so that their player can go on.
"""

from collections.abc import Collection
from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, Select, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.deals import moves
from data.schema.tables import boards, seats, tables, unreadable
from data.schema.turn_clock import alarms, pauses
from data.schema.vocabulary import TableKind, TableStatus
from data.turn_clock import clocks
from data.turn_clock.clocks import AlarmRow

NOTED: Final = "nudge"
# The note's number among the messages about a turn; those to members begin with 1.
NUMBER: Final = 0


async def note(connection: AsyncConnection, before: datetime, now: datetime, limit: int) -> int:
    """Note that contests resting since `before` will end, oldest first; return how many."""
    member = _of_members(func.max(seats.c.member_id))
    query = _resting(before).where(~_noted()).add_columns(tables.c.ply, member)
    found = (await connection.execute(query.limit(limit))).all()
    for table_id, ply, member_id in found:
        row = AlarmRow(table_id, ply, member_id, NOTED, NUMBER, now, now)
        await clocks.claim(connection, row)
    return len(found)


async def practice(
    connection: AsyncConnection, before: datetime, noted: datetime, limit: int, *, after: int = 0
) -> list[int]:
    """Return up to `limit` resting practice contests after the table `after`, oldest first.

    They have rested since `before`, that was noted by `noted`, and no pause has ended since.
    """
    stood_still = exists().where(
        _in_contest(pauses.c.table_id), or_(pauses.c.ended_at.is_(None), pauses.c.ended_at > noted)
    )
    query = _resting(before).where(
        tables.c.table_id > after, _noted(alarms.c.claimed_at <= noted), ~stood_still
    )
    return list((await connection.scalars(query.limit(limit))).all())


async def moved_since(
    connection: AsyncConnection, table_ids: Collection[int], since: datetime
) -> bool:
    """Return whether a move was made at any of some tables since a time."""
    query = (
        select(tables.c.table_id)
        .join(
            moves,
            (moves.c.table_id == tables.c.table_id) & (moves.c.ply == tables.c.ply - 1),
        )
        .where(tables.c.table_id.in_(table_ids), moves.c.at > since)
    )
    return await connection.scalar(query.limit(1)) is not None


def _resting(before: datetime) -> Select[int]:
    """Select the contests of one member that rest since a time, but for those set aside."""
    moved = exists().where(
        moves.c.table_id == tables.c.table_id,
        moves.c.ply == tables.c.ply - 1,
        moves.c.at > before,
    )
    return (
        select(tables.c.table_id)
        .where(
            tables.c.status == TableStatus.PLAYING,
            tables.c.kind == TableKind.CARDS,
            tables.c.started_at <= before,
            ~moved,
            ~exists().where(boards.c.table_id == tables.c.table_id),
            _of_members(func.count()) == 1,
            ~exists().where(_in_contest(unreadable.c.table_id)),
        )
        .order_by(tables.c.table_id)
    )


def _of_members(what: ColumnElement[int]) -> ColumnElement[int]:
    return (
        select(what)
        .where(seats.c.table_id == tables.c.table_id, seats.c.member_id.is_not(None))
        .scalar_subquery()
    )


def _noted(*more: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(
        alarms.c.table_id == tables.c.table_id,
        alarms.c.ply == tables.c.ply,
        alarms.c.kind == NOTED,
        alarms.c.number == NUMBER,
        *more,
    )


def _in_contest(table_id: ColumnElement[int]) -> ColumnElement[bool]:
    further = select(boards.c.table_id).where(boards.c.lead_id == tables.c.table_id)
    return or_(table_id == tables.c.table_id, table_id.in_(further.correlate(tables)))
