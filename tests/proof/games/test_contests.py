"""One short contest of every seating, and of presets of all sorts, as `make prove` plays many."""

import pytest

from tests.proof.games.contests import KINDS, Kind, contest

SHORT = 10
"""The least target that may be typed."""

ALIKE = {
    *("classic", "family", "dictionary", "eleven", "openspiel", "eaai"),
    *("oklahoma_kisses", "oklahoma_fosdick", "hollywood_continuous", "colonel_challenge", "palace"),
    *("standard", "oklahoma", "oklahoma_match", "hollywood", "tedesco", "round_corner", "straight"),
    *("gra", "multi_match"),
}
"""Presets in which members press the same as in another one, or whose rules are played here by
more than two."""

FEWER = [kind for kind in KINDS if kind.name not in ALIKE]


@pytest.mark.slow
@pytest.mark.parametrize("kind", FEWER, ids=lambda kind: kind.name)
async def test_a_contest_is_played_by_clicking(kind: Kind) -> None:
    moves, pressed = await contest(kind, 1, SHORT)
    assert moves > 0
    assert pressed["move"] > 0
