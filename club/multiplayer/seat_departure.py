"""A player who leaves a running contest of more than two, and who takes the seat.

The others vote: let the computer play, give a certain member the seat, or end the contest. It is
done once every side with members left agrees. A snapshot here is of the leading table.
"""

import logging
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import levels, limits
from club.core.errors import (
    AlreadyJoined,
    DoneByTwinError,
    GameOver,
    NoBots,
    NotSeated,
    PlaysAlready,
    SeatTaken,
    SitsOut,
    UnreadableTable,
    Yourself,
)
from club.core.people import Person
from club.play import turns
from club.table import consent
from club.table.snapshot import Snapshot, load, load_all
from club.table.vacancy_votes import SeatVote, question
from data.core import members
from data.schema.vocabulary import DisplayKind, EndCause
from data.table import displays, tables, votes
from data.table.tables import SeatOccupant
from data.table.votes import Vote
from engine.moves import FORFEIT

log = logging.getLogger(__name__)

SEEN: Final = "left"
"""The question under which each member's last interaction about vacant seats is kept."""


async def get_up(
    connection: AsyncConnection, snapshot: Snapshot, member_id: int, *, now: datetime
) -> None:
    """Vacate one's seat."""
    own = _seated(snapshot, member_id)
    if own.left_at is None:
        await tables.reseat(connection, snapshot.lead_id, replace(own, left_at=now))
        log.debug("table=%d seat=%d left", snapshot.lead_id, own.seat)


async def come_back(
    connection: AsyncConnection, snapshot: Snapshot, member_id: int, *, now: datetime
) -> None:
    """Take one's vacated seat again."""
    own = _seated(snapshot, member_id)
    await tables.reseat(connection, snapshot.lead_id, replace(own, left_at=None))
    await votes.clear(connection, snapshot.lead_id, question(own.seat))
    await displays.outdate(connection, (snapshot.lead_id,), now, DisplayKind.SEAT)


async def offer_oneself(
    connection: AsyncConnection, snapshot: Snapshot, person: Person, seat: int, *, now: datetime
) -> None:
    """Ask for a vacant seat; the others have to agree."""
    if person.bot:
        raise NoBots
    _left(snapshot, seat)
    if snapshot.player_of(person.member_id) is not None:
        raise AlreadyJoined
    staying = (each for each in snapshot.players if each.left_at is None)
    await members.remember(connection, person.member_id, person.name, now)
    await consent.may_sit_among(connection, person, staying)
    await limits.may_sit_down(connection, person.member_id, now)
    lead_id = snapshot.lead_id
    vote = Vote(lead_id, question(seat), person.member_id, str(person.member_id), now)
    await votes.cast(connection, vote)
    await displays.outdate(connection, (lead_id,), now, DisplayKind.SEAT)


async def part(
    connection: AsyncConnection, member_id: int, other_id: int, *, now: datetime
) -> list[int]:
    """Withdraw a member's requests for seats where the other plays; return the tables."""
    parted: list[int] = []
    for vote in await votes.of_member(connection, member_id, str(member_id)):
        try:
            snapshot = await load(connection, vote.table_id)
        except UnreadableTable:
            continue
        staying = {each.member_id for each in snapshot.players if each.left_at is None}
        if other_id in staying:
            await votes.take_back(connection, vote)
            await displays.outdate(connection, (snapshot.lead_id,), now, DisplayKind.SEAT)
            parted.append(snapshot.lead_id)
    return parted


async def say(
    connection: AsyncConnection,
    snapshot: Snapshot,
    member_id: int,
    seat: int,
    choice: str,
    *,
    now: datetime,
) -> None:
    """Vote (a `SeatVote` or a candidate's id) on a vacant seat; it is done once all have agreed."""
    own, left = _seated(snapshot, member_id), _left(snapshot, seat)
    if own.seat == seat:
        raise Yourself
    plays_on(snapshot, member_id)
    lead_id = snapshot.lead_id
    cast = await votes.on(connection, lead_id, question(seat))
    given = {vote.member_id: vote.choice for vote in cast}
    newcomer = None if choice in tuple(SeatVote) else int(choice)
    if newcomer is not None and given.get(newcomer) != choice:
        raise SeatTaken
    sitting = next((each for each in snapshot.players if each.member_id == newcomer), None)
    if newcomer is not None and sitting is not None:
        raise PlaysAlready(name=sitting.name)
    if newcomer is not None and (member := await members.get(connection, newcomer)) is not None:
        await limits.may_sit_down(connection, newcomer, now, name=member.name)
    await votes.cast(connection, Vote(lead_id, question(seat), member_id, choice, now))
    await displays.outdate(connection, (lead_id,), now, DisplayKind.SEAT)
    given[member_id] = choice
    if not agreed(snapshot, seat, (member for member, one in given.items() if one == choice)):
        return
    await votes.clear(connection, lead_id, question(seat))
    if choice == SeatVote.FORFEIT:
        await _forfeit(connection, snapshot, left, now)
        return
    await tables.reseat(connection, lead_id, await _successor(connection, snapshot, left, newcomer))
    await displays.outdate(connection, snapshot.boards, now, DisplayKind.TABLE, DisplayKind.HAND)
    log.debug("table=%d seat=%d taken over", lead_id, seat)


