"""A few double clicks with two processes; those with one are among the tests of the front door."""

import pytest

from tests.proof.concurrency import races
from tests.proof.concurrency.simultaneous_contest_presses import SimultaneousContestPresses
from tests.proof.concurrency.simultaneous_presses import SimultaneousPresses, Way


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "kind"),
    [
        ("twins", SimultaneousPresses),
        ("crossed", SimultaneousPresses),
        ("crossed", SimultaneousContestPresses),
    ],
)
async def test_presses_at_one_moment_do_one_thing(
    way: Way, kind: type[SimultaneousPresses]
) -> None:
    presses = await races.run_presses(way, 4, seed=1, kind=kind)
    assert presses.kinds.total() >= 4
    assert presses.presses >= presses.kinds.total()
