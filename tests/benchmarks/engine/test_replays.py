"""The opening of deals is measured, in small."""

import re

import pytest

from benchmarks.engine import replays


@pytest.mark.slow
def test_every_game_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    replays.report(("standard game_target=10", "mahjong game_target=10"), looks=1)
    lines = capsys.readouterr().out.splitlines()[2:]
    assert [line.split()[0] for line in lines] == ["standard", "mahjong"]
    for line in lines:
        assert re.search(r" \d+, \d+ +\d+\.\d\d ms +\d+\.\d\d ms +\d+\.\d\d$", line)
