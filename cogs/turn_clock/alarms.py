"""Says what is due of turns, wherever that may be, and what somebody asks to have said."""

import asyncio
from collections.abc import Collection
from datetime import datetime

import structlog

from club.core import closing
from club.core.closing import Standstill
from club.core.deadlines import DeadlineKind
from club.core.errors import NobodyToNudge, NoSuchTable
from club.core.settings import NOTHING_SET, Ping
from club.multiplayer.seat_departure import against, still_asked
from club.table.scene import scene, scene_for
from club.turn_clock.alarm_messages import Alarm
from club.turn_clock.falling_due import present_players
from club.turn_clock.nudging import Outcome
from cogs.kit.drawing import Drawing, Ui, read_aloud
from cogs.kit.notice import draw_notice
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import safe_name
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import PATIENCE, Cog
from cogs.routing.declarations import press
from cogs.routing.rate_limits import CostlyWork
from cogs.scheduling.keyed_worker import KeyedWorker
from cogs.transport.posts import TROUBLE, Fault, fault_of, nonce
from cogs.turn_clock.telling import one_of_each
from cogs.turn_clock.ui.clock import draw_nudge, draw_out, draw_reminder, draw_warning
from cogs.turn_clock.ui.quiet import QuietGame, draw_last, draw_post, draw_question
from data.turn_clock.clocks import AlarmRow

NUDGED = {Outcome.SENT: "nudge-sent", Outcome.LATER: "nudge-later"}

_PUBLIC = frozenset({DeadlineKind.OUT, DeadlineKind.POST})
"""What is said where everybody reads it."""

_log = structlog.get_logger()


