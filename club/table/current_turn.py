"""The current turn at a table, with all that its time depends on."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import closing
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

    For a vacant seat it is one who decides. `unsaid` says whether a message is being sent.
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
    return await _since(connection, snapshot, player, snapshot.deal.started_at)


async def standing(connection: AsyncConnection, snapshot: Snapshot) -> CurrentTurn | None:
    """Return the turn or vacant seat that a table waits for; None if it waits for no member."""
    return await on_turn(connection, snapshot) or await _vacancy(connection, snapshot)


async def _vacancy(connection: AsyncConnection, snapshot: Snapshot) -> CurrentTurn | None:
    members = [each for each in snapshot.players if each.member_id is not None]
    left = [each for each in members if each.left_at is not None]
    if not left or snapshot.deal is None or snapshot.state is None:
        return None
    player = next((each for each in members if each.left_at is None), left[0])
    voted = (each.voted_at for each in snapshot.leavings)
    since = max([snapshot.deal.started_at, *voted])
    return await _since(connection, snapshot, player, since, vacant=True)


async def _since(
    connection: AsyncConnection,
    snapshot: Snapshot,
    player: SeatOccupant,
    since: datetime,
    *,
    vacant: bool = False,
) -> CurrentTurn:
    """Return the turn of a player that began then, or with the last move if that was later."""
    assert player.member_id is not None
    table = snapshot.table
    moved_at = await clocks.moved_at(connection, table.table_id, table.ply - 1)
    began_at = max(moved_at or since, since)
    row = await clocks.get(connection, table.table_id)
    if row is not None and row.ply != table.ply:
        row = None
    rows = await clocks.of_turn(connection, table.table_id, table.ply, player.member_id)
    tables = snapshot.lead_id, table.table_id
    stood_still = await pauses.of_turn(connection, tables, table.server_id, began_at)
    down = await pauses.downtimes(connection, began_at)
    turn = Turn(
        terms=Terms.parse(table.clock),
        began_at=began_at,
        manners=manners(snapshot.settings.get(player.member_id, MemberSettings())),
        stops=[
            *(ClockPause(*stretch, agreed=agreed) for stretch, agreed in stood_still),
            *(ClockPause(*each) for each in down),
        ],
        renewed_at=None if row is None else row.renewed_at,
        snoozed_until=None if row is None else row.snoozed_until,
        said=_said(rows),
        seen_at=snapshot.member(player.member_id).seen_at,
        patience=timedelta(days=snapshot.server_settings.quiet_days),
        vacant=vacant,
    )
    return CurrentTurn(
        player,
        turn,
        row,
        any(each.said_at is None for each in rows if each.kind != DeadlineKind.NUDGE),
    )


async def time_shown(connection: AsyncConnection, snapshot: Snapshot) -> TimeShown | None:
    """Return what everybody may know of the time of the current turn, or of a vacant seat."""
    on = await standing(connection, snapshot)
    if on is None:
        return None
    ends = closing.ends_at(on.turn)
    if on.turn.vacant or not on.turn.timed:
        return TimeShown(until=None, paused=on.turn.stopped, ends=ends)
    return TimeShown(
        until=on.turn.until(),
        paused=on.turn.stopped,
        away_until=on.turn.manners.away_until,
        out=on.turn.is_out,
        ends=ends,
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
    said: dict[DeadlineKind, NoticeCount] = {}
    for kind in DeadlineKind:
        if same := [each for each in rows if each.kind == kind]:
            *before, at = sorted(each.said_at or each.claimed_at for each in same)
            # What was said by a bot that called no game off was taken on anew by a later one.
            first = min(max(each.said_at or each.claimed_at, each.claimed_at) for each in same)
            number = max(each.number for each in same)
            said[kind] = NoticeCount(number, at, tuple(before), first)
    return said


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
