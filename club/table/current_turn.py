"""The current turn at a table, with all that its time depends on."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.deadlines import (
    ClockPause,
    ContactPreferences,
    DeadlineKind,
    NoticeCount,
    Terms,
    TimeShown,
    Turn,
)
from club.core.settings import MemberSettings, ServerSettings, UsualClock
from club.table.snapshot import Snapshot
from data.table.tables import SeatOccupant
from data.turn_clock import clocks, pauses
from data.turn_clock.clocks import AlarmRow, ClockRow


@dataclass(frozen=True, slots=True)
class CurrentTurn:
    """A turn with its player, by seat in the deal, and the table's clock, if set for this turn.

    `unsaid` says whether a due message is being sent right now.
    """

    player: SeatOccupant
    turn: Turn
    row: ClockRow | None
    unsaid: bool

    @property
    def member_id(self) -> int:
        """The member whose turn it is."""
        assert self.player.member_id is not None
        return self.player.member_id


async def on_turn(connection: AsyncConnection, snapshot: Snapshot) -> CurrentTurn | None:
    """Return the current turn; None where nobody waits for a member."""
    player = waited_for(snapshot)
    if player is None or player.member_id is None or snapshot.deal is None:
        return None
    table = snapshot.table
    moved_at = await clocks.moved_at(connection, table.table_id, table.ply - 1)
    began_at = max(moved_at or snapshot.deal.started_at, snapshot.deal.started_at)
    row = await clocks.get(connection, table.table_id)
    if row is not None and row.ply != table.ply:
        row = None
    rows = await clocks.of_turn(connection, table.table_id, table.ply, player.member_id)
    stops = [
        *await pauses.of_contest(connection, snapshot.lead_id, table.table_id),
        *await pauses.downtimes(connection, began_at),
    ]
    turn = Turn(
        terms=Terms.parse(table.clock),
        began_at=began_at,
        manners=manners(snapshot.settings.get(player.member_id, MemberSettings())),
        stops=[ClockPause(*each) for each in stops],
        renewed_at=None if row is None else row.renewed_at,
        snoozed_until=None if row is None else row.snoozed_until,
        said=_said(rows),
        seen_at=snapshot.member(player.member_id).seen_at,
    )
    return CurrentTurn(
        player,
        turn,
        row,
        any(each.said_at is None for each in rows if each.kind != DeadlineKind.NUDGE),
    )


async def time_shown(connection: AsyncConnection, snapshot: Snapshot) -> TimeShown | None:
    """Return what everybody may know of the time of the current turn."""
    on = await on_turn(connection, snapshot)
    if on is None:
        return None
    return TimeShown(
        until=on.turn.until(),
        paused=on.turn.stopped,
        away_until=on.turn.manners.away_until,
        out=on.turn.is_out,
    )


def waited_for(snapshot: Snapshot) -> SeatOccupant | None:
    """Return the member whose turn it is, if another member waits for the move."""
    if snapshot.state is None or snapshot.sheet_score is not None:
        return None
    player = next((each for each in snapshot.seats if each.seat == snapshot.state.turn), None)
    if player is None or player.member_id is None or player.left_at is not None:
        return None
    others = (each.member_id for each in snapshot.players if each.left_at is None)
    waiting = any(each not in {None, player.member_id} for each in others)
    return player if waiting else None


def _said(rows: list[AlarmRow]) -> dict[DeadlineKind, NoticeCount]:
    return {
        kind: NoticeCount(max(each.number for each in same), max(_at(each) for each in same))
        for kind in DeadlineKind
        if (same := [each for each in rows if each.kind == kind])
    }


def _at(row: AlarmRow) -> datetime:
    return row.said_at or row.claimed_at


def manners(settings: MemberSettings) -> ContactPreferences:
    """Return when a member wants to be contacted."""
    try:
        zone = ZoneInfo(settings.time_zone)
    except (ZoneInfoNotFoundError, ValueError):
        zone = ZoneInfo("UTC")  # The machine knows fewer zones than it did.
    return ContactPreferences(
        zone=zone,
        quiet_from=settings.quiet_from,
        quiet_to=settings.quiet_to,
        first=timedelta(hours=settings.remind_hours) if settings.remind_hours else None,
        away_until=settings.away_until,
        prompt=settings.prompt,
    )


def terms(settings: ServerSettings) -> Terms:
    """Return a server's default time for a turn."""
    if settings.clock == UsualClock.LIVE:
        return Terms(timedelta(minutes=settings.clock_minutes), live=True)
    if settings.clock == UsualClock.RELAXED:
        return Terms(timedelta(hours=settings.clock_hours))
    return Terms()
