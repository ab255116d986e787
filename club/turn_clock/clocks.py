"""What falls due at the tables, and what members do about their time; each as one transaction.

An alarm is stored before it is sent, under a unique key, so that it is sent once, in spite of
crashes and several processes; any process sends one that was left over.
"""

import logging
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import closing, levels
from club.core.clock import Clock
from club.core.deadlines import (
    NOTHING_BEFORE,
    NOTHING_BEFORE_LIVE,
    DeadlineKind,
    Turn,
)
from club.core.errors import (
    AlreadyPlayed,
    NoSuchTable,
    NotSeated,
    OwnTime,
    TimeNotOver,
    UnreadableTable,
)
from club.multiplayer import seat_departure
from club.play import turns
from club.table.current_turn import CurrentTurn, on_turn, standing
from club.table.snapshot import Snapshot, load
from club.turn_clock import alarm_messages, falling_due
from club.turn_clock.alarm_messages import PROMPT, Alarm
from club.turn_clock.falling_due import ClockCheck
from club.turn_clock.pausing import Pausing
from club.turn_clock.starting_over import show_anew, start_over
from data.schema.vocabulary import DisplayKind, EndCause
from data.storage.database import Database
from data.table import displays, tables
from data.turn_clock import clocks, nudges, pauses
from data.turn_clock.clocks import AlarmRow, ClockRow
from engine.moves import FORFEIT
from engine.words import SeatingFormat

LEASE: Final = timedelta(seconds=30)
"""After this time, an alarm that one process has claimed is sent by any."""

AGAIN: Final = timedelta(seconds=30)
"""After this time, a clock that couldn't be set is tried again."""

DOWN: Final = timedelta(minutes=2)
"""A start that finds the last sign of the bot's running older than this ends a downtime."""

log = logging.getLogger(__name__)


