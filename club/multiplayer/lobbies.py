"""Lobbies for more than two: members join until play begins (`Groups` names refusals)."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import levels, limits
from club.core.deadlines import Terms
from club.core.errors import (
    AlreadyAnswered,
    AlreadyJoined,
    DoneByTwinError,
    NoBots,
    NotEnoughPlayers,
    NotJoined,
    NotOver,
    NotSeated,
    NotYours,
    OnlyTwoHere,
    SeatNotFree,
    SideFull,
)
from club.core.people import Person, Place
from club.play import challenges
from club.table import consent, playable, presses
from club.table.beginning import begin
from club.table.snapshot import Snapshot, load
from data.core import members
from data.schema.vocabulary import ANSWERS_ONLY, TableKind, TableStatus
from data.table import tables
from data.table.tables import SeatOccupant
from engine.rules import Rules
from engine.seats import SEATS
from engine.words import SeatingFormat

log = logging.getLogger(__name__)

LEAST: Final = 3
"""Players of a round robin or of captain's play."""

MOST: Final = {SeatingFormat.ROUND_ROBIN: 4, SeatingFormat.CAPTAIN: 7}
"""The most of them, by seating."""


def capacity(rules: Rules) -> tuple[int, int]:
    """Return how many players a contest needs, and how many it has room for."""
    if rules.seating == SeatingFormat.PARTNERSHIP:
        return 2 * rules.team_size, 2 * rules.team_size
    if rules.seating in {SeatingFormat.HEADS_UP, SeatingFormat.THREE_HANDED}:
        return len(rules.seats), len(rules.seats)
    return LEAST, MOST[rules.seating]


def room(rules: Rules, sides: Sequence[int | None], side: int) -> int:
    """Return how many seats are free on a side, given each player's side."""
    if rules.seating != SeatingFormat.PARTNERSHIP:
        return capacity(rules)[1] - len(sides)
    return rules.team_size - list(sides).count(side)


async def gather(
    connection: AsyncConnection,
    place: Place,
    host: Person,
    rules: Rules,
    *,
    seed: bytes,
    now: datetime,
    interaction_id: int | None = None,
    rematch_of: int | None = None,
    clock: Terms | None = None,
    guests: Sequence[Person] = (),
) -> int:
    """Open a lobby, in which the host has the first seat, and return its table.

    Up to two guests are called by name, and have no other right to a seat than anybody.
    """
    playable.check(rules)
    if place.kind in ANSWERS_ONLY:
        raise OnlyTwoHere
    await challenges.only_once(connection, interaction_id)
    await limits.may_gather(connection, host.member_id, now)
    await challenges.admit(connection, place, host, now, again=rematch_of is not None)
    for guest in guests:
        await challenges.admit_guest(
            connection, place, host, guest, now=now, interaction_id=interaction_id
        )
    table_id = await challenges.set_up(
        connection,
        place,
        host,
        rules,
        seed=seed,
        now=now,
        interaction_id=interaction_id,
        rematch_of=rematch_of,
        clock=clock,
        guests=guests,
    )
    side = 1 if rules.seating == SeatingFormat.PARTNERSHIP else 0
    await tables.seat(connection, table_id, _of_member(1, host, side))
    log.debug("table=%d lobby seating=%s", table_id, rules.seating)
    return table_id


async def gather_again(
    connection: AsyncConnection,
    over: Snapshot,
    person: Person,
    interaction_id: int,
    *,
    seed: bytes,
    now: datetime,
) -> int:
    """Open a lobby for another contest of the same kind, or join the waiting one."""
    table = over.table
    if over.player_of(person.member_id) is None:
        raise NotSeated
    if table.status != TableStatus.FINISHED or table.kind != TableKind.CARDS:
        raise NotOver
    await challenges.only_once(connection, interaction_id)
    for next_id in await tables.rematches(connection, table.table_id):
        lobby = await load(connection, next_id)
        if lobby.table.status == TableStatus.PLAYING and lobby.player_of(person.member_id) is None:
            raise AlreadyAnswered
        if lobby.table.status == TableStatus.WAITING and not challenges.has_run_out(
            lobby.table, now
        ):
            await _sit_again(connection, lobby, person, interaction_id, now=now)
        if lobby.table.status in {TableStatus.PLAYING, TableStatus.WAITING}:
            return next_id
    place = over.place
    return await gather(
        connection,
        place,
        person,
        over.rules,
        seed=seed,
        now=now,
        interaction_id=interaction_id,
        rematch_of=table.table_id,
        clock=Terms.parse(table.clock),
    )


