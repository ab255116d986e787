"""The Berger tables: as FIDE prints them, and what they promise for any number."""

from collections import Counter

import pytest

from club.cups.formats import berger

# FIDE Handbook C.05, Annex 1: Details of Berger Table.
PUBLISHED = {
    4: "1-4 2-3 | 4-3 1-2 | 2-4 3-1",
    6: "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
    8: (
        "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3"
        " | 3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1"
    ),
}


@pytest.mark.parametrize("entrants", PUBLISHED)
def test_they_are_the_published_ones(entrants: int) -> None:
    ours = " | ".join(
        " ".join(f"{one}-{other}" for one, other in each) for each in berger.numbers(entrants)
    )
    assert ours == PUBLISHED[entrants]


def test_an_odd_number_rests_by_turns() -> None:
    """FIDE: whoever would play the last number, which isn't there, has no game."""
    assert [
        set(range(1, 6)) - {side for pair in each for side in pair} for each in berger.numbers(5)
    ] == [
        {1},
        {4},
        {2},
        {5},
        {3},
    ]


@pytest.mark.parametrize("entrants", [*range(2, 21), 64, 127, 128])
@pytest.mark.parametrize("legs", [1, 2])
def test_everybody_meets_everybody_as_often_as_promised(entrants: int, legs: int) -> None:
    rounds = berger.numbers(entrants, legs)
    assert len(rounds) == legs * (entrants - 1 + entrants % 2)
    met = Counter(frozenset(pair) for each in rounds for pair in each)
    assert set(met.values()) == {legs}
    assert len(met) == entrants * (entrants - 1) // 2
    for each in rounds:
        seated = [side for pair in each for side in pair]
        assert len(set(seated)) == len(seated) >= entrants - 1


@pytest.mark.parametrize("entrants", [4, 7, 16])
def test_in_two_legs_everybody_is_named_first_once_against_each(entrants: int) -> None:
    pairs = [pair for each in berger.numbers(entrants, 2) for pair in each]
    assert len(set(pairs)) == len(pairs)


def test_entrants_take_the_numbers_of_their_seeds() -> None:
    assert berger.rounds([30, 10, 20]) == [[(10, 20)], [(30, 10)], [(20, 30)]]
