"""A few double clicks with two processes; those with one are among the tests of the front door."""

import pytest

from tests.proof.concurrency import races
from tests.proof.concurrency.simultaneous_contest_presses import PartyBouts
from tests.proof.concurrency.simultaneous_presses import Bouts, Way


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "kind"), [("twins", Bouts), ("crossed", Bouts), ("crossed", PartyBouts)]
)
async def test_presses_at_one_moment_do_one_thing(way: Way, kind: type[Bouts]) -> None:
    bouts = await races.evening(way, 4, seed=1, kind=kind)
    assert bouts.kinds.total() >= 4
    assert bouts.presses >= bouts.kinds.total()
