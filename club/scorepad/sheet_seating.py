"""The seats at a sheet for real cards, until it begins."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import (
    AlreadyJoined,
    NoBots,
    NoName,
    NotOver,
    SameName,
    SheetPlayers,
    SheetStarted,
    SideFull,
)
from club.core.people import Person, Place
from club.play.challenges import has_run_out
from club.table import permissions
from club.table.sheet_score import GUEST, SIDED, start_of
from club.table.snapshot import Snapshot
from data.core import members
from data.core.anonymous import is_gone
from data.schema.vocabulary import TableKind, TableStatus
from data.table import tables
from data.table.tables import SeatOccupant
from engine.errors import BadRules
from engine.rules import Rules
from engine.seats import SEATS
from engine.words import SeatingFormat

MOST: Final = 12
"""Seats of a sheet."""

_ROUND_ROBIN: Final = 4


async def remember(connection: AsyncConnection, place: Place, host: Person, now: datetime) -> None:
    """Store the server and the host, and check that they may begin there."""
    await permissions.may_begin(connection, place, host)
    await place.remember(connection)
    await members.remember(connection, host.member_id, host.name, now)


def waits(snapshot: Snapshot, now: datetime) -> None:
    """Check that a sheet still waits for its players (SheetStarted)."""
    if snapshot.table.status != TableStatus.WAITING or has_run_out(snapshot.table, now):
        raise SheetStarted


def room(rules: Rules, taken: Sequence[int], side: int) -> int:
    """How many more may sit on a side (0: no sides), given the side of each player there."""
    if rules.seating == SeatingFormat.CAPTAIN and side == 1:
        return 1 - taken.count(side)
    if rules.seating == SeatingFormat.PARTNERSHIP:
        return MOST // 2 - taken.count(side)
    most = {SeatingFormat.HEADS_UP: len(SEATS), SeatingFormat.ROUND_ROBIN: _ROUND_ROBIN}.get(
        rules.seating, MOST
    )
    return most - len(taken)


async def seat(
    connection: AsyncConnection, waiting: Snapshot, who: Person | str, side: int = 0
) -> None:
    """Seat a member or a friend, by name, or have a member change sides (0 for the smaller one)."""
    rules, players = waiting.rules, waiting.players
    taken = [each.side or 0 for each in players]
    side = _side(rules, taken, side)
    own = None
    if isinstance(who, Person):
        own = next((each for each in players if each.member_id == who.member_id), None)
        if who.bot:
            raise NoBots
        if own is not None and own.side == side:
            raise AlreadyJoined
    elif not who.strip():
        raise NoName
    elif any(_same(each.name, who) for each in players):
        raise SameName(name=who)
    if room(rules, taken, side) < 1:
        raise SideFull
    table_id = waiting.table.table_id
    if own is not None:
        await tables.reseat(connection, table_id, replace(own, side=side))
        return
    number = len(players) + 1
    if isinstance(who, Person):
        await members.remember(connection, who.member_id, who.name)
        seated = SeatOccupant(number, who.member_id, None, who.name, side)
    else:
        seated = SeatOccupant(number, None, GUEST, who, side)
    await tables.seat(connection, table_id, seated)


async def leave(connection: AsyncConnection, waiting: Snapshot, number: int, now: datetime) -> None:
    """Free a seat, so that later players move up; the host's leaving closes the sheet."""
    table_id = waiting.table.table_id
    if waiting.players[number - 1].member_id == waiting.table.host_id:
        await tables.set_status(connection, table_id, TableStatus.WITHDRAWN, now)
        return
    for each in waiting.players[number - 1 :]:
        await tables.unseat(connection, table_id, each.seat)
    for each in waiting.players[number:]:
        await tables.seat(connection, table_id, replace(each, seat=each.seat - 1))


def settled_rules(waiting: Snapshot) -> Rules:
    """The rules with the teams as large as they are; SheetPlayers if they aren't for so many."""
    rules, players = waiting.rules, waiting.players
    if rules.seating == SeatingFormat.PARTNERSHIP:
        rules = replace(rules, team_size=max(1, len(players) // 2))
    try:
        start_of(rules, players)
    except BadRules as error:
        raise SheetPlayers(code=rules.seating) from error
    return rules


def guest_of(waiting: Snapshot) -> int | None:
    """Return the other member, where two members play alone."""
    if len(waiting.players) != len(SEATS):
        return None
    others = (each.member_id for each in waiting.players)
    return next((one for one in others if one not in {None, waiting.table.host_id}), None)


async def again(
    connection: AsyncConnection,
    over: Snapshot,
    person: Person,
    interaction_id: int | None,
    now: datetime,
) -> int:
    """Seat the players of a settled sheet at a new one, and return its table."""
    table = over.table
    if table.kind != TableKind.SHEET or table.status != TableStatus.FINISHED:
        raise NotOver
    table_id = await tables.create(
        connection,
        server_id=table.server_id,
        channel_id=table.channel_id,
        channel_name=table.channel_name,
        rules=table.rules,
        contest_seed=b"",
        commitment="",
        host_id=person.member_id,
        created_at=now,
        rematch_of=table.table_id,
        created_by_interaction=interaction_id,
        kind=TableKind.SHEET,
    )
    for each in over.players:
        gone = replace(each, member_id=None, player=GUEST)
        await tables.seat(connection, table_id, gone if is_gone(each.member_id) else each)
    return table_id


def _side(rules: Rules, taken: Sequence[int], side: int) -> int:
    if rules.seating not in SIDED:
        return 0
    if side in SEATS:
        return side
    first = room(rules, taken, 1)
    if rules.seating == SeatingFormat.CAPTAIN:
        return 1 if first else 2
    return 1 if first >= room(rules, taken, 2) else 2


def _same(one: str, other: str) -> bool:
    return " ".join(one.split()).casefold() == " ".join(other.split()).casefold()
