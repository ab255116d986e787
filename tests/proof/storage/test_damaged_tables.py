"""A few tables of which some become unreadable: a small sample of the long run."""

from pathlib import Path

import pytest

from tests.club.moderation.table_damage import WAYS
from tests.proof.storage import damaged_tables


@pytest.mark.slow
async def test_others_stay_current_and_on_time(tmp_path: Path) -> None:
    run = await damaged_tables.lived(tmp_path, len(WAYS) + 4, moves=2)
    assert len(run.told) == len(WAYS)
    assert run.counts["annulled by a manager"] == len(WAYS) // 2
    assert run.counts["read again at a start"] > 0
