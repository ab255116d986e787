"""A few of the deals that `make prove` reviews."""

from collections import Counter

import pytest

from tests.proof.games import coached


@pytest.mark.slow
def test_reviews_name_blunders_and_no_others() -> None:
    seen = sum(map(coached.counted, range(7, 11)), Counter[str]())
    assert seen["planted"] >= 3
    assert seen["named"] >= seen["planted"] - 1
    assert seen["clean"] >= seen["deals"] - 1
    assert seen["decisions"] > 20
