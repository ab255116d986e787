"""What falls due in a turn, whatever the member's habits and whatever happens meanwhile."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from club.core.deadlines import (
    NO_TERMS,
    PROMPT_AFTER,
    PROMPT_LATEST,
    PROMPTED,
    REMINDERS,
    THERE,
    ClockPause,
    ContactPreferences,
    DeadlineKind,
    Due,
    NoticeCount,
    Terms,
    Turn,
    merged,
)

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
START = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
    "UTC",
)
RELAXED = ("relaxed:1", "relaxed:24", "relaxed:72", "relaxed:168")
LIVE = ("live:2", "live:5", "live:10")

# Around the changes of the clocks of 2026 as well as anywhere else.
CHANGES = [datetime(2026, *day, tzinfo=UTC) for day in ((3, 8), (3, 29), (4, 4), (10, 3), (11, 1))]
moments = st.one_of(
    st.builds(
        lambda day, minutes: day + timedelta(minutes=minutes),
        st.sampled_from(CHANGES),
        st.integers(-3 * 1440, 3 * 1440),
    ),
    st.builds(lambda minutes: START + timedelta(minutes=minutes), st.integers(0, 300 * 1440)),
)
hours = st.none() | st.integers(0, 23)
manners = st.builds(
    ContactPreferences,
    zone=st.sampled_from(ZONES).map(ZoneInfo),
    quiet_from=hours,
    quiet_to=hours,
    first=st.none() | st.integers(1, 48).map(lambda each: each * HOUR),
)


@st.composite
def turns(draw: st.DrawFn, words: tuple[str, ...] = ("none", *RELAXED, *LIVE)) -> Turn:
    """A turn that has just begun, and before which much may have stood still."""
    began = draw(moments)
    stops = [
        ClockPause(began + from_ * MINUTE, began + (from_ + for_) * MINUTE)
        for from_, for_ in draw(
            st.lists(st.tuples(st.integers(-500, 9000), st.integers(0, 3000)), max_size=3)
        )
    ]
    own = draw(manners)
    away = draw(st.none() | st.integers(-3000, 9000))
    if away is not None:
        own = ContactPreferences(
            own.zone, own.quiet_from, own.quiet_to, own.first, began + away * MINUTE
        )
    return Turn(Terms.parse(draw(st.sampled_from(words))), began, own, stops)


def after(turn: Turn, due: Due, at: datetime) -> Turn:
    """The same turn once that was said."""
    return replace(turn, said={**turn.said, due.kind: NoticeCount(due.number, at)})


def timeline(turn: Turn, late: timedelta = timedelta()) -> list[tuple[Due, datetime]]:
    """All that is said of a turn in which nobody moves, if all of it is said so late.

    What stands still later isn't known before.
    """
    found: list[tuple[Due, datetime]] = []
    stops, now = merged(turn.stops), turn.began_at
    while True:
        known = [stop for stop in stops if stop.began_at <= now]
        now = max([now, *(stop.ended_at or now for stop in known)])
        due = replace(turn, stops=known).next(now)
        if due is None:
            return found
        then = max(due.at, now) + late
        following = next((stop for stop in stops if stop.began_at > now), None)
        if following is not None and following.began_at <= then:
            now = following.began_at
            continue
        now = then
        found.append((due, now))
        turn = after(turn, due, now)
        assert len(found) <= REMINDERS + 2 + len(stops)


def still(turn: Turn, one: datetime, other: datetime) -> timedelta:
    """How long the time stood still between two moments, counted minute by minute's worth."""
    stops = merged(turn.stops)
    return sum(
        (
            max(timedelta(), min(other, stop.ended_at or other) - max(one, stop.began_at))
            for stop in stops
        ),
        timedelta(),
    )


@pytest.mark.slow
@given(turns())
@settings(max_examples=300, deadline=None)
def test_nobody_is_disturbed_in_quiet_hours(turn: Turn) -> None:
    for due, _ in timeline(turn):
        if due.kind is DeadlineKind.REMIND or (
            due.kind is DeadlineKind.WARN and not turn.terms.live
        ):
            assert not turn.manners.quiet(due.at)


