"""When a member is reminded, warned and out of time: reckoned from what is known, and no more.

A turn has its time from when it began. The time stands still during a pause and while the bot was
down, and begins anew when a member who was away is back, or when the opponent agrees to wait.
Nobody runs out of time without a warning that left the time it promised.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import cached_property
from typing import Final, Self
from zoneinfo import ZoneInfo

REMINDERS: Final = 6
"""How often a member is reminded of one turn: with intervals that double, that is a month."""

CLOSE: Final = timedelta(hours=1)
"""A reminder that would come so shortly before a warning is left to that."""

NEAR: Final = timedelta(seconds=10)
"""Moments that lie so near to each other are told as one."""

EVENING: Final = 20
MORNING: Final = 9
"""The hours that are meant by "tonight" and "tomorrow"."""

LONGEST_NOTICE: Final = timedelta(days=1)

_QUARTER: Final = timedelta(minutes=15)
"""Every zone's hours begin at one of these, so quiet hours begin and end there as well."""

_UTC: Final = ZoneInfo("UTC")

_TERMS: Final = re.compile(r"(relaxed|live):([1-9][0-9]{0,5})")


class Kind(StrEnum):
    """What is said of a turn: what falls due by itself, and that another member waits for it."""

    REMIND = "remind"
    WARN = "warn"
    OUT = "out"
    NUDGE = "nudge"


@dataclass(frozen=True, slots=True)
class Terms:
    """How long a member may take over a turn.

    Attributes:
        length: The time; None where there is no clock.
        live: Whether the players sit there together: it runs by night as well.
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
        """How long before the end of the time a member is warned, at the least."""
        return min((self.length or timedelta()) / 4, LONGEST_NOTICE)


NO_TERMS: Final = Terms()
"""No clock: a turn may take as long as it likes."""

CLOCKS: Final = ("none", "relaxed:24", "relaxed:72", "relaxed:168", "live:2", "live:5", "live:10")
"""How long a turn may take, as it is offered to choose from."""


def read_terms(word: str | None) -> Terms | None:
    """Read stored terms; None without any, or where this program doesn't know them."""
    try:
        return None if word is None else Terms.parse(word)
    except ValueError:
        return None


@dataclass(frozen=True, slots=True)
class Manners:
    """How a member wants to be called.

    Attributes:
        zone: Where the member lives.
        quiet_from: The hour at which the quiet hours begin there; None without any.
        quiet_to: The hour at which they end.
        first: How long after a turn began the first reminder comes; None for no reminders.
        away_until: Until when the member is away, or was.
    """

    zone: ZoneInfo = _UTC
    quiet_from: int | None = None
    quiet_to: int | None = None
    first: timedelta | None = timedelta(hours=12)
    away_until: datetime | None = None

    def quiet(self, at: datetime) -> bool:
        """Whether the member isn't to be disturbed."""
        if self.quiet_from is None or self.quiet_to is None:
            return False
        hour = at.astimezone(self.zone).hour
        if self.quiet_from <= self.quiet_to:
            return self.quiet_from <= hour < self.quiet_to
        return hour >= self.quiet_from or hour < self.quiet_to

    def after_quiet(self, at: datetime) -> datetime:
        """The first moment from then on at which the member may be disturbed."""
        while self.quiet(at):
            at = _quarter(at) + _QUARTER
        return at

    def before_quiet(self, at: datetime) -> datetime:
        """That moment, or if it is a quiet one, one shortly before the quiet hours began."""
        while self.quiet(at):
            at = _quarter(at) - _QUARTER
        return at


def _quarter(at: datetime) -> datetime:
    return at.replace(minute=at.minute - at.minute % 15, second=0, microsecond=0)


@dataclass(frozen=True, slots=True)
class Stop:
    """A stretch in which the time stood still; it still does where there is no end."""

    began_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class Said:
    """What was said of a turn: of each kind how often, and when last."""

    count: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Due:
    """What falls due next."""

    kind: Kind
    number: int
    at: datetime


