"""A bot as a program of its own, which a test or the playground can stop or kill."""

import asyncio
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Self

from playground.launch import ADDRESS

ROOT = Path(__file__).resolve().parent.parent


class Program:
    """A bot's script, run by this Python against a stand-in.

    Attributes:
        lines: What it has printed so far, errors included.
    """

    def __init__(self, process: asyncio.subprocess.Process, told: Callable[[str], None]) -> None:
        self._process = process
        self._told = told
        self.lines: list[str] = []
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def start(
        cls,
        script: Path,
        url: str,
        token: str,
        *,
        env: Mapping[str, str] | None = None,
        told: Callable[[str], None] = lambda _line: None,
        launcher: str = "playground.launch",
    ) -> Self:
        """Start a script with discord.py pointed at a stand-in.

        Args:
            script: The bot's script.
            url: Where the stand-in is served.
            token: The bot's token, handed over as DISCORD_TOKEN.
            env: Further environment variables.
            told: Called with each line that the script prints.
            launcher: The module that points discord.py at the stand-in and runs the script.
        """
        # Nobody has to wait for the computer there, unless somebody likes to.
        quick = {"COMPUTER_PAUSE": "0"}
        everything = {**quick, **os.environ, **(env or {}), ADDRESS: url, "DISCORD_TOKEN": token}
        everything["PYTHONPATH"] = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        return cls(await cls._begun(launcher, script, everything), told)

    @staticmethod
    async def _begun(
        launcher: str, script: Path, env: Mapping[str, str]
    ) -> asyncio.subprocess.Process:
        """Begin the process."""
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            launcher,
            str(script),
            env=env,
            cwd=ROOT,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,
        )

    @property
    def pid(self) -> int:
        """The process's id."""
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether it still runs."""
        return self._process.returncode is None

    def signal(self, number: int) -> None:
        """Send it a signal, as a host does from a shell."""
        self._process.send_signal(number)

    async def kill(self) -> None:
        """Kill it at once (SIGKILL): it can save nothing."""
        if self.running:
            self._process.kill()
        await self.wait()

    async def stop(self, limit: float = 10.0) -> int:
        """Ask it to stop (SIGTERM), kill it if it doesn't, and give its exit status."""
        if self.running:
            self._process.terminate()
        try:
            return await asyncio.wait_for(self.wait(), limit)
        except TimeoutError:
            await self.kill()
            return await self.wait()

    async def wait(self) -> int:
        """Wait until it has ended, and give its exit status."""
        status = await self._process.wait()
        await self._reader
        return status

    async def _read(self) -> None:
        stdout = self._process.stdout
        if stdout is None:
            return
        async for line in stdout:
            text = line.decode(errors="replace").rstrip()
            self.lines.append(text)
            self._told(text)
