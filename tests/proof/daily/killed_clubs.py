"""Two clubs in processes on one database, of which now one is killed and now the other."""

import asyncio
import random
from collections import Counter
from datetime import datetime
from pathlib import Path
from typing import Any

from tests.proof.daily.club_process import ClubProcess, Death, DiedError, ProcessPlan

PROCESSES = 2

DEATHS: dict[str, Death | None] = {
    "at any moment": None,
    "before a match is stored": ("before", "INSERT INTO daily_runs"),
    "after a match is stored": ("after", "INSERT INTO daily_runs"),
    "before moves are stored": ("before", "UPDATE daily_runs"),
    "after moves are stored": ("after", "UPDATE daily_runs"),
    "before an answer is stored": ("before", "INSERT INTO daily_replies"),
    "after an answer is stored": ("after", "INSERT INTO daily_replies"),
}
"""What processes die of, by name."""

BY_ITSELF = "by itself"


class KilledClubs:
    """Both processes; whoever dies is replaced.

    Attributes:
        counts: How often each death came; BY_ITSELF where none was meant.
        unheard: How many questions were under way then, and were asked again.
    """

    def __init__(self, folder: Path, url: str, *, often: int, player: str = "") -> None:
        self.counts = Counter[str]()
        self.unheard = 0
        self._folder, self._url, self._player = folder, url, player
        self._often = often
        self._lot = random.Random(often)
        self._made = 0
        self._closing = False
        self._running: list[ClubProcess] = []
        self._dying = set[asyncio.Task[None]]()

    async def open(self) -> None:
        """Start both."""
        for _ in range(PROCESSES):
            await self._start()

    async def close(self) -> None:
        """End both, and all that replace others."""
        self._closing = True
        while dying := set(self._dying):
            await asyncio.gather(*(process.close() for process in self._running))
            await asyncio.wait(dying)

    async def ask(self, at: datetime, what: str, *args: Any, **named: Any) -> Any:
        """Ask one of them, and again if it dies before it answers."""
        self._imperil()
        while True:
            running = [one for one in self._running if not one.ended.is_set()]
            if not running:
                await asyncio.wait(self._dying, return_when=asyncio.FIRST_COMPLETED)
                continue
            process = self._lot.choice(running)
            try:
                return await process.ask(at, what, *args, **named)
            except DiedError:
                self.unheard += 1

    def _imperil(self) -> None:
        """Now and then have one of those die that nothing threatens so far."""
        safe = [one for one in self._running if not one.death and not one.ended.is_set()]
        if not safe or self._lot.randrange(self._often):
            return
        # The busier one is the likelier to leave something unheard.
        name = self._lot.choice(list(DEATHS))
        max(safe, key=lambda one: one.busy).kill_by(name, DEATHS[name])

    async def _start(self) -> None:
        self._made += 1
        switch = self._folder / f"kill-switch{self._made}"
        process = ClubProcess(ProcessPlan(self._made, self._url, switch, self._player))
        await process.start()
        self._running.append(process)
        task = asyncio.create_task(self._replace(process))
        self._dying.add(task)
        task.add_done_callback(self._dying.discard)

    async def _replace(self, process: ClubProcess) -> None:
        """Wait until a process is dead, and start another in its place."""
        await process.ended.wait()
        self._running.remove(process)
        if not self._closing:
            self.counts[process.death or BY_ITSELF] += 1
            await self._start()
