"""Statements are measured by both drivers, in small."""

import asyncio
from pathlib import Path

import pytest

from benchmarks.live import statements


@pytest.mark.slow
def test_a_statement_is_measured_beside_the_libraries_own(tmp_path: Path) -> None:
    with asyncio.Runner() as runner:
        for line in statements.measures(runner, tmp_path, times=2):
            assert line.work() == line.other() == 2
