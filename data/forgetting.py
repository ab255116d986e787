"""A member taken out of every table of the database; what others have played stays as it was.

Each column in which a member's id may stand is named here, with what becomes of it; a test sees to
it that none is left out.
"""

import re
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Select,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from data import returning
from data.anonymous import NAME
from data.displays import CHANNEL, NEVER_DRAWN
from data.queries import insert_into
from data.schema import (
    boards,
    deals,
    displays,
    drafts,
    entries,
    leftovers,
    members,
    results,
    seats,
    tables,
    votes,
)
from data.schema_choosing import panels, presets
from data.schema_clocks import alarms
from data.schema_coach import reviews
from data.schema_figures import figures
from data.schema_finding import blocks, fingerprints, friends, nudges, queue, watchers
from data.schema_history import imports
from data.schema_problems import answers
from data.schema_settings import audit, member_settings, server_settings
from data.schema_standings import rated, ratings, standings
from data.tables import FINISHED, PLAYING, SHEET, WAITING

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
    blocks.c.blocked_id,  # with a number of its own (`data/returning.py`)
    rated.c.member_id,  # how strong somebody was tells what it was worth to win against them
)
"""Where the row concerns others too, or a whole server: there somebody without a name comes in."""

COUNTED: Final[tuple[Column[Any], ...]] = (
    standings.c.member_id,
    ratings.c.member_id,
    figures.c.member_id,
)
"""What was counted for a member alone. For somebody without a name nothing is."""

OWN: Final[tuple[Column[Any], ...]] = (
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
    nudges.c.member_id,
    nudges.c.by_member,
    member_settings.c.member_id,
    imports.c.member_id,
    answers.c.member_id,
    reviews.c.member_id,
    *COUNTED,
)
"""Where the row goes with the member."""

NOTED: Final[tuple[Column[Any], ...]] = (fingerprints.c.stand_in_id,)
"""Where it is noted who stands for somebody that is gone."""

PAIR: Final[tuple[Column[Any], ...]] = (tables.c.pair_low, tables.c.pair_high)
"""What only finds a challenge between two: it is cleared of both."""


def leads_of(member_id: int) -> Select[tuple[int]]:
    """Give the contests in which a member sits, by the table that leads each."""
    return select(seats.c.table_id).where(seats.c.member_id == member_id)


async def played(connection: AsyncConnection, member_id: int) -> int:
    """Count the contests that a member has played to their end."""
    query = select(func.count()).where(
        tables.c.table_id.in_(leads_of(member_id)), tables.c.status == FINISHED
    )
    return await connection.scalar(query) or 0


async def settled_sheets(connection: AsyncConnection, member_id: int) -> list[int]:
    """Give the settled sheets for real cards on which a member played."""
    query = select(tables.c.table_id).where(
        tables.c.table_id.in_(leads_of(member_id)),
        tables.c.kind == SHEET,
        tables.c.status == FINISHED,
    )
    return list((await connection.scalars(query.order_by(tables.c.table_id))).all())


async def take_out(connection: AsyncConnection, member_id: int, stand_in: int) -> list[int]:
    """Forget a member.

    Args:
        connection: A write transaction. Nothing that waits or runs may be left of the member's;
            where others block the member, somebody else stands for them (`data/returning.py`).
        member_id: The member.
        stand_in: The number that stands in their place from now on, below zero.

    Returns:
        The tables of which messages are to be deleted.
    """
    names = await _names(connection, member_id)
    await connection.execute(insert(members).values(member_id=stand_in, name=NAME))
    await _leave_over(connection, member_id)
    await _unname(connection, member_id, names)
    await _outdate_offers(connection, member_id)
    for column in OWN:
        await connection.execute(delete(column.table).where(column == member_id))
    await returning.tidy(connection)
    either = or_(*(column == member_id for column in PAIR))
    await connection.execute(update(tables).where(either).values(pair_low=None, pair_high=None))
    await connection.execute(update(seats).where(seats.c.member_id == member_id).values(name=NAME))
    for column in SHARED:
        await connection.execute(
            update(column.table).where(column == member_id).values({column: stand_in})
        )
    await connection.execute(delete(members).where(members.c.member_id == member_id))
    touched = await connection.scalars(select(leftovers.c.table_id).distinct())
    return sorted(touched.all())


async def uncount(connection: AsyncConnection, server_id: int) -> None:
    """Delete what was counted in a server for those without a name."""
    for column in COUNTED:
        counted = column.table
        here = delete(counted).where(counted.c.server_id == server_id, column < 0)
        await connection.execute(here)


