"""The unit for systemd: hardened, patient, and true to where things lie."""

import re
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from cogs.app.heartbeat import BEAT
from cogs.app.running import BAD_SETTING
from tests.meta.test_sources import ROOT

UNIT = ROOT / "deploy" / "undercut.service"
LOGINS_A_DAY = 1000
"""After which Discord takes a bot's token away."""

needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="needs systemd-analyze"
)


def settings() -> dict[str, list[str]]:
    """What the unit says, by name; a name may come several times."""
    found = defaultdict[str, list[str]](list)
    for line in UNIT.read_text("utf-8").splitlines():
        if match := re.fullmatch(r"(\w+)=(.*)", line):
            found[match[1]].append(match[2])
    return found


def analyze(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What systemd says of the unit, with a Python that there is here."""
    copy = tmp_path / UNIT.name
    text = UNIT.read_text("utf-8").replace("/opt/undercut/.venv/bin/python", sys.executable)
    copy.write_text(text, "utf-8")
    asked = ["systemd-analyze", *arguments, str(copy)]
    return subprocess.run(asked, capture_output=True, text=True, check=False)


@needs_systemd
def test_systemd_reads_every_line(tmp_path: Path) -> None:
    verified = analyze(tmp_path, "verify")
    if verified.returncode and "Failed to" in verified.stderr and UNIT.name not in verified.stderr:
        pytest.skip(f"systemd can't look at units here: {verified.stderr}")
    assert (verified.returncode, verified.stderr) == (0, "")


@needs_systemd
def test_it_is_exposed_to_little(tmp_path: Path) -> None:
    said = analyze(tmp_path, "security", "--offline=true", "--threshold=15", "--no-pager")
    if said.returncode and "unrecognized option" in said.stderr:
        pytest.skip("this systemd-analyze is too old")
    assert said.returncode == 0, said.stdout[-300:]


def test_an_outage_never_ends_it_and_a_bad_setting_does() -> None:
    unit = settings()
    assert unit["Restart"] == ["always"]
    assert unit["StartLimitIntervalSec"] == ["0"]
    assert unit["RestartPreventExitStatus"] == [str(BAD_SETTING)]
    (pause,) = unit["RestartSec"]
    assert 24 * 60 * 60 / int(pause) < LOGINS_A_DAY
    (watchdog,) = unit["WatchdogSec"]
    assert int(watchdog) >= 4 * BEAT


def test_what_it_needs_is_promised() -> None:
    unit = settings()
    for name in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome"):
        assert unit[name] == ["yes"]
    assert unit["ProtectSystem"] == ["strict"]
    assert unit["StateDirectory"] == ["undercut"]
    assert unit["WorkingDirectory"] == ["/var/lib/undercut"]
    assert unit["StateDirectoryMode"] == ["0700"]
    assert unit["SystemCallFilter"][0] == "@system-service"


def test_the_document_has_the_units_own_paths() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    (program,) = settings()["ExecStart"]
    assert program in text
    assert "deploy/undercut.service" in text
