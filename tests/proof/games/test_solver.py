"""A small sample of the hands that `make prove` counts a second time."""

import pytest

from tests.proof.games import solver


@pytest.mark.parametrize("kind", solver.KINDS)
def test_hands_count_what_the_plain_reckoning_counts(kind: str) -> None:
    seen = solver.checked(kind, 1, 150)
    assert seen["hands"] == 150
    assert 0 < seen["big"] < 150