class Clocks(Pausing):
    """The time of turns.

    Any may raise AlreadyPlayed (the press's ply is past), NoSuchTable, UnreadableTable and
    NotSeated; what members do about an opponent's time, OwnTime (it is their side's) and
    TimeNotOver.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(database, clock)
        self._mine: set[tuple[int, int, int, str, int]] = set()

    # What the scheduler asks for

    async def started(self) -> None:
        """Note that the bot runs from now on; until now it may have been down."""
        now = self._clock.now()
        async with self._database.write() as connection:
            if await pauses.started(connection, now, DOWN):
                shown = await clocks.stir_all(connection, now)
                await show_anew(connection, shown, now)
            # A process that died may have left these; one that runs sends them in the same message.
            self._mine.update(row.key for row in await clocks.unsaid(connection))

    async def alive(self) -> None:
        """Note that the bot runs."""
        async with self._database.write(alone=True) as connection:
            await pauses.alive(connection, self._clock.now())

    async def keep_time(self) -> list[Snapshot]:
        """Set the clocks of turns for which something can be due, and claim what is due.

        Return the games that were called off, as nothing had come of all that was said.
        """
        now = self._clock.now()
        began_by = now - NOTHING_BEFORE, now - NOTHING_BEFORE_LIVE
        async with self._database.read() as connection:
            waiting = [
                *await clocks.stale(connection, *began_by),
                *await clocks.due(connection, now),
            ]
        ended: list[Snapshot] = []
        for table_id in waiting:
            # A transaction each, so that a click waits for one at most.
            try:
                found = await self._see_to(table_id, now)
            except (SQLAlchemyError, OSError):
                if not ended:
                    raise
                log.exception("table=%d clock not set", table_id)
                return ended  # These have to be drawn; the rest is still due.
            for row in found.alarms:
                self._mine.add(row.key)
                log.debug("table=%d ply=%d due=%s", table_id, row.ply, row.kind)
            if found.ended is not None:
                ended.append(found.ended)
        return ended

    async def _see_to(self, table_id: int, now: datetime) -> ClockCheck:
        """Set a table's clock; it stands still if unreadable, other failures are tried again."""
        try:
            async with self._database.write() as connection:
                return await falling_due.look_at(connection, table_id, now)
        except NoSuchTable:
            return ClockCheck()
        except UnreadableTable:
            await self._put_off(table_id, None)
        except (SQLAlchemyError, OSError):
            raise  # The database is out of order, not the table.
        except Exception:
            log.exception("table=%d clock not set", table_id)
            await self._put_off(table_id, now + AGAIN)
        return ClockCheck()

    async def _put_off(self, table_id: int, due_at: datetime | None) -> None:
        async with self._database.write() as connection:
            table = await tables.get(connection, table_id)
            if table is None:
                return
            row = await clocks.get(connection, table_id)
            if row is None or row.ply != table.ply:
                row = ClockRow(table_id, table.ply, None)
            await clocks.put(connection, replace(row, due_at=due_at))

    async def outlook(self) -> tuple[set[int], datetime | None]:
        """Return the tables with messages to send or delete, and when there will be more."""
        now = self._clock.now()
        async with self._database.read() as connection:
            rows = await clocks.unsaid(connection)
            passed = await clocks.with_passed(connection)
            due = await clocks.next_due(connection)
            relaxed, live = await clocks.oldest_unset(connection)
        to_say = self._taken_on(rows, now)
        moments = [self._lease(row) for row in rows if row not in to_say]
        if due is not None:
            moments.append(due)
        if relaxed is not None:
            moments.append(relaxed + NOTHING_BEFORE)
        if live is not None:
            moments.append(live + NOTHING_BEFORE_LIVE)
        return {*passed, *(row.table_id for row in to_say)}, min(moments, default=None)

    async def to_say(self, table_id: int | None = None) -> list[AlarmRow]:
        """Return what this process has to send, at a table or all: its alarms and overdue ones."""
        async with self._database.read(alone=True) as connection:
            rows = await clocks.unsaid(connection, table_id)
        return self._taken_on(rows, self._clock.now())

    def _taken_on(self, rows: list[AlarmRow], now: datetime) -> list[AlarmRow]:
        ready = [row for row in rows if row.claimed_at <= now and self._lease(row) <= now]
        self._mine.update(row.key for row in ready)
        return ready

    def _lease(self, row: AlarmRow) -> datetime:
        return row.claimed_at if row.key in self._mine else row.claimed_at + LEASE

    def take_on(self, row: AlarmRow) -> None:
        """Have this process send an alarm that it has just stored."""
        self._mine.add(row.key)

    async def put_off(self, row: AlarmRow, until: datetime) -> None:
        """Postpone an alarm."""
        async with self._database.write(alone=True) as connection:
            await clocks.put_off(connection, row, until)

    async def alarm(self, row: AlarmRow) -> Alarm | None:
        """Return what is needed to send an alarm; None if it was sent, or no longer holds."""
        async with self._database.read() as connection:
            snapshot = await load(connection, row.table_id)
            on = await standing(connection, snapshot)
            rows = await clocks.of_turn(connection, row.table_id, row.ply, row.member_id)
            by = await _nudger(connection, snapshot, row) if row.kind == DeadlineKind.NUDGE else ""
        unsaid = any(each.key == row.key and each.said_at is None for each in rows)
        here = on is not None and snapshot.table.ply == row.ply
        if on is None or by is None or not (unsaid and here and _still_holds(on, snapshot, row)):
            return None
        return Alarm(row, snapshot, on.turn, self._clock.now(), by)

    async def said(
        self, row: AlarmRow, channel_id: int | None = None, message_id: int | None = None
    ) -> bool:
        """Note that an alarm was sent or needn't be; return whether to redraw the turn's time."""
        now = self._clock.now()
        async with self._database.write() as connection:
            snapshot = await load(connection, row.table_id)
            relaxed = not snapshot.table.clock.startswith("live")
            said_at = row.claimed_at if relaxed and now - row.claimed_at <= PROMPT else now
            told = replace(row, said_at=said_at, channel_id=channel_id, message_id=message_id)
            noted = await clocks.said(connection, told)
            if noted and row.kind == DeadlineKind.NUDGE and message_id is None:
                await nudges.forget(connection, row.table_id, row.member_id)
            on = await standing(connection, snapshot)
            moved = noted and on is not None and _moves_time(on, row)
            if moved:
                await show_anew(connection, (row.table_id,), now)
            await clocks.stir(connection, (row.table_id,), now)
        self._mine.discard(row.key)
        return moved

    async def stands(self, row: AlarmRow, message_id: int) -> bool:
        """Whether this is the alarm's message; another process may have sent one, too."""
        async with self._database.read(alone=True) as connection:
            rows = await clocks.of_turn(connection, row.table_id, row.ply, row.member_id)
        return any((each.key, each.message_id) == (row.key, message_id) for each in rows)

    async def passed(self, table_id: int) -> list[AlarmRow]:
        """Return the messages at a table about what is over."""
        async with self._database.read() as connection:
            rows = await clocks.shown(connection, table_id)
            table = await tables.get(connection, table_id)
            clock = await clocks.get(connection, table_id)
        if table is None:
            raise NoSuchTable
        if table.finished_at is not None:
            return rows
        return alarm_messages.passed(rows, table.ply, clock)

    async def cleared(self, row: AlarmRow) -> None:
        """Note that a message is deleted."""
        async with self._database.write(alone=True) as connection:
            await clocks.gone(connection, row)

    # What members do

    async def snooze(self, table_id: int, ply: int, member_id: int, until: datetime) -> Turn:
        """Postpone the reminders of one's own turn."""
        now = self._clock.now()
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            on = await _turn_at(connection, snapshot, ply, member_id)
            if on.member_id != member_id:
                raise AlreadyPlayed
            row = on.row or ClockRow(table_id, ply, now)
            await clocks.put(connection, replace(row, snoozed_until=until, due_at=now))
            return on.turn

    async def stirred_by(self, member_id: int) -> list[int]:
        """Have a member's turns checked again after a change of settings; return the tables."""
        now = self._clock.now()
        async with self._database.write() as connection:
            playing = await clocks.of_member(connection, member_id)
            await clocks.stir(connection, playing, now)
            await show_anew(connection, playing, now)
        return playing

    async def stirred_in(self, server_id: int) -> None:
        """Have a server's turns checked again after a change of its settings."""
        async with self._database.write() as connection:
            await clocks.stir_server(connection, server_id, self._clock.now())

    async def wait(
        self, table_id: int, ply: int, member_id: int, message_id: int | None = None
    ) -> Snapshot:
        """Give an opponent whose time is over all of it again. The pressed message may stay."""
        now = self._clock.now()
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            await _out(connection, snapshot, ply, member_id)
            await start_over(connection, (table_id,), now)
            if message_id is not None:
                await clocks.let_stand(connection, table_id, message_id)
            return snapshot

    async def claim(
        self, table_id: int, ply: int, member_id: int, interaction_id: int | None = None
    ) -> Snapshot:
        """End a contest of two as lost by the player whose time is over (rules, C.9).

        Where more play, that player's seat is vacated, and the others vote on it.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            on = await _out(connection, snapshot, ply, member_id)
            if snapshot.rules.seating == SeatingFormat.HEADS_UP:
                await turns.play(
                    connection,
                    snapshot,
                    on.player.seat,
                    str(FORFEIT),
                    now,
                    interaction_id=interaction_id,
                    by_club=True,
                    cause=EndCause.OUT_OF_TIME,
                )
            else:
                lead = await load(connection, snapshot.lead_id)
                await seat_departure.get_up(connection, lead, on.member_id, now=now)
            return await load(connection, table_id)

    async def stand_in(self, table_id: int, ply: int, member_id: int) -> Snapshot:
        """Let the computer play on where time is over in a contest of two; or raise TimeNotOver."""
        now = self._clock.now()
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            on = await _out(connection, snapshot, ply, member_id)
            if snapshot.rules.seating != SeatingFormat.HEADS_UP:
                raise TimeNotOver
            computer = replace(on.player, member_id=None, player=levels.USUAL, name="")
            await tables.reseat(connection, table_id, computer)
            await displays.outdate(
                connection, (table_id,), now, DisplayKind.TABLE, DisplayKind.HAND
            )
            await clocks.stir(connection, (table_id,), now)
            return await load(connection, table_id)


def _moves_time(on: CurrentTurn, row: AlarmRow) -> bool:
    """Whether what displays show of the time has changed, now that a message was sent."""
    if row.kind == DeadlineKind.OUT:
        return True
    if row.kind == DeadlineKind.WARN:
        return on.turn.put_back
    own = row.member_id == on.member_id and row.kind in closing.SENT_TO_EVERYONE
    return own and closing.ends_at(on.turn) is not None


def _still_holds(on: CurrentTurn, snapshot: Snapshot, row: AlarmRow) -> bool:
    if row.kind in closing.SENT_TO_EVERYONE:
        named = {each.member_id for each in falling_due.present_players(snapshot)}
        there = row.member_id in named or row.kind == DeadlineKind.POST
        return there and closing.holds(on.turn, DeadlineKind(row.kind), row.number)
    return on.member_id == row.member_id and not on.turn.stopped and not on.turn.vacant


async def _nudger(connection: AsyncConnection, snapshot: Snapshot, row: AlarmRow) -> str | None:
    nudge = await nudges.get(connection, row.table_id, row.member_id)
    present = (each for each in snapshot.players if nudge and each.member_id == nudge.by_member)
    return next((each.name for each in present if each.left_at is None), None)


async def _turn_at(
    connection: AsyncConnection, snapshot: Snapshot, ply: int, member_id: int
) -> CurrentTurn:
    if snapshot.player_of(member_id) is None:
        raise NotSeated
    on = await on_turn(connection, snapshot)
    if on is None or snapshot.table.ply != ply:
        raise AlreadyPlayed
    return on


async def _out(
    connection: AsyncConnection, snapshot: Snapshot, ply: int, member_id: int
) -> CurrentTurn:
    seat_departure.plays_on(snapshot, member_id)
    on = await _turn_at(connection, snapshot, ply, member_id)
    assert snapshot.contest is not None
    two = {snapshot.player_of(on.member_id), snapshot.player_of(member_id)}
    if any(two <= set(side) for side in snapshot.contest.sides):
        raise OwnTime
    if not on.turn.is_out:
        raise TimeNotOver
    return on
