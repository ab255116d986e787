"""When a member is reminded, warned and out of time, computed from stored facts alone.

A turn has its time from when it began. The time stands still during a pause and while the bot was
down, and starts again when a member who was away is back, or when the opponent agrees to wait.
Nobody runs out of time without a warning that left the time it promised.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Final, Self
from zoneinfo import ZoneInfo

REMINDERS: Final = 6
"""How often a member is reminded of one turn: with intervals that double, over about a month."""

CLOSE: Final = timedelta(hours=1)
"""A reminder this shortly before a warning is dropped."""

PROMPTED: Final = 0
"""The number of the quiet reminder that a member gets who was there when their turn began."""

PROMPT_AFTER: Final = timedelta(minutes=2)
"""How long such a member has done nothing when it comes."""

PROMPT_LATEST: Final = timedelta(minutes=5)
"""How late it may come: after that the member has gone, and the other reminders serve."""

NOTHING_BEFORE: Final = PROMPT_AFTER
"""The age of a turn before which nothing falls due. Only a warning moved ahead of very long quiet
hours could be due sooner: it then comes late, and the end of the time moves back by as much."""

NOTHING_BEFORE_LIVE: Final = timedelta(seconds=45)
"""The same with a live clock: when the shortest one, of a minute, brings its warning."""

THERE: Final = timedelta(minutes=1)
"""Who was seen this shortly before a turn began was there, and got no new message of it."""

NEAR: Final = timedelta(seconds=10)
"""Moments this close to each other are shown as one."""

EVENING: Final = 20
MORNING: Final = 9
"""The hours that `TONIGHT` and `TOMORROW` mean."""

LONGEST_NOTICE: Final = timedelta(days=1)

_QUARTER: Final = timedelta(minutes=15)
"""Every zone's hours begin at a quarter, so quiet hours begin and end there as well."""

_UTC: Final = ZoneInfo("UTC")

_TERMS: Final = re.compile(r"(relaxed|live):([1-9][0-9]{0,5})")


class DeadlineKind(StrEnum):
    """What is sent about a turn: reminder, warning, end of time, or another member's nudge."""

    REMIND = "remind"
    WARN = "warn"
    OUT = "out"
    NUDGE = "nudge"


class PutOff(StrEnum):
    """Until when a member may put off a reminder, by their own clock."""

    HOUR = "hour"
    TONIGHT = "tonight"
    TOMORROW = "tomorrow"


@dataclass(frozen=True, slots=True)
class Terms:
    """How long a member may take over a turn; the length is None without a clock.

    A live game's players are there together, so its clock runs by night as well.
    """

    length: timedelta | None = None
    live: bool = False

    @classmethod
    def parse(cls, word: str) -> Self:
        """Read "none", "relaxed:" and a number of hours, or "live:" and one of minutes.

        Raises:
            ValueError: It is none of these.
        """
        if word == "none":
            return cls()
        found = _TERMS.fullmatch(word)
        if found is None:
            raise ValueError(f"no clock is called {word!r}")
        live, number = found[1] == "live", int(found[2])
        return cls(timedelta(minutes=number) if live else timedelta(hours=number), live)

    def __str__(self) -> str:
        """Write the terms as `parse` reads them."""
        if self.length is None:
            return "none"
        unit = timedelta(minutes=1) if self.live else timedelta(hours=1)
        return f"{'live' if self.live else 'relaxed'}:{self.length // unit}"

    @property
    def notice(self) -> timedelta:
        """The least time between the warning and the end."""
        return min((self.length or timedelta()) / 4, LONGEST_NOTICE)


NO_TERMS: Final = Terms()
"""No clock: a turn may take any time."""

CLOCKS: Final = ("none", "relaxed:24", "relaxed:72", "relaxed:168", "live:2", "live:5", "live:10")
"""The terms offered to choose from."""


@lru_cache(maxsize=256)
def terms_of(word: str) -> Terms:
    """Read a table's stored terms, as `Terms.parse` does: with every look at it."""
    return Terms.parse(word)


def read_terms(word: str | None) -> Terms | None:
    """Read stored terms; None without any, or if this program doesn't know them."""
    try:
        return None if word is None else Terms.parse(word)
    except ValueError:
        return None


