"""The event in a server's calendar that announces a cup: planned, made once, seen to its end."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.people import Place
from club.core.settings import of_server
from club.cups import cup_steps
from club.cups.cup_scene import CupScene
from club.cups.cup_steps import CupSteps
from club.cups.formats import schedule
from club.cups.formats.outlook import outlook
from club.cups.refusals import CupOver, CupStarted
from club.cups.stored_cup import StoredCup
from data.cups import cup_scheduled_events
from data.cups.cup_scheduled_events import ScheduledEventRow
from data.storage.database import Database
from engine.words import Word

EVENING: Final = 20  # the hour of a planned start, in the server's time zone

SOONEST: Final = timedelta(minutes=10)  # ahead: Discord takes no event that has begun

LEASE: Final = timedelta(minutes=1)  # for making an event, until another process may take over

USUAL: Final = 8  # entrants that the end is reckoned with before the start

_HOUR: Final = timedelta(hours=1)


class PlannedStart(Word):
    """What there is to choose for the start of a cup."""

    HOUR = "hour"
    TODAY = "today"
    TOMORROW = "tomorrow"
    THREE_DAYS = "three_days"
    WEEK = "week"


class EventOutcome(Word):
    """Why nothing is left to be done about an event."""

    OVER = "over"  # the cup is, or the event was ended by hand
    DELETED = "deleted"  # by hand
    REFUSED = "refused"  # by Discord
    TOO_LATE = "late"  # it would have begun before it was made


class EventState(Word):
    """How far an event is to be."""

    SCHEDULED = "scheduled"
    ACTIVE = "active"
    COMPLETED = "completed"
    CANCELLED = "cancelled"
    DROPPED = "dropped"  # to be deleted

    @property
    def ends(self) -> bool:
        """Whether nothing is left to be done about it then."""
        return self in {EventState.COMPLETED, EventState.CANCELLED}


@dataclass(frozen=True, slots=True)
class EventPlan:
    """What an event is to show."""

    state: EventState
    starts_at: datetime
    ends_at: datetime

    @property
    def shown(self) -> str:
        """The same as one text."""
        return f"{self.state} {self.starts_at.isoformat()} {self.ends_at.isoformat()}"


@dataclass(frozen=True, slots=True)
class EventText:
    """What an event says: its name, where it is, and what it is about."""

    name: str
    place: str
    about: str


_DAYS: Final = {
    PlannedStart.TODAY: 0,
    PlannedStart.TOMORROW: 1,
    PlannedStart.THREE_DAYS: 3,
    PlannedStart.WEEK: 7,
}


def planned_starts(now: datetime, zone: str) -> Iterator[tuple[PlannedStart, datetime]]:
    """Yield what can be chosen now in a server of a time zone, each with the moment it means."""
    today = now.astimezone(ZoneInfo(zone)).date()
    for each in PlannedStart:
        if each is PlannedStart.HOUR:
            starts_at = now.replace(second=0, microsecond=0) + _HOUR
        else:
            day = today + timedelta(days=_DAYS[each])
            evening = datetime.combine(day, time(EVENING), ZoneInfo(zone))
            starts_at = evening.astimezone(UTC)
        if starts_at >= now + SOONEST:
            yield each, starts_at


def event_plan(scene: CupScene, row: ScheduledEventRow, now: datetime) -> EventPlan:
    """Return what a cup's event is to show now."""
    cup = scene.cup
    entrants = len(cup.state.order) or USUAL
    rounds = outlook(cup.state.plan, entrants).rounds
    ends_at = row.starts_at + rounds * timedelta(hours=cup.row.hours)
    if not cup.state.started and ends_at < now + _HOUR:
        # Discord ends it by itself, and then it can't begin with the cup.
        ends_at = now.replace(minute=0, second=0, microsecond=0) + 2 * _HOUR
    return EventPlan(_state(cup, row), row.starts_at, max([ends_at, *scene.ends.values()]))


def _state(cup: StoredCup, row: ScheduledEventRow) -> EventState:
    if row.dropped_at is not None:
        return EventState.DROPPED
    if cup.state.cancelled:
        return EventState.CANCELLED
    if schedule.is_over(cup.state):
        return EventState.COMPLETED
    return EventState.ACTIVE if cup.state.started else EventState.SCHEDULED


class CupScheduledEvents:
    """The events of the cups in one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._steps = CupSteps(database, clock)

    async def get(self, cup_id: int) -> ScheduledEventRow | None:
        """Return the event of a cup, or None."""
        async with self._database.read(alone=True) as connection:
            return await cup_scheduled_events.get(connection, cup_id)

    async def unsettled(self) -> list[int]:
        """Return the cups about whose event something may be left to do."""
        async with self._database.read(alone=True) as connection:
            return await cup_scheduled_events.unsettled(connection)

    async def offered(self, place: Place) -> list[tuple[PlannedStart, datetime]]:
        """Return what can be chosen in a server now."""
        async with self._database.read(alone=True) as connection:
            settings = await of_server(connection, place.server_id)
        return list(planned_starts(self._clock.now(), settings.news_zone))

    async def plan(
        self,
        cup_id: int,
        place: Place,
        by: int,
        starts_at: datetime | None,
        *,
        manages: bool = False,
    ) -> None:
        """Plan a cup's start, or None for no event (NotOrganiser, CupOver; CupStarted)."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            cup_steps.organises(cup, by, manages=manages)
            if schedule.is_over(cup.state):
                raise CupOver
            if starts_at is None:
                await cup_scheduled_events.drop(connection, cup_id, now)
            elif cup.state.started:
                raise CupStarted
            else:
                await cup_scheduled_events.plan(connection, cup_id, starts_at)
            return cup

        await self._steps.take(cup_id, place.server_id, step, None)

    async def claim(self, seen: ScheduledEventRow) -> bool:
        """Take on making an event; False while another process may be at it."""
        now = self._clock.now()
        if seen.claimed_at is not None and now < seen.claimed_at + LEASE:
            return False
        async with self._database.write() as connection:
            return await cup_scheduled_events.claim(connection, seen, now)

    async def made(self, cup_id: int, event_id: int, shown: str) -> bool:
        """Note which event is a cup's, and what it shows; False where it is one too many."""
        async with self._database.write() as connection:
            return await cup_scheduled_events.made(connection, cup_id, event_id, shown)

    async def show(self, seen: ScheduledEventRow, shown: str) -> None:
        """Note what an event shows."""
        async with self._database.write() as connection:
            await cup_scheduled_events.show(connection, seen.cup_id, seen.event_id or 0, shown)

    async def settle(self, seen: ScheduledEventRow, outcome: EventOutcome) -> None:
        """Note that nothing is left to be done about an event, and why."""
        async with self._database.write() as connection:
            await cup_scheduled_events.settle(connection, seen, outcome)

    async def remove(self, seen: ScheduledEventRow) -> None:
        """Note that an event is deleted, as the organiser wants."""
        async with self._database.write() as connection:
            await cup_scheduled_events.remove(connection, seen)
