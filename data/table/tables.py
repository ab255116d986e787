"""Tables: from the challenge to the end of the contest, and who sits where."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from sqlalchemy import (
    BindParameter,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.tables import ASKED_TOO, OF_GROUP, PAIR_WAITS, boards, tables
from data.schema.tables import seats as seats_table
from data.schema.vocabulary import TableKind, TableStatus
from data.storage.errors import AlreadyWaiting
from data.storage.queries import columns, fetch_all, fetch_one, insert_into, values_of

# The statuses in which nothing waits or is played any more.
OVER: Final = frozenset(
    {TableStatus.FINISHED, TableStatus.DECLINED, TableStatus.WITHDRAWN, TableStatus.EXPIRED}
)

# The clock of a table without time limits.
NO_CLOCK: Final = "none"


@dataclass(frozen=True, slots=True)
class Table:
    """A table; its contest's seed stays out of `repr`, so that it can't reach a log.

    `guest_id` is None for an open seat or the computer; `second_guest_id` is for more than two.
    `ply` is the next to be played; while a challenge waits, it counts the changes to it.
    `offered_by` made the last offer (None: the host).
    `presses` and `seal_shown` are as in a record (docs/record.md); `next_commitment` is the seal of
    the host's next game against the computer.
    """

    table_id: int
    server_id: int
    channel_id: int
    channel_name: str
    status: TableStatus
    rules: str
    contest_seed: bytes = field(repr=False)
    commitment: str
    host_id: int
    guest_id: int | None
    accepted_by_interaction: int | None
    created_at: datetime
    expires_at: datetime | None
    started_at: datetime | None
    finished_at: datetime | None
    ply: int
    rematch_of: int | None
    created_by_interaction: int | None = None
    closed_by_interaction: int | None = None
    kind: TableKind = TableKind.CARDS
    offered_by: int | None = None
    clock: str = NO_CLOCK
    rated_practice: bool = False
    duplicate: bool = False
    presses: str | None = None
    seal_shown: str | None = None
    next_commitment: str | None = None
    second_guest_id: int | None = None


@dataclass(frozen=True, slots=True)
class SeatOccupant:
    """A seat's occupant: a member, or a computer player by its name in the engine.

    `seat` is the number in the contest; of the two of a deal, the seat there. `name` is the
    member's in the server; `side` the side joined, 0 until the cut decides. `left_at` is since when
    one who left waits to be replaced, `read_deal` the last deal whose result they have read.
    """

    seat: int
    member_id: int | None
    player: str | None
    name: str
    side: int | None = None
    left_at: datetime | None = None
    read_deal: int | None = None


async def create(
    connection: AsyncConnection,
    *,
    server_id: int,
    channel_id: int,
    channel_name: str,
    rules: str,
    contest_seed: bytes,
    commitment: str,
    host_id: int,
    created_at: datetime,
    guest_id: int | None = None,
    second_guest_id: int | None = None,
    expires_at: datetime | None = None,
    rematch_of: int | None = None,
    status: str = TableStatus.WAITING,
    accepted_by_interaction: int | None = None,
    created_by_interaction: int | None = None,
    started_at: datetime | None = None,
    kind: TableKind = TableKind.CARDS,
    clock: str = NO_CLOCK,
    rated_practice: bool = False,
    duplicate: bool = False,
    presses: str | None = None,
    next_commitment: str | None = None,
) -> int:
    """Set up a table, return its number; AlreadyWaiting if the two have a challenge here."""
    low, high = (None, None) if guest_id is None else sorted((host_id, guest_id))
    statement = (
        insert_into(connection, tables)
        .values(
            server_id=server_id,
            channel_id=channel_id,
            channel_name=channel_name,
            status=status,
            rules=rules,
            contest_seed=contest_seed,
            commitment=commitment,
            host_id=host_id,
            guest_id=guest_id,
            second_guest_id=second_guest_id,
            pair_low=low,
            pair_high=high,
            accepted_by_interaction=accepted_by_interaction,
            created_by_interaction=created_by_interaction,
            created_at=created_at,
            expires_at=expires_at,
            started_at=started_at,
            rematch_of=rematch_of,
            kind=kind,
            clock=clock,
            rated_practice=rated_practice,
            duplicate=duplicate,
            presses=presses,
            next_commitment=next_commitment,
        )
        .on_conflict_do_nothing(
            index_elements=[tables.c.server_id, tables.c.pair_low, tables.c.pair_high],
            index_where=PAIR_WAITS,
        )
        .returning(tables.c.table_id)
    )
    table_id = (await connection.execute(statement)).scalar_one_or_none()
    if table_id is None:
        raise AlreadyWaiting
    return table_id


async def get(connection: AsyncConnection, table_id: int) -> Table | None:
    """Return a table, or None."""
    query = select(*columns(tables, Table)).where(tables.c.table_id == table_id)
    return await fetch_one(connection, query, Table)


async def seat(connection: AsyncConnection, table_id: int, seated: SeatOccupant) -> None:
    """Seat a member or a computer player on a free seat."""
    await connection.execute(insert(seats_table).values(table_id=table_id, **values_of(seated)))


async def reseat(connection: AsyncConnection, table_id: int, seated: SeatOccupant) -> None:
    """Change the occupant of a taken seat."""
    await connection.execute(
        update(seats_table)
        .where(seats_table.c.table_id == table_id, seats_table.c.seat == seated.seat)
        .values(values_of(seated))
    )


async def reseat_all(
    connection: AsyncConnection, table_id: int, players: Sequence[SeatOccupant]
) -> None:
    """Renumber all who sit at a waiting table."""
    await connection.execute(delete(seats_table).where(seats_table.c.table_id == table_id))
    for each in players:
        await seat(connection, table_id, each)


async def read_result(connection: AsyncConnection, table_id: int, seat: int, deal: int) -> None:
    """Note that a player has read the result of a deal."""
    await connection.execute(
        update(seats_table)
        .where(seats_table.c.table_id == table_id, seats_table.c.seat == seat)
        .values(read_deal=deal)
    )


async def unseat(connection: AsyncConnection, table_id: int, seat: int) -> None:
    """Free a seat of a waiting table."""
    await connection.execute(
        delete(seats_table).where(seats_table.c.table_id == table_id, seats_table.c.seat == seat)
    )


async def advance(connection: AsyncConnection, table_id: int) -> None:
    """Count a change of a table that no move made: of its challenge, or its next deal."""
    await connection.execute(
        update(tables).where(tables.c.table_id == table_id).values(ply=tables.c.ply + 1)
    )


async def seats(connection: AsyncConnection, table_id: int) -> list[SeatOccupant]:
    """Return who sits at a table, by seat."""
    query = select(*columns(seats_table, SeatOccupant)).where(seats_table.c.table_id == table_id)
    return await fetch_all(connection, query.order_by(seats_table.c.seat), SeatOccupant)


async def created_by(connection: AsyncConnection, interaction_id: int) -> int | None:
    """Return the table that an interaction set up, or None."""
    query = select(tables.c.table_id).where(tables.c.created_by_interaction == interaction_id)
    return await connection.scalar(query)


async def set_status(
    connection: AsyncConnection,
    table_id: int,
    status: str,
    at: datetime,
    interaction_id: int | None = None,
) -> None:
    """Close a table with its final status; it no longer expires."""
    await connection.execute(
        update(tables)
        .where(tables.c.table_id == table_id)
        .values(
            status=status, finished_at=at, expires_at=None, closed_by_interaction=interaction_id
        )
    )


async def start(
    connection: AsyncConnection,
    table_id: int,
    guest_id: int | None,
    interaction: int,
    at: datetime,
    *,
    presses: str | None = None,
    seal_shown: str | None = None,
) -> None:
    """Start playing, as `guest_id` accepted; `seal_shown` is the message that showed the seal."""
    await connection.execute(
        update(tables)
        .where(tables.c.table_id == table_id)
        .values(
            status=TableStatus.PLAYING,
            guest_id=guest_id,
            second_guest_id=None,
            accepted_by_interaction=interaction,
            started_at=at,
            expires_at=None,
            presses=presses,
            seal_shown=seal_shown,
        )
    )


async def call_no_more(connection: AsyncConnection, table_id: int, member_id: int) -> None:
    """Have a waiting table call a member by name no more."""
    here = update(tables).where(tables.c.table_id == table_id)
    first = here.where(tables.c.guest_id == member_id)
    await connection.execute(first.values(guest_id=None, pair_low=None, pair_high=None))
    second = here.where(tables.c.second_guest_id == member_id)
    await connection.execute(second.values(second_guest_id=None))


async def waiting_between(
    connection: AsyncConnection, server_id: int, a: int, b: int
) -> Table | None:
    """Return a challenge that waits between two members, from either of them, or None."""
    low, high = sorted((a, b))
    query = select(*columns(tables, Table)).where(
        PAIR_WAITS,
        tables.c.server_id == server_id,
        tables.c.pair_low == low,
        tables.c.pair_high == high,
    )
    called_too = select(*columns(tables, Table)).where(
        ASKED_TOO,
        tables.c.server_id == server_id,
        tables.c.status == TableStatus.WAITING,
        or_(
            (tables.c.host_id == a) & (tables.c.second_guest_id == b),
            (tables.c.host_id == b) & (tables.c.second_guest_id == a),
        ),
    )
    found = await fetch_one(connection, query, Table)
    return found or await fetch_one(connection, called_too.limit(1), Table)


async def answered_since(
    connection: AsyncConnection, server_id: int, a: int, b: int, interaction_id: int
) -> bool:
    """Return whether a challenge between two members was answered after an interaction began."""
    low, high = sorted((a, b))
    answer = func.coalesce(tables.c.accepted_by_interaction, tables.c.closed_by_interaction)
    query = select(tables.c.table_id).where(
        tables.c.host_id.in_((low, high)),
        tables.c.server_id == server_id,
        tables.c.pair_low == low,
        tables.c.pair_high == high,
        answer > interaction_id,  # Discord numbers interactions in the order in which they begin.
    )
    return await connection.scalar(query.limit(1)) is not None


async def expired(connection: AsyncConnection, now: datetime) -> list[int]:
    """Return the waiting tables that have expired at `now`, the longest overdue first."""
    query = (
        select(tables.c.table_id)
        .where(tables.c.status == TableStatus.WAITING, tables.c.expires_at <= now)
        .order_by(tables.c.expires_at, tables.c.table_id)
    )
    return list((await connection.scalars(query)).all())


async def next_expiry(connection: AsyncConnection) -> datetime | None:
    """Return when the next waiting table expires, or None."""
    query = select(func.min(tables.c.expires_at)).where(tables.c.status == TableStatus.WAITING)
    return await connection.scalar(query)


_MEMBER: Final[BindParameter[int]] = bindparam("member")
_STATUSES: Final[BindParameter[str]] = bindparam("statuses", expanding=True)

# Made once: it is part of most commands.
_OF_MEMBER: Final = (
    select(*columns(tables, Table))
    .where(
        or_(
            *(
                # Each with the status, so that each is found by an index of the two.
                and_(theirs, tables.c.status.in_(_STATUSES))
                for theirs in (
                    tables.c.host_id == _MEMBER,
                    tables.c.guest_id == _MEMBER,
                    tables.c.second_guest_id == _MEMBER,
                    tables.c.table_id.in_(
                        select(seats_table.c.table_id).where(
                            seats_table.c.member_id == _MEMBER, OF_GROUP
                        )
                    ),
                )
            )
        ),
        ~exists().where(boards.c.table_id == tables.c.table_id),
    )
    .order_by(tables.c.table_id)
)


async def of_member(
    connection: AsyncConnection, member_id: int, statuses: Collection[str]
) -> list[Table]:
    """Return a member's tables of these statuses, with those offered to them, oldest first."""
    wanted = {"member": member_id, "statuses": tuple(statuses)}
    return await fetch_all(connection, _OF_MEMBER, Table, wanted)


