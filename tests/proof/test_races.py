"""A few double clicks with two processes; those with one are among the tests of the front door."""

import pytest

from tests.proof import races
from tests.proof.bouts import Bouts, Way
from tests.proof.party_bouts import PartyBouts


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "kind"), [("twins", Bouts), ("crossed", Bouts), ("crossed", PartyBouts)]
)
async def test_presses_at_one_moment_do_one_thing(way: Way, kind: type[Bouts]) -> None:
    bouts = await races.evening(way, 4, seed=1, kind=kind)
    assert bouts.kinds.total() >= 4
    assert bouts.presses >= bouts.kinds.total()
