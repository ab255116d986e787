"""Leagues: what may happen when; each season ends, whatever happens in it."""

import json
import random
from dataclasses import replace
from datetime import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.cups.formats.event_json import WrittenEvent
from club.cups.formats.events import (
    Cancelled,
    Corrected,
    Decided,
    Disqualified,
    Entered,
    HowDecided,
    Substituted,
    Withdrew,
)
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.seeding import SeedingMethod
from club.leagues.formats import competition, season_matches
from club.leagues.formats.ladder_plan import LadderPlan
from club.leagues.formats.league_events import (
    Challenged,
    CompetitionEvent,
    Lapsed,
    Sank,
    SeasonBegan,
    SeasonEnded,
    Stopped,
    WeekBegan,
)
from club.leagues.formats.league_json import (
    read_event,
    read_ladder_plan,
    read_league_plan,
    write_event,
    write_plan,
)
from club.leagues.formats.league_plan import MOST, LeaguePlan
from club.leagues.formats.league_state import LeagueState
from club.leagues.formats.obstacles import LeagueEventError
from tests.club.leagues.formats.random_leagues import (
    Course,
    begun,
    play_season,
    random_ladder,
    random_league,
    won,
)

PLAN = LeaguePlan(size=4, moves=1)
FIRST = MatchKey(CupPart.GROUP, 1, 1, 1)
SECOND_WEEK = MatchKey(CupPart.GROUP, 2, 1, 1)
WON = Decided(FIRST, 1, HowDecided.PLAYED)


@settings(max_examples=15, deadline=None)
@given(st.integers(4, 14), st.integers(1, 3), st.integers(0, 10**9).map(random.Random))
def test_events_come_back_and_make_the_same_league(
    entrants: int, at_once: int, rng: random.Random
) -> None:
    course = random_league(LeaguePlan(4, 1, at_once, 1), entrants, 2, rng)
    assert competition.replay(course.league.plan, read_back(course)) == course.state


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 12), st.integers(0, 10**9).map(random.Random))
def test_events_come_back_and_make_the_same_ladder(entrants: int, rng: random.Random) -> None:
    course = random_ladder(LadderPlan(idle_days=7), entrants, 15, rng)
    assert competition.replay(course.ladder.plan, read_back(course)) == course.state


def read_back(course: Course) -> list[tuple[CompetitionEvent, datetime]]:
    found = list[tuple[CompetitionEvent, datetime]]()
    for event, at in course.events:
        written = write_event(event)
        stored = json.loads(json.dumps(written.detail))
        back = read_event(WrittenEvent(str(written.word), stored, written.members))
        assert back == event
        found.append((back, at))
    return found


@pytest.mark.parametrize("event", [Stopped(), Cancelled(), SeasonEnded(), Lapsed(3), Sank(2)])
def test_a_rare_event_comes_back(event: CompetitionEvent) -> None:
    assert read_event(write_event(event)) == event


