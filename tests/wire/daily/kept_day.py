"""Runs a bot's script at a moment that stays, and kills it around a write.

It is run as `python -m tests.wire.daily.kept_day bot.py`: no day is over before a test is, and no
answer is promised first.
"""

import os
from datetime import datetime
from pathlib import Path
from typing import Final

import cogs.routing.bot
from club.core.clock import SystemClock
from playground import launch
from tests.proof.crashes.kill_switch import KILL_SWITCH, KillSwitch

KEPT: Final = "KEPT_MOMENT"
NEVER: Final = 3600.0
"""Seconds before an answer is promised: Discord's three never pass where its clock stands still."""


def _keep(moment: datetime) -> None:
    def now(self: SystemClock) -> datetime:  # noqa: ARG001 - as it is called
        return moment

    SystemClock.now = now
    cogs.routing.bot.PROMISED_AFTER = NEVER


if __name__ == "__main__":
    _keep(datetime.fromisoformat(os.environ[KEPT]))
    KillSwitch(Path(os.environ[KILL_SWITCH])).watch()
    launch.main()
