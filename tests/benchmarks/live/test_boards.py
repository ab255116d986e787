"""The boards are measured, in small."""

import re

import pytest

from benchmarks.live import boards
from club.ratings.standings import MEASURES


@pytest.mark.slow
def test_every_board_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    boards.report((12, 24), looks=2)
    lines = capsys.readouterr().out.splitlines()
    for measure in MEASURES:
        (line,) = (each for each in lines if each.startswith(measure))
        assert re.fullmatch(r"\w+ +\d+\.\d\d ms +\d+\.\d\d ms +\d+\.\d\d", line)