async def _sit_again(
    connection: AsyncConnection,
    lobby: Snapshot,
    person: Person,
    interaction_id: int,
    *,
    now: datetime,
) -> None:
    """Join a lobby on a side that has room; a player there stays."""
    if lobby.player_of(person.member_id) is not None:
        return
    taken = [each.side for each in lobby.players]
    sides = SEATS if lobby.rules.seating == SeatingFormat.PARTNERSHIP else (0,)
    side = next((side for side in sides if room(lobby.rules, taken, side)), sides[0])
    await join(connection, lobby, person, side, interaction_id, now=now)


async def join(
    connection: AsyncConnection,
    snapshot: Snapshot,
    person: Person,
    side: int,
    interaction_id: int,
    *,
    now: datetime,
    message_id: int | None = None,
) -> None:
    """Take a seat, or change sides; the last one begins the contest."""
    await _once(connection, snapshot, person, interaction_id, now)
    if person.bot:
        raise NoBots
    rules, players = snapshot.rules, snapshot.players
    side = _side(rules, side)
    own = next((each for each in players if each.member_id == person.member_id), None)
    if own is not None and own.side == side:
        raise AlreadyJoined
    if room(rules, [each.side for each in players], side) < 1:
        raise SideFull
    table_id = snapshot.table.table_id
    if own is not None:
        await tables.reseat(connection, table_id, replace(own, side=side))
    else:
        await consent.may_sit_among(connection, person, players)
        await limits.may_sit_down(connection, person.member_id, now)
        if person.member_id in snapshot.called:
            await tables.call_no_more(connection, table_id, person.member_id)
        await tables.seat(connection, table_id, _of_member(len(players) + 1, person, side))
        players = (*players, _of_member(len(players) + 1, person, side))
    await tables.advance(connection, table_id)
    if len(players) == capacity(rules)[1]:
        await _begin(connection, snapshot, person, interaction_id, now=now, message_id=message_id)


async def seat_computer(
    connection: AsyncConnection,
    snapshot: Snapshot,
    person: Person,
    side: int,
    interaction_id: int,
    *,
    level: str,
    now: datetime,
    message_id: int | None = None,
) -> None:
    """Let the host give a free seat to the computer."""
    await _once(connection, snapshot, person, interaction_id, now)
    _by_host(snapshot, person)
    rules, players = snapshot.rules, snapshot.players
    levels.check(level, rules)
    side = _side(rules, side)
    if room(rules, [each.side for each in players], side) < 1:
        raise SideFull
    seat = len(players) + 1
    computer = SeatOccupant(seat=seat, member_id=None, player=level, name="", side=side)
    await tables.seat(connection, snapshot.table.table_id, computer)
    await tables.advance(connection, snapshot.table.table_id)
    if seat == capacity(rules)[1]:
        await _begin(connection, snapshot, person, interaction_id, now=now, message_id=message_id)


async def leave(
    connection: AsyncConnection,
    snapshot: Snapshot,
    person: Person,
    interaction_id: int,
    *,
    now: datetime,
) -> None:
    """Leave a lobby; later players move up. The host withdraws it instead."""
    await _once(connection, snapshot, person, interaction_id, now)
    seat = snapshot.player_of(person.member_id)
    if seat is None or person.member_id == snapshot.table.host_id:
        raise NotJoined
    await free(connection, snapshot, seat)


