"""One short contest of every preset and every seating, played as `make prove` plays many."""

import pytest

from tests.proof.games.contests import KINDS, Kind, contest

SHORT = 10
"""The least target that may be typed."""


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
async def test_a_contest_is_played_by_clicking(kind: Kind) -> None:
    moves, pressed = await contest(kind, 1, SHORT)
    assert moves > 0
    assert pressed["move"] > 0
