import logging
from collections.abc import Iterator

import pytest
import structlog

from cogs.logs import configure


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root, config = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.configure(**config)


def fail() -> None:
    hand = {"8C": 1}
    try:
        hand["7D"]
    except KeyError as error:
        raise RuntimeError("the hand is 7D 8C") from error


def test_an_error_is_logged_with_its_places_and_without_its_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    configure("DEBUG")
    try:
        fail()
    except RuntimeError:
        structlog.get_logger().exception("work failed", table=7)
        logging.getLogger("discord.client").exception("Ignoring exception")
    written = capsys.readouterr().err
    assert written.count("builtins.RuntimeError") == 2
    assert written.count("builtins.KeyError") == 2
    assert written.count(f"{__file__}:{fail.__code__.co_firstlineno + 3} fail") == 2
    assert "7D" not in written
    assert "8C" not in written


def test_what_a_request_met_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO")
    try:
        raise ConnectionResetError(104, "Connection reset by peer")
    except OSError:
        structlog.get_logger().exception("work failed")
    assert "Connection reset by peer" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["discord.http", "discord.gateway", "aiohttp.client", "asyncio"])
def test_libraries_never_write_what_they_send(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure("DEBUG")
    logging.getLogger(name).debug("POST with a whole hand")
    logging.getLogger("club").debug("ours")
    assert "whole hand" not in (written := capsys.readouterr().err)
    assert "ours" in written