@pytest.mark.parametrize(
    ("word", "data"),
    [
        ("won", {}),
        ("started", {"order": [1, 2]}),
        ("paired", {"pairs": [[1, 2]], "bye": None}),
        ("season_began", {"divisions": 3}),
        ("season_began", {"divisions": [[1, "2"]]}),
        ("season_began", {"divisions": [3]}),
        ("challenged", {"challenger": 1}),
        ("accepted", {}),
        ("sank", None),
        ("lapsed", [1]),
    ],
)
def test_a_damaged_row_is_refused(word: str, data: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        read_event(WrittenEvent(word, data))


@pytest.mark.parametrize(
    "plan",
    [
        LeaguePlan(),
        LeaguePlan(4, 2, 3, 0, 14, SeedingMethod.LOT),
        LadderPlan(),
        LadderPlan(5, 1, 0, 7),
    ],
)
def test_a_plan_comes_back(plan: LeaguePlan | LadderPlan) -> None:
    stored = json.loads(json.dumps(write_plan(plan)))
    read = read_league_plan if isinstance(plan, LeaguePlan) else read_ladder_plan
    assert read(stored) == plan


@pytest.mark.parametrize(
    "wrong",
    [{"size": 3}, {"size": 13}, {"legs": 3}, {"at_once": 0}, {"at_once": 12}, {"moves": 4},
     {"moves": -1}, {"pause_days": 0}, {"pause_days": 61}],
)  # fmt: skip
def test_there_is_no_such_league(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"not a|two meet"):
        replace(LeaguePlan(), **wrong)


@pytest.mark.parametrize(
    "wrong",
    [{"reach": 0}, {"reach": 11}, {"answer_days": 0}, {"answer_days": 15}, {"rest_days": 15},
     {"rest_days": -1}, {"idle_days": 6}, {"idle_days": 91}],
)  # fmt: skip
def test_there_is_no_such_ladder(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="not a number"):
        replace(LadderPlan(), **wrong)


@pytest.mark.parametrize(
    ("event", "obstacle"),
    [
        (SeasonBegan(((1, 2, 3, 4),)), "season_runs"),
        (SeasonEnded(), "season_runs"),
        (Lapsed(1), "season_runs"),
        (Entered((1001,)), "in_it_already"),
        (Entered((1, 2)), "in_it_already"),
        (Withdrew(9), "not_in_it"),
        (Disqualified(9), "not_in_it"),
        (Decided(SECOND_WEEK, 1, HowDecided.PLAYED), "not_open"),
        (Decided(FIRST, 2, HowDecided.PLAYED), "not_in_it"),
        (Decided(FIRST._replace(group=3), 1, HowDecided.PLAYED), "no_such_match"),
        (Decided(FIRST._replace(number=3), 1, HowDecided.PLAYED), "no_such_match"),
        (Decided(FIRST._replace(part=CupPart.SWISS), 1, HowDecided.PLAYED), "no_such_match"),
        (Corrected(WON), "no_such_match"),
        (Substituted(1, 1002, 7), "not_in_it"),
        (Substituted(1, 1001, 1005), "in_it_already"),
        (Substituted(9, 1001, 7), "not_in_it"),
        (Challenged(2, 1), "strange"),
    ],
)
def test_what_cannot_happen_in_a_season(event: CompetitionEvent, obstacle: str) -> None:
    with pytest.raises(LeagueEventError, match=f"^{obstacle}$"):
        begun(PLAN, 8).happen(event)


@pytest.mark.parametrize(
    ("event", "obstacle"),
    [
        (SeasonBegan(((1, 2, 3),)), "too_few"),
        (WON, "no_season"),
        (WeekBegan(), "no_season"),
        (SeasonEnded(), "no_season"),
        (Corrected(WON), "no_season"),
        (Substituted(1, 1001, 7), "no_season"),
    ],
)
def test_what_cannot_happen_before_a_season(event: CompetitionEvent, obstacle: str) -> None:
    course = Course(LeagueState(PLAN))
    course.enter(3)
    with pytest.raises(LeagueEventError, match=f"^{obstacle}$"):
        course.happen(event)


@pytest.mark.parametrize(
    "divisions", [((1, 2, 3, 4), (5, 6, 7)), ((1, 2, 3, 4, 5, 6, 7, 8),), ((1, 2, 3, 4),) * 2]
)
def test_a_season_begins_with_everybody_once(divisions: tuple[tuple[int, ...], ...]) -> None:
    course = Course(LeagueState(PLAN))
    course.enter(8)
    with pytest.raises(LeagueEventError, match=r"^wrong_order$"):
        course.happen(SeasonBegan(divisions))


def test_a_season_has_a_round_a_week_or_several() -> None:
    course = begun(PLAN, 8)
    assert season_matches.weeks(PLAN, course.season) == 3
    assert len(competition.playable(course.state)) == 4
    course.happen(WeekBegan())
    assert len(competition.playable(course.state)) == 8
    course.happen(WeekBegan())
    with pytest.raises(LeagueEventError, match=r"^no_season$"):
        course.happen(WeekBegan())
    double = begun(LeaguePlan(size=4, legs=2, at_once=4), 4)
    assert len(competition.playable(double.state)) == 8
    assert season_matches.weeks(double.league.plan, double.season) == 2


def test_a_result_is_corrected_until_the_next_season_begins() -> None:
    course = begun(PLAN, 8)
    play_season(course)
    for number in (4, 3, 2):
        keys = [key for key in course.season.groups.decisions if key.group == 1]
        known = (season_matches.match_at(course.season, key) for key in keys)
        match = next(each for each in known if each and set(each.entrants) == {1, number})
        course.happen(Corrected(won(match, number)))
    assert season_matches.tables(course.season)[0][-1].entrant == 1
    assert course.state.corrections == 3
    course.begin_season()
    assert 1 in course.season.divisions[1]
    with pytest.raises(LeagueEventError, match=r"^season_past$"):
        course.happen(Corrected(won(match, 1)))


def test_who_leaves_early_counts_for_nobody_and_who_leaves_late_loses_the_rest() -> None:
    course = begun(PLAN, 4)
    course.happen(won(competition.playable(course.state)[0], 4))  # 1-4
    course.happen(Withdrew(1))
    play_season(course)
    rows = {row.entrant: row.points for row in season_matches.tables(course.season)[0]}
    assert rows == {2: 4, 3: 2, 4: 0, 1: 0}
    late = begun(PLAN, 4)
    late.happen(*(won(each, min(each.entrants)) for each in competition.playable(late.state)))
    late.happen(WeekBegan())
    late.happen(*(won(each, min(each.entrants)) for each in competition.playable(late.state)))
    late.happen(Withdrew(1))
    play_season(late)
    (table,) = season_matches.tables(late.season)
    assert [(row.entrant, row.points) for row in table] == [(2, 4), (3, 4), (4, 0), (1, 4)]


def test_a_substitute_plays_on_with_the_points_of_the_place() -> None:
    course = begun(PLAN, 4)
    course.happen(*(won(each, min(each.entrants)) for each in competition.playable(course.state)))
    course.enter()
    course.happen(Withdrew(1), WeekBegan())
    assert not any(1 in each.entrants for each in competition.playable(course.state))
    course.happen(Substituted(1, 1001, 1005))
    assert course.state.active == (1, 2, 3, 4)
    assert course.state.members[1] == (1005,)
    play_season(course)
    (table,) = season_matches.tables(course.season)
    # The second week had begun without anybody there, and is lost; the third is played.
    assert {row.entrant: row.points for row in table}[1] == 4
    with pytest.raises(LeagueEventError, match=r"^no_season$"):
        course.happen(Substituted(2, 1002, 7))


def test_nobody_takes_a_place_in_which_all_is_decided() -> None:
    course = begun(LeaguePlan(size=4, at_once=3), 4)
    course.happen(Withdrew(1))
    with pytest.raises(LeagueEventError, match=r"^no_place_free$"):
        course.happen(Substituted(1, 1001, 7))


def test_who_has_left_comes_back_at_the_bottom() -> None:
    course = begun(PLAN, 8)
    course.happen(Withdrew(1), Entered((1001,)))
    play_season(course)
    course.begin_season()
    assert course.season.divisions[-1][-1] == 9
    assert course.state.members[9] == (1001,)


def test_who_never_plays_is_out_after_the_season() -> None:
    course = begun(PLAN, 5)
    while course.league.running is not None:
        for match in competition.playable(course.state):
            lost = Decided(match.key, min(match.entrants), HowDecided.WALKOVER)
            fine = won(match, min(match.entrants))
            course.happen(lost if 5 in match.entrants else fine)
        done = season_matches.all_decided(course.season)
        course.happen(SeasonEnded() if done else WeekBegan())
    assert season_matches.never_played(course.season) == [5]
    course.happen(Lapsed(5))
    assert course.league.gone == {5: True}
    (table,) = season_matches.tables(course.season)
    assert [row.points for row in table] == [8, 6, 4, 2, 0], "what they have lost still counts"


def test_a_stopped_league_ends_with_its_season() -> None:
    course = begun(PLAN, 4)
    course.happen(Stopped())
    assert not course.league.over
    with pytest.raises(LeagueEventError, match=r"^stopped$"):
        course.happen(Stopped())
    with pytest.raises(LeagueEventError, match=r"^stopped$"):
        course.enter()
    play_season(course)
    assert course.league.over
    with pytest.raises(LeagueEventError, match=r"^over$"):
        course.begin_season()
    with pytest.raises(LeagueEventError, match=r"^over$"):
        course.happen(Cancelled())


def test_a_cancelled_league_is_over_at_once() -> None:
    course = begun(PLAN, 4)
    course.happen(WON)
    course.happen(Cancelled())
    assert course.league.over
    assert not competition.playable(course.state)
    with pytest.raises(LeagueEventError, match=r"^over$"):
        course.happen(Corrected(WON))


def test_a_league_takes_so_many_and_no_more() -> None:
    course = Course(LeagueState(PLAN))
    course.enter(MOST)
    with pytest.raises(LeagueEventError, match=r"^full$"):
        course.enter()