async def has_played(connection: AsyncConnection, member_id: int) -> bool:
    """Return whether a member plays, or has played to the end, at any table."""
    query = (
        select(tables.c.table_id)
        .join(seats_table, seats_table.c.table_id == tables.c.table_id)
        .where(
            seats_table.c.member_id == member_id,
            tables.c.status.in_((TableStatus.PLAYING, TableStatus.FINISHED)),
        )
    )
    return await connection.scalar(query.limit(1)) is not None


async def last_computer(connection: AsyncConnection, member_id: int) -> str | None:
    """Return the computer player that a member has met last; None for whoever has met none."""
    computer = seats_table.alias("computer")
    query = (
        select(computer.c.player)
        .join(seats_table, seats_table.c.table_id == computer.c.table_id)
        .where(seats_table.c.member_id == member_id, computer.c.player.is_not(None))
        .order_by(seats_table.c.table_id.desc())
    )
    return await connection.scalar(query.limit(1))


async def rematches(connection: AsyncConnection, table_id: int) -> list[int]:
    """Return the rematches of a finished table, the newest first."""
    query = select(tables.c.table_id).where(tables.c.rematch_of == table_id)
    return list((await connection.scalars(query.order_by(tables.c.table_id.desc()))).all())


async def waiting_rematch(connection: AsyncConnection, table_id: int) -> Table | None:
    """Return the challenge that waits for a rematch of a finished table between two, or None."""
    query = select(*columns(tables, Table)).where(
        tables.c.rematch_of == table_id,
        tables.c.status == TableStatus.WAITING,
        tables.c.kind == TableKind.CARDS,
        tables.c.guest_id.is_not(None),
    )
    return await fetch_one(connection, query.order_by(tables.c.table_id.desc()).limit(1), Table)


