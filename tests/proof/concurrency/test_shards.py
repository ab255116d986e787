"""A short evening with three processes; `python -m tests.proof shards` has long ones."""

import pytest

from tests.postgresql import why_none
from tests.proof.concurrency import shards


@pytest.mark.slow
@pytest.mark.skipif(why_none() is not None, reason=str(why_none()))
async def test_processes_that_are_killed_and_upgraded_lose_nothing() -> None:
    came = await shards.run_evening(1, seed=1, whole=False)
    assert not came.found
    assert came.kills == 2  # one of an older version while the others are upgraded
    assert came.upgrades == shards.PROCESSES
    assert came.moves > 20
    assert not came.early
