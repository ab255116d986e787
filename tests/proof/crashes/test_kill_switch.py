"""The switch that kills a program at a moment: at the write that is kept, not at one that isn't."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from playground.program import ROOT
from tests.proof.crashes import kill_switch

PROGRAM = """\
import sys
from pathlib import Path
from sqlalchemy import create_engine, text
from tests.proof.crashes.kill_switch import KillSwitch

KillSwitch(Path(sys.argv[1])).watch()
engine = create_engine("sqlite://")
with engine.begin() as connection:
    connection.execute(text("CREATE TABLE alarms (said INTEGER)"))
with engine.connect() as connection:
    connection.execute(text("UPDATE alarms SET said = 1"))
    connection.rollback()
print("goes on", flush=True)
with engine.begin() as connection:
    connection.execute(text("UPDATE alarms SET said = 1"))
print("is never reached", flush=True)
"""


@pytest.mark.slow
def test_a_write_that_is_taken_back_kills_nobody_and_the_next_one_does(tmp_path: Path) -> None:
    armed = tmp_path / "kill-switch"
    kill_switch.arm(armed, "before", "UPDATE alarms")
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(armed)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.stdout == "goes on\n", ended.stderr
    assert ended.returncode == -signal.SIGKILL
