"""Runs bot.py, as a process of its own, by a time that a test moves.

A file holds the time. The bot's sleeper, whenever it has nothing left to do, says so at a port, and
wakes when something there asks it to look again. Of the bot only what reminds is at work: no table
is drawn, and the computer doesn't play. It can be made to die around a write, by the rules of
`tests/proof/crashes/kill_switch.py`. Nothing in the bot knows of it. Modules and texts are read
once and for all, in a process that every bot is forked from: so that one can be started hundreds of
times.
"""

import asyncio
import os
import struct
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import cogs.scheduling.scheduler
from club.core.clock import SystemClock
from cogs.kit.text import Text
from cogs.scheduling.scheduler import Scheduler
from cogs.scheduling.startup import Startup
from playground import launch
from tests.forked_program import forks
from tests.proof.crashes.kill_switch import KillSwitch

BOT: Final = Path(__file__).parents[3] / "bot.py"
SAYING: Final = "refresh-alarms"
"""How the tasks are named that send what is due."""

Text()("status")  # Read here, before any bot is forked.

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_FORM = struct.Struct("<q")


class FileClock:
    """The time in a file, for all processes that have it open."""

    def __init__(self, file: Path) -> None:
        self._file = os.open(file, os.O_RDWR | os.O_CREAT)

    def now(self) -> datetime:
        """The time that was set last, by whichever process."""
        (microseconds,) = _FORM.unpack(os.pread(self._file, _FORM.size, 0))
        return _EPOCH + timedelta(microseconds=microseconds)

    def set(self, at: datetime) -> None:
        """Set the time for everybody."""
        os.pwrite(self._file, _FORM.pack((at - _EPOCH) // timedelta(microseconds=1)), 0)

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._file)


class RestSignal:
    """Sleeps in place of a sleeper: until the test says that the time has moved."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._told = b"0\n"
        self._asked = asyncio.Event()
        self._writer: asyncio.StreamWriter | None = None
        self._reading: asyncio.Task[None] | None = None

    async def sleep(self, sleeper: Scheduler) -> bool:
        """Say that there is nothing left to do, and wait until the test asks.

        What else wakes a sleeper, such as a connection that is ready, could have it look at a new
        moment before members have done what they do at it.
        """
        while busy := [one for one in asyncio.all_tasks() if one.get_name().startswith(SAYING)]:
            await asyncio.wait(busy)
        if not sleeper._woken.is_set():
            self._asked.clear()
            await self._say(sleeper)
            await self._asked.wait()
        return True

    async def _say(self, sleeper: Scheduler) -> None:
        if self._writer is None:
            reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
            self._writer.write(f"{os.getpid()}\n".encode())
            self._reading = asyncio.create_task(self._listen(reader, sleeper))
        self._writer.write(self._told)

    async def _listen(self, reader: asyncio.StreamReader, sleeper: Scheduler) -> None:
        async for line in reader:
            self._told = line
            self._asked.set()
            sleeper.wake()


@dataclass(frozen=True)
class BotEnvironment:
    """What a bot is started with.

    Attributes:
        url: Where the stand-in is served.
        env: The bot's settings.
        time: The file that holds the time.
        port: Where it says that it rests.
        kill_switch: The file that says when it dies.
        said: The file for what it prints.
    """

    url: str
    env: Mapping[str, str]
    time: Path
    port: int
    kill_switch: Path
    said: Path


def start(around: BotEnvironment) -> BaseProcess:
    """Start a bot."""
    process = forks().Process(target=_run, args=(around,), daemon=True)
    process.start()
    return process


def _run(around: BotEnvironment) -> None:
    said = os.open(around.said, os.O_WRONLY | os.O_CREAT)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(said, stream.fileno())
    os.environ.update(around.env, **{launch.ADDRESS: around.url})
    KillSwitch(around.kill_switch).watch()
    _obey(FileClock(around.time), RestSignal(around.port))
    sys.argv = ["launch", str(BOT)]
    launch.main()


def _obey(clock: FileClock, rest: RestSignal) -> None:
    """Have the program live by the test's time."""

    def now(self: SystemClock) -> datetime:  # noqa: ARG001 - as it is called
        return clock.now()

    async def sleep(self: Scheduler, seconds: float) -> bool:  # noqa: ARG001 - the test says when
        return await rest.sleep(self)

    async def run(self: Startup) -> None:
        """Draw no table, and play for no computer."""

    SystemClock.now = now
    cogs.scheduling.scheduler.SETTLE = 0.0
    Scheduler.sleep = sleep
    Startup.run = run
