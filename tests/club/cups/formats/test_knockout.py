"""Knockout: out with the first loss; places by the round of it."""

import random
from collections import defaultdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.cups.formats import schedule
from club.cups.formats.events import Decided, Disqualified, HowDecided, Withdrew
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.matches import Unplayed
from club.cups.formats.plan import CupFormat, CupPlan
from tests.club.cups.formats.random_cups import PlayedCup, better_seed, play_out, started

PLAN = CupPlan(CupFormat.KNOCKOUT)
WITH_THIRD = CupPlan(CupFormat.KNOCKOUT, third_place=True)
FINAL = MatchKey(CupPart.BRACKET, 3, 1)


def by_place(cup: PlayedCup) -> dict[int, list[int]]:
    found = defaultdict[int, list[int]](list)
    for entrant, place in sorted(schedule.places(cup.state).items()):
        found[place].append(entrant)
    return dict(sorted(found.items()))


def test_a_cup_of_eight() -> None:
    cup = play_out(started(PLAN, 8))
    assert by_place(cup) == {1: [1], 2: [2], 3: [3, 4], 5: [5, 6, 7, 8]}
    assert schedule.champion(cup.state) == 1


def test_a_cup_of_eight_with_a_match_for_third_place() -> None:
    cup = started(WITH_THIRD, 8)
    keys = [str(match.key) for match in schedule.matches(cup.state)]
    assert keys[-2:] == ["third.1.1.0", "bracket.3.1.0"]
    assert by_place(play_out(cup)) == {1: [1], 2: [2], 3: [3], 4: [4], 5: [5, 6, 7, 8]}


def test_a_cup_of_three_has_one_bye_and_its_best_seed_has_it() -> None:
    cup = started(WITH_THIRD, 3)
    assert [match.sides for match in schedule.playable(cup.state)] == [(2, 3)]
    assert by_place(play_out(cup)) == {1: [1], 2: [2], 3: [3]}


@settings(max_examples=25)
@given(st.integers(2, 48), st.booleans(), st.integers(0, 10**9).map(random.Random))
def test_everybody_but_the_champion_loses_once(
    entrants: int,
    third: bool,  # noqa: FBT001
    rng: random.Random,
) -> None:
    plan = WITH_THIRD if third else PLAN
    cup = play_out(started(plan, entrants), rng)
    results = [each for each in cup.events if isinstance(each, Decided)]
    in_bracket = [each for each in results if each.match.part == CupPart.BRACKET]
    assert len(in_bracket) == entrants - 1
    losers = defaultdict[int, list[int]](list)
    for match in schedule.matches(cup.state):
        if match.key.part == CupPart.BRACKET and match.outcome and match.outcome.losers:
            losers[match.key.round] += match.outcome.losers
    champion = schedule.champion(cup.state)
    assert champion
    assert sorted([champion, *(each for some in losers.values() for each in some)]) == list(
        range(1, entrants + 1)
    )
    # A second count of the places: behind all who lost later.
    naive = {champion: 1}
    for round_ in sorted(losers, reverse=True):
        naive |= dict.fromkeys(losers[round_], len(naive) + 1)
    places = schedule.places(cup.state)
    if third and entrants > 3:
        (decider,) = (each for each in results if each.match.part == CupPart.THIRD_PLACE)
        assert decider.winner is not None
        fourth = next(each for each in losers[max(losers) - 1] if each != decider.winner)
        assert places[decider.winner] == 3
        assert places.pop(fourth) == 4
        del naive[fourth]
    assert {each: naive[each] for each in places} == places


def test_who_leaves_is_out_and_the_opponent_goes_on() -> None:
    cup = started(PLAN, 4)
    cup.happen(Withdrew(1))
    first = schedule.matches(cup.state)[0]
    assert first.outcome is not None
    assert (first.outcome.winner, first.outcome.losers, first.outcome.how) == (
        4,
        (1,),
        Unplayed.LEFT,
    )
    play_out(cup)
    assert by_place(cup) == {1: [2], 2: [4], 3: [1, 3]}


def test_where_neither_comes_the_next_opponent_has_a_bye() -> None:
    cup = started(PLAN, 4)
    cup.happen(Decided(MatchKey(CupPart.BRACKET, 1, 1), None, HowDecided.WALKOVER))
    final = schedule.matches(cup.state)[-1]
    assert final.sides == (0, None)
    play_out(cup)
    assert schedule.champion(cup.state) == 2
    assert by_place(cup) == {1: [2], 3: [1, 3, 4]}


def test_the_last_who_stays_wins() -> None:
    cup = started(PLAN, 4)
    for entrant in (1, 2, 3):
        cup.happen(Disqualified(entrant))
    assert schedule.is_over(cup.state)
    assert schedule.champion(cup.state) == 4


def test_where_nobody_comes_nobody_wins() -> None:
    cup = started(PLAN, 4)
    for number in (1, 2):
        key = MatchKey(CupPart.BRACKET, 1, number)
        cup.happen(Decided(key, None, HowDecided.WALKOVER))
    assert schedule.is_over(cup.state)
    assert schedule.champion(cup.state) is None
    assert by_place(cup) == {3: [1, 2, 3, 4]}


def test_a_finalist_who_leaves_keeps_second_place() -> None:
    cup = started(PLAN, 8)
    while not any(match.key == FINAL for match in schedule.playable(cup.state)):
        cup.happen(better_seed(schedule.playable(cup.state)[0]))
    cup.happen(Withdrew(1))
    assert schedule.is_over(cup.state)
    assert by_place(cup) == {1: [2], 2: [1], 3: [3, 4], 5: [5, 6, 7, 8]}


@pytest.mark.parametrize("entrants", [2, 5, 16])
def test_the_order_of_results_changes_nothing(entrants: int) -> None:
    forwards = play_out(started(PLAN, entrants))
    backwards = started(PLAN, entrants)
    while not schedule.is_over(backwards.state):
        backwards.happen(better_seed(schedule.playable(backwards.state)[-1]))
    assert schedule.matches(backwards.state) == schedule.matches(forwards.state)
