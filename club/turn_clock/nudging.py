"""Nudges to the member on turn: once a day, and not in their quiet hours."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum
from typing import Final
from zoneinfo import ZoneInfo

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import settings
from club.core.clock import Clock
from club.core.deadlines import ContactPreferences, DeadlineKind
from club.core.errors import (
    DoneByTwinError,
    GameOver,
    NobodyToNudge,
    NotDisturbed,
    NotSeated,
    NudgedLately,
)
from club.table.snapshot import Snapshot, load
from club.turn_clock.clocks import Clocks
from data.members import blocks
from data.schema.vocabulary import TableKind, TableStatus
from data.storage.database import Database
from data.table.tables import SeatOccupant
from data.turn_clock import clocks as alarms
from data.turn_clock import nudges, pauses
from data.turn_clock.clocks import AlarmRow
from data.turn_clock.nudges import Nudge

AGAIN: Final = timedelta(days=1)
"""The least time between two nudges of a member at the same table."""


@dataclass(frozen=True, slots=True)
class PendingNudge:
    """A nudge to be sent, and the name of its member."""

    row: AlarmRow
    name: str


class Outcome(Enum):
    """What happened to a nudge."""

    SENT = "sent"
    LATER = "to be sent once Discord takes it"
    NEVER = "nothing reached the member, or there was nothing to be reminded of any more"


class Nudging:
    """Nudges that members send one another."""

    def __init__(self, database: Database, clock: Clock, clocks: Clocks) -> None:
        self._database = database
        self._clock = clock
        self._clocks = clocks

    async def nudge(
        self,
        table_id: int,
        member_id: int,
        interaction_id: int,
        *,
        allow: Callable[[], object] = lambda: None,
    ) -> PendingNudge:
        """Store a nudge of the member on turn, which is sent like an alarm: once, by any process.

        `allow` is called once nothing else speaks against it; what it raises is raised.

        Raises:
            DoneByTwinError: This press has done so already.
            NoSuchTable, GameOver: There is no such table, or no game is running.
            NotSeated: The member doesn't play there, or has left.
            NobodyToNudge: It is the turn of the member, the computer or a player who has left; the
                contest pauses; or a block keeps them apart.
            NudgedLately, NotDisturbed: Reminded here within a day, or not to be disturbed now.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            own = _who_plays(snapshot, member_id)
            if own is None:
                raise NotSeated
            if (
                snapshot.table.status != TableStatus.PLAYING
                or snapshot.table.kind != TableKind.CARDS
            ):
                raise GameOver
            slow = waited_for(snapshot, member_id)
            if slow is None or slow.member_id is None or await _pauses(connection, snapshot):
                raise NobodyToNudge
            before = await nudges.get(connection, table_id, slow.member_id)
            if before is not None and before.interaction_id == interaction_id:
                raise DoneByTwinError
            if before is not None and now < before.at + AGAIN:
                raise NudgedLately(name=slow.name, when=_moment(before.at + AGAIN))
            await _may_be_disturbed(connection, member_id, slow, now)
            allow()
            nudge = Nudge(table_id, slow.member_id, member_id, now, interaction_id)
            await nudges.put(connection, nudge)
            row = await _written(connection, snapshot, slow.member_id, now)
        self._clocks.take_on(row)
        return PendingNudge(row, slow.name)

    async def outcome(self, nudged: PendingNudge) -> Outcome:
        """Return what happened to a nudge that was to be sent."""
        row = nudged.row
        async with self._database.read(alone=True) as connection:
            rows = await alarms.of_turn(connection, row.table_id, row.ply, row.member_id)
        now = next((each for each in rows if each.key == row.key), None)
        if now is not None and now.said_at is None:
            return Outcome.LATER
        return Outcome.SENT if now is not None and now.channel_id is not None else Outcome.NEVER


async def _written(
    connection: AsyncConnection, snapshot: Snapshot, slow: int, now: datetime
) -> AlarmRow:
    table_id, ply = snapshot.table.table_id, snapshot.table.ply
    rows = await alarms.of_turn(connection, table_id, ply, slow)
    number = 1 + sum(each.kind == DeadlineKind.NUDGE for each in rows)
    row = AlarmRow(table_id, ply, slow, DeadlineKind.NUDGE, number, now)
    await alarms.claim(connection, row)
    return row


def waited_for(snapshot: Snapshot, member_id: int) -> SeatOccupant | None:
    """Return the other member on turn at a table, if any."""
    state = snapshot.state
    if state is None:
        return None
    slow = next((each for each in snapshot.seats if each.seat == state.turn), None)
    if slow is None or slow.left_at is not None or slow.member_id in {None, member_id}:
        return None
    return slow


async def may_nudge(
    connection: AsyncConnection, snapshot: Snapshot, member_id: int, now: datetime
) -> bool:
    """Whether a member may nudge another at a table, quiet hours aside."""
    slow = waited_for(snapshot, member_id)
    if slow is None or slow.member_id is None or _who_plays(snapshot, member_id) is None:
        return False
    if await _pauses(connection, snapshot):
        return False
    before = await nudges.get(connection, snapshot.table.table_id, slow.member_id)
    return before is None or now >= before.at + AGAIN


def _who_plays(snapshot: Snapshot, member_id: int) -> SeatOccupant | None:
    present = (each for each in snapshot.players if each.left_at is None)
    return next((each for each in present if each.member_id == member_id), None)


async def _pauses(connection: AsyncConnection, snapshot: Snapshot) -> bool:
    stretches = await pauses.of_contest(connection, snapshot.lead_id)
    return any(end is None for _, end in stretches)


async def _may_be_disturbed(
    connection: AsyncConnection, member_id: int, slow: SeatOccupant, now: datetime
) -> None:
    assert slow.member_id is not None
    if await blocks.has_blocked(connection, slow.member_id, member_id):
        raise NobodyToNudge
    wishes = await settings.of_member(connection, slow.member_id)
    manners = ContactPreferences(ZoneInfo(wishes.time_zone), wishes.quiet_from, wishes.quiet_to)
    free = manners.after_quiet(max(now, wishes.away_until or now))
    if free > now:
        raise NotDisturbed(name=slow.name, when=_moment(free))


def _moment(at: datetime) -> str:
    return str(int(at.timestamp()))