@pytest.mark.slow
@given(turns(), moments)
@settings(max_examples=300, deadline=None)
def test_nothing_falls_due_in_the_past_or_in_quiet_hours_whenever_one_looks(
    turn: Turn, now: datetime
) -> None:
    due = turn.next(now)
    if due is not None:
        assert due.at >= now
        if due.kind is DeadlineKind.REMIND or (
            due.kind is DeadlineKind.WARN and not turn.terms.live
        ):
            assert not turn.manners.quiet(due.at)


@pytest.mark.parametrize(("late", "put_back"), [(0, False), (5, False), (600, True)])
def test_only_a_late_warning_puts_the_end_back(late: int, *, put_back: bool) -> None:
    turn = Turn(Terms.parse("relaxed:24"), START, ContactPreferences(first=None))
    due, before = turn.next(START), turn.until()
    assert due is not None
    assert before is not None
    assert not turn.put_back
    at = due.at + timedelta(seconds=late)
    warned = replace(turn, said={due.kind: NoticeCount(due.number, at)})
    assert (due.kind, warned.put_back) == (DeadlineKind.WARN, put_back)
    assert warned.until() == before + timedelta(seconds=late)


@pytest.mark.slow
@given(turns((*RELAXED, *LIVE)), st.integers(0, 6000))
@settings(max_examples=400, deadline=None)
def test_nobody_is_out_of_time_without_the_warning_and_its_time(turn: Turn, late: int) -> None:
    said = timeline(turn, late * MINUTE)
    kinds = [due.kind for due, _ in said]
    assert kinds[-2:] == [DeadlineKind.WARN, DeadlineKind.OUT]
    assert DeadlineKind.OUT not in kinds[:-1]
    (_, warned), (out, _) = said[-2:]
    assert out.at - warned - still(turn, warned, out.at) >= turn.terms.notice
    assert turn.terms.length is not None
    began = max(turn.began_at, turn.manners.away_until or turn.began_at)
    assert out.at - began - still(turn, began, out.at) >= turn.terms.length


@pytest.mark.slow
@given(turns(("none", *RELAXED)))
@settings(max_examples=300, deadline=None)
def test_reminders_come_further_and_further_apart(turn: Turn) -> None:
    reminders = [due for due, _ in timeline(turn) if due.kind is DeadlineKind.REMIND]
    assert [due.number for due in reminders] == list(range(1, len(reminders) + 1))
    assert len(reminders) <= REMINDERS
    moments = [turn.start, *(due.at for due in reminders)]
    assert turn.manners.first is not None or not reminders
    for number, (one, other) in enumerate(pairwise(moments)):
        waited = other - one - still(turn, one, other)
        assert turn.manners.first is not None
        assert waited >= turn.manners.first * 2**number


@pytest.mark.slow
@given(turns(), st.integers(1, 20000))
@settings(max_examples=300, deadline=None)
def test_being_away_pushes_everything(turn: Turn, minutes: int) -> None:
    own = turn.manners
    back = turn.start + minutes * MINUTE
    away = Turn(
        turn.terms,
        turn.began_at,
        ContactPreferences(own.zone, own.quiet_from, own.quiet_to, own.first, back),
        turn.stops,
    )
    before, later = turn.until(), away.until()
    assert before is None or (later is not None and later >= before)
    first = away.next(turn.began_at)
    assert first is None or first.at >= back


