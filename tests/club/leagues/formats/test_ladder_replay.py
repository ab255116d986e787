"""Ladders: who may challenge whom, and who has what place."""

import random
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.cups.formats.events import Cancelled, Decided, Disqualified, HowDecided, Withdrew
from club.leagues.formats import competition, ladder_time
from club.leagues.formats.ladder_plan import MOST_ON_LADDER, SINKS_EVERY, LadderPlan
from club.leagues.formats.ladder_state import Challenge
from club.leagues.formats.league_events import (
    ChallengeAccepted,
    Challenged,
    ChallengeTakenBack,
    CompetitionEvent,
    Sank,
    Stopped,
)
from club.leagues.formats.obstacles import LeagueEventError
from tests.club.leagues.formats.random_leagues import (
    BEGAN,
    Course,
    fall,
    ladder_of,
    random_ladder,
    stood_still,
    won,
)
from tests.club.leagues.plain_recount import RecountedLadder


def challenged(course: Course, one: int, other: int, *, accepted: bool = True) -> Challenge:
    course.happen(Challenged(one, other))
    number = course.ladder.challenges
    if accepted:
        course.happen(ChallengeAccepted(number))
    return course.ladder.open[number]


def test_a_winner_takes_the_place_and_those_between_move_down() -> None:
    course = ladder_of(6)
    course.happen(won(challenged(course, 5, 2).match, 5))
    assert course.ladder.order == (1, 5, 2, 3, 4, 6)
    assert not course.ladder.open


@pytest.mark.parametrize("winner", [2, None])
def test_after_a_defence_the_order_stays_and_there_is_rest(winner: int | None) -> None:
    course = ladder_of(5)
    course.happen(won(challenged(course, 5, 2).match, winner))
    assert course.ladder.order == (1, 2, 3, 4, 5)
    with pytest.raises(LeagueEventError, match=r"^they_rest$"):
        challenged(course, 4, 2)
    challenged(course, 2, 1)  # Who rests may challenge all the same.
    course.happen(won(course.ladder.open[2].match, 1))
    course.later(days=3)
    challenged(course, 4, 2)


def test_both_may_have_failed_to_come() -> None:
    course = ladder_of(3)
    neither = Decided(challenged(course, 2, 1).key, None, HowDecided.WALKOVER)
    course.happen(neither)
    assert course.ladder.order == (1, 2, 3)
    assert not ladder_time.rests(course.ladder, 1, course.now)


@pytest.mark.parametrize(
    ("one", "other", "obstacle"),
    [
        (5, 1, "out_of_reach"),
        (2, 2, "out_of_reach"),
        (2, 3, "out_of_reach"),
        (9, 1, "not_in_it"),
        (2, 9, "not_in_it"),
        (7, 6, "they_are_busy"),
        (6, 5, "busy"),
        (7, 5, "they_are_busy"),
    ],
)
def test_whom_one_may_not_challenge(one: int, other: int, obstacle: str) -> None:
    course = ladder_of(8)
    challenged(course, 6, 5, accepted=False)
    if (one, other) == (6, 5):
        other = 4
    with pytest.raises(LeagueEventError, match=f"^{obstacle}$"):
        course.happen(Challenged(one, other))


@pytest.mark.parametrize(
    "event",
    [
        ChallengeAccepted(2),
        ChallengeAccepted(1),
        ChallengeTakenBack(1),
        ChallengeTakenBack(2),
        Decided(Challenge(2, 4, 3, BEGAN).key, 4, HowDecided.PLAYED),
    ],
)
def test_there_is_no_such_challenge(event: CompetitionEvent) -> None:
    course = ladder_of(4)
    challenged(course, 4, 2)
    with pytest.raises(LeagueEventError, match=r"^no_such_challenge$"):
        course.happen(event)


def test_a_challenge_is_won_by_one_of_its_sides() -> None:
    course = ladder_of(4)
    with pytest.raises(LeagueEventError, match=r"^not_in_it$"):
        course.happen(won(challenged(course, 4, 2).match, 3))


def test_a_challenge_is_taken_back_before_there_is_an_answer() -> None:
    course = ladder_of(3)
    made = challenged(course, 3, 2, accepted=False)
    course.happen(ChallengeTakenBack(made.number))
    assert not course.ladder.open
    challenged(course, 3, 2)