@dataclass(frozen=True, slots=True)
class ContactPreferences:
    """When a member wants to be contacted."""

    zone: ZoneInfo = _UTC
    quiet_from: int | None = None  # hour in the zone; None for no quiet hours
    quiet_to: int | None = None
    # The time from a turn's start to the first reminder; None for no reminders.
    first: timedelta | None = timedelta(hours=12)
    away_until: datetime | None = None  # may be past
    prompt: bool = True  # whether to be reminded quietly in the middle of a game as well

    def quiet(self, at: datetime) -> bool:
        """Whether a moment lies in the quiet hours."""
        if self.quiet_from is None or self.quiet_to is None:
            return False
        hour = at.astimezone(self.zone).hour
        if self.quiet_from <= self.quiet_to:
            return self.quiet_from <= hour < self.quiet_to
        return hour >= self.quiet_from or hour < self.quiet_to

    def after_quiet(self, at: datetime) -> datetime:
        """Return the first moment from then on outside the quiet hours."""
        while self.quiet(at):
            at = _quarter(at) + _QUARTER
        return at

    def before_quiet(self, at: datetime) -> datetime:
        """Return that moment, or if it is quiet, one shortly before the quiet hours began."""
        while self.quiet(at):
            at = _quarter(at) - _QUARTER
        return at


def _quarter(at: datetime) -> datetime:
    return at.replace(minute=at.minute - at.minute % 15, second=0, microsecond=0)


@dataclass(frozen=True, slots=True)
class ClockPause:
    """A stretch in which the time stood still; without an end, it still does."""

    began_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class NoticeCount:
    """How often one kind of message was sent about a turn, and when last."""

    count: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Due:
    """What falls due next."""

    kind: DeadlineKind
    number: int
    at: datetime


