"""Brackets: where seeds stand, who has a bye, and who can meet when."""

import pytest

from club.cups.formats import bracket
from club.cups.formats.matches import NOBODY

# The usual draw of sixteen seeds, as printed for tennis and college basketball.
PUBLISHED = {
    2: (1, 2),
    4: (1, 4, 2, 3),
    8: (1, 8, 4, 5, 2, 7, 3, 6),
    16: (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11),
}


@pytest.mark.parametrize("lines", PUBLISHED)
def test_the_seeds_stand_as_published(lines: int) -> None:
    assert bracket.seeds_by_line(lines) == PUBLISHED[lines]


@pytest.mark.parametrize("entrants", range(2, 129))
def test_the_best_seeds_have_the_byes(entrants: int) -> None:
    drawn = bracket.drawn(range(1, entrants + 1))
    assert sorted(each for each in drawn if each != NOBODY) == list(range(1, entrants + 1))
    pairs = list(zip(drawn[::2], drawn[1::2], strict=True))
    with_bye = sorted(max(pair) for pair in pairs if NOBODY in pair)
    assert with_bye == list(range(1, len(drawn) - entrants + 1))


@pytest.mark.parametrize("lines", [2, 4, 8, 16, 32, 64, 128])
def test_while_the_better_seed_wins_best_meets_worst_in_every_round(lines: int) -> None:
    left = list(bracket.seeds_by_line(lines))
    while len(left) > 1:
        pairs = list(zip(left[::2], left[1::2], strict=True))
        assert {sum(pair) for pair in pairs} == {len(left) + 1}
        left = [min(pair) for pair in pairs]
    assert left == [1]