@pytest.mark.slow
@given(turns((*RELAXED, *LIVE)), st.integers(0, 9000), st.integers(1, 9000))
@settings(max_examples=300, deadline=None)
def test_a_pause_and_a_downtime_give_their_time_back(turn: Turn, from_: int, minutes: int) -> None:
    began = turn.began_at + from_ * MINUTE
    before = turn.until()
    assert before is not None
    assume(before > began)
    stop = ClockPause(began, began + minutes * MINUTE)
    stopped = Turn(turn.terms, turn.began_at, turn.manners, (*turn.stops, stop))
    until = stopped.until()
    assert until is not None
    assert until - turn.start - still(stopped, turn.start, until) >= (
        turn.terms.length or timedelta()
    )
    paused = Turn(turn.terms, turn.began_at, turn.manners, (*turn.stops, ClockPause(began, None)))
    assert paused.next(began) is None
    assert paused.until() is None


@pytest.mark.slow
@given(turns(RELAXED), st.integers(1, 900))
@settings(max_examples=200, deadline=None)
def test_after_a_stop_a_warning_is_said_again(turn: Turn, minutes: int) -> None:
    said = timeline(turn)
    (warning, warned) = next(each for each in said if each[0].kind is DeadlineKind.WARN)
    back = warned + minutes * MINUTE
    assume(back < said[-1][0].at)
    stops = (*turn.stops, ClockPause(warned + MINUTE / 2, back))
    later = replace(
        turn, stops=stops, said={DeadlineKind.WARN: NoticeCount(warning.number, warned)}
    )
    assert [due.kind for due, _ in timeline(later)][-2:] == [DeadlineKind.WARN, DeadlineKind.OUT]


@pytest.mark.slow
@given(manners, moments)
@settings(max_examples=400, deadline=None)
def test_quiet_hours_are_as_long_as_they_are(own: ContactPreferences, at: datetime) -> None:
    end, before = own.after_quiet(at), own.before_quiet(at)
    assert before <= at <= end
    assert not own.quiet(before)
    assert not own.quiet(end)
    if own.quiet(at):
        minutes = int((end - at) / MINUTE)
        assert all(own.quiet(at + each * MINUTE) for each in range(0, minutes, 7))
        assert end - at <= 25 * HOUR


def test_quiet_hours_follow_the_clocks_into_summer_and_back() -> None:
    own = ContactPreferences(ZoneInfo("Europe/Berlin"), 22, 8)
    spring = datetime(2026, 3, 28, 22, 30, tzinfo=UTC)  # 23:30 there, and the night is short
    assert own.after_quiet(spring) == datetime(2026, 3, 29, 6, 0, tzinfo=UTC)
    autumn = datetime(2026, 10, 24, 21, 30, tzinfo=UTC)
    assert own.after_quiet(autumn) == datetime(2026, 10, 25, 7, 0, tzinfo=UTC)


def test_three_days_told_from_their_beginning() -> None:
    own = ContactPreferences(ZoneInfo("Europe/Berlin"), 22, 8, 12 * HOUR)
    said = [(due.kind, due.number, due.at) for due, _ in timeline(Turn(_terms(72), START, own))]
    assert said == [
        (
            DeadlineKind.REMIND,
            1,
            datetime(2026, 3, 3, 7, 0, tzinfo=UTC),
        ),  # 01:00 there is too early
        (DeadlineKind.REMIND, 2, datetime(2026, 3, 4, 7, 0, tzinfo=UTC)),
        (DeadlineKind.WARN, 1, datetime(2026, 3, 4, 18, 0, tzinfo=UTC)),
        (DeadlineKind.OUT, 1, datetime(2026, 3, 5, 12, 0, tzinfo=UTC)),
    ]


def test_not_now_puts_off_reminders_and_no_warning() -> None:
    snoozed = Turn(_terms(72), START, snoozed_until=START + 60 * HOUR)
    assert [(due.kind, due.at) for due, _ in timeline(snoozed)] == [
        (DeadlineKind.WARN, START + 54 * HOUR),
        (DeadlineKind.OUT, START + 72 * HOUR),
    ]


@pytest.mark.parametrize("hours", [1, 13, 30])
def test_a_reminder_comes_when_it_was_put_off_to(hours: int) -> None:
    said = {DeadlineKind.REMIND: NoticeCount(1, START + 12 * HOUR)}
    until = START + (12 + hours) * HOUR
    first, _ = next(iter(timeline(Turn(NO_TERMS, START, said=said, snoozed_until=until))))
    assert (first.kind, first.number, first.at) == (DeadlineKind.REMIND, 2, until)


