"""A few of the days of `python -m tests.proof sixty_days`."""

from pathlib import Path

import pytest

from tests.proof.deadlines.reminder_bots import Disruptions
from tests.proof.deadlines.simulation import lived

TABLES, DAYS, MEMBERS = 2, 24, 6
"""With the days of downtime, and the first change to summer time."""


@pytest.mark.slow
async def test_everybody_goes_through_the_same_whoever_is_killed(tmp_path: Path) -> None:
    for name in ("plain", "again"):
        (tmp_path / name).mkdir()
    async with lived(tmp_path / "plain", TABLES, Disruptions(), DAYS, MEMBERS) as (days, server):
        told, counts = server.checker.timelines(), days.counts + server.checker.counts
    assert counts["remind"]
    assert counts["warn"]
    assert counts["out"]
    assert counts["downtimes"] == 1
    ordeal = Disruptions(bots=2, kills=60, stops=25)
    async with lived(tmp_path / "again", TABLES, ordeal, DAYS, MEMBERS) as (_, server):
        assert any(name.startswith("killed") for name in server.bots.counts)
        assert server.checker.timelines() == told
