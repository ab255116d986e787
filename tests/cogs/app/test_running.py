"""How the program ends when something fails that nobody foresaw."""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from cogs.app import running
from cogs.app.config import Settings


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root, config = logging.getLogger(), structlog.get_config()
    handlers, level, interval = root.handlers[:], root.level, sys.getswitchinterval()
    yield
    sys.setswitchinterval(interval)
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.configure(**config)


async def fails(_settings: Settings) -> None:
    raise RuntimeError("the hand is 7D 8C")


def test_an_unforeseen_end_is_told_without_the_words_of_the_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setattr(running, "run", fails)
    monkeypatch.setattr(running, "_log", structlog.get_logger())
    assert running.main() == running.CANT_RUN
    said = capsys.readouterr().err
    assert "the bot failed" in said
    assert "RuntimeError" in said
    assert f"{__file__}:" in said
    assert "7D" not in said