async def played_with_computer(connection: AsyncConnection) -> list[int]:
    """Return the running tables with a computer player, oldest first."""
    query = (
        select(tables.c.table_id)
        .outerjoin(boards, boards.c.table_id == tables.c.table_id)
        .join(
            seats_table,
            seats_table.c.table_id == func.coalesce(boards.c.lead_id, tables.c.table_id),
        )
        .where(tables.c.status == TableStatus.PLAYING, seats_table.c.player.is_not(None))
        .distinct()
        .order_by(tables.c.table_id)
    )
    return list((await connection.scalars(query)).all())


async def open_in(
    connection: AsyncConnection, server_id: int, channel_ids: Collection[int] | None = None
) -> list[int]:
    """Return the open tables of a server, or of some of its channels, the latest first."""
    here = (tables.c.server_id == server_id) & tables.c.status.in_(
        (TableStatus.WAITING, TableStatus.PLAYING)
    )
    if channel_ids is not None:
        here &= tables.c.channel_id.in_(channel_ids)
    query = select(tables.c.table_id).where(here).order_by(tables.c.table_id.desc())
    return list((await connection.scalars(query)).all())


async def plays_rated_practice(connection: AsyncConnection, server_id: int, member_id: int) -> bool:
    """Return whether a member's rated game against the computer runs in a server."""
    query = select(tables.c.table_id).where(
        tables.c.host_id == member_id,
        tables.c.status == TableStatus.PLAYING,
        tables.c.server_id == server_id,
        tables.c.rated_practice == 1,
    )
    return await connection.scalar(query.limit(1)) is not None


async def with_status(connection: AsyncConnection, status: str) -> list[int]:
    """Return all tables of a status, oldest first."""
    query = select(tables.c.table_id).where(tables.c.status == status).order_by(tables.c.table_id)
    return list((await connection.scalars(query)).all())
