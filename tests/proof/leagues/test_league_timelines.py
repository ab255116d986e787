"""A small league and a small ladder, as `python -m tests.proof leagues` has larger ones."""

from pathlib import Path

import pytest

from tests.proof.leagues import leagues


@pytest.mark.slow
async def test_a_league_is_what_a_second_count_makes_of_it(tmp_path: Path) -> None:
    *lines, figures = await leagues.play_league(tmp_path, 4, 1)
    assert isinstance(figures, dict)
    assert int(figures["events"]) > 12
    assert any(isinstance(line, str) and "season 1 is over" in line for line in lines)


@pytest.mark.slow
async def test_a_ladder_is_what_a_second_count_makes_of_it(tmp_path: Path) -> None:
    *lines, figures = await leagues.play_ladder(tmp_path, 8, 12)
    assert isinstance(figures, dict)
    assert int(figures["processes"]) > 5
    assert sum("takes place" in str(line) for line in lines) > 2
