"""A member taken out of every table of the database; what others have played stays as it was.

It takes as many transactions as there is to change, none of which keeps others waiting for long.

Each column in which a member's id may stand is named here, with what becomes of it; a test sees to
it that none is left out.
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
from data.schema.deal_stats import figures
from data.schema.deals import deals, drafts, results
from data.schema.displays import displays, leftovers
from data.schema.entries import entries
from data.schema.house_rules import panels, presets
from data.schema.imports import imports
from data.schema.matchmaking import (
    blocks,
    fingerprints,
    friends,
    nudges,
    practice_seeds,
    queue,
    watchers,
)
from data.schema.members import deletions, members
from data.schema.problems import answers
from data.schema.reviews import reviews
from data.schema.settings import audit, member_settings, server_settings
from data.schema.standings import rated, ratings, standings
from data.schema.tables import boards, seats, tables, votes
from data.schema.turn_clock import alarms
from data.schema.vocabulary import DisplayKind, TableKind, TableStatus
from data.storage import batches
from data.storage.database import Database
from data.storage.queries import insert_into
from data.table.displays import CHANNEL, NEVER_DRAWN

SHARED: Final[tuple[Column[Any], ...]] = (
    tables.c.host_id,
    tables.c.guest_id,
    tables.c.offered_by,
    seats.c.member_id,
    results.c.member_1,
    results.c.member_2,
    entries.c.member_id,
    presets.c.created_by,
    server_settings.c.changed_by,
    audit.c.member_id,
    figures.c.opponent_id,
    blocks.c.blocked_id,  # with a number of its own (`data/core/returning_members.py`)
    rated.c.member_id,  # how strong somebody was tells what it was worth to win against them
)
"""Where the row concerns others too, or a whole server: there somebody without a name comes in."""

COUNTED: Final[tuple[Column[Any], ...]] = (
    standings.c.member_id,
    ratings.c.member_id,
    figures.c.member_id,
)
"""What was counted for a member alone. For somebody without a name nothing is."""

FIRST: Final[tuple[Column[Any], ...]] = (
    displays.c.member_id,
    drafts.c.member_id,
    votes.c.member_id,
    panels.c.member_id,
    panels.c.guest_id,
    presets.c.member_id,
    alarms.c.member_id,
    watchers.c.member_id,
    friends.c.member_id,
    friends.c.friend_id,
    blocks.c.member_id,
    queue.c.member_id,
    practice_seeds.c.member_id,
    nudges.c.member_id,
    nudges.c.by_member,
    imports.c.member_id,
    answers.c.member_id,
    reviews.c.member_id,
    *COUNTED,
)
"""Where the row goes with the member."""

LAST: Final[tuple[Column[Any], ...]] = (
    member_settings.c.member_id,
    deletions.c.member_id,
    deletions.c.stand_in_id,
)
"""Where it goes with them when nothing else is left: what keeps their record from others, and that
they are being forgotten."""

OWN: Final = (*FIRST, *LAST)
"""All of that."""

NOTED: Final[tuple[Column[Any], ...]] = (fingerprints.c.stand_in_id,)
"""Where it is noted who stands for somebody that is gone."""

PAIR: Final[tuple[Column[Any], ...]] = (tables.c.pair_low, tables.c.pair_high)
"""What only finds a challenge between two: it is cleared of both."""


TABLES: Final = 5
"""Contests that are deleted in one transaction, with some hundred moves each."""


def leads_of(member_id: int) -> Select[tuple[int]]:
    """Give the contests in which a member sits, by the table that leads each."""
    return select(seats.c.table_id).where(seats.c.member_id == member_id)


async def played(connection: AsyncConnection, member_id: int) -> int:
    """Count the contests that a member has played to their end."""
    query = select(func.count()).where(
        tables.c.table_id.in_(leads_of(member_id)), tables.c.status == TableStatus.FINISHED
    )
    return await connection.scalar(query) or 0


async def settled_sheets(connection: AsyncConnection, member_id: int) -> list[int]:
    """Give the settled sheets for real cards on which a member played."""
    query = select(tables.c.table_id).where(
        tables.c.table_id.in_(leads_of(member_id)),
        tables.c.kind == TableKind.SHEET,
        tables.c.status == TableStatus.FINISHED,
    )
    return list((await connection.scalars(query.order_by(tables.c.table_id))).all())


async def take_out(database: Database, deletion: Deletion) -> int:
    """Put somebody without a name in a member's place everywhere, and delete what was theirs alone.

    It is done a slice at a time, and to do it again does the rest: nothing says how far it came but
    what is left. Their names are looked for before they are replaced; what keeps their record from
    others is deleted last.

    Args:
        database: Where it is done.
        deletion: Of whom. Nothing that waits or runs may be left of the member's; where others
            block the member, somebody else stands for them (`data/core/returning_members.py`).

    Returns:
        How many rows were changed.
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
            continue  # The number that stands there stands nowhere else.
        values: dict[str, Any] = {column.name: gone}
        if column is seats.c.member_id:
            values["name"] = NAME
        changed += await batches.update_all(database, column.table, column == member_id, values)
    last = member_settings.c.member_id == member_id
    return changed + await batches.delete_all(database, member_settings, last)


async def left_over(connection: AsyncConnection) -> list[int]:
    """Give the tables of which messages are to be deleted."""
    touched = await connection.scalars(select(leftovers.c.table_id).distinct())
    return sorted(touched.all())


