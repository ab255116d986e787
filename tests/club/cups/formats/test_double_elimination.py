"""Double elimination: out with the second loss."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.cups.formats import double_elimination, schedule
from club.cups.formats.events import Decided, HowDecided
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.matches import Match
from club.cups.formats.plan import CupFormat, CupPlan
from tests.club.cups.formats.random_cups import PlayedCup, play_out, started

PLAN = CupPlan(CupFormat.DOUBLE_ELIMINATION)
ONE_FINAL = CupPlan(CupFormat.DOUBLE_ELIMINATION, second_final=False)


def second_count(cup: PlayedCup) -> Counter[int]:
    """Losses, from the results alone."""
    lost = Counter[int]()
    for match in schedule.matches(cup.state):
        if match.outcome is not None:
            lost.update(match.outcome.losers)
    return lost


def test_a_cup_of_eight() -> None:
    cup = play_out(started(PLAN, 8))
    assert schedule.places(cup.state) == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 5, 7: 7, 8: 7}
    sizes = [len(each) for each in double_elimination.brackets(cup.state).losers]
    assert sizes == [2, 2, 1, 1]


def test_the_unbeaten_finalist_must_be_beaten_twice() -> None:
    cup = started(PLAN, 2)
    first = MatchKey(CupPart.FINAL, 1, 1)
    cup.happen(Decided(MatchKey(CupPart.BRACKET, 1, 1), 1, HowDecided.PLAYED))
    cup.happen(Decided(first, 2, HowDecided.PLAYED))
    assert [match.key for match in schedule.playable(cup.state)] == [MatchKey(CupPart.FINAL, 2, 1)]
    cup.happen(Decided(MatchKey(CupPart.FINAL, 2, 1), 2, HowDecided.PLAYED))
    assert schedule.places(cup.state) == {2: 1, 1: 2}


def test_one_final_is_enough_where_the_plan_says_so() -> None:
    cup = started(ONE_FINAL, 2)
    cup.happen(Decided(MatchKey(CupPart.BRACKET, 1, 1), 1, HowDecided.PLAYED))
    cup.happen(Decided(MatchKey(CupPart.FINAL, 1, 1), 2, HowDecided.PLAYED))
    assert schedule.is_over(cup.state)
    assert schedule.champion(cup.state) == 2


@settings(max_examples=15)
@given(st.integers(2, 32), st.integers(0, 10**9).map(random.Random))
def test_everybody_but_the_champion_loses_twice(entrants: int, rng: random.Random) -> None:
    cup = play_out(started(PLAN, entrants), rng)
    lost = second_count(cup)
    champion = schedule.champion(cup.state)
    assert champion
    assert lost[champion] < 2
    assert {lost[each] for each in range(1, entrants + 1) if each != champion} == {2}
    results = sum(isinstance(each, Decided) for each in cup.events)
    assert results == 2 * entrants - 2 + lost[champion]
    assert set(schedule.places(cup.state)) == set(range(1, entrants + 1))


@settings(max_examples=15)
@given(st.integers(2, 32), st.integers(0, 10**9).map(random.Random))
def test_who_goes_out_later_is_placed_higher(entrants: int, rng: random.Random) -> None:
    cup = play_out(started(PLAN, entrants), rng)
    places = schedule.places(cup.state)
    rounds = double_elimination.brackets(cup.state).losers
    out = [
        sorted(loser for match in each if match.outcome for loser in match.outcome.losers)
        for each in rounds
    ]
    behind = 3
    for some in reversed(out):
        assert {places[each] for each in some} <= {behind}
        behind += len(some)


Fall = tuple[int, int]
"""A match of the winners' bracket in which somebody has lost: its round, and its number from 0."""


@pytest.mark.parametrize(
    ("entrants", "first"),
    [(4, 2), (8, 3), (16, 4), (32, 5), pytest.param(64, 7, marks=pytest.mark.slow)],
)
def test_nobody_can_meet_again_before_the_late_rounds(entrants: int, first: int) -> None:
    """By following where the loser of each match may come to, whatever the results are."""
    assert first_possible_repeat(entrants) == first


def first_possible_repeat(entrants: int) -> int:
    rounds = entrants.bit_length() - 1
    lines = [{(1, place)} for place in range(entrants // 2)]
    number = 0
    for late in range(2, rounds + 1):
        for coming in (None, entering_from(late, entrants >> late)):
            number += 1
            sides = (lines[::2], lines[1::2]) if coming is None else (lines, coming)
            pairs = list(zip(*sides, strict=True))
            if any(have_met(one, other) for a, b in pairs for one in a for other in b):
                return number
            lines = [a | b for a, b in pairs]
    raise AssertionError("in the last round it's always possible")


def entering_from(late: int, count: int) -> list[set[Fall]]:
    """From which match of a round of the winners' bracket each line of the losers' is filled.

    Found by letting a cup of so many be played, in which every loser is known.
    """
    cup = play_out(started(PLAN, count << late))
    brackets = double_elimination.brackets(cup.state)
    fallen = {match.loser: place for place, match in enumerate(brackets.winners[late - 1])}
    return [{(late, fallen[match.sides[1]])} for match in brackets.losers[2 * late - 3]]


def have_met(one: Fall, other: Fall) -> bool:
    """Whether who lost one of two matches may have lost it to who lost the other, a later one."""
    (early, place), (late, over) = sorted((one, other))
    return early < late and place >> (late - early) == over


def test_a_bye_is_no_loss_and_sends_nobody_down() -> None:
    cup = started(PLAN, 3)
    first: list[Match] = double_elimination.brackets(cup.state).winners[0]
    assert [match.loser for match in first] == [0, None]
    play_out(cup)
    assert schedule.places(cup.state) == {1: 1, 2: 2, 3: 3}


def test_both_are_out_where_neither_comes() -> None:
    cup = started(PLAN, 8)
    cup.happen(Decided(MatchKey(CupPart.BRACKET, 1, 2), None, HowDecided.WALKOVER))
    play_out(cup)
    places = schedule.places(cup.state)
    assert places[4] == places[5] == 7
    assert len(places) == 8
