"""A few of the days of `python -m tests.proof sixty_days`."""

from pathlib import Path

from tests.proof.sixty_days import lived


async def test_everybody_goes_through_the_same_whoever_is_killed(tmp_path: Path) -> None:
    (tmp_path / "plain").mkdir()
    async with lived(tmp_path / "plain", 2, days=24) as plain:
        told, counts = plain.timelines(), plain.counts
    assert counts["remind"]
    assert counts["warn"]
    assert counts["downtimes"] == 1
    (tmp_path / "again").mkdir()
    async with lived(tmp_path / "again", 2, days=24, processes=2, deaths=30) as again:
        assert again.counts["kills"] > 1
        assert again.timelines() == told