class Alarms(Cog):
    """Announces what is due, table by table."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.saying = KeyedWorker("refresh-alarms", self._say, bot.posts.cooldown, bot.club.process)
        self._club = bot.club
        self._displays = bot.reconciler
        self._posts = bot.posts
        self._begun = False

    async def begin(self) -> None:
        """Look at what is due, before anything that may have to wait for Discord."""
        self.when_unloaded(self.bot.scheduler.do(self.look, first=True, alone="clocks"))

    async def finish(self) -> None:
        """Say no more."""
        await self.saying.close(PATIENCE)

    async def look(self) -> datetime | None:
        """Announce what is due; return when something is next, or None."""
        clocks = self._club.clocks
        if not self._begun:
            await clocks.started()
            self._begun = True
        await clocks.alive()
        for ended in await clocks.keep_time():
            self.bot.changed(ended, everywhere=True)
        now_on, wake = await clocks.outlook()
        for table_id in now_on:
            self.saying.ask(table_id)
        return wake

    @press(PressKind.NUDGE)
    async def nudge(self, click: Click) -> None:
        """Remind the one whose move is waited for, once a day and table."""
        nudging, table_id = self._club.nudging, click.action.table
        allow = self.bot.rate_limits.spender(click.member_id, CostlyWork.NUDGE)
        nudged = await nudging.nudge(table_id, click.member_id, click.interaction_id, allow=allow)
        if (saying := self.saying.ask(table_id)) is not None:
            await asyncio.wait({saying})
        outcome = await nudging.outcome(nudged)
        if outcome is Outcome.NEVER:
            raise NobodyToNudge
        await click.reply(draw_notice(NUDGED[outcome], click.ui, name=safe_name(nudged.name)))

    async def _say(self, table_id: int) -> bool:
        """Announce what is due at a table; return whether nothing is left to retry."""
        clocks, complete = self._club.clocks, True
        try:
            # Whom no direct message reaches, the public one calls: so that comes last.
            rows = await clocks.to_say(table_id)
            for row in sorted(rows, key=lambda row: row.kind == DeadlineKind.POST):
                complete = await self._one(row) and complete
            for row in await clocks.passed(table_id):
                complete = await self._clear(row) and complete
        except NoSuchTable:
            return True
        if complete:
            self.bot.scheduler.wake()  # What is next follows from what was said.
        return complete

    async def _one(self, row: AlarmRow) -> bool:
        alarm = await self._club.clocks.alarm(row)
        if alarm is None:
            await self._club.clocks.said(row)
            return True
        if alarm.later is not None:
            await self._club.clocks.put_off(row, alarm.later)
            return True
        takes = self._takes_messages(alarm)
        private = row.kind not in _PUBLIC and takes
        if row.kind == DeadlineKind.ASK and not takes:
            await self._club.clocks.said(row)
            return True
        try:
            await (self._to_member(alarm) if private else self._to_channel(alarm))
        except TROUBLE as error:
            return await self._trouble(alarm, error, private=private)
        return True

    def _takes_messages(self, alarm: Alarm) -> bool:
        member_id = alarm.row.member_id
        return alarm.snapshot.members[member_id].dm_closed_at is None

    async def _to_member(self, alarm: Alarm) -> None:
        row = alarm.row
        channel_id = await self._posts.direct_channel(row.member_id)
        await self._send(alarm, channel_id, self._draw(alarm), silent=alarm.quiet)

    async def _to_channel(self, alarm: Alarm) -> None:
        row, snapshot = alarm.row, alarm.snapshot
        if snapshot.answers_only:
            await self._instead_of_channel(alarm)
            return
        calls = snapshot.server_settings.ping == Ping.TURN
        if alarm.is_prompt or (row.kind == DeadlineKind.REMIND and not calls):
            await self._club.clocks.said(row)
            return
        drawing = self._draw(alarm, called=row.member_id)
        ping = self._whom(alarm) if calls else ()
        await self._send(alarm, snapshot.channel_id, drawing, ping=ping)

    def _whom(self, alarm: Alarm) -> Collection[int]:
        row, snapshot = alarm.row, alarm.snapshot
        if row.kind == DeadlineKind.OUT:
            return one_of_each(still_asked(snapshot, (row.member_id,)))
        if row.kind == DeadlineKind.POST:
            playing = {row.member_id, *(one.member_id for one in present_players(snapshot))}
            return sorted(one for one in playing if one and snapshot.member(one).dm_closed_at)
        return (row.member_id,)

    async def _instead_of_channel(self, alarm: Alarm) -> None:
        row, snapshot = alarm.row, alarm.snapshot
        asked = against(snapshot, row.member_id) if row.kind == DeadlineKind.OUT else ()
        for member_id in asked:
            if snapshot.member(member_id).dm_closed_at is not None:
                continue
            try:
                channel_id = await self._posts.direct_channel(member_id)
                await self._send(alarm, channel_id, self._draw(alarm, reader=member_id))
            except TROUBLE as error:
                if fault_of(error) not in {Fault.CLOSED, Fault.BARRED}:
                    raise
                await self._club.people.set_dm_closed(member_id, closed=True)
                self._displays.refresh(row.table_id)
            else:
                return
        await self._club.clocks.said(row)

    async def _send(
        self,
        alarm: Alarm,
        channel_id: int,
        drawing: Drawing,
        *,
        ping: Collection[int] = (),
        silent: bool = False,
    ) -> None:
        row = alarm.row
        posted = await self._posts.send(
            channel_id,
            drawing,
            nonce=nonce("alarm", *row.key, channel_id),
            silent=silent,
            ping=ping,
        )
        if await self._club.clocks.said(row, channel_id, posted.message_id):
            self._displays.refresh(row.table_id)
        if not await self._club.clocks.stands(row, posted.message_id):
            # Another process was faster, so long ago that Discord didn't know the nonce any more.
            await self._posts.delete(channel_id, posted.message_id)
        _log.debug("said", table=row.table_id, ply=row.ply, what=row.kind, number=row.number)

    def _draw(self, alarm: Alarm, called: int | None = None, reader: int | None = None) -> Drawing:
        row, snapshot = alarm.row, alarm.snapshot
        public = reader is None and (row.kind in _PUBLIC or called is not None)
        reader = reader or row.member_id
        ui = self.bot.ui(snapshot.language if public else snapshot.language_of(reader))
        if not public:
            ui = ui.as_set(snapshot.settings.get(reader, NOTHING_SET))
        return read_aloud(self._drawn(alarm, ui, called), ui)

    def _drawn(self, alarm: Alarm, ui: Ui, called: int | None) -> Drawing:
        row, snapshot = alarm.row, alarm.snapshot
        if row.kind == DeadlineKind.OUT:
            return draw_out(scene(snapshot, None), ui)
        if row.kind in closing.SENT_TO_EVERYONE:
            return _drawn_to_all(alarm, ui, called)
        seen = scene_for(snapshot, row.member_id)
        if row.kind == DeadlineKind.WARN and alarm.until is not None:
            return draw_warning(seen, alarm.until, ui, called=called)
        if row.kind == DeadlineKind.NUDGE:
            return draw_nudge(scene(snapshot, None), alarm.by, ui, called)
        return draw_reminder(seen, alarm.turn.start, alarm.until, ui, called=called)

    async def _trouble(self, alarm: Alarm, error: Exception, *, private: bool) -> bool:
        row, fault = alarm.row, fault_of(error)
        _log.warning("not said", table=row.table_id, what=row.kind, fault=fault.name)
        if fault is Fault.LATER:
            return False
        if private:
            await self._club.people.set_dm_closed(row.member_id, closed=True)
            self._displays.refresh(row.table_id)
            return await self._one(row)
        if await self._displays.rooms.lost(alarm.snapshot, alarm.snapshot.channel_id, error):
            return await self._one(row)
        # No message gets there. The time goes on, as it does for a member who doesn't look.
        await self._club.clocks.said(row)
        return True

    async def _clear(self, row: AlarmRow) -> bool:
        try:
            if row.channel_id is not None and row.message_id is not None:
                await self._posts.delete(row.channel_id, row.message_id)
        except TROUBLE as error:
            if fault_of(error) is Fault.LATER:
                return False
        await self._club.clocks.cleared(row)
        return True


def _drawn_to_all(alarm: Alarm, ui: Ui, called: int | None) -> Drawing:
    row, game = alarm.row, _quiet(alarm)
    if row.kind == DeadlineKind.POST:
        return draw_post(scene(alarm.snapshot, None), game, ui)
    seen = scene_for(alarm.snapshot, row.member_id)
    if row.kind == DeadlineKind.ASK:
        return draw_question(seen, game, ui)
    return draw_last(seen, game, ui, called=called)


def _quiet(alarm: Alarm) -> QuietGame:
    turn = alarm.turn
    wait = closing.waits(turn)
    move = wait.why is Standstill.MOVE
    return QuietGame(
        wait.why,
        wait.since if wait.why is Standstill.PAUSE else turn.began_at,
        turn.until() if move else None,
        closing.ends_at(turn),
        decides=turn.is_out,
    )


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Alarms(bot))