def test_whoever_leaves_a_challenge_has_lost_it() -> None:
    course = ladder_of(5)
    challenged(course, 5, 2, accepted=False)
    course.happen(Withdrew(2))
    assert course.ladder.order == (1, 5, 3, 4)
    challenged(course, 4, 3)
    course.happen(Disqualified(4))
    assert course.ladder.order == (1, 5, 3)
    assert not course.ladder.open


def test_who_has_moved_above_meanwhile_stays_there() -> None:
    course = ladder_of(5)
    made = challenged(course, 4, 3)
    course.later(days=31)
    course.happen(Sank(3))
    assert course.ladder.order == (1, 2, 4, 3, 5)
    course.happen(won(made.match, 4))
    assert course.ladder.order == (1, 2, 4, 3, 5)


def test_who_does_not_play_sinks_past_those_who_do() -> None:
    course = ladder_of(4)
    course.later(days=29)
    course.happen(won(challenged(course, 4, 3).match, 3))
    fall(course)
    assert course.ladder.order == (1, 2, 3, 4)
    course.later(days=1)
    fall(course)
    assert course.ladder.order == (3, 1, 2, 4), "1 doesn't sink past 2, who sinks as well"
    course.now += SINKS_EVERY - timedelta(hours=1)
    fall(course)
    assert course.ladder.order == (3, 1, 2, 4)
    course.later(hours=1)
    fall(course)
    assert course.ladder.order == (3, 4, 1, 2)


def test_where_nobody_plays_nobody_sinks_and_all_are_out_in_the_end() -> None:
    course = ladder_of(5)
    course.later(days=89)
    fall(course)
    assert course.ladder.order == (1, 2, 3, 4, 5)
    course.later(days=1)
    fall(course)
    assert course.ladder.order == ()
    assert course.ladder.short_since == course.now


def test_nobody_sinks_or_is_out_who_has_a_challenge() -> None:
    course = ladder_of(4)
    course.later(days=95)
    challenged(course, 4, 3, accepted=False)
    fall(course)
    assert course.ladder.order == (3, 4)


def test_the_last_cannot_sink() -> None:
    with pytest.raises(LeagueEventError, match=r"^not_idle$"):
        ladder_of(3).happen(Sank(3))


def test_what_comes_next_lies_ahead() -> None:
    course = ladder_of(3)
    course.later(days=31)
    looks = ladder_time.next_changes(course.ladder, course.now, stood_still)
    assert set(looks) == {BEGAN + timedelta(days=90)}


def test_each_challenge_has_a_key_of_its_own() -> None:
    keys = {Challenge(number, 1, 2, BEGAN).key for number in range(1, 30_000)}
    assert len(keys) == 29_999
    assert all(str(key) == str(type(key).read(str(key))) for key in list(keys)[:50])


def test_a_ladder_takes_so_many_and_no_more() -> None:
    course = ladder_of(MOST_ON_LADDER)
    with pytest.raises(LeagueEventError, match=r"^full$"):
        course.enter()


def test_nothing_happens_on_a_ladder_that_is_over() -> None:
    course = ladder_of(3)
    challenged(course, 2, 1)
    course.happen(Cancelled())
    assert not competition.playable(course.state)
    for event in (Withdrew(1), Cancelled()):
        with pytest.raises(LeagueEventError, match=r"^over$"):
            course.happen(event)


def test_a_ladder_has_no_seasons() -> None:
    with pytest.raises(LeagueEventError, match=r"^strange$"):
        ladder_of(3).happen(Stopped())


@settings(max_examples=20, deadline=None)
@given(
    st.integers(1, 5),
    st.integers(0, 4),
    st.integers(2, 15),
    st.integers(0, 10**9).map(random.Random),
)
def test_a_second_count_agrees(reach: int, rest: int, entrants: int, rng: random.Random) -> None:
    plan = LadderPlan(reach=reach, rest_days=rest, idle_days=7)
    course = random_ladder(plan, entrants, 25, rng)
    count = RecountedLadder(reach).count(course.facts())
    assert tuple(count.order) == course.ladder.order
    assert set(count.open) == set(course.ladder.open)
    assert sorted(course.ladder.order) == sorted(set(course.ladder.order))
