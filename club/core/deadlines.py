"""When a member is reminded, warned and out of time, computed from stored facts alone.

A turn's time stands still during a pause and downtimes, and starts again when an absent member is
back, or when the opponent agrees to wait. Nobody runs out of time without a warning that left the
time it promised. Without a clock, its player is asked after days of silence, and has some to
answer.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Final, Self
from zoneinfo import ZoneInfo

# How often a member is reminded of one turn: with intervals that double.
REMINDERS: Final = 6

# A reminder this shortly before a warning is dropped.
CLOSE: Final = timedelta(hours=1)

# The number of the quiet reminder that a member gets who was there when their turn began.
PROMPTED: Final = 0

# How long such a member has done nothing when it comes.
PROMPT_AFTER: Final = timedelta(minutes=2)

# How late it may come: after that the member has gone, and the other reminders serve.
PROMPT_LATEST: Final = timedelta(minutes=5)

# The age of a turn before which nothing falls due, but for a warning moved ahead of long quiet
# hours: it then comes late, and the end of the time moves back by as much.
NOTHING_BEFORE: Final = PROMPT_AFTER

# The same with a live clock: when the shortest one, of a minute, brings its warning.
NOTHING_BEFORE_LIVE: Final = timedelta(seconds=45)

# Who was seen this shortly before a turn began was there, and got no new message of it.
THERE: Final = timedelta(minutes=1)

# Moments this close to each other are shown as one.
NEAR: Final = timedelta(seconds=10)

# The hours that `TONIGHT` and `TOMORROW` mean.
EVENING: Final = 20
MORNING: Final = 9

LONGEST_NOTICE: Final = timedelta(days=1)

# How long nobody moves in a game without a clock before its players are asked, by default.
PATIENCE: Final = timedelta(days=7)

# How long the player on turn then has for a move or an answer.
ANSWER: Final = timedelta(days=3)

# Every zone's hours begin at a quarter, so quiet hours begin and end there as well.
_QUARTER: Final = timedelta(minutes=15)

_UTC: Final = ZoneInfo("UTC")

_TERMS: Final = re.compile(r"(relaxed|live):([1-9][0-9]{0,5})")


class DeadlineKind(StrEnum):
    """What is sent about a turn, or done where nothing comes of it."""

    REMIND = "remind"
    WARN = "warn"
    OUT = "out"
    NUDGE = "nudge"  # by another member
    ASK = "ask"  # whether a game is still played, to each player
    POST = "post"  # the same, where everybody reads it
    LAST = "last"  # that the game will be called off, to each player
    END = "end"  # it is called off: nothing is sent for that


class PutOff(StrEnum):
    """Until when a member may put off a reminder, by their own clock."""

    HOUR = "hour"
    TONIGHT = "tonight"
    TOMORROW = "tomorrow"


@dataclass(frozen=True, slots=True)
class Terms:
    """How long a turn may take; None without a clock. A live game's clock runs by night as well."""

    length: timedelta | None = None
    live: bool = False

    @classmethod
    def parse(cls, word: str) -> Self:
        """Read "none", "relaxed:" and hours, or "live:" and minutes; ValueError if it is none."""
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


# No clock: a turn may take any time.
NO_TERMS: Final = Terms()

# The terms offered to choose from.
CLOCKS: Final = ("none", "relaxed:24", "relaxed:72", "relaxed:168", "live:2", "live:5", "live:10")


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
    agreed: bool = False  # among the players, or at their table alone; not because the bot was down


@dataclass(frozen=True, slots=True)
class NoticeCount:
    """How often one kind of message was sent about a turn, when last, and when before.

    `first` is when that was first known; None for when it was first sent.
    """

    count: int
    at: datetime
    before: tuple[datetime, ...] = ()
    first: datetime | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """What falls due next."""

    kind: DeadlineKind
    number: int
    at: datetime


