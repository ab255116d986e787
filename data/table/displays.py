"""Displays: the messages in Discord that show a table, and the ply that each shows.

A display's `ply` is the table's when it was drawn: `NEVER_DRAWN` before its message is sent,
`FINAL` for a drawing that never changes again, `SET_ASIDE` for one that is to be tried again. The
kind "outside" is no message: its member has yet to be put into the thread `channel_id`.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Executable,
    Exists,
    ScalarSelect,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core import watchers
from data.schema.deals import deals
from data.schema.displays import FINAL_PLY, STILL_DRAWN, UNSHOWN, displays
from data.schema.members import members, servers
from data.schema.tables import boards, seats, tables
from data.schema.vocabulary import ANSWERS_ONLY, DisplayKind, PlaceKind, TableKind, TableStatus
from data.storage.queries import columns, fetch_all, insert_for, values_of
from data.table import superseded_messages
from data.table.contest_notices import without_seat
from data.table.superseded_messages import SupersededMessage

FINAL: Final = FINAL_PLY
SET_ASIDE: Final = FINAL_PLY - 1
NEVER_DRAWN: Final = -1
CHANNEL: Final = 0


@dataclass(frozen=True, slots=True)
class Unshown:
    """A table with a message that couldn't be shown, and the channel or thread it belongs in."""

    table_id: int
    server_id: int
    parent_id: int  # the channel in which the game was begun
    channel_id: int


@dataclass(frozen=True, slots=True)
class Display:
    """A message, one for each table, kind, member and anchor.

    `member_id` 0 is the channel; `anchor` is a deal's number, or 0; `display_id` 0 isn't saved.
    """

    display_id: int
    table_id: int
    kind: DisplayKind
    member_id: int
    channel_id: int
    message_id: int | None
    anchor: int
    ply: int
    sent_at: datetime
    edited_at: datetime | None = None


# Both are built once: building a statement takes longer than SQLite takes to run it.
_OF_TABLE = (
    select(*columns(displays, Display))
    .where(displays.c.table_id == bindparam("of_table"))
    .order_by(displays.c.display_id)
)


@cache
def _save(dialect: str) -> Executable:
    insert = insert_for(dialect, displays)
    message = ("channel_id", "message_id", "ply", "sent_at", "edited_at")
    return insert.on_conflict_do_update(
        index_elements=[displays.c[name] for name in ("table_id", "kind", "member_id", "anchor")],
        set_={name: insert.excluded[name] for name in message},
    ).returning(displays.c.display_id)


async def of_table(connection: AsyncConnection, table_id: int) -> list[Display]:
    """Return all displays of a table, in the order they were first saved."""
    return await fetch_all(connection, _OF_TABLE, Display, {"of_table": table_id})


async def save(connection: AsyncConnection, display: Display) -> int:
    """Store a display by table, kind, member and anchor, not `display_id`; return its fixed id."""
    values = values_of(display)
    del values["display_id"]
    saved = await connection.execute(_save(connection.dialect.name), values)
    return saved.scalar_one()


_REDRAWN = (
    update(displays)
    .where(
        displays.c.table_id == bindparam("of_table"),
        displays.c.kind == bindparam("of_kind"),
        displays.c.member_id == bindparam("of_member"),
        displays.c.anchor == bindparam("at_anchor"),
        displays.c.message_id == bindparam("shown_by"),
    )
    .values(ply=bindparam("shown"), edited_at=bindparam("at"))
)
_SINCE = _REDRAWN.where(displays.c.edited_at.is_not_distinct_from(bindparam("before")))
_ANSWERED = _REDRAWN.where(displays.c.ply != NEVER_DRAWN)
_DOUBTED = _REDRAWN.where(displays.c.edited_at.is_distinct_from(bindparam("before")))


async def redrawn(
    connection: AsyncConnection, display: Display, seen: Display | None = None
) -> bool:
    """Store what a display's message shows; False if it has another, or was edited since `seen`."""
    values = _redrawn(display)
    if seen is None:
        return (await connection.execute(_REDRAWN, values)).rowcount > 0
    values["before"] = seen.edited_at
    return (await connection.execute(_SINCE, values)).rowcount > 0


async def doubt(connection: AsyncConnection, seen: Display, at: datetime) -> None:
    """Have a display count as never drawn if it was edited since `seen`."""
    values = _redrawn(replace(seen, ply=NEVER_DRAWN, edited_at=at))
    await connection.execute(_DOUBTED, {**values, "before": seen.edited_at})


async def answered(connection: AsyncConnection, display: Display) -> bool:
    """Store what an answered message shows; False if it is another's, or counts as never drawn."""
    return (await connection.execute(_ANSWERED, _redrawn(display))).rowcount > 0


def _redrawn(display: Display) -> dict[str, object]:
    return {
        "of_table": display.table_id,
        "of_kind": display.kind,
        "of_member": display.member_id,
        "at_anchor": display.anchor,
        "shown_by": display.message_id,
        "shown": display.ply,
        "at": display.edited_at,
    }