async def once(
    connection: AsyncConnection,
    snapshot: Snapshot,
    member_id: int,
    interaction_id: int | None,
    *,
    now: datetime,
) -> None:
    """Check that a press about a seat is new, and note it (DoneByTwinError)."""
    if interaction_id is None or member_id not in snapshot.members:
        return
    said = {one.member_id: one.choice for one in await votes.on(connection, snapshot.lead_id, SEEN)}
    if said.get(member_id) == str(interaction_id):
        raise DoneByTwinError
    seen = Vote(snapshot.lead_id, SEEN, member_id, str(interaction_id), now)
    await votes.cast(connection, seen)


def agreed(snapshot: Snapshot, seat: int, for_it: Iterable[int]) -> bool:
    """Whether every side with members left has one for it."""
    assert snapshot.contest is not None
    return not still_asked(snapshot, for_it, seat)


def still_asked(
    snapshot: Snapshot, for_it: Iterable[int], seat: int = 0
) -> tuple[tuple[int, ...], ...]:
    """Return the members, side by side, of each side with nobody for it; without that seat's."""
    sides, given = () if snapshot.contest is None else snapshot.contest.sides, set(for_it)
    present = {
        each.seat: each.member_id
        for each in snapshot.players
        if each.member_id is not None and each.left_at is None and each.seat != seat
    }
    there = (tuple(present[player] for player in side if player in present) for side in sides)
    return tuple(side for side in there if side and not given.intersection(side))


def plays_on(snapshot: Snapshot, member_id: int) -> None:
    """Check that a member plays in a contest, and hasn't left it (NotSeated)."""
    if not any(each.member_id == member_id and each.left_at is None for each in snapshot.players):
        raise NotSeated


def against(snapshot: Snapshot, member_id: int) -> tuple[int, ...]:
    """Return a member's opponents who haven't left."""
    sides = () if snapshot.contest is None else snapshot.contest.sides
    number = snapshot.player_of(member_id)
    own = next((side for side in sides if number in side), (number,))
    return tuple(
        each.member_id
        for each in snapshot.players
        if each.member_id is not None and each.left_at is None and each.seat not in own
    )


async def _successor(
    connection: AsyncConnection, snapshot: Snapshot, left: SeatOccupant, newcomer: int | None
) -> SeatOccupant:
    if newcomer is None:
        level = levels.standing_in(snapshot.players)
        return replace(left, member_id=None, player=level, name="", left_at=None)
    member = await members.get(connection, newcomer)
    assert member is not None
    return replace(left, member_id=newcomer, player=None, name=member.name, left_at=None)


async def _forfeit(
    connection: AsyncConnection, snapshot: Snapshot, left: SeatOccupant, now: datetime
) -> None:
    """End the contest, as lost by the player who has left (rules, C.9)."""
    for here in await load_all(connection, snapshot.boards):
        seat = here.seat_of(left.member_id) if left.member_id is not None else None
        if seat is not None and here.state is not None:
            move, cause = str(FORFEIT), EndCause.LEFT
            await turns.play(connection, here, seat, move, now, by_club=True, cause=cause)
            return
    raise SitsOut


def _check_running(snapshot: Snapshot) -> None:
    """Check that cards are being dealt: nobody leaves a sheet for real cards by a press."""
    if snapshot.contest is None or snapshot.contest.finished or snapshot.sheet_score is not None:
        raise GameOver


def _seated(snapshot: Snapshot, member_id: int) -> SeatOccupant:
    _check_running(snapshot)
    own = next((each for each in snapshot.players if each.member_id == member_id), None)
    if own is None:
        raise NotSeated
    return own


def _left(snapshot: Snapshot, seat: int) -> SeatOccupant:
    _check_running(snapshot)
    left = next((each for each in snapshot.players if each.seat == seat), None)
    if left is None or left.left_at is None:
        raise SeatTaken
    return left
