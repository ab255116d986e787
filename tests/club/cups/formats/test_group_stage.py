"""Groups, and the knockout after them."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.cups.formats import group_stage, schedule
from club.cups.formats.events import Disqualified
from club.cups.formats.match_keys import CupPart
from club.cups.formats.plan import CupFormat, CupPlan
from tests.club.cups.formats.random_cups import better_seed, play_out, started

PLAN = CupPlan(CupFormat.GROUPS)


@pytest.mark.parametrize(
    ("entrants", "sizes"),
    [
        (2, [2]),
        (3, [3]),
        (5, [5]),
        (6, [3, 3]),
        (8, [4, 4]),
        (13, [3, 3, 3, 4]),
        (64, [4] * 16),
        (128, [4] * 32),
    ],
)
def test_groups_are_of_three_to_five(entrants: int, sizes: list[int]) -> None:
    groups = group_stage.groups(started(PLAN, entrants).state)
    assert [len(each) for each in groups] == sizes


def test_seeds_are_dealt_there_and_back() -> None:
    groups = group_stage.groups(started(PLAN, 16).state)
    assert groups == [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]]


def test_winners_meet_the_seconds_of_the_group_beside_theirs() -> None:
    """As at the men's World Cup until 2022: A1-B2, B1-A2, C1-D2, D1-C2."""
    cup = started(PLAN, 16)
    play_out(cup)
    first = [
        match.sides
        for match in schedule.matches(cup.state)
        if match.key.part == CupPart.BRACKET and match.key.round == 1
    ]
    assert first == [(1, 7), (4, 6), (2, 8), (3, 5)]


def test_places_of_a_cup_of_eight() -> None:
    cup = play_out(started(PLAN, 8))
    assert schedule.places(cup.state) == {1: 1, 2: 2, 3: 3, 4: 3, 5: 5, 6: 5, 7: 7, 8: 7}


@settings(max_examples=15)
@given(st.integers(2, 40), st.integers(0, 10**9).map(random.Random))
def test_the_two_of_a_group_meet_again_in_the_final_alone(
    entrants: int, rng: random.Random
) -> None:
    cup = play_out(started(PLAN, entrants), rng)
    of_group = {
        entrant: number
        for number, some in enumerate(group_stage.groups(cup.state))
        for entrant in some
    }
    knockout = [each for each in schedule.matches(cup.state) if each.key.part == CupPart.BRACKET]
    last = max(each.key.round for each in knockout)
    for match in knockout:
        one, other = match.entrants
        assert of_group[one] != of_group[other] or match.key.round == last
    assert len(knockout) == 2 * group_stage.how_many(entrants) - 1
    places = schedule.places(cup.state)
    assert set(places) == set(range(1, entrants + 1))
    assert min(places.values()) == 1


@pytest.mark.parametrize("entrants", [3, 8, 13])
def test_who_goes_on_stays_so_whoever_leaves_later(entrants: int) -> None:
    cup = started(PLAN, entrants)
    while cup.state.qualified is None:
        match = schedule.playable(cup.state)[0]
        cup.happen(better_seed(match))
    going_on = cup.state.qualified
    cup.happen(Disqualified(going_on[0]))
    assert cup.state.qualified == going_on
    play_out(cup)
    assert schedule.champion(cup.state) in set(going_on[1:])