async def remove(connection: AsyncConnection, display: Display) -> bool:
    """Delete a display; return False where it is gone, or has another message."""
    result = await connection.execute(
        delete(displays).where(
            displays.c.display_id == display.display_id,
            displays.c.message_id.is_not_distinct_from(display.message_id),
        )
    )
    return result.rowcount > 0


async def outdate(
    connection: AsyncConnection, table_ids: Collection[int], at: datetime, *kinds: DisplayKind
) -> None:
    """Mark messages as never drawn, since what they show has changed and no ply says so.

    An edit under way sees by `at` that it came too late. `kinds` must be of messages that change.
    """
    if not table_ids:
        return
    ply = select(tables.c.ply).where(tables.c.table_id == displays.c.table_id).scalar_subquery()
    await connection.execute(
        update(displays)
        .where(
            displays.c.table_id.in_(table_ids),
            displays.c.kind.in_(kinds),
            displays.c.ply < SET_ASIDE,
            or_(displays.c.ply >= ply, displays.c.kind == DisplayKind.SEAT),
        )
        .values(ply=NEVER_DRAWN, edited_at=at)
    )


async def call_again(connection: AsyncConnection, table_id: int, member_id: int) -> None:
    """Take a member's hand back by a ply, so that it calls them to their turn after all."""
    await connection.execute(
        update(displays)
        .where(
            displays.c.table_id == table_id,
            displays.c.kind == DisplayKind.HAND,
            displays.c.member_id == member_id,
            displays.c.ply.between(1, SET_ASIDE - 1),
        )
        .values(ply=displays.c.ply - 1)
    )


async def keep_up(connection: AsyncConnection, table_id: int) -> None:
    """Mark a sheet's message as current after an entry that has changed nothing about it."""
    ply = select(tables.c.ply).where(tables.c.table_id == table_id).scalar_subquery()
    await connection.execute(
        update(displays)
        .where(
            displays.c.table_id == table_id,
            displays.c.kind == DisplayKind.SHEET,
            displays.c.ply == ply - 1,
        )
        .values(ply=ply)
    )


async def reopen(
    connection: AsyncConnection, table_ids: Collection[int], at: datetime, kind: DisplayKind
) -> None:
    """Mark final messages as never drawn, since what they show is no longer true."""
    await connection.execute(
        update(displays)
        .where(
            displays.c.table_id.in_(table_ids),
            displays.c.kind == kind,
            displays.c.ply == FINAL,
        )
        .values(ply=NEVER_DRAWN, edited_at=at)
    )


async def retire(
    connection: AsyncConnection, table_ids: Collection[int], kinds: Collection[DisplayKind]
) -> None:
    """Queue the messages of some kinds for deletion, whatever should be there."""
    here = displays.c.table_id.in_(table_ids), displays.c.kind.in_(kinds)
    for row in await fetch_all(
        connection, select(*columns(displays, Display)).where(*here), Display
    ):
        if row.message_id is not None:
            await superseded_messages.add(
                connection, SupersededMessage(row.message_id, row.table_id, row.channel_id)
            )
    await connection.execute(delete(displays).where(*here))


async def finish(connection: AsyncConnection, table_ids: Collection[int]) -> None:
    """Mark the messages of some tables as final."""
    await connection.execute(
        update(displays).where(displays.c.table_id.in_(table_ids)).values(ply=FINAL)
    )


async def sent_since(connection: AsyncConnection, kind: DisplayKind, since: datetime) -> list[int]:
    """Return the running tables with a message of a kind that was sent since a time."""
    query = (
        select(displays.c.table_id)
        .distinct()
        .join(tables, tables.c.table_id == displays.c.table_id)
        .where(
            STILL_DRAWN,
            displays.c.kind == kind,
            displays.c.sent_at >= since,
            tables.c.status == TableStatus.PLAYING,
        )
    )
    return sorted((await connection.scalars(query)).all())


async def unshown(connection: AsyncConnection, server_id: int | None) -> list[Unshown]:
    """Return what couldn't be shown where it belongs, in a server or anywhere."""
    # Subqueries, not a join: few rows are found, and tables are looked up for those alone.
    its = tables.c.table_id == displays.c.table_id
    server = select(tables.c.server_id).where(its).scalar_subquery()
    parent = select(tables.c.channel_id).where(its).scalar_subquery()
    found = (displays.c.table_id, server, parent, displays.c.channel_id)
    query = select(*found).distinct().where(UNSHOWN)
    if server_id is not None:
        query = query.where(server == server_id)
    return [Unshown(*row) for row in await connection.execute(query)]


