"""Makes the event that announces a cup in its server's calendar, and sees it to its end."""

from datetime import datetime, timedelta
from functools import partial
from typing import Final

import structlog
from discord import EventStatus
from discord.ext import commands

from club.cups.cup_scene import CupScene
from club.cups.extras.scheduled_event import (
    SOONEST,
    CupScheduledEvents,
    EventOutcome,
    EventPlan,
    EventState,
    event_plan,
)
from club.cups.refusals import NoSuchCup, UnreadableCup
from cogs.cups.ui.cup_extras import event_text
from cogs.routing.bot import Bot
from cogs.routing.cog import PATIENCE, Cog
from cogs.routing.visibility import public
from cogs.scheduling.keyed_worker import KeyedWorker
from cogs.transport import scheduled_events
from cogs.transport.posts import TROUBLE, Fault, fault_of
from data.cups.cup_scheduled_events import ScheduledEventRow

OFTEN: Final = timedelta(minutes=15)  # A permission may be back, or another process be gone.

NOTHING: Final = ""  # what an event shows for which another start was planned since
UNKNOWN: Final = "?"  # what one shows that was found

_ENDED: Final = frozenset({EventStatus.completed, EventStatus.canceled})

_log = structlog.get_logger()


class CupScheduledEventsCog(Cog):
    """Looks at a cup's event once something has happened in the cup, and every now and then."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.work = KeyedWorker(
            "refresh-cup-event",
            self._bring,
            bot.posts.cooldown,
            bot.club.process,
            of="cup",
        )
        self._again: datetime | None = None

    async def begin(self) -> None:
        """Look now, and whenever a cup has changed."""
        self.when_unloaded(self.bot.scheduler.do(self.look))
        self.when_unloaded(self.bot.cup_messages.on_change(self._changed))

    async def finish(self) -> None:
        """Make no more."""
        await self.work.close(PATIENCE)

    @commands.Cog.listener("on_ready")
    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_server_stirred")
    async def look_at_all(self, *_what: object) -> None:
        """Look at all of them again."""
        self._again = None
        self.bot.scheduler.wake()

    async def look(self) -> datetime | None:
        """Begin with what may be left to do; return when to look again."""
        now = self.bot.scheduler.now()
        if not self.bot.is_ready():
            return None
        if self._again is None or now >= self._again:
            self._again = now + OFTEN
            for cup_id in await self._events.unsettled():
                self.work.ask(cup_id)
        return self._again

    @property
    def _events(self) -> CupScheduledEvents:
        return self.bot.club.cup_scheduled_events

    def _changed(self, scene: CupScene) -> None:
        self.work.ask(scene.cup.cup_id)

    async def _bring(self, cup_id: int) -> bool:
        row = await self._events.get(cup_id)
        if row is None or row.outcome is not None:
            return True
        try:
            scene = await self.bot.club.cup_displays.scene(cup_id)
        except (NoSuchCup, UnreadableCup):
            return True
        guild = self.bot.get_guild(scene.cup.row.server_id)
        if guild is None or guild.unavailable or not scheduled_events.may_make_events(guild):
            return True  # It is looked at again, and asked for as soon as the server is back.
        try:
            if row.event_id is None:
                return await self._make(scene, row)
            return await self._change(scene, row, row.event_id)
        except TROUBLE as error:
            return await self._failed(row, fault_of(error))

    async def _anew(self, row: ScheduledEventRow) -> bool:
        await self._events.remove(row)
        return await self._bring(row.cup_id)

    async def _failed(self, row: ScheduledEventRow, fault: Fault) -> bool:
        _log.warning("event not brought up to date", cup=row.cup_id, fault=fault.name)
        if fault is Fault.LATER:
            return False
        if fault is Fault.GONE and row.dropped_at is not None:
            await self._events.remove(row)
        elif fault is Fault.GONE and row.event_id is not None and row.shown == NOTHING:
            return await self._anew(row)
        elif fault is Fault.GONE:
            await self._events.settle(row, EventOutcome.DELETED)
        elif fault is Fault.WRONG and row.event_id is None:
            await self._events.settle(row, EventOutcome.REFUSED)
        return True

    async def _make(self, scene: CupScene, row: ScheduledEventRow) -> bool:
        plan, server_id = self._plan(scene, row), scene.cup.row.server_id
        late = row.starts_at < self.bot.clock.now() + SOONEST
        makes = plan.state is EventState.SCHEDULED and not late
        if not makes and row.claimed_at is None:
            await self._events.settle(row, EventOutcome.TOO_LATE)
            return True
        guild = self.bot.get_guild(server_id)
        hidden = not public(guild)(scene.cup.row.channel_id)  # and an event is for all to see
        if hidden and row.claimed_at is None:
            return True
        if not await self._events.claim(row):
            return False  # Another process is at it, or was killed there.
        event_id, shown = None, UNKNOWN
        if row.claimed_at is not None:
            event_id = await self._find(scene)
        if event_id is None and makes and not hidden:
            text, shown = event_text(scene, self.bot.ui(scene.language)), plan.shown
            event_id = await scheduled_events.create_event(
                self.bot, server_id, text, plan.starts_at, plan.ends_at
            )
        if event_id is None:
            return makes or await self._never_made(row)
        if not await self._events.made(row.cup_id, event_id, shown):
            await scheduled_events.delete_event(self.bot, server_id, event_id)
            return True
        _log.info("event made", cup=row.cup_id)
        return await self._bring(row.cup_id)  # Something may have happened meanwhile.

    async def _never_made(self, row: ScheduledEventRow) -> bool:
        if row.dropped_at is not None:
            await self._events.remove(row)
        else:
            await self._events.settle(row, EventOutcome.TOO_LATE)
        return True

    def _plan(self, scene: CupScene, row: ScheduledEventRow) -> EventPlan:
        return event_plan(scene, row, self.bot.clock.now())

    async def _find(self, scene: CupScene) -> int | None:
        """Return the event that was made for the cup but never noted, known by the cup's seal."""
        found = await scheduled_events.events_of(self.bot, scene.cup.row.server_id)
        seal = scene.cup.row.commitment
        return next((each.event_id for each in found if each.mine and seal in each.about), None)

    async def _change(self, scene: CupScene, row: ScheduledEventRow, event_id: int) -> bool:
        plan, server_id = self._plan(scene, row), scene.cup.row.server_id
        if plan.state is EventState.DROPPED:
            await scheduled_events.delete_event(self.bot, server_id, event_id)
            await self._events.remove(row)
            return True
        if plan.shown != row.shown:
            event = await scheduled_events.get_event(self.bot, server_id, event_id)
            if event.status in _ENDED and row.shown == NOTHING and not plan.state.ends:
                return await self._anew(row)
            if event.status in _ENDED:
                await self._events.settle(row, EventOutcome.OVER)
                return True
            await self._show(plan, server_id, event_id, event.status)
            await self._events.show(row, plan.shown)
        if plan.state.ends:
            await self._events.settle(row, EventOutcome.OVER)
        return True

    async def _show(
        self, plan: EventPlan, server_id: int, event_id: int, status: EventStatus
    ) -> None:
        change = partial(scheduled_events.change_event, self.bot, server_id, event_id)
        active, now = status is EventStatus.active, self.bot.clock.now()
        ends_at = plan.ends_at if plan.ends_at > now else None
        match plan.state:
            case EventState.SCHEDULED:
                starts_at = None if active or plan.starts_at <= now else plan.starts_at
                await change(starts_at=starts_at, ends_at=ends_at)
            case EventState.ACTIVE:
                await change(status=None if active else EventStatus.active, ends_at=ends_at)
            case EventState.CANCELLED if not active:
                await change(status=EventStatus.canceled)
            case _:
                # Discord ends none that hasn't begun.
                if not active:
                    await change(status=EventStatus.active)
                await change(status=EventStatus.completed)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(CupScheduledEventsCog(bot))