async def sweep(connection: AsyncConnection) -> int:
    """Delete the contests in which nobody sits any more, and never counted for anybody.

    They are those that somebody forgotten had with the computer alone, or had offered in vain; of
    rated practice without which others' ratings couldn't be explained, how it ended stays. What
    has messages that are still to be deleted stays until they are; so are those that were just on
    their way to somebody who was being forgotten.

    Returns:
        How many contests there were.
    """
    await _leave_over_strays(connection)
    lone = _lone(await _waited_for(connection))
    explaining = (await connection.scalars(lone.where(_explains()))).all()
    await connection.execute(delete(deals).where(deals.c.table_id.in_(explaining)))
    leads = (await connection.scalars(lone.where(~_explains()))).all()
    if not leads:
        return 0
    further = await connection.scalars(select(boards.c.table_id).where(boards.c.lead_id.in_(leads)))
    gone = [*further.all(), *leads]
    again = update(tables).where(tables.c.rematch_of.in_(gone)).values(rematch_of=None)
    await connection.execute(again)
    await connection.execute(delete(tables).where(tables.c.table_id.in_(gone)))
    await drop_stand_ins(connection)
    return len(leads)


async def drop_stand_ins(connection: AsyncConnection) -> None:
    """Delete those without a name whom no row refers to any more."""
    query = delete(members).where(members.c.member_id < 0)
    for column in (column for column in SHARED if column.foreign_keys):
        used = select(column).where(column < 0)
        query = query.where(members.c.member_id.not_in(used))
    await connection.execute(query)


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
        tables.c.status.not_in((WAITING, PLAYING)),
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
    then = select(seats.c.name).where(seats.c.member_id == member_id)
    return {name for query in (now, then) for name in (await connection.scalars(query)).all()}


async def _leave_over(connection: AsyncConnection, member_id: int) -> None:
    """Have the messages deleted that only the member was meant to read, or was concerned by."""
    others = select(seats.c.table_id).where(seats.c.member_id > 0, seats.c.member_id != member_id)
    alone = leads_of(member_id).where(seats.c.table_id.not_in(others))
    all_alone = alone.union(select(boards.c.table_id).where(boards.c.lead_id.in_(alone)))
    shown = or_(displays.c.member_id == member_id, displays.c.table_id.in_(all_alone))
    await _from(connection, displays, shown)
    await connection.execute(delete(displays).where(displays.c.table_id.in_(all_alone)))
    await _from(connection, alarms, alarms.c.member_id == member_id)


async def _leave_over_strays(connection: AsyncConnection) -> None:
    """Have the messages deleted that went to members who are unknown by now."""
    known = exists().where(members.c.member_id == displays.c.member_id)
    stray = (displays.c.member_id != CHANNEL) & ~known
    await _from(connection, displays, stray)
    await connection.execute(delete(displays).where(stray))


async def _from(connection: AsyncConnection, source: Any, where: ColumnElement[bool]) -> None:  # noqa: ANN401 - a table
    """Note messages as left over."""
    wanted = ("message_id", "table_id", "channel_id")
    found = select(*(source.c[name] for name in wanted)).where(
        where, source.c.message_id.is_not(None), source.c.channel_id.is_not(None)
    )
    statement = insert_into(connection, leftovers).from_select(wanted, found)
    await connection.execute(statement.on_conflict_do_nothing())


async def _unname(connection: AsyncConnection, member_id: int, names: set[str]) -> None:
    """Take a member's names out of what managers have noted of their contests."""
    query = select(audit.c.audit_id, audit.c.reason, audit.c.detail, audit.c.table_id).where(
        or_(audit.c.member_id == member_id, audit.c.table_id.in_(leads_of(member_id)))
    )
    words = _words(member_id, names)
    for audit_id, reason, detail, table_id in (await connection.execute(query)).all():
        changed: dict[str, Any] = {}
        if reason is not None and words.search(reason):
            changed["reason"] = words.sub(NAME, reason)
        if detail is not None and "winner" in detail:
            there = select(seats.c.name).where(
                seats.c.table_id == table_id, seats.c.member_id.is_distinct_from(member_id)
            )
            # The name is that of the day; whoever isn't somebody else there may be the member.
            if detail["winner"] not in (await connection.scalars(there)).all():
                changed["detail"] = {**detail, "winner": NAME}
        if changed:
            line = update(audit).where(audit.c.audit_id == audit_id)
            await connection.execute(line.values(**changed))


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
        .where(displays.c.table_id.in_(asked), displays.c.kind == "seat")
        .values(ply=NEVER_DRAWN)
    )
    await connection.execute(delete(votes).where(votes.c.choice == str(member_id)))