@dataclass(frozen=True)
class Turn:
    """A member's turn, with all that its time depends on.

    It was `renewed_at` when the opponent last agreed to wait; `said` is what was sent before, and
    `seen_at` when its member was last seen.
    """

    terms: Terms
    began_at: datetime
    manners: ContactPreferences = ContactPreferences()
    stops: Sequence[ClockPause] = ()
    renewed_at: datetime | None = None
    snoozed_until: datetime | None = None
    said: Mapping[DeadlineKind, NoticeCount] = field(
        default_factory=dict[DeadlineKind, NoticeCount]
    )
    seen_at: datetime | None = None

    @property
    def stopped(self) -> bool:
        """Whether the time stands still now."""
        return any(stop.ended_at is None for stop in self.stops)

    @property
    def is_out(self) -> bool:
        """Whether the time is over, and the players have been notified."""
        return not self.stopped and self._holds(DeadlineKind.OUT)

    @cached_property
    def start(self) -> datetime:
        """The moment from which the time counts."""
        later = (self.manners.away_until, self.renewed_at)
        return max([self.began_at, *(each for each in later if each is not None)])

    def until(self, now: datetime | None = None) -> datetime | None:
        """Return when the time will be over; None without a clock, and while it stands still.

        With `now`, a warning still to be sent can't be sent earlier than that.
        """
        return self._end(now)[1]

    @property
    def put_back(self) -> bool:
        """Whether a late warning has put the end of the time back."""
        rest = {kind: said for kind, said in self.said.items() if kind != DeadlineKind.WARN}
        until, before = self.until(), replace(self, said=rest).until()
        return until is not None and before is not None and until - before >= NEAR

    def next(self, now: datetime) -> Due | None:
        """Return what falls due next: never before `now`, nor in quiet hours but for the end."""
        if self.stopped:
            return None
        warning, until = self._end(now)
        if until is not None and warning is None:
            if self._holds(DeadlineKind.OUT):
                return None
            return Due(DeadlineKind.OUT, self._number(DeadlineKind.OUT), max(until, now))
        prompt = self._prompt(now)
        if prompt is not None and (warning is None or prompt.at < warning):
            return prompt
        reminder = self._reminder(now)
        if warning is None or (reminder is not None and reminder.at < warning - CLOSE):
            return reminder
        return Due(DeadlineKind.WARN, self._number(DeadlineKind.WARN), warning)

    def _end(self, now: datetime | None) -> tuple[datetime | None, datetime | None]:
        """Return when the warning is due, None if one still holds; and the end of the time."""
        if self.terms.length is None or self.stopped:
            return None, None
        notice = self.terms.notice
        until = self._after(self.start, self.terms.length)
        if self._holds(DeadlineKind.WARN):
            return None, max(until, self._after(self.said[DeadlineKind.WARN].at, notice))
        warning = max(self._before_quiet(until - notice), self.start)
        warning = self._after_quiet(warning if now is None else max(warning, now))
        return warning, max(until, self._after(warning, notice))

    def _prompt(self, now: datetime) -> Due | None:
        """Return the quiet reminder of a member who was there when the turn began, and has gone."""
        own, seen_at = self.manners, self.seen_at
        if not own.prompt or seen_at is None or seen_at < self.began_at - THERE:
            return None
        at = self._after(max(seen_at, self.start), PROMPT_AFTER)
        put_off = self.snoozed_until is not None or self.start > self.began_at
        if put_off or DeadlineKind.REMIND in self.said or now > at + PROMPT_LATEST:
            return None
        at = max(at, now)
        return None if own.quiet(at) else Due(DeadlineKind.REMIND, PROMPTED, at)

    def _reminder(self, now: datetime) -> Due | None:
        number, first = self._number(DeadlineKind.REMIND), self.manners.first
        if first is None or self.terms.live or number > REMINDERS:
            return None
        said = self.said.get(DeadlineKind.REMIND)
        since = self.start if said is None or said.count == PROMPTED else max(said.at, self.start)
        at = self._after(since, first * 2 ** (number - 1))
        if self.snoozed_until is not None and self.snoozed_until > since:
            at = self.snoozed_until  # Sooner or later than it would be: the member chose it.
        return Due(DeadlineKind.REMIND, number, self.manners.after_quiet(max(at, now)))

    def _number(self, kind: DeadlineKind) -> int:
        return self.said[kind].count + 1 if kind in self.said else 1

    def _holds(self, kind: DeadlineKind) -> bool:
        """Whether it was sent since the time last stood still or started again."""
        if kind not in self.said:
            return False
        ends = (stop.ended_at for stop in self.stops if stop.ended_at is not None)
        return self.said[kind].at >= max([self.start, *ends])

    def _after_quiet(self, at: datetime) -> datetime:
        # A live game's players are awake; its warnings come without a sound then.
        return at if self.terms.live else self.manners.after_quiet(at)

    def _before_quiet(self, at: datetime) -> datetime:
        return at if self.terms.live else self.manners.before_quiet(at)

    def _after(self, since: datetime, length: timedelta) -> datetime:
        """Return when so much time has passed, not counting the stops."""
        at = since + length
        for stop in merged(self.stops):
            ended_at = stop.ended_at or stop.began_at
            if ended_at > since and stop.began_at < at:
                at += ended_at - max(stop.began_at, since)
        return at


def put_off(until: PutOff, now: datetime, zone: ZoneInfo) -> datetime:
    """Return until when a reminder is put off, in the member's zone."""
    if until == PutOff.HOUR:
        return now + timedelta(hours=1)
    here = now.astimezone(zone)
    if until == PutOff.TONIGHT:
        evening = here.replace(hour=EVENING, minute=0, second=0, microsecond=0)
        return max(evening.astimezone(UTC), now + timedelta(hours=1))
    morning = here.replace(hour=MORNING, minute=0, second=0, microsecond=0) + timedelta(days=1)
    return morning.astimezone(UTC)


@dataclass(frozen=True, slots=True)
class TimeShown:
    """The time of a turn, as far as everybody may know: its end, a pause, an absence."""

    until: datetime | None
    paused: bool = False
    away_until: datetime | None = None
    out: bool = False


def merged(stops: Sequence[ClockPause]) -> list[ClockPause]:
    """Return the stops in order and without overlaps: a pause may lie in a downtime."""
    found: list[ClockPause] = []
    for stop in sorted(stops, key=lambda each: each.began_at):
        last = found[-1] if found else None
        if last is None or (last.ended_at is not None and last.ended_at < stop.began_at):
            found.append(stop)
        elif last.ended_at is not None:
            open_ = stop.ended_at is None
            end = None if open_ else max(last.ended_at, stop.ended_at or last.ended_at)
            found[-1] = ClockPause(last.began_at, end)
    return found
