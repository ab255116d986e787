"""How a table is set up: challenges and open seats. `Starting` names the refusals."""

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, TypedDict

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import limits
from club.core.deadlines import Terms
from club.core.errors import (
    AlreadyAnswered,
    AlreadyPending,
    DoneByTwinError,
    NoBots,
    NotYours,
    SeatNotFree,
    Yourself,
)
from club.core.people import Person, Place
from club.core.settings import of_server
from club.play import rooms
from club.table import consent, permissions, playable, presses
from club.table.beginning import begin
from club.table.current_turn import terms
from club.table.snapshot import Snapshot
from data.core import members
from data.matchmaking import offers
from data.schema.vocabulary import TableKind, TableStatus
from data.storage.errors import AlreadyWaiting
from data.table import tables
from data.table.tables import SeatOccupant, Table
from engine import fair
from engine.rules import Rules, write_rules
from engine.words import SeatingFormat

log = logging.getLogger(__name__)

LASTS: Final = timedelta(days=1)
"""How long a challenge waits for an answer."""

SEED_BYTES: Final = 32

HOST, GUEST = 1, 2


async def challenge(
    connection: AsyncConnection,
    place: Place,
    host: Person,
    guest: Person | None,
    rules: Rules,
    *,
    seed: bytes,
    now: datetime,
    interaction_id: int | None = None,
    rematch_of: int | None = None,
    clock: Terms | None = None,
) -> int:
    """Set up a table that waits for its guest; without a guest, for anybody."""
    playable.for_two(rules)
    await only_once(connection, interaction_id)
    await admit(connection, place, host, now, again=rematch_of is not None)
    if guest is not None:
        await admit_guest(connection, place, host, guest, now=now, interaction_id=interaction_id)
    await limits.may_challenge(connection, host.member_id, now)
    table_id = await set_up(
        connection,
        place,
        host,
        rules,
        seed=seed,
        now=now,
        interaction_id=interaction_id,
        rematch_of=rematch_of,
        clock=clock,
        guests=() if guest is None else (guest,),
    )
    await sit(connection, table_id, HOST, host)
    if guest is not None:
        await sit(connection, table_id, GUEST, guest)
    log.debug("table=%d challenge open=%s", table_id, guest is None)
    return table_id


async def admit_guest(
    connection: AsyncConnection,
    place: Place,
    host: Person,
    guest: Person,
    *,
    now: datetime,
    interaction_id: int | None,
) -> None:
    """Store who is asked by name, and check that they may be asked."""
    if guest.member_id == host.member_id:
        raise Yourself
    if guest.bot:
        raise NoBots
    await members.remember(connection, guest.member_id, guest.name)
    await consent.may_challenge(connection, host, guest)
    await _make_way(connection, place, host, guest, now)
    await _in_turn(connection, place, host, guest, interaction_id)


async def set_up(
    connection: AsyncConnection,
    place: Place,
    host: Person,
    rules: Rules,
    *,
    seed: bytes,
    now: datetime,
    interaction_id: int | None,
    rematch_of: int | None = None,
    clock: Terms | None = None,
    guests: Sequence[Person] = (),
) -> int:
    """Set up a waiting table for those who are admitted, and return its number."""
    first, second, *_ = (*(guest.member_id for guest in guests), None, None)
    try:
        table_id = await tables.create(
            connection,
            **new_table(place, host, rules, seed=seed, now=now, interaction_id=interaction_id),
            guest_id=first,
            second_guest_id=second,
            expires_at=now + LASTS,
            rematch_of=rematch_of,
            clock=await _clock(connection, place, clock),
        )
    except AlreadyWaiting as error:
        raise AlreadyPending from error
    await rooms.choose(connection, table_id, place, rematch_of)
    return table_id


async def accept(
    connection: AsyncConnection,
    snapshot: Snapshot,
    person: Person,
    interaction_id: int,
    *,
    now: datetime,
    message_id: int | None = None,
) -> None:
    """Accept the offer that stands, and deal; `message_id` is a pressed message that all see."""
    table = snapshot.table
    still_waiting(table, interaction_id, now)
    if snapshot.rules.seating != SeatingFormat.HEADS_UP:
        raise SeatNotFree  # A lobby's seats are taken side by side.
    if table.guest_id is None and person.member_id == table.host_id:
        raise Yourself
    if snapshot.asked not in {None, person.member_id}:
        raise NotYours
    await members.remember(connection, person.member_id, person.name, now)
    await consent.may_sit_with(connection, person, consent.other_side(snapshot, person))
    guest_id = person.member_id if table.guest_id is None else table.guest_id
    theirs = None if guest_id == person.member_id else snapshot.members[guest_id].name
    await limits.may_sit_down(connection, guest_id, now, name=theirs)
    if table.guest_id is None:
        await sit(connection, table.table_id, GUEST, person)
    if table.ply:
        await offers.settle(connection, table.table_id)
    pressed = await presses.at(connection, table, person.member_id, interaction_id, message_id)
    await begin(connection, table.table_id, guest_id, pressed, now)


