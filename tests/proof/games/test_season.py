"""A short season, played as `make prove` plays a long one; and that its checks can fail."""

from pathlib import Path

import pytest
from sqlalchemy import text

from data.storage.database import Database
from tests.data.storage.prepared_database import prepared_database
from tests.proof.games import season


@pytest.mark.slow
async def test_a_short_season_is_what_its_records_say(tmp_path: Path) -> None:
    counts = await season.play(tmp_path, 12)
    assert counts["games"] == 12
    assert counts["ratings"] > 12
    assert counts["deals verified"] >= counts["deals"] > 12


@pytest.mark.slow
@pytest.mark.parametrize("change", ["standings SET net = net + 1", "ratings SET mu = mu + 0.001"])
async def test_a_figure_that_is_off_is_noticed(tmp_path: Path, change: str) -> None:
    database = await Database.open(await prepared_database(tmp_path))
    try:
        short = await season.played(database, 2)
        async with database.write() as connection:
            await connection.execute(text(f"UPDATE {change}"))
        with pytest.raises(AssertionError):
            await season.compare(short, database)
    finally:
        await database.close()