@dataclass(frozen=True)
class Turn:
    """A member's turn, with all that its time depends on.

    It was `renewed_at` when the opponent last agreed to wait, or its member said that they play on;
    `said` is what was sent, `seen_at` when its member was last seen. Without a clock they are asked
    after `patience`. If `vacant`, the others' vote about a seat is waited for.
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
    patience: timedelta = PATIENCE
    vacant: bool = False

    @property
    def timed(self) -> bool:
        """Whether there is a clock."""
        return self.terms.length is not None

    @property
    def length(self) -> timedelta:
        """The time after which those who wait decide."""
        return self.terms.length or self.patience + ANSWER

    @property
    def notice(self) -> timedelta:
        """The least time between the warning, or the question, and the end."""
        return self.terms.notice if self.timed else ANSWER

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

    @cached_property
    def resumed(self) -> datetime:
        """The same, but not before the end of the last pause: who goes on is there."""
        paused = (stop.ended_at for stop in self.stops if stop.agreed)
        return max([self.start, *(each for each in paused if each is not None)])

    def until(self, now: datetime | None = None) -> datetime | None:
        """Return when those who wait may decide, warned not before `now`; None during a pause."""
        return self._end(now)[1]

    @property
    def put_back(self) -> bool:
        """Whether a late warning has put the end of the time back."""
        rest = {kind: said for kind, said in self.said.items() if kind != self._warning}
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
            return Due(DeadlineKind.OUT, self.number(DeadlineKind.OUT), max(until, now))
        prompt = self._prompt(now)
        if prompt is not None and (warning is None or prompt.at < warning):
            return prompt
        reminder = self._reminder(now)
        if warning is None or (reminder is not None and reminder.at < warning - CLOSE):
            return reminder
        return Due(self._warning, self.number(self._warning), warning)

    @property
    def _warning(self) -> DeadlineKind:
        return DeadlineKind.WARN if self.timed else DeadlineKind.ASK

    def _end(self, now: datetime | None) -> tuple[datetime | None, datetime | None]:
        """Return when the warning is due, None if one still holds; and the end of the time."""
        if self.stopped:
            return None, None
        start = self.start if self.timed else self.resumed
        until = self.after(start, self.length)
        if self._holds(self._warning):
            return None, max(until, self.after(self.said[self._warning].at, self.notice))
        warning = max(self._before_quiet(until - self.notice), start)
        warning = self._after_quiet(warning if now is None else max(warning, now))
        return warning, max(until, self.after(warning, self.notice))

    def _prompt(self, now: datetime) -> Due | None:
        """Return the quiet reminder of a member who was there when the turn began, and has gone."""
        own, seen_at = self.manners, self.seen_at
        if not own.prompt or seen_at is None or seen_at < self.began_at - THERE:
            return None
        at = self.after(max(seen_at, self.start), PROMPT_AFTER)
        put_off = self.snoozed_until is not None or self.start > self.began_at
        if put_off or DeadlineKind.REMIND in self.said or now > at + PROMPT_LATEST:
            return None
        # Also where it is looked at late: what was due in quiet hours doesn't come after them.
        late = max(at, now)
        if own.quiet(at) or own.quiet(late):
            return None
        return Due(DeadlineKind.REMIND, PROMPTED, late)

    def _reminder(self, now: datetime) -> Due | None:
        number, first = self.number(DeadlineKind.REMIND), self.manners.first
        if first is None or self.terms.live or number > REMINDERS:
            return None
        said = self.said.get(DeadlineKind.REMIND)
        since = self.start if said is None or said.count == PROMPTED else max(said.at, self.start)
        at = self.after(since, first * 2 ** (number - 1))
        if self.snoozed_until is not None and self.snoozed_until > since:
            at = self.snoozed_until  # Sooner or later than it would be: the member chose it.
        return Due(DeadlineKind.REMIND, number, self.manners.after_quiet(max(at, now)))

    def number(self, kind: DeadlineKind) -> int:
        """Return the number of the next message of a kind."""
        return self.said[kind].count + 1 if kind in self.said else 1

    def _holds(self, kind: DeadlineKind) -> bool:
        """Whether it was sent since the time last stood still or started again."""
        if kind not in self.said:
            return False
        if not self.timed:  # The bot's downtime changes nothing: nobody is asked twice for that.
            return self.said[kind].at >= self.resumed
        ends = (stop.ended_at for stop in self.stops if stop.ended_at is not None)
        return self.said[kind].at >= max([self.start, *ends])

    def _after_quiet(self, at: datetime) -> datetime:
        # A live game's players are awake; its warnings come without a sound then.
        return at if self.terms.live else self.manners.after_quiet(at)

    def _before_quiet(self, at: datetime) -> datetime:
        return at if self.terms.live else self.manners.before_quiet(at)

    def after(self, since: datetime, length: timedelta) -> datetime:
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
    """The time of a turn, as far as everybody may know: its end, a pause, an absence.

    The game is called off when it `ends`, if nothing happens; None before the players were asked.
    """

    until: datetime | None
    paused: bool = False
    away_until: datetime | None = None
    out: bool = False
    ends: datetime | None = None


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
