"""What falls due at the tables, and what members do about their time; each as one transaction.

An alarm, due by itself or sent by a member, is stored before it is sent, under a unique key: so it
is sent once, in spite of crashes and several processes. One that was stored and not sent is sent by
any process a while later, with an id by which Discord recognises it.
"""

import logging
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import levels
from club.core.clock import Clock
from club.core.deadlines import (
    NOTHING_BEFORE,
    NOTHING_BEFORE_LIVE,
    PROMPTED,
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
from club.table.current_turn import CurrentTurn, on_turn
from club.table.snapshot import Snapshot, load
from club.turn_clock.pausing import Pausing, show_anew
from data.schema.vocabulary import DisplayKind
from data.storage.database import Database
from data.table import displays, tables
from data.turn_clock import clocks, nudges, pauses
from data.turn_clock.clocks import AlarmRow, ClockRow
from engine.moves import FORFEIT
from engine.words import SeatingFormat

LEASE: Final = timedelta(seconds=30)
"""After this time, an alarm that one process has claimed is sent by any."""

PROMPT: Final = timedelta(minutes=2)
"""An alarm sent this soon after it fell due counts as sent then, where turns take hours."""

AGAIN: Final = timedelta(seconds=30)
"""After this time, a clock that couldn't be set is tried again."""

DOWN: Final = timedelta(minutes=2)
"""A start that finds the last sign of the bot's running older than this ends a downtime."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Alarm:
    """A message due about a turn, with all that is needed to send it."""

    row: AlarmRow
    snapshot: Snapshot
    turn: Turn
    now: datetime
    by: str = ""  # the name of the member who nudges, for a nudge

    @property
    def until(self) -> datetime | None:
        """When the turn's time is over."""
        return self.turn.until()

    @property
    def is_prompt(self) -> bool:
        """Whether it is the quiet reminder in the middle of a game."""
        return (self.row.kind, self.row.number) == (DeadlineKind.REMIND, PROMPTED)

    @property
    def quiet(self) -> bool:
        """Whether it is to be sent without a sound."""
        return self.is_prompt or self.turn.manners.quiet(self.now)

    @property
    def later(self) -> datetime | None:
        """When to send it instead, where it comes so late that it would disturb the member."""
        if self.row.kind == DeadlineKind.OUT or self.turn.terms.live:
            return None
        own = self.turn.manners
        free = own.after_quiet(max(self.now, own.away_until or self.now))
        late = self.now - self.row.claimed_at > PROMPT
        return free if late and free > self.now else None


class Clocks(Pausing):
    """The time of turns.

    A press names its ply: AlreadyPlayed if that is past. Any may raise NoSuchTable, UnreadableTable
    and NotSeated.
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
                timed = await clocks.stir_all(connection, now)
                await show_anew(connection, timed, now)
            # A process that died may have left these; one that runs sends them in the same message.
            self._mine.update(row.key for row in await clocks.unsaid(connection))

    async def alive(self) -> None:
        """Note that the bot runs."""
        async with self._database.write(alone=True) as connection:
            await pauses.alive(connection, self._clock.now())

    async def keep_time(self) -> None:
        """Set the clocks of turns for which something can be due, and claim what is due.

        Most moves are made sooner than that: their turns cost nothing.
        """
        now = self._clock.now()
        began_by = now - NOTHING_BEFORE, now - NOTHING_BEFORE_LIVE
        async with self._database.read() as connection:
            waiting = [
                *await clocks.stale(connection, *began_by),
                *await clocks.due(connection, now),
            ]
        for table_id in waiting:
            # A transaction each, so that a click waits for one at most.
            row = await self._see_to(table_id, now)
            if row is not None:
                self._mine.add(row.key)
                log.info("table=%d ply=%d due=%s", table_id, row.ply, row.kind)

    async def _see_to(self, table_id: int, now: datetime) -> AlarmRow | None:
        """Set a table's clock; what fails at one table holds up no other.

        The clock of an unreadable table stands still; after any other failure it is tried again.
        """
        try:
            async with self._database.write() as connection:
                return await _look_at(connection, table_id, now)
        except NoSuchTable:
            return None
        except UnreadableTable:
            await self._put_off(table_id, None)
        except (SQLAlchemyError, OSError):
            raise  # The database is out of order, not the table.
        except Exception:
            log.exception("table=%d clock not set", table_id)
            await self._put_off(table_id, now + AGAIN)
        return None

    async def _put_off(self, table_id: int, due_at: datetime | None) -> None:
        """Have a table's clock checked later, or when something stirs it."""
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

    async def to_say(self) -> list[AlarmRow]:
        """Return the alarms that this process has to send: those it claimed, and overdue ones."""
        async with self._database.read(alone=True) as connection:
            rows = await clocks.unsaid(connection)
        return self._taken_on(rows, self._clock.now())

    def _taken_on(self, rows: list[AlarmRow], now: datetime) -> list[AlarmRow]:
        ready = [row for row in rows if row.claimed_at <= now and self._lease(row) <= now]
        self._mine.update(row.key for row in ready)
        return ready

    def _lease(self, row: AlarmRow) -> datetime:
        """Return from when on this process may send an alarm."""
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
            on = await on_turn(connection, snapshot)
            rows = await clocks.of_turn(connection, row.table_id, row.ply, row.member_id)
            by = await _nudger(connection, snapshot, row) if row.kind == DeadlineKind.NUDGE else ""
        unsaid = any(each.key == row.key and each.said_at is None for each in rows)
        here = on is not None and (snapshot.table.ply, on.member_id) == (row.ply, row.member_id)
        if on is None or by is None or not (unsaid and here) or on.turn.stopped:
            return None
        return Alarm(row, snapshot, on.turn, self._clock.now(), by)

    async def said(
        self, row: AlarmRow, channel_id: int | None = None, message_id: int | None = None
    ) -> bool:
        """Note that an alarm was sent, or can't be or isn't wanted, and set the clock again.

        Return whether the displays of the turn's time have to change.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            snapshot = await load(connection, row.table_id)
            relaxed = not snapshot.table.clock.startswith("live")
            said_at = row.claimed_at if relaxed and now - row.claimed_at <= PROMPT else now
            told = replace(row, said_at=said_at, channel_id=channel_id, message_id=message_id)
            noted = await clocks.said(connection, told)
            if noted and row.kind == DeadlineKind.NUDGE and message_id is None:
                await nudges.forget(connection, row.table_id, row.member_id)
            on = await on_turn(connection, snapshot)
            late = on is not None and row.kind == DeadlineKind.WARN and on.turn.put_back
            moved = noted and (late or row.kind == DeadlineKind.OUT)
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
        """Return the messages at a table about what is over.

        Of the current turn, the last alarm and the last nudge are kept.
        """
        async with self._database.read() as connection:
            rows = await clocks.shown(connection, table_id)
            table = await tables.get(connection, table_id)
        if table is None:
            raise NoSuchTable
        now_on = [each for each in rows if each.ply == table.ply and table.finished_at is None]
        urged = [each for each in now_on if each.kind == DeadlineKind.NUDGE]
        due = [each for each in now_on if each.kind != DeadlineKind.NUDGE]
        return [each for each in rows if each not in (*due[-1:], *urged[-1:])]

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

    async def wait(self, table_id: int, ply: int, member_id: int) -> Snapshot:
        """Give an opponent whose time is over all of it again.

        Raises:
            OwnTime: It is the time of the member's own side.
            TimeNotOver: The time isn't over.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            on = await _out(connection, snapshot, ply, member_id)
            row = on.row or ClockRow(table_id, ply, now)
            await clocks.put(connection, replace(row, renewed_at=now, due_at=now))
            await show_anew(connection, (table_id,), now)
            return snapshot

    async def claim(
        self, table_id: int, ply: int, member_id: int, interaction_id: int | None = None
    ) -> Snapshot:
        """End a contest of two as lost by the player whose time is over (rules, C.9).

        Where more play, that player's seat is vacated, and the others vote on it.

        Raises:
            OwnTime: It is the time of the member's own side.
            TimeNotOver: The time isn't over.
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
                )
            else:
                lead = await load(connection, snapshot.lead_id)
                await seat_departure.get_up(connection, lead, on.member_id, now=now)
            return await load(connection, table_id)

    async def stand_in(self, table_id: int, ply: int, member_id: int) -> Snapshot:
        """Let the computer play on for the player whose time is over in a contest of two.

        Raises:
            OwnTime: It is the time of the member's own side.
            TimeNotOver: The time isn't over, or more than two play.
        """
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


async def _look_at(connection: AsyncConnection, table_id: int, now: datetime) -> AlarmRow | None:
    """Set a table's clock; claim and return the alarm that is due there."""
    snapshot = await load(connection, table_id)
    ply = snapshot.table.ply
    on = await on_turn(connection, snapshot)
    if on is None:
        await clocks.put(connection, ClockRow(table_id, ply, None))
        return None
    row = on.row or ClockRow(table_id, ply, None)
    due = None if on.unsaid else on.turn.next(now)
    if due is None or due.at > now:
        await clocks.put(connection, replace(row, due_at=due and due.at))
        return None
    await clocks.put(connection, replace(row, due_at=None))
    alarm = AlarmRow(table_id, ply, on.member_id, due.kind, due.number, now)
    return alarm if await clocks.claim(connection, alarm) else None


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
    """Return the turn whose time an opponent's press says is over."""
    seat_departure.plays_on(snapshot, member_id)
    on = await _turn_at(connection, snapshot, ply, member_id)
    assert snapshot.contest is not None
    two = {snapshot.player_of(on.member_id), snapshot.player_of(member_id)}
    if any(two <= set(side) for side in snapshot.contest.sides):
        raise OwnTime
    if not on.turn.is_out:
        raise TimeNotOver
    return on
