"""How a game ends at which nobody does anything, whatever it waits for and whatever happens."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.core import closing
from club.core.closing import NOTICE, OPEN, PAUSED, Standstill
from club.core.deadlines import (
    ANSWER,
    NO_TERMS,
    PATIENCE,
    ClockPause,
    ContactPreferences,
    DeadlineKind,
    NoticeCount,
    Terms,
    Turn,
    merged,
)
from tests.club.core.test_deadlines import turns

DAY = timedelta(days=1)
START = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
SILENT = ContactPreferences(first=None)
Said = tuple[DeadlineKind, datetime]


def live(turn: Turn, days: float = 400) -> list[Said]:
    """All that falls due of a game at which nobody does anything, and when.

    What stands still later isn't known before.
    """
    found: list[Said] = []
    now, stops = turn.began_at, merged(turn.stops)
    if any(stop.ended_at is None for stop in turn.stops):
        stops = []
    while True:
        known = [stop for stop in stops if stop.began_at <= now]
        now = max([now, *(stop.ended_at or now for stop in known)])
        here = replace(turn, stops=known) if stops else turn
        due = closing.next_due(here, now)
        coming = next((stop.began_at for stop in stops if stop.began_at > now), None)
        if coming is not None and (due is None or coming <= due.at):
            now = coming
            continue
        if due is None or due.at > turn.began_at + days * DAY:
            return found
        now = due.at
        found.append((due.kind, now))
        if due.kind is DeadlineKind.END:
            return found
        former = turn.said.get(due.kind)
        before = () if former is None else (*former.before, former.at)
        turn = replace(turn, said={**turn.said, due.kind: NoticeCount(due.number, now, before)})
        assert len(found) < 100


def in_days(found: list[Said]) -> list[tuple[str, float]]:
    return [(kind, (at - START) / DAY) for kind, at in found]


def test_without_a_clock_the_players_are_asked_then_the_one_who_waits_then_nobody() -> None:
    assert in_days(live(Turn(NO_TERMS, START, SILENT))) == [
        ("ask", 7),
        ("out", 10),
        ("last", 32),
        ("end", 40),
    ]


@pytest.mark.parametrize("patience", [3, 7, 14, 30])
def test_the_server_says_after_how_long_they_are_asked(patience: int) -> None:
    turn = Turn(NO_TERMS, START, SILENT, patience=patience * DAY)
    (asked, out, *_, end) = live(turn)
    assert asked == (DeadlineKind.ASK, START + patience * DAY)
    assert out == (DeadlineKind.OUT, asked[1] + ANSWER)
    assert end == (DeadlineKind.END, out[1] + OPEN)


def test_with_a_clock_a_game_ends_a_month_after_its_time_if_nobody_decides() -> None:
    turn = Turn(Terms.parse("relaxed:24"), START, SILENT)
    assert in_days(live(turn)) == [("warn", 0.75), ("out", 1), ("last", 23), ("end", 31)]


def test_a_pause_that_nobody_ends_is_asked_about_and_ends() -> None:
    turn = Turn(NO_TERMS, START, SILENT, [ClockPause(START + DAY, None, agreed=True)])
    assert closing.waits(turn).why is Standstill.PAUSE
    assert in_days(live(turn)) == [("ask", 31), ("last", 53), ("end", 61)]


def test_who_keeps_a_pause_is_asked_again_a_month_later() -> None:
    turn = Turn(
        NO_TERMS,
        START,
        SILENT,
        [ClockPause(START, None, agreed=True)],
        renewed_at=START + 32 * DAY,
        said={DeadlineKind.ASK: NoticeCount(1, START + PAUSED)},
    )
    assert not closing.is_asked(turn)
    assert in_days(live(turn)) == [("ask", 62), ("last", 84), ("end", 92)]


def test_a_seat_about_which_nobody_decides() -> None:
    turn = Turn(Terms.parse("relaxed:24"), START, SILENT, vacant=True)
    assert in_days(live(turn)) == [("ask", 7), ("last", 29), ("end", 37)]


def test_the_time_begins_anew_for_who_plays_on_and_after_a_pause() -> None:
    asked = {DeadlineKind.ASK: NoticeCount(1, START + PATIENCE)}
    for turn in (
        Turn(NO_TERMS, START, SILENT, renewed_at=START + 8 * DAY, said=asked),
        Turn(
            NO_TERMS,
            START,
            SILENT,
            [ClockPause(START + 7.5 * DAY, START + 8 * DAY, agreed=True)],
            said=asked,
        ),
    ):
        assert not closing.is_asked(turn)
        assert in_days(live(turn))[0] == ("ask", 15)
        assert not closing.holds(turn, DeadlineKind.ASK, 1)


def test_a_downtime_of_the_bot_counts_for_nothing_and_asks_nobody_twice() -> None:
    down = [ClockPause(START + each * DAY, START + (each + 1) * DAY) for each in (2, 9, 20, 30)]
    found = in_days(live(Turn(NO_TERMS, START, SILENT, down)))
    assert found == [("ask", 8), ("out", 12), ("last", 36), ("end", 44)]


def test_a_downtime_every_night_keeps_no_game_open() -> None:
    """With a clock the players are warned again each time, but the end still comes."""
    turn, now = Turn(Terms.parse("relaxed:24"), START, SILENT), START
    said: dict[DeadlineKind, NoticeCount] = {}
    down: list[ClockPause] = []
    ended = None
    for night in range(90):
        turn = replace(turn, stops=tuple(down), said=dict(said))
        while (due := closing.next_due(turn, now)) is not None:
            if due.at >= START + (night + 1) * DAY:
                break
            now = due.at
            if due.kind is DeadlineKind.END:
                ended = now
                break
            former = said.get(due.kind)
            before = () if former is None else (*former.before, former.at)
            said[due.kind] = NoticeCount(due.number, now, before)
            turn = replace(turn, said=dict(said))
        if ended is not None:
            break
        now = START + (night + 1) * DAY + timedelta(minutes=10)
        down.append(ClockPause(START + (night + 1) * DAY, now))
    assert said[DeadlineKind.WARN].count > 1
    assert ended is not None
    assert ended - said[DeadlineKind.LAST].at >= NOTICE


@given(turns())
def test_every_game_ends_and_never_without_a_note_in_time(turn: Turn) -> None:
    found = live(turn, days=2000)
    assert found[-1][0] is DeadlineKind.END
    ended = found[-1][1]
    said = dict(reversed(found))  # when each was said first
    assert ended - said[DeadlineKind.LAST] >= NOTICE
    assert ended - said[DeadlineKind.OUT] >= OPEN
    if not turn.timed:
        assert said[DeadlineKind.OUT] - said[DeadlineKind.ASK] >= ANSWER
        assert said[DeadlineKind.ASK] >= turn.resumed
    for kind in (DeadlineKind.ASK, DeadlineKind.LAST):
        assert kind not in said or not turn.manners.quiet(said[kind])


@given(turns(("none",)), st.integers(1, 59))
def test_away_days_move_the_question(turn: Turn, days: int) -> None:
    away = replace(turn.manners, away_until=turn.began_at + days * DAY)
    found = live(replace(turn, manners=away), days=2000)
    at = next(at for kind, at in found if kind is DeadlineKind.ASK)
    assert at >= turn.began_at + days * DAY