async def sweep(database: Database) -> int:
    """Delete the contests in which nobody sits any more, and never counted for anybody.

    They are those that somebody forgotten had with the computer alone, or had offered in vain; of
    rated practice without which others' ratings couldn't be explained, how it ended stays. What
    has messages that are still to be deleted stays until they are; so are those that were just on
    their way to somebody who was being forgotten.

    Returns:
        How many contests there were.
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
    return deleted


async def _delete(connection: AsyncConnection, leads: Sequence[Any]) -> int:
    """Delete contests with all their tables; answers how many there were."""
    further = await connection.scalars(select(boards.c.table_id).where(boards.c.lead_id.in_(leads)))
    gone = [*further.all(), *leads]
    again = update(tables).where(tables.c.rematch_of.in_(gone)).values(rematch_of=None)
    await connection.execute(again)
    await connection.execute(delete(tables).where(tables.c.table_id.in_(gone)))
    return len(leads)


async def drop_stand_ins(database: Database) -> None:
    """Delete those without a name whom no row refers to any more."""
    query = select(members.c.member_id).where(members.c.member_id < 0)
    for column in (*SHARED, *NOTED, *LAST):
        if column.foreign_keys:
            query = query.where(members.c.member_id.not_in(select(column).where(column < 0)))
    async with database.read() as connection:
        unused = (await connection.scalars(query)).all()
    for member_id in unused:
        with contextlib.suppress(IntegrityError):  # Somebody has been given it since.
            async with database.write() as connection:
                await connection.execute(delete(members).where(members.c.member_id == member_id))


async def _waited_for(connection: AsyncConnection) -> set[int]:
    """The contests of which messages are still to be deleted."""
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
    """Say that the contest changed the rating of somebody whom others have met at such games."""
    practised, met = rated.alias(), rated.alias()
    return exists().where(
        practised.c.table_id == tables.c.table_id,
        met.c.member_id == practised.c.member_id,
        met.c.server_id == practised.c.server_id,
        met.c.family == practised.c.family,
        met.c.level == "",
    )


async def _names(connection: AsyncConnection, member_id: int) -> set[str]:
    """All that a member was called."""
    now = select(members.c.name).where(members.c.member_id == member_id)
    then = select(seats.c.name).where(seats.c.member_id == member_id).distinct()
    return {name for query in (now, then) for name in (await connection.scalars(query)).all()}


async def _leave_over(database: Database, member_id: int) -> int:
    """Have the messages deleted that only the member was meant to read, or was concerned by."""
    others = select(seats.c.table_id).where(seats.c.member_id > 0, seats.c.member_id != member_id)
    alone = leads_of(member_id).where(seats.c.table_id.not_in(others))
    all_alone = alone.union(select(boards.c.table_id).where(boards.c.lead_id.in_(alone)))
    shown = or_(displays.c.member_id == member_id, displays.c.table_id.in_(all_alone))
    changed = await _notice(database, displays, shown)
    return changed + await _notice(database, alarms, alarms.c.member_id == member_id)


async def _leave_over_strays(database: Database) -> None:
    """Have the messages deleted that went to members who are unknown by now."""
    known = exists().where(members.c.member_id == displays.c.member_id)
    await _notice(database, displays, (displays.c.member_id != CHANNEL) & ~known)


async def _notice(database: Database, source: Table, where: ColumnElement[bool]) -> int:
    """Note messages as left over, and forget what they showed; answers how many rows there were."""
    wanted = ("message_id", "table_id", "channel_id")

    async def change(connection: AsyncConnection, here: ColumnElement[bool]) -> None:
        found = select(*(source.c[name] for name in wanted)).where(
            here, source.c.message_id.is_not(None), source.c.channel_id.is_not(None)
        )
        statement = insert_into(connection, leftovers).from_select(wanted, found)
        await connection.execute(statement.on_conflict_do_nothing())
        await connection.execute(delete(source).where(here))

    return await batches.in_slices(database, source, where, change)


async def _unname(database: Database, member_id: int) -> int:
    """Take a member's names out of what managers have noted of their contests."""
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
    """What changes of a manager's note so that it doesn't name a member."""
    changed: dict[str, Any] = {}
    if reason is not None and words.search(reason):
        changed["reason"] = words.sub(NAME, reason)
    if detail is None:
        return changed
    if not isinstance(detail, dict):
        # It was damaged, and nobody can say whom it named.
        return {**changed, "detail": None}
    known = cast("dict[str, Any]", detail)
    if known.get("winner", NAME) != NAME:
        there = select(seats.c.name).where(
            seats.c.table_id == table_id, seats.c.member_id.is_distinct_from(member_id)
        )
        # The name is that of the day; whoever isn't somebody else there may be the member.
        if known["winner"] not in (await connection.scalars(there)).all():
            changed["detail"] = {**known, "winner": NAME}
    return changed


def _words(member_id: int, names: set[str]) -> re.Pattern[str]:
    called = sorted(filter(str.strip, names), key=len, reverse=True)
    each = [rf"<@!?{member_id}>", str(member_id), *map(re.escape, called)]
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)", re.IGNORECASE)


async def _outdate_offers(connection: AsyncConnection, member_id: int) -> None:
    """Take back that the member would sit down on a seat that was left, for whom others were."""
    asked = select(votes.c.table_id).where(
        votes.c.member_id == member_id, votes.c.choice == str(member_id)
    )
    await connection.execute(
        update(displays)
        .where(displays.c.table_id.in_(asked), displays.c.kind == DisplayKind.SEAT)
        .values(ply=NEVER_DRAWN)
    )
    await connection.execute(delete(votes).where(votes.c.choice == str(member_id)))
