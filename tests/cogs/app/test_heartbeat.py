"""The bot's sign of life, and what a health check makes of it."""

import asyncio
import logging
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cogs.app.heartbeat import BEAT, SETTING, STALE, Heartbeat, beating, health
from tests.cogs.app.test_start import ROOT


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    monkeypatch.setenv(SETTING, str(tmp_path / "heartbeat"))
    return tmp_path / "heartbeat"


async def test_it_comes_again_and_again(file: Path) -> None:
    heartbeat, slept = Heartbeat(file), list[float]()

    async def sleep(seconds: float) -> None:
        assert health() == (True, "The bot is starting.")
        heartbeat.end()
        slept.append(seconds)
        if len(slept) == 3:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await heartbeat.beat(sleep)
    assert slept == [BEAT] * 3


def left_in(folder: Path) -> list[Path]:
    return [*folder.iterdir()]


async def test_it_is_there_from_the_start_to_the_end(file: Path) -> None:
    async with beating(file) as heartbeat:
        heartbeat.state = lambda: "connected to Discord"
        await asyncio.sleep(0)
        assert health() == (True, "The bot is connected to Discord.")
    assert health() == (False, f"There is no sign of life at {file}.")
    assert not left_in(file.parent)


def test_an_old_one_counts_for_nothing(file: Path) -> None:
    Heartbeat(file).leave()
    old = time.time() - STALE - 1
    os.utime(file, (old, old))
    well, sentence = health()
    assert not well
    assert sentence.startswith("The last sign of life is 61 ")


def test_without_the_setting_the_check_says_so(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SETTING)
    assert health() == (False, "HEARTBEAT_FILE isn't set, so the bot leaves no sign of life.")
    file.with_name(".env").write_text(f"{SETTING}={file}\n", "utf-8")
    Heartbeat(file).leave()
    assert health()[0]


def test_where_none_can_be_left_the_log_says_it_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    heartbeat = Heartbeat(tmp_path / "missing" / "heartbeat")
    with caplog.at_level(logging.WARNING):
        heartbeat.leave()
        heartbeat.leave()
    (record,) = caplog.records
    assert record.getMessage() == "no sign of life could be left: No such file or directory"


async def test_an_error_that_nobody_foresaw_ends_no_sign_of_life(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    heartbeat, slept = Heartbeat(file), list[float]()

    def state() -> str:
        if len(slept) < 2:
            raise RuntimeError("as told")
        return "connected to Discord"

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        assert health()[0]
        heartbeat.end()
        if len(slept) == 3:
            raise asyncio.CancelledError

    heartbeat.state = state
    with pytest.raises(asyncio.CancelledError):
        await heartbeat.beat(sleep)
    assert caplog.messages == ["the bot's state can't be read"]
    heartbeat.leave()
    assert health() == (True, "The bot is connected to Discord.")


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="needs Unix")
def test_the_file_is_there_where_systemd_is_not(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(file.parent / "nowhere"))
    heartbeat = Heartbeat(file)
    for _ in range(2):
        heartbeat.leave()
        assert health() == (True, "The bot is starting.")
        heartbeat.end()
    assert caplog.messages == ["systemd got no sign of life: No such file or directory"]


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="needs Unix")
@pytest.mark.parametrize("abstract", [False, True])
def test_systemd_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, abstract: bool
) -> None:
    name = f"undercut-test-{os.getpid()}" if abstract else str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(f"\0{name}" if abstract else name)
        manager.settimeout(10)
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}" if abstract else name)
        for unwritable in (None, tmp_path / "nowhere" / "heartbeat"):
            Heartbeat(unwritable).leave()
            assert manager.recv(100) == b"WATCHDOG=1\nSTATUS=starting"


@pytest.mark.slow
@pytest.mark.parametrize(("left", "status"), [(True, 0), (False, 1)])
def test_the_check_loads_nothing_of_the_bot(file: Path, status: int, *, left: bool) -> None:
    if left:
        Heartbeat(file).leave()
    command = sys.executable, "-X", "importtime", str(ROOT / "bot.py"), "--healthy"
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == status
    loaded = {line.rpartition("|")[2].strip() for line in ended.stderr.splitlines()}
    assert "cogs.app.heartbeat" in loaded
    assert not {"discord", "sqlalchemy", "aiohttp", "pydantic", "club"} & loaded