async def decline(
    connection: AsyncConnection,
    snapshot: Snapshot,
    person: Person,
    interaction_id: int,
    *,
    now: datetime,
) -> None:
    """Decline the invitation by name; the lobby stays open to everybody."""
    await _once(connection, snapshot, person, interaction_id, now)
    if person.member_id not in snapshot.called:
        raise NotYours
    await take_out(connection, snapshot, person.member_id)


async def part(connection: AsyncConnection, snapshot: Snapshot, one: int, other: int) -> bool:
    """Take a member out of a lobby whose host they are kept apart from; return whether one was."""
    table = snapshot.table
    if (
        table.kind != TableKind.CARDS
        or table.status != TableStatus.WAITING
        or table.host_id not in {one, other}
    ):
        return False
    member_id = other if table.host_id == one else one
    return await take_out(connection, snapshot, member_id)


async def take_out(connection: AsyncConnection, snapshot: Snapshot, member_id: int) -> bool:
    """Free a member's seat in a lobby, and call them no more; return whether it changed."""
    if snapshot.rules.seating == SeatingFormat.HEADS_UP:
        return False
    table_id, seat = snapshot.table.table_id, snapshot.player_of(member_id)
    called = member_id in snapshot.called
    if called:
        await tables.call_no_more(connection, table_id, member_id)
    if seat is not None:
        await free(connection, snapshot, seat)
    elif called:
        await tables.advance(connection, table_id)
    return called or seat is not None


async def free(connection: AsyncConnection, snapshot: Snapshot, seat: int) -> None:
    """Free a seat of a lobby; later players move up."""
    table_id = snapshot.table.table_id
    for each in snapshot.players[seat - 1 :]:
        await tables.unseat(connection, table_id, each.seat)
    for each in snapshot.players[seat:]:
        await tables.seat(connection, table_id, replace(each, seat=each.seat - 1))
    await tables.advance(connection, table_id)


async def start(
    connection: AsyncConnection,
    snapshot: Snapshot,
    person: Person,
    interaction_id: int,
    *,
    now: datetime,
    message_id: int | None = None,
) -> None:
    """Let the host begin with the players there."""
    await _once(connection, snapshot, person, interaction_id, now)
    _by_host(snapshot, person)
    least, _ = capacity(snapshot.rules)
    if len(snapshot.players) < least:
        raise NotEnoughPlayers(needed=least - len(snapshot.players))
    await _begin(connection, snapshot, person, interaction_id, now=now, message_id=message_id)


async def _begin(
    connection: AsyncConnection,
    snapshot: Snapshot,
    person: Person,
    interaction_id: int,
    *,
    now: datetime,
    message_id: int | None,
) -> None:
    """Begin with the players there; without another member it counts as practice."""
    table = snapshot.table
    if not {each.member_id for each in snapshot.players} - {None, person.member_id}:
        await limits.may_practise(connection, person.member_id, now)
    pressed = await presses.at(connection, table, person.member_id, interaction_id, message_id)
    await begin(connection, table.table_id, None, pressed, now)


async def _once(
    connection: AsyncConnection,
    snapshot: Snapshot,
    person: Person,
    interaction_id: int,
    now: datetime,
) -> None:
    if snapshot.rules.seating == SeatingFormat.HEADS_UP:
        raise SeatNotFree  # A challenge is answered by the one who is asked.
    table_id = snapshot.table.table_id
    seen = await presses.last_of(connection, table_id)
    if seen.get(person.member_id) == interaction_id:
        raise DoneByTwinError
    challenges.still_waiting(snapshot.table, interaction_id, now)
    await members.remember(connection, person.member_id, person.name, now)
    await presses.note(connection, table_id, person.member_id, interaction_id, now)


def _side(rules: Rules, side: int) -> int:
    """Return the side in a partnership (SideFull if there is no such side), else 0."""
    if rules.seating != SeatingFormat.PARTNERSHIP:
        return 0
    if side not in SEATS:
        raise SideFull
    return side


def _by_host(snapshot: Snapshot, person: Person) -> None:
    if person.member_id != snapshot.table.host_id:
        raise NotYours


def _of_member(seat: int, person: Person, side: int) -> SeatOccupant:
    return SeatOccupant(seat, person.member_id, None, person.name, side)