async def decline(
    connection: AsyncConnection,
    snapshot: Snapshot,
    person: Person,
    interaction_id: int | None,
    *,
    now: datetime,
) -> None:
    """Close a challenge that the asked member declines."""
    table = snapshot.table
    still_waiting(table, interaction_id, now)
    if snapshot.rules.seating != SeatingFormat.HEADS_UP:
        raise SeatNotFree  # Who is asked to a table for more needn't answer.
    if snapshot.asked != person.member_id:
        raise NotYours
    await _close(connection, table, person, TableStatus.DECLINED, interaction_id, now=now)


async def withdraw(
    connection: AsyncConnection,
    snapshot: Snapshot,
    person: Person,
    interaction_id: int | None,
    *,
    now: datetime,
) -> None:
    """Close a challenge whose last offer the member takes back."""
    table = snapshot.table
    still_waiting(table, interaction_id, now)
    if (table.offered_by or table.host_id) != person.member_id:
        raise NotYours
    await _close(connection, table, person, TableStatus.WITHDRAWN, interaction_id, now=now)


async def _close(
    connection: AsyncConnection,
    table: Table,
    person: Person,
    status: str,
    interaction_id: int | None,
    *,
    now: datetime,
) -> None:
    await members.remember(connection, person.member_id, person.name, now)
    await tables.set_status(connection, table.table_id, status, now, interaction_id)
    log.debug("table=%d %s", table.table_id, status)


async def expire(connection: AsyncConnection, now: datetime) -> list[int]:
    """Close every challenge whose time is over, and return their tables."""
    due = await tables.expired(connection, now)
    for table_id in due:
        await tables.set_status(connection, table_id, TableStatus.EXPIRED, now)
        log.debug("table=%d expired", table_id)
    return due


def still_waiting(table: Table, interaction_id: int | None, now: datetime) -> None:
    """Check that an unanswered challenge waits; or raise DoneByTwinError or AlreadyAnswered."""
    not_twice(interaction_id, table.accepted_by_interaction, table.closed_by_interaction)
    if (
        table.status != TableStatus.WAITING
        or table.kind != TableKind.CARDS
        or has_run_out(table, now)
    ):
        raise AlreadyAnswered


def not_twice(interaction_id: int | None, *done_by: int | None) -> None:
    """Check that the same interaction hasn't done this."""
    if interaction_id is not None and interaction_id in done_by:
        raise DoneByTwinError


async def only_once(connection: AsyncConnection, interaction_id: int | None) -> None:
    """Check that an interaction hasn't set up a table."""
    if interaction_id is not None and await tables.created_by(connection, interaction_id):
        raise DoneByTwinError


def has_run_out(table: Table, now: datetime) -> bool:
    """Whether a challenge's time is over, closed or not."""
    return table.expires_at is not None and table.expires_at <= now


async def _make_way(
    connection: AsyncConnection, place: Place, host: Person, guest: Person, now: datetime
) -> None:
    """Close a challenge between the two that has run out; one that waits is AlreadyPending."""
    old = await tables.waiting_between(connection, place.server_id, host.member_id, guest.member_id)
    if old is None:
        return
    if not has_run_out(old, now):
        raise AlreadyPending
    await tables.set_status(connection, old.table_id, TableStatus.EXPIRED, now)


async def _in_turn(
    connection: AsyncConnection,
    place: Place,
    host: Person,
    guest: Person,
    interaction_id: int | None,
) -> None:
    """Check that no challenge between the two waited when this one was asked for."""
    # A twin may handle it only after the other refused it, and the one in the way was answered.
    if interaction_id is not None and await tables.answered_since(
        connection, place.server_id, host.member_id, guest.member_id, interaction_id
    ):
        raise AlreadyPending


async def admit(
    connection: AsyncConnection, place: Place, host: Person, now: datetime, *, again: bool
) -> None:
    """Store server and host, and check that the host may begin games there, unless `again`."""
    if not again:
        await permissions.may_begin(connection, place, host)
    await place.remember(connection)
    await members.remember(connection, host.member_id, host.name, now)


class NewTable(TypedDict):
    """The columns that every new table has."""

    server_id: int
    channel_id: int
    channel_name: str
    rules: str
    contest_seed: bytes
    commitment: str
    host_id: int
    created_at: datetime
    created_by_interaction: int | None


async def _clock(connection: AsyncConnection, place: Place, chosen: Terms | None) -> str:
    return str(chosen or terms(await of_server(connection, place.server_id)))


def new_table(
    place: Place,
    host: Person,
    rules: Rules,
    *,
    seed: bytes,
    now: datetime,
    interaction_id: int | None,
) -> NewTable:
    """Return the columns of a new table, with its seed sealed."""
    return NewTable(
        server_id=place.server_id,
        channel_id=place.channel_id,
        channel_name=place.channel_name,
        rules=write_rules(rules),
        contest_seed=seed,
        commitment=fair.commitment(seed),
        host_id=host.member_id,
        created_at=now,
        created_by_interaction=interaction_id,
    )


async def sit(connection: AsyncConnection, table_id: int, seat: int, person: Person) -> None:
    """Seat a member on a free seat."""
    seated = SeatOccupant(seat=seat, member_id=person.member_id, player=None, name=person.name)
    await tables.seat(connection, table_id, seated)
