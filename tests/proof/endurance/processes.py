"""The bot's processes: each `bot.py` itself, with its part of the shards and a clock of its own."""

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playground.driver import Program, StandIn
from tests.forked_program import ForkedProgram
from tests.proof.concurrency.sharded_evening import SHARDS
from tests.proof.concurrency.shifted_program import SHIFT, ShiftedClock

if sys.platform == "linux":
    import resource

BOT: Final = Path(__file__).parents[3] / "bot.py"
LAUNCHER: Final = "tests.proof.concurrency.shifted_program"
PATIENCE: Final = 120.0
"""Seconds that all processes may take to start, on a machine that has other work."""


class Processes:
    """Several processes on one database.

    Attributes:
        said: What they have printed.
        clocks: The time of day of each.
    """

    def __init__(self, discord: StandIn, url: str, folder: Path, count: int) -> None:
        self.said: list[str] = []
        self.clocks = [ShiftedClock(folder / f"shift-{number}") for number in range(count)]
        self._discord, self._url, self._folder = discord, url, folder
        self._programs: dict[int, Program] = {}
        for each in self.clocks:
            each.advance(0)

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.clocks)

    def shards(self, number: int) -> range:
        """The shards of a process."""
        each = SHARDS // self.count
        return range(number * each, (number + 1) * each)

    async def start(self, number: int) -> None:
        """Start one."""
        mine = self.shards(number)
        env = {
            "DATABASE_URL": self._url,
            "LOG_LEVEL": "WARNING",
            "SHARD_COUNT": str(SHARDS),
            "SHARD_IDS": f"{mine[0]}-{mine[-1]}",
            "BACKUP_EVERY": "0",
            SHIFT: str(self._folder / f"shift-{number}"),
        }
        self._programs[number] = await ForkedProgram.start(
            BOT,
            self._discord.url,
            self._discord.token,
            env=env,
            launcher=LAUNCHER,
            told=lambda line: self.said.append(f"{number}: {line}"),
        )

    async def start_all(self) -> None:
        """Start all, and wait until they are connected."""
        await asyncio.gather(*(self.start(number) for number in range(self.count)))
        await self.connected()

    async def connected(self) -> None:
        """Wait until all shards are connected."""
        await self._discord.gateway.connected(PATIENCE)

    def signal(self, number: int, what: int) -> None:
        """Send one a signal."""
        self._programs[number].signal(what)

    async def kill(self, number: int) -> None:
        """Kill one."""
        await self._programs[number].kill()

    def fill_disk(self, number: int) -> tuple[int, int]:
        """Let one write no more to any file, as on a full disk; what held before."""
        pid = self._programs[number].pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        return resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))

    def free_disk(self, number: int, before: tuple[int, int]) -> None:
        """Let it write again."""
        resource.prlimit(self._programs[number].pid, resource.RLIMIT_FSIZE, before)

    @property
    def memory(self) -> list[int]:
        """The bytes of memory that each has in use (Linux alone tells)."""
        return [*self._memory()]

    def _memory(self) -> Iterator[int]:
        for program in self._programs.values():
            if program.running:
                pages = Path(f"/proc/{program.pid}/statm").read_text("ascii").split()[1]
                yield int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def ended(self) -> list[int]:
        """Those that have ended by themselves."""
        return [number for number, program in self._programs.items() if not program.running]

    async def close(self) -> list[int]:
        """Stop all in order; their exit statuses."""
        return await asyncio.gather(*(one.stop(30.0) for one in self._programs.values()))
