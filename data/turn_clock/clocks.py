"""The clock of each running table, and the messages about a turn (alarms)."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, case, exists, func, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.deals import moves
from data.schema.tables import boards, seats, tables
from data.schema.turn_clock import ASKED, SHOWN, UNSAID, alarms, clocks
from data.schema.types import Time
from data.schema.vocabulary import TableKind, TableStatus
from data.storage.queries import columns, fetch_all, fetch_one, insert_into, values_of
from data.table.tables import NO_CLOCK
from data.table.unreadable import is_set_aside

# The kinds of message that a press answers with which the wait begins anew.
ANSWERED: Final = ("ask", "post", "out", "last")

# Which running tables have no clock set for the current turn.
_UNSET = (
    tables.c.status == TableStatus.PLAYING,
    tables.c.kind == TableKind.CARDS,
    ~exists().where(clocks.c.table_id == tables.c.table_id, clocks.c.ply == tables.c.ply),
)

# Which tables show how their time stands: with a limit, or once their players were asked.
_SHOWS_TIME = or_(
    tables.c.clock != NO_CLOCK,
    exists().where(
        alarms.c.table_id == tables.c.table_id,
        alarms.c.ply == tables.c.ply,
        alarms.c.kind.in_(ASKED),
    ),
)

_is_live = tables.c.clock.startswith("live")

# When the current turn began, or before that: with the last move, or with the game.
_began_at = func.coalesce(
    select(moves.c.at)
    .where(moves.c.table_id == tables.c.table_id, moves.c.ply == tables.c.ply - 1)
    .scalar_subquery(),
    tables.c.started_at,
    tables.c.created_at,
    type_=Time,
)


@dataclass(frozen=True, slots=True)
class ClockRow:
    """A table's clock; at another ply than the table's it is out of date."""

    table_id: int
    ply: int
    due_at: datetime | None
    snoozed_until: datetime | None = None
    renewed_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class AlarmRow:
    """A message about a member's turn; `said_at` is None until it is sent."""

    table_id: int
    ply: int
    member_id: int
    kind: str
    number: int
    claimed_at: datetime
    said_at: datetime | None = None
    channel_id: int | None = None
    message_id: int | None = None

    @property
    def key(self) -> tuple[int, int, int, str, int]:
        """The primary key."""
        return self.table_id, self.ply, self.member_id, self.kind, self.number


async def get(connection: AsyncConnection, table_id: int) -> ClockRow | None:
    """Return a table's clock, or None."""
    query = select(*columns(clocks, ClockRow)).where(clocks.c.table_id == table_id)
    return await fetch_one(connection, query, ClockRow)


async def put(connection: AsyncConnection, row: ClockRow) -> None:
    """Store a table's clock."""
    values = values_of(row)
    statement = insert_into(connection, clocks).values(values)
    await connection.execute(
        statement.on_conflict_do_update(index_elements=[clocks.c.table_id], set_=values)
    )


async def stir(connection: AsyncConnection, table_ids: Collection[int], at: datetime) -> None:
    """Make clocks due, since something has changed that no ply shows."""
    await connection.execute(
        update(clocks).where(clocks.c.table_id.in_(table_ids)).values(due_at=at)
    )


async def stir_all(connection: AsyncConnection, at: datetime) -> list[int]:
    """Make all clocks due; return the running tables that show how their time stands."""
    await connection.execute(update(clocks).values(due_at=at))
    query = select(tables.c.table_id).where(tables.c.status == TableStatus.PLAYING, _SHOWS_TIME)
    return sorted((await connection.scalars(query)).all())


async def renew(connection: AsyncConnection, table_ids: Collection[int], at: datetime) -> None:
    """Begin the time of the turns at some tables anew."""
    await connection.execute(
        update(clocks).where(clocks.c.table_id.in_(table_ids)).values(renewed_at=at)
    )


async def stir_server(connection: AsyncConnection, server_id: int, at: datetime) -> None:
    """Make the clocks of a server's running tables due."""
    running = select(tables.c.table_id).where(
        tables.c.server_id == server_id, tables.c.status == TableStatus.PLAYING
    )
    await connection.execute(update(clocks).where(clocks.c.table_id.in_(running)).values(due_at=at))


async def with_time(connection: AsyncConnection, table_ids: Collection[int]) -> list[int]:
    """Return those of some tables that show how their time stands."""
    query = select(tables.c.table_id).where(tables.c.table_id.in_(table_ids), _SHOWS_TIME)
    return sorted((await connection.scalars(query)).all())


async def stale(connection: AsyncConnection, relaxed: datetime, live: datetime) -> list[int]:
    """Return running tables with no clock set for a turn begun by then, `live` or not, in order."""
    began_by = case((_is_live, literal(live, Time)), else_=literal(relaxed, Time))
    query = select(tables.c.table_id).where(*_UNSET, _began_at <= began_by)
    return list((await connection.scalars(query.order_by(tables.c.table_id))).all())


async def oldest_unset(
    connection: AsyncConnection,
) -> tuple[datetime | None, datetime | None]:
    """Return when the oldest turn without a set clock began: a relaxed one, and a live one."""
    relaxed = func.min(case((~_is_live, _began_at)), type_=Time)
    live = func.min(case((_is_live, _began_at)), type_=Time)
    found = (await connection.execute(select(relaxed, live).where(*_UNSET))).one()
    return found[0], found[1]


