"""Sets a table's clock, and claims what is due there; what nobody ends any more is called off."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import closing
from club.core.deadlines import DeadlineKind, Due
from club.core.settings import NOTHING_SET
from club.table.current_turn import CurrentTurn, manners, standing
from club.table.snapshot import Snapshot, load
from club.turn_clock import calling_off
from data.core.anonymous import is_gone
from data.schema.vocabulary import EndCause
from data.table.tables import SeatOccupant
from data.turn_clock import clocks
from data.turn_clock.clocks import AlarmRow, ClockRow


@dataclass(frozen=True, slots=True)
class ClockCheck:
    """What a look at a clock has led to: messages to be sent, or the end of the game."""

    alarms: tuple[AlarmRow, ...] = ()
    ended: Snapshot | None = None


async def look_at(connection: AsyncConnection, table_id: int, now: datetime) -> ClockCheck:
    """Set a table's clock; claim what is due there, or end its game."""
    snapshot = await load(connection, table_id)
    ply = snapshot.table.ply
    on = await standing(connection, snapshot)
    if on is None:
        await clocks.put(connection, ClockRow(table_id, ply, None))
        return ClockCheck()
    row = on.row or ClockRow(table_id, ply, None)
    due = None if on.unsaid else closing.next_due(on.turn, now)
    if due is None or due.at > now:
        await clocks.put(connection, replace(row, due_at=due and due.at))
        return ClockCheck()
    await clocks.put(connection, replace(row, due_at=None))
    if due.kind is DeadlineKind.END:
        return ClockCheck(ended=await calling_off.annul(connection, snapshot, now, EndCause.IDLE))
    alarms = [AlarmRow(table_id, ply, on.member_id, due.kind, due.number, now)]
    if due.kind in closing.SENT_TO_EVERYONE:
        alarms = [*_to_all(snapshot, on, due, now)]
    return ClockCheck(tuple([each for each in alarms if await clocks.claim(connection, each)]))


def _to_all(snapshot: Snapshot, on: CurrentTurn, due: Due, now: datetime) -> Iterator[AlarmRow]:
    """What each player is sent, once they may be disturbed; a question is put in public too."""
    table = snapshot.table
    row = AlarmRow(table.table_id, table.ply, on.member_id, due.kind, due.number, now)
    yield row
    if due.kind is DeadlineKind.ASK:
        yield replace(row, kind=DeadlineKind.POST)
    for player in present_players(snapshot):
        if player.member_id is not None and player.member_id != on.member_id:
            own = manners(snapshot.settings.get(player.member_id, NOTHING_SET))
            away = due.kind is DeadlineKind.ASK and own.away_until
            at = own.after_quiet(max(now, away or now))
            yield replace(row, member_id=player.member_id, claimed_at=at)


def present_players(snapshot: Snapshot) -> tuple[SeatOccupant, ...]:
    """Return the members who play and haven't left: of several tables, each at their own."""
    players = snapshot.players if len(snapshot.boards) == 1 else snapshot.seats
    return tuple(
        each
        for each in players
        if each.member_id is not None and not is_gone(each.member_id) and each.left_at is None
    )
