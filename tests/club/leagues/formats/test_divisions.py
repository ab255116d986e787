"""Divisions: how large they are, and who plays in which after a season."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.cups.formats.events import Withdrew
from club.leagues.formats import divisions, season_matches
from club.leagues.formats.league_plan import FEWEST, LARGEST, MOST, LeaguePlan
from tests.club.leagues.formats.random_leagues import begun, play_season, random_league
from tests.club.leagues.plain_recount import RecountedLeague

FOURS = LeaguePlan(size=4, moves=1)


@pytest.mark.parametrize(
    ("entrants", "wanted", "sizes"),
    [
        (4, 8, (4,)),
        (7, 8, (7,)),
        (11, 8, (11,)),
        (12, 8, (6, 6)),
        (17, 8, (8, 9)),
        (18, 8, (9, 9)),
        (13, 12, (6, 7)),
        (5, 4, (5,)),
        (10, 4, (5, 5)),
        (11, 4, (5, 6)),
        (12, 4, (4, 4, 4)),
    ],
)
def test_divisions_are_as_near_to_the_size_wanted_as_can_be(
    entrants: int, wanted: int, sizes: tuple[int, ...]
) -> None:
    assert divisions.sizes(entrants, wanted) == sizes


@given(st.integers(FEWEST, MOST), st.integers(FEWEST, LARGEST))
def test_no_division_is_too_small_or_too_large(entrants: int, wanted: int) -> None:
    sizes = divisions.sizes(entrants, wanted)
    assert sum(sizes) == entrants
    assert all(FEWEST <= each <= LARGEST for each in sizes)
    assert divisions.cut(range(entrants), wanted) == tuple(
        tuple(range(sum(sizes[:number]), sum(sizes[: number + 1]))) for number in range(len(sizes))
    )


def test_the_first_go_up_and_the_last_go_down() -> None:
    course = begun(FOURS, 12)
    play_season(course)
    assert divisions.next_order(course.league) == (1, 2, 3, 5, 4, 6, 7, 9, 8, 10, 11, 12)
    course.begin_season()
    assert course.season.divisions == ((1, 2, 3, 5), (4, 6, 7, 9), (8, 10, 11, 12))


def test_two_of_four_go_up_and_the_other_two_down() -> None:
    course = begun(LeaguePlan(size=4, moves=3), 8)
    play_season(course)
    assert divisions.next_order(course.league) == (1, 2, 5, 6, 3, 4, 7, 8)


def test_nobody_goes_up_or_down_where_nobody_is_to() -> None:
    course = begun(LeaguePlan(size=4, moves=0), 8)
    play_season(course)
    assert divisions.next_order(course.league) == tuple(range(1, 9))


def test_whoever_leaves_takes_a_place_of_those_who_go_down() -> None:
    course = begun(FOURS, 8)
    course.happen(Withdrew(1))
    play_season(course)
    assert [row.entrant for row in season_matches.tables(course.season)[0]] == [2, 3, 4, 1]
    course.enter()
    course.begin_season()
    assert course.season.divisions == ((2, 3, 4, 5), (6, 7, 8, 9))


def test_a_free_place_is_taken_by_the_best_below() -> None:
    course = begun(FOURS, 8)
    play_season(course)
    course.happen(Withdrew(1), Withdrew(2))
    course.enter(2)
    course.begin_season()
    assert course.season.divisions == ((3, 5, 4, 6), (7, 8, 9, 10))


def test_newcomers_begin_at_the_bottom() -> None:
    course = begun(FOURS, 8)
    course.enter()
    play_season(course)
    course.enter(3)
    course.begin_season()
    assert course.season.divisions[-1] == (9, 10, 11, 12)


@settings(max_examples=15, deadline=None)
@given(
    st.integers(FEWEST, LARGEST),
    st.integers(0, 3),
    st.integers(1, 2),
    st.integers(1, 4),
    st.integers(4, 20),
    st.integers(0, 10**9).map(random.Random),
)
def test_a_second_count_agrees(  # noqa: PLR0917 - a plan's choices
    size: int, moves: int, legs: int, at_once: int, entrants: int, rng: random.Random
) -> None:
    plan = LeaguePlan(size, legs, at_once, moves)
    course = random_league(plan, entrants, 3, rng)
    count = RecountedLeague(size, moves, legs, at_once).count(course.facts())
    assert len(count.seasons) == len(course.league.seasons) == 3
    for season, counted in zip(course.league.seasons, count.seasons, strict=True):
        for number, rows in enumerate(season_matches.tables(season)):
            assert [row.entrant for row in rows] == counted.table(number)
    last = tuple(count.after([each for each in count.member if each not in count.out]))
    assert last == divisions.next_order(course.league)