@dataclass(frozen=True)
class Turn:
    """A member's turn, with all that its time depends on.

    Attributes:
        terms: How long it may take.
        began_at: When it began.
        manners: How the member wants to be called.
        stops: When the time stood still, in order.
        renewed_at: When the opponent last agreed to wait.
        snoozed_until: Until when the member doesn't want to be reminded.
        said: What was said before.
    """

    terms: Terms
    began_at: datetime
    manners: Manners = Manners()
    stops: Sequence[Stop] = ()
    renewed_at: datetime | None = None
    snoozed_until: datetime | None = None
    said: Mapping[Kind, Said] = field(default_factory=dict[Kind, Said])

    @property
    def stopped(self) -> bool:
        """Whether the time stands still at the moment."""
        return any(stop.ended_at is None for stop in self.stops)

    @property
    def is_out(self) -> bool:
        """Whether the time is over, and that has been said."""
        return not self.stopped and self._holds(Kind.OUT)

    @cached_property
    def start(self) -> datetime:
        """From when the time counts."""
        later = (self.manners.away_until, self.renewed_at)
        return max([self.began_at, *(each for each in later if each is not None)])

    def until(self, now: datetime | None = None) -> datetime | None:
        """When the time will be over; None without a clock, and while it stands still.

        Args:
            now: The time, where nothing can be said before.
        """
        return self._end(now)[1]

    @property
    def put_back(self) -> bool:
        """Whether a warning that came late has put the end of the time back."""
        rest = {kind: said for kind, said in self.said.items() if kind != Kind.WARN}
        until, before = self.until(), replace(self, said=rest).until()
        return until is not None and before is not None and until - before >= NEAR

    def next(self, now: datetime) -> Due | None:
        """What falls due next, and when: never before `now`, nor in quiet hours but for the end."""
        if self.stopped:
            return None
        warning, until = self._end(now)
        if until is not None and warning is None:
            if self._holds(Kind.OUT):
                return None
            return Due(Kind.OUT, self._number(Kind.OUT), max(until, now))
        reminder = self._reminder(now)
        if warning is None or (reminder is not None and reminder.at < warning - CLOSE):
            return reminder
        return Due(Kind.WARN, self._number(Kind.WARN), warning)

    def _end(self, now: datetime | None) -> tuple[datetime | None, datetime | None]:
        """When the warning is due, if there is none that still holds; and the end of the time."""
        if self.terms.length is None or self.stopped:
            return None, None
        notice = self.terms.notice
        until = self._after(self.start, self.terms.length)
        if self._holds(Kind.WARN):
            return None, max(until, self._after(self.said[Kind.WARN].at, notice))
        warning = max(self._before_quiet(until - notice), self.start)
        warning = self._after_quiet(warning if now is None else max(warning, now))
        return warning, max(until, self._after(warning, notice))

    def _reminder(self, now: datetime) -> Due | None:
        number, first = self._number(Kind.REMIND), self.manners.first
        if first is None or self.terms.live or number > REMINDERS:
            return None
        said = self.said.get(Kind.REMIND)
        since = self.start if said is None else max(said.at, self.start)
        at = self._after(since, first * 2 ** (number - 1))
        if self.snoozed_until is not None and self.snoozed_until > since:
            at = self.snoozed_until  # Sooner or later than it would be: the member was told when.
        return Due(Kind.REMIND, number, self.manners.after_quiet(max(at, now)))

    def _number(self, kind: Kind) -> int:
        return self.said[kind].count + 1 if kind in self.said else 1

    def _holds(self, kind: Kind) -> bool:
        """Whether it was said since the time last stood still or began anew."""
        if kind not in self.said:
            return False
        ends = (stop.ended_at for stop in self.stops if stop.ended_at is not None)
        return self.said[kind].at >= max([self.start, *ends])

    def _after_quiet(self, at: datetime) -> datetime:
        # Who plays a live game is awake; its warnings come without a sound then.
        return at if self.terms.live else self.manners.after_quiet(at)

    def _before_quiet(self, at: datetime) -> datetime:
        return at if self.terms.live else self.manners.before_quiet(at)

    def _after(self, since: datetime, length: timedelta) -> datetime:
        """When so much time has passed, not counting when it stood still."""
        at = since + length
        for stop in merged(self.stops):
            ended_at = stop.ended_at or stop.began_at
            if ended_at > since and stop.began_at < at:
                at += ended_at - max(stop.began_at, since)
        return at


def put_off(word: str, now: datetime, zone: ZoneInfo) -> datetime:
    """Until when "hour", "tonight" or "tomorrow" puts a reminder off, where the member lives."""
    if word == "hour":
        return now + timedelta(hours=1)
    here = now.astimezone(zone)
    if word == "tonight":
        evening = here.replace(hour=EVENING, minute=0, second=0, microsecond=0)
        return max(evening.astimezone(UTC), now + timedelta(hours=1))
    morning = here.replace(hour=MORNING, minute=0, second=0, microsecond=0) + timedelta(days=1)
    return morning.astimezone(UTC)


@dataclass(frozen=True, slots=True)
class TimeShown:
    """What everybody may know of the time of a turn.

    Attributes:
        until: When it will be over.
        paused: Whether the players have agreed to a pause.
        away_until: Until when the member on turn is away.
        out: Whether it is over.
    """

    until: datetime | None
    paused: bool = False
    away_until: datetime | None = None
    out: bool = False


def merged(stops: Sequence[Stop]) -> list[Stop]:
    """Stretches without overlaps, in order: a pause may lie in a downtime."""
    found: list[Stop] = []
    for stop in sorted(stops, key=lambda each: each.began_at):
        last = found[-1] if found else None
        if last is None or (last.ended_at is not None and last.ended_at < stop.began_at):
            found.append(stop)
        elif last.ended_at is not None:
            open_ = stop.ended_at is None
            end = None if open_ else max(last.ended_at, stop.ended_at or last.ended_at)
            found[-1] = Stop(last.began_at, end)
    return found
