"""A few tables of `python -m tests.proof quiet_games`."""

from pathlib import Path

import pytest

from tests.proof.deadlines.quiet_games import lived_through
from tests.proof.deadlines.reminder_bots import Disruptions

TABLES, MEMBERS = 6, 10


@pytest.mark.slow
async def test_no_table_is_left_hanging_whoever_vanishes_or_is_killed(tmp_path: Path) -> None:
    for name in ("plain", "again"):
        (tmp_path / name).mkdir()
    plain = await lived_through(tmp_path / "plain", TABLES, Disruptions(), members=MEMBERS)
    for what in ("ask", "out", "last", "called off", "still playing"):
        assert plain.counts[what], what
    ordeal = Disruptions(bots=2, kills=60, stops=25)
    again = await lived_through(tmp_path / "again", TABLES, ordeal, members=MEMBERS)
    assert any(name.startswith("killed") for name in again.disruptions)
    assert again.timelines == plain.timelines
