"""A member taken out of every table of the database; what others have played stays as it was.

Every column that may hold a member's id is named here with what happens to it.
"""

import contextlib
import re
from collections.abc import Sequence
from typing import Any, Final, cast

from sqlalchemy import (
    Column,
    ColumnElement,
    Select,
    Table,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core import returning_members
from data.core.anonymous import NAME
from data.members.deletions import Deletion
from data.schema.cups import (
    competition_drafts,
    competition_members,
    competitions,
    cup_drafts,
    cup_members,
    cups,
    match_drafts,
    match_members,
    match_sides,
    server_matches,
)
from data.schema.days import answers, daily_places, daily_runs
from data.schema.deal_stats import figures
from data.schema.deals import deals, drafts, orders, results
from data.schema.displays import displays, leftovers
from data.schema.entries import entries
from data.schema.house_rules import panels, presets
from data.schema.imports import imports
from data.schema.matchmaking import (
    blocks,
    cheers,
    fingerprints,
    friends,
    nudges,
    practice_seeds,
    queue,
    watchers,
)
from data.schema.members import deletions, members, servers
from data.schema.reviews import reviews
from data.schema.settings import audit, member_settings, server_settings
from data.schema.standings import awarded_roles, rated, ratings, standings
from data.schema.tables import boards, seats, tables, votes
from data.schema.turn_clock import alarms
from data.schema.vocabulary import DisplayKind, PlaceKind, TableKind, TableStatus
from data.storage import batches
from data.storage.database import Database
from data.storage.queries import insert_into
from data.table.displays import CHANNEL, NEVER_DRAWN
from data.table.superseded_messages import in_reach

SHARED: Final[tuple[Column[Any], ...]] = (
    tables.c.host_id,
    tables.c.guest_id,
    tables.c.second_guest_id,
    tables.c.offered_by,
    seats.c.member_id,
    results.c.member_1,
    results.c.member_2,
    results.c.member_3,
    entries.c.member_id,
    presets.c.created_by,
    server_settings.c.changed_by,
    audit.c.member_id,
    figures.c.opponent_id,
    blocks.c.blocked_id,  # by a number of its own (`data/core/returning_members.py`)
    rated.c.member_id,  # an opponent's rating explains what a win was worth
    cups.c.organiser_id,
    cup_members.c.member_id,
    competitions.c.organiser_id,
    competition_members.c.member_id,
    server_matches.c.organiser_id,
    match_sides.c.organiser_id,
    match_members.c.member_id,
)
"""Rows that concern others too, or a whole server: a stand-in takes the member's place."""

COUNTED: Final[tuple[Column[Any], ...]] = (
    standings.c.member_id,
    ratings.c.member_id,
    figures.c.member_id,
)
"""What is counted for one member alone; a stand-in has none."""

FIRST: Final[tuple[Column[Any], ...]] = (
    displays.c.member_id,
    drafts.c.member_id,
    orders.c.member_id,
    votes.c.member_id,
    panels.c.member_id,
    panels.c.guest_id,
    presets.c.member_id,
    alarms.c.member_id,
    watchers.c.member_id,
    cheers.c.member_id,
    friends.c.member_id,
    friends.c.friend_id,
    blocks.c.member_id,
    queue.c.member_id,
    practice_seeds.c.member_id,
    nudges.c.member_id,
    nudges.c.by_member,
    imports.c.member_id,
    answers.c.member_id,
    daily_places.c.member_id,
    daily_runs.c.member_id,
    reviews.c.member_id,
    cup_drafts.c.member_id,
    competition_drafts.c.member_id,
    match_drafts.c.member_id,
    *COUNTED,
)
"""Rows that are deleted with the member."""

LAST: Final[tuple[Column[Any], ...]] = (
    member_settings.c.member_id,
    deletions.c.member_id,
    deletions.c.stand_in_id,
)
"""Rows that are deleted last: what hides the member's record, and the deletion itself."""

OWN: Final = (*FIRST, *LAST)

NOTED: Final[tuple[Column[Any], ...]] = (fingerprints.c.stand_in_id,)
"""Where a stand-in is noted."""

TAKEN: Final[tuple[Column[Any], ...]] = (awarded_roles.c.member_id,)
"""Rows that go once Discord has done what follows: the role is taken from the member's account."""

PAIR: Final[tuple[Column[Any], ...]] = (tables.c.pair_low, tables.c.pair_high)
"""What only finds a challenge between two: both columns are cleared."""


TABLES: Final = 5
"""Contests deleted in one transaction, with some hundred moves each."""


def leads_of(member_id: int) -> Select[tuple[int]]:
    """Select the contests in which a member sits, by leading table."""
    return select(seats.c.table_id).where(seats.c.member_id == member_id)


async def played(connection: AsyncConnection, member_id: int) -> int:
    """Count the contests that a member has finished."""
    query = select(func.count()).where(
        tables.c.table_id.in_(leads_of(member_id)), tables.c.status == TableStatus.FINISHED
    )
    return await connection.scalar(query) or 0


async def settled_sheets(connection: AsyncConnection, member_id: int) -> list[int]:
    """Return the settled sheets for real cards on which a member played."""
    query = select(tables.c.table_id).where(
        tables.c.table_id.in_(leads_of(member_id)),
        tables.c.kind == TableKind.SHEET,
        tables.c.status == TableStatus.FINISHED,
    )
    return list((await connection.scalars(query.order_by(tables.c.table_id))).all())


async def take_out(database: Database, deletion: Deletion) -> int:
    """Replace a member by a stand-in everywhere, delete their own rows and return how many changed.

    It can be repeated: so names are removed from notes before they are replaced, and what hides
    their record is deleted last. Nothing of the member's may be waiting or running.
    """
    member_id, gone = deletion.member_id, deletion.stand_in_id
    changed = await _leave_over(database, member_id) + await _unname(database, member_id)
    async with database.write() as connection:
        await _outdate_offers(connection, member_id)
    for column in FIRST:
        changed += await batches.delete_all(database, column.table, column == member_id)
    async with database.write() as connection:
        await returning_members.tidy(connection)
    either = or_(*(column == member_id for column in PAIR))
    changed += await batches.update_all(
        database, tables, either, {"pair_low": None, "pair_high": None}
    )
    for column in SHARED:
        if column is blocks.c.blocked_id:
            continue  # `returning_members` has replaced it by a number of its own.
        values: dict[str, Any] = {column.name: gone}
        if column is seats.c.member_id:
            values["name"] = NAME
        changed += await batches.update_all(database, column.table, column == member_id, values)
    last = member_settings.c.member_id == member_id
    return changed + await batches.delete_all(database, member_settings, last)


async def left_over(connection: AsyncConnection) -> list[int]:
    """Return the tables with messages to be deleted."""
    touched = await connection.scalars(select(leftovers.c.table_id).distinct())
    return sorted(touched.all())


async def sweep(database: Database) -> int:
    """Delete the contests where nobody sits any more and that never counted, and return how many.

    Rated practice that explains ratings which others met loses only its deals. Others stay until
    their messages are deleted.
    """
    await _leave_over_strays(database)
    async with database.read() as connection:
        lone = _lone(await _waited_for(connection))
        explaining = (await connection.scalars(lone.where(_explains()))).all()
        leads = (await connection.scalars(lone.where(~_explains()))).all()
    for few in batches.parts(explaining, TABLES):
        async with database.write() as connection:
            again = lone.where(_explains(), tables.c.table_id.in_(few))
            found = (await connection.scalars(again)).all()
            await connection.execute(delete(deals).where(deals.c.table_id.in_(found)))
    deleted = 0
    for few in batches.parts(leads, TABLES):
        async with database.write() as connection:
            again = lone.where(~_explains(), tables.c.table_id.in_(few))
            found = (await connection.scalars(again)).all()
            deleted += await _delete(connection, found)
    if deleted:
        await drop_stand_ins(database)
    await _drop_channels(database)
    return deleted


async def _delete(connection: AsyncConnection, leads: Sequence[Any]) -> int:
    further = await connection.scalars(select(boards.c.table_id).where(boards.c.lead_id.in_(leads)))
    gone = [*further.all(), *leads]
    again = update(tables).where(tables.c.rematch_of.in_(gone)).values(rematch_of=None)
    await connection.execute(again)
    await connection.execute(delete(tables).where(tables.c.table_id.in_(gone)))
    return len(leads)


async def drop_stand_ins(database: Database) -> None:
    """Delete the stand-ins that no row refers to any more."""
    query = select(members.c.member_id).where(members.c.member_id < 0)
    for column in (*SHARED, *NOTED, *LAST):
        if column.foreign_keys:
            query = query.where(members.c.member_id.not_in(select(column).where(column < 0)))
    async with database.read() as connection:
        unused = (await connection.scalars(query)).all()
    for member_id in unused:
        with contextlib.suppress(IntegrityError):  # A row refers to it by now.
            async with database.write() as connection:
                await connection.execute(delete(members).where(members.c.member_id == member_id))


async def _drop_channels(database: Database) -> None:
    query = select(servers.c.server_id).where(servers.c.kind != PlaceKind.SERVER)
    for played in (tables, daily_places):
        query = query.where(~exists().where(played.c.server_id == servers.c.server_id))
    async with database.read() as connection:
        unused = (await connection.scalars(query)).all()
    for server_id in unused:
        with contextlib.suppress(IntegrityError):  # Something else is stored there.
            async with database.write() as connection:
                await connection.execute(delete(servers).where(servers.c.server_id == server_id))


async def _waited_for(connection: AsyncConnection) -> set[int]:
    lead = func.coalesce(boards.c.lead_id, leftovers.c.table_id)
    query = select(lead).outerjoin(boards, boards.c.table_id == leftovers.c.table_id)
    return set((await connection.scalars(query)).all())


def _lone(waited_for: set[int]) -> Select[tuple[int]]:
    here = seats.c.table_id == tables.c.table_id
    several = (
        select(func.count() > 1)
        .where(here, seats.c.member_id < 0)
        .correlate(tables)
        .scalar_subquery()
    )
    counted = exists().where(
        results.c.table_id == tables.c.table_id, results.c.member_1.is_not(None)
    )
    return select(tables.c.table_id).where(
        tables.c.host_id < 0,
        tables.c.status.not_in((TableStatus.WAITING, TableStatus.PLAYING)),
        ~exists().where(boards.c.table_id == tables.c.table_id),
        ~exists().where(here, seats.c.member_id > 0),
        ~several,
        ~counted,
        tables.c.table_id.not_in(waited_for),
    )


def _explains() -> ColumnElement[bool]:
    """Match contests that changed the rating of a member who also met others in rated games."""
    practised, met = rated.alias(), rated.alias()
    return exists().where(
        practised.c.table_id == tables.c.table_id,
        met.c.member_id == practised.c.member_id,
        met.c.server_id == practised.c.server_id,
        met.c.family == practised.c.family,
        met.c.level == "",
    )


async def _names(connection: AsyncConnection, member_id: int) -> set[str]:
    now = select(members.c.name).where(members.c.member_id == member_id)
    then = select(seats.c.name).where(seats.c.member_id == member_id).distinct()
    return {name for query in (now, then) for name in (await connection.scalars(query)).all()}


async def _leave_over(database: Database, member_id: int) -> int:
    """Queue for deletion the messages that only the member could read or was concerned by."""
    others = select(seats.c.table_id).where(seats.c.member_id > 0, seats.c.member_id != member_id)
    alone = leads_of(member_id).where(seats.c.table_id.not_in(others))
    all_alone = alone.union(select(boards.c.table_id).where(boards.c.lead_id.in_(alone)))
    shown = or_(displays.c.member_id == member_id, displays.c.table_id.in_(all_alone))
    changed = await _notice(database, displays, shown)
    return changed + await _notice(database, alarms, alarms.c.member_id == member_id)


async def _leave_over_strays(database: Database) -> None:
    """Queue for deletion the messages to members who are no longer known."""
    known = exists().where(members.c.member_id == displays.c.member_id)
    await _notice(database, displays, (displays.c.member_id != CHANNEL) & ~known)


async def _notice(database: Database, source: Table, where: ColumnElement[bool]) -> int:
    """Move messages to `leftovers`, delete their rows and return how many there were."""
    wanted = ("message_id", "table_id", "channel_id")

    async def change(connection: AsyncConnection, here: ColumnElement[bool]) -> None:
        found = select(*(source.c[name] for name in wanted)).where(
            here,
            source.c.message_id.is_not(None),
            source.c.channel_id.is_not(None),
            in_reach(source.c.channel_id),
        )
        statement = insert_into(connection, leftovers).from_select(wanted, found)
        await connection.execute(statement.on_conflict_do_nothing())
        await connection.execute(delete(source).where(here))

    return await batches.in_slices(database, source, where, change)


async def _unname(database: Database, member_id: int) -> int:
    """Remove a member's names from managers' notes on their contests; return how many changed."""
    async with database.read() as connection:
        words = _words(member_id, await _names(connection, member_id))
    about = or_(audit.c.member_id == member_id, audit.c.table_id.in_(leads_of(member_id)))
    changed = 0

    async def change(connection: AsyncConnection, here: ColumnElement[bool]) -> None:
        nonlocal changed
        query = select(audit.c.audit_id, audit.c.reason, audit.c.detail, audit.c.table_id)
        for audit_id, reason, detail, table_id in (
            await connection.execute(query.where(here))
        ).all():
            new = await _without(
                connection, member_id, words, reason=reason, detail=detail, table_id=table_id
            )
            if new:
                changed += 1
                await connection.execute(
                    update(audit).where(audit.c.audit_id == audit_id).values(**new)
                )

    await batches.in_slices(database, audit, about, change)
    return changed


async def _without(
    connection: AsyncConnection,
    member_id: int,
    words: re.Pattern[str],
    *,
    reason: str | None,
    detail: object,
    table_id: int | None,
) -> dict[str, Any]:
    """Return the fields of a manager's note that must change so that it doesn't name a member."""
    changed: dict[str, Any] = {}
    if reason is not None and words.search(reason):
        changed["reason"] = words.sub(NAME, reason)
    if detail is None:
        return changed
    if not isinstance(detail, dict):
        # Damaged: it may have named anybody.
        return {**changed, "detail": None}
    known = cast("dict[str, Any]", detail)
    if known.get("winner", NAME) != NAME:
        there = select(seats.c.name).where(
            seats.c.table_id == table_id, seats.c.member_id.is_distinct_from(member_id)
        )
        # Names change: one that nobody else at the table has may be the member's.
        if known["winner"] not in (await connection.scalars(there)).all():
            changed["detail"] = {**known, "winner": NAME}
    return changed


def _words(member_id: int, names: set[str]) -> re.Pattern[str]:
    called = sorted(filter(str.strip, names), key=len, reverse=True)
    each = [rf"<@!?{member_id}>", str(member_id), *map(re.escape, called)]
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)", re.IGNORECASE)


async def _outdate_offers(connection: AsyncConnection, member_id: int) -> None:
    """Withdraw the member's offers to take a free seat, and redraw the questions about them."""
    asked = select(votes.c.table_id).where(
        votes.c.member_id == member_id, votes.c.choice == str(member_id)
    )
    await connection.execute(
        update(displays)
        .where(displays.c.table_id.in_(asked), displays.c.kind == DisplayKind.SEAT)
        .values(ply=NEVER_DRAWN)
    )
    await connection.execute(delete(votes).where(votes.c.choice == str(member_id)))
