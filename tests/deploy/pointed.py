"""Programs that run with their own Python, unchanged, against a stand-in."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playground.driver import StandIn
from playground.launch import ADDRESS
from tests.meta.test_sources import ROOT

POINTED = f"""\
import os
from playground.pointing import point_discord_py
point_discord_py(os.environ["{ADDRESS}"])
"""
"""Python runs a module `sitecustomize` before any program."""

PATIENCE = 180.0
"""Seconds that a program may take to connect, or to its end."""


def pointing(folder: Path) -> Path:
    """Make the folder that a program's PYTHONPATH names to meet the stand-in."""
    there = folder / "pointed"
    (there / "playground").mkdir(parents=True)
    for name in ("__init__.py", "pointing.py"):
        shutil.copyfile(ROOT / "playground" / name, there / "playground" / name)
    (there / "sitecustomize.py").write_text(POINTED, "utf-8")
    return there


def environment(folder: Path, discord: StandIn) -> dict[str, str]:
    """What such a program needs in its environment; `folder` is what `pointing` made."""
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
        ADDRESS: discord.url,
    }


@dataclass(frozen=True)
class Place:
    """Where a program runs, and as whom; None as whoever runs the tests."""

    folder: Path
    env: Mapping[str, str]
    user: int | None = None

    @property
    def _options(self) -> dict[str, Any]:
        alone = {"user": self.user, "group": self.user, "extra_groups": []}
        return {
            "cwd": self.folder,
            "env": dict(self.env),
            "start_new_session": True,
            **(alone if self.user is not None else {}),
        }

    async def end(
        self, command: Sequence[str], given: str = ""
    ) -> subprocess.CompletedProcess[str]:
        """Run a program to its end."""

        def run() -> subprocess.CompletedProcess[str]:
            return subprocess.run(
                command,
                input=given,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
                **self._options,
            )

        # The stand-in answers it meanwhile.
        return await asyncio.to_thread(run)

    async def start(self, command: Sequence[str]) -> asyncio.subprocess.Process:
        """Start a program whose errors can be read."""
        return await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            **self._options,
        )


async def connected(discord: StandIn, process: asyncio.subprocess.Process, commands: int) -> None:
    """Wait until a bot is connected and has sent its commands.

    Raises:
        AssertionError: If it ends first, with what it printed.
    """

    async def there() -> None:
        await discord.gateway.connected(PATIENCE)
        await discord.world.pulse.until(lambda: len(discord.world.commands) >= commands, PATIENCE)

    waiting, ended = asyncio.create_task(there()), asyncio.create_task(process.wait())
    try:
        await asyncio.wait({waiting, ended}, return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            assert process.stdout is not None
            printed = (await process.stdout.read()).decode(errors="replace")
            raise AssertionError(f"the bot ended ({process.returncode}):\n{printed}")
        await waiting
    finally:
        waiting.cancel()
        ended.cancel()


async def stopped(process: asyncio.subprocess.Process) -> tuple[int | None, str]:
    """Ask a program to stop as a service manager does; its exit status, and what it printed."""
    if process.returncode is None:
        process.terminate()
    try:
        printed, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
    except TimeoutError:
        process.kill()
        printed, _ = await process.communicate()
    return process.returncode, printed.decode(errors="replace")