async def behind(connection: AsyncConnection) -> list[int]:
    """Return the tables whose messages don't show how they stand, in order.

    Such a table has a display of an earlier ply, or a challenge or sheet that has ended since, or
    lacks a display. `FINAL` ones are never behind, nor is the hand of a member who takes no direct
    messages. No times are compared, since a clock may be set back.
    """
    outdated = (
        select(displays.c.table_id)
        .join(tables, tables.c.table_id == displays.c.table_id)
        .outerjoin(members, members.c.member_id == displays.c.member_id)
        .where(
            STILL_DRAWN,
            members.c.dm_closed_at.is_(None),
            or_(
                displays.c.ply < tables.c.ply,
                and_(
                    displays.c.kind == DisplayKind.CHALLENGE,
                    displays.c.ply < SET_ASIDE,
                    tables.c.status != TableStatus.WAITING,
                ),
                and_(
                    displays.c.kind == DisplayKind.SHEET,
                    displays.c.ply < SET_ASIDE,
                    tables.c.status == TableStatus.EXPIRED,
                ),
            ),
        )
    )
    lacking = (
        _without_challenge(),
        _without_deal(),
        _without_own(),
        _without_sheet(),
        without_seat(),
        watchers.untold(),
    )
    query = union(outdated, *lacking)
    return sorted((await connection.scalars(query)).all())


async def hands_behind(connection: AsyncConnection, member_id: int) -> list[int]:
    """Return the tables where a member's hand doesn't show how they stand, or is lacking."""
    outdated = (
        select(displays.c.table_id)
        .join(tables, tables.c.table_id == displays.c.table_id)
        .where(
            STILL_DRAWN,
            displays.c.kind == DisplayKind.HAND,
            displays.c.member_id == member_id,
            or_(displays.c.ply < tables.c.ply, tables.c.status == TableStatus.FINISHED),
        )
    )
    lacking = _without_own().where(members.c.member_id == member_id)
    return sorted((await connection.scalars(union(outdated, lacking))).all())


def _without_challenge() -> Select[tuple[int]]:
    return select(tables.c.table_id).where(
        tables.c.status == TableStatus.WAITING,
        tables.c.kind == TableKind.CARDS,
        ~_shown(DisplayKind.CHALLENGE, tables.c.table_id),
    )


def _without_deal() -> Select[tuple[int]]:
    return select(tables.c.table_id).where(
        tables.c.status == TableStatus.PLAYING,
        tables.c.kind == TableKind.CARDS,
        ~_in_places(*ANSWERS_ONLY, PlaceKind.DIRECT),
        ~_shown(DisplayKind.TABLE, tables.c.table_id, displays.c.anchor == _current()),
    )


def _without_sheet() -> Select[tuple[int]]:
    """Select the sheets for real cards that lack their message, or that of their settlement."""
    shown = _shown(DisplayKind.SHEET, tables.c.table_id)
    settled = _shown(DisplayKind.SETTLEMENT, tables.c.table_id)
    return select(tables.c.table_id).where(
        tables.c.kind == TableKind.SHEET,
        ~_in_places(*ANSWERS_ONLY),
        or_(
            and_(tables.c.status.in_((TableStatus.WAITING, TableStatus.PLAYING)), ~shown),
            and_(tables.c.status == TableStatus.FINISHED, ~settled),
        ),
    )


def _in_places(*kinds: PlaceKind) -> Exists:
    return exists().where(servers.c.server_id == tables.c.server_id, servers.c.kind.in_(kinds))


def _current() -> ScalarSelect[Any]:
    newest = deals.alias()
    return (
        select(func.max(newest.c.deal))
        .where(newest.c.table_id == tables.c.table_id)
        .correlate(tables)
        .scalar_subquery()
    )


def _without_own() -> Select[tuple[int]]:
    """Select the tables where a player of the last deal lacks a hand, or the notice without one."""
    lead = func.coalesce(boards.c.lead_id, tables.c.table_id)
    own = displays.c.member_id == members.c.member_id
    return (
        select(tables.c.table_id)
        .select_from(tables)
        .join(deals, (deals.c.table_id == tables.c.table_id) & (deals.c.deal == _current()))
        .outerjoin(boards, boards.c.table_id == tables.c.table_id)
        .join(seats, seats.c.table_id == lead)
        .join(members, members.c.member_id == seats.c.member_id)
        .where(
            tables.c.status == TableStatus.PLAYING,
            seats.c.seat.in_((deals.c.player_1, deals.c.player_2, deals.c.player_3)),
            or_(
                and_(
                    members.c.dm_closed_at.is_(None),
                    ~_shown(DisplayKind.HAND, tables.c.table_id, own),
                ),
                and_(
                    members.c.dm_closed_at.is_not(None),
                    ~_shown(DisplayKind.NOTICE, tables.c.table_id, own),
                ),
            ),
        )
    )


def _shown(kind: DisplayKind, table_id: ColumnElement[int], *where: ColumnElement[bool]) -> Exists:
    return exists().where(displays.c.table_id == table_id, displays.c.kind == kind, *where)