async def due(connection: AsyncConnection, now: datetime) -> list[int]:
    """Return the tables at which something is due, the longest overdue first."""
    query = select(clocks.c.table_id).where(clocks.c.due_at <= now)
    return list(
        (await connection.scalars(query.order_by(clocks.c.due_at, clocks.c.table_id))).all()
    )


async def next_due(connection: AsyncConnection) -> datetime | None:
    """Return when something is next due at any table, or None."""
    return await connection.scalar(select(func.min(clocks.c.due_at)))


async def of_member(connection: AsyncConnection, member_id: int) -> list[int]:
    """Return the running tables of a member's contests."""
    lead = func.coalesce(boards.c.lead_id, tables.c.table_id)
    own = select(seats.c.table_id).where(seats.c.member_id == member_id)
    found = (
        select(tables.c.table_id)
        .outerjoin(boards, boards.c.table_id == tables.c.table_id)
        .where(tables.c.status == TableStatus.PLAYING, lead.in_(own))
    )
    return list((await connection.scalars(found.order_by(tables.c.table_id))).all())


async def moved_at(connection: AsyncConnection, table_id: int, ply: int) -> datetime | None:
    """Return when the move at a ply was made, or None."""
    query = select(moves.c.at).where(moves.c.table_id == table_id, moves.c.ply == ply)
    return await connection.scalar(query)


async def claim(connection: AsyncConnection, row: AlarmRow) -> bool:
    """Claim a message before it is sent; return False where it is claimed already."""
    statement = insert_into(connection, alarms).values(values_of(row))
    done = await connection.execute(statement.on_conflict_do_nothing())
    return done.rowcount > 0


async def of_turn(
    connection: AsyncConnection, table_id: int, ply: int, member_id: int
) -> list[AlarmRow]:
    """Return the messages about a turn, sent or claimed, in order."""
    query = select(*columns(alarms, AlarmRow)).where(
        alarms.c.table_id == table_id, alarms.c.ply == ply, alarms.c.member_id == member_id
    )
    return await fetch_all(connection, query.order_by(alarms.c.claimed_at), AlarmRow)


async def unsaid(connection: AsyncConnection, table_id: int | None = None) -> list[AlarmRow]:
    """Messages still to be sent, at all tables or one, not set aside; longest overdue first."""
    query = select(*columns(alarms, AlarmRow)).where(UNSAID, ~is_set_aside(alarms.c.table_id))
    if table_id is not None:
        query = query.where(alarms.c.table_id == table_id)
    query = query.order_by(alarms.c.claimed_at)
    return await fetch_all(connection, query, AlarmRow)


async def shown(connection: AsyncConnection, table_id: int) -> list[AlarmRow]:
    """Return the messages about a table's turns that still exist."""
    query = select(*columns(alarms, AlarmRow)).where(alarms.c.table_id == table_id, SHOWN)
    return await fetch_all(connection, query.order_by(alarms.c.claimed_at), AlarmRow)


async def said(connection: AsyncConnection, row: AlarmRow) -> bool:
    """Store when and where a message was sent; return False where that is stored already."""
    noted = await connection.execute(
        update(alarms)
        .where(*_same(row), UNSAID)
        .values(said_at=row.said_at, channel_id=row.channel_id, message_id=row.message_id)
    )
    return noted.rowcount > 0


async def hush(connection: AsyncConnection, table_ids: Collection[int], at: datetime) -> None:
    """Cancel the unsent messages about turns of some tables."""
    await connection.execute(
        update(alarms).where(alarms.c.table_id.in_(table_ids), UNSAID).values(said_at=at)
    )


async def put_off(connection: AsyncConnection, row: AlarmRow, until: datetime) -> None:
    """Postpone an unsent message."""
    await connection.execute(update(alarms).where(*_same(row), UNSAID).values(claimed_at=until))


async def gone(connection: AsyncConnection, row: AlarmRow) -> None:
    """Store that a message no longer exists."""
    await connection.execute(update(alarms).where(*_same(row)).values(message_id=None))


async def let_stand(connection: AsyncConnection, table_id: int, message_id: int) -> None:
    """Store that a message says something else by now, and isn't to be deleted."""
    own = alarms.c.table_id == table_id, alarms.c.message_id == message_id
    await connection.execute(update(alarms).where(*own).values(message_id=None))


def _same(row: AlarmRow) -> list[ColumnElement[bool]]:
    return [
        alarms.c.table_id == row.table_id,
        alarms.c.ply == row.ply,
        alarms.c.member_id == row.member_id,
        alarms.c.kind == row.kind,
        alarms.c.number == row.number,
    ]


async def with_passed(connection: AsyncConnection) -> list[int]:
    """Return the tables with messages about earlier turns, or with questions that are answered."""
    answered = exists().where(
        clocks.c.table_id == alarms.c.table_id,
        clocks.c.ply == alarms.c.ply,
        clocks.c.renewed_at >= alarms.c.said_at,
        alarms.c.kind.in_(ANSWERED),
    )
    over = alarms.c.ply < tables.c.ply, tables.c.status != TableStatus.PLAYING
    query = (
        select(alarms.c.table_id)
        .join(tables, tables.c.table_id == alarms.c.table_id)
        .where(SHOWN, or_(*over, answered))
    )
    return sorted(set((await connection.scalars(query)).all()))