def test_an_opponent_who_waits_gives_the_whole_time_again() -> None:
    out = START + 30 * HOUR
    said = {
        DeadlineKind.WARN: NoticeCount(1, START + 18 * HOUR),
        DeadlineKind.OUT: NoticeCount(1, START + 24 * HOUR),
    }
    given_again = Turn(_terms(24), START, ContactPreferences(first=None), renewed_at=out, said=said)
    assert [(due.kind, due.number, due.at) for due, _ in timeline(given_again)] == [
        (DeadlineKind.WARN, 2, out + 18 * HOUR),
        (DeadlineKind.OUT, 2, out + 24 * HOUR),
    ]


@pytest.mark.parametrize("word", ["none", *RELAXED, *LIVE])
def test_terms_are_written_as_they_are_read(word: str) -> None:
    assert str(Terms.parse(word)) == word


@pytest.mark.parametrize("word", ["", "relaxed", "live:0", "relaxed:-1", "often:3", "live:2 "])
def test_other_terms_are_none(word: str) -> None:
    with pytest.raises(ValueError, match="no clock"):
        Terms.parse(word)


def _terms(number: int) -> Terms:
    return Terms.parse(f"relaxed:{number}")


@given(turn=turns(), seen=st.integers(-300, 300), now=st.integers(0, 1200))
def test_a_quiet_reminder_comes_only_to_who_was_there_and_in_its_time(
    turn: Turn, seen: int, now: int
) -> None:
    seen_at = turn.began_at + timedelta(seconds=seen)
    at = max(turn.began_at + timedelta(seconds=now), seen_at)
    plain, due = turn.next(at), replace(turn, seen_at=seen_at).next(at)
    if due is None or due.number != PROMPTED:
        assert due == plain
        return
    assert seen_at >= turn.began_at - THERE
    assert due.kind is DeadlineKind.REMIND
    assert due.at >= max(at, seen_at + PROMPT_AFTER, turn.began_at + PROMPT_AFTER)
    assert not turn.stopped


def test_a_quiet_reminder_doesnt_count_among_the_others() -> None:
    turn = Turn(Terms.parse("relaxed:24"), START, seen_at=START)
    first = turn.next(START)
    assert first == Due(DeadlineKind.REMIND, PROMPTED, START + PROMPT_AFTER)
    said = {DeadlineKind.REMIND: NoticeCount(PROMPTED, START + PROMPT_AFTER)}
    assert replace(turn, said=said).next(START + PROMPT_AFTER) == Due(
        DeadlineKind.REMIND, 1, START + 12 * HOUR
    )


def test_a_quiet_reminder_that_comes_too_late_is_left_out() -> None:
    turn = Turn(NO_TERMS, START, seen_at=START)
    latest = START + PROMPT_AFTER + PROMPT_LATEST
    due, later = turn.next(latest), turn.next(latest + MINUTE)
    assert due is not None
    assert later is not None
    assert (due.number, later.number) == (PROMPTED, 1)
    quiet = ContactPreferences(quiet_from=12, quiet_to=14)
    for own in (quiet, ContactPreferences(prompt=False)):
        due = replace(turn, manners=own).next(START)
        assert due is not None
        assert due.number == 1


def test_a_quiet_reminder_that_was_due_in_quiet_hours_doesnt_come_when_they_are_over() -> None:
    over = START.replace(minute=0, second=0) + HOUR
    asleep = ContactPreferences(quiet_from=over.hour - 2, quiet_to=over.hour)
    turn = Turn(NO_TERMS, over - 3 * MINUTE, manners=asleep, seen_at=over - 3 * MINUTE)
    for look in (over - MINUTE, over, over + MINUTE):
        due = turn.next(look)
        assert due is not None
        assert due.number == 1
