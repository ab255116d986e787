"""The bots of a cup: whole programs that live by the test's time, and are killed and started again.

A file holds the time. A signal has a bot look again at what is due, and write down once it has
nothing left to do. Nothing in the bot knows of it.
"""

import asyncio
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import cogs.scheduling.scheduler
from club.core.clock import SystemClock
from cogs.scheduling.scheduler import Scheduler
from playground import launch
from playground.driver import StandIn
from tests.forked_program import forks
from tests.proof.crashes import kill_switch
from tests.proof.crashes.kill_switch import KillSwitch, Moment
from tests.proof.deadlines.file_clock import FileClock

BOT: Final = Path(__file__).parents[3] / "bot.py"
LOOK: Final = signal.SIGUSR2
"""The signal that has a bot look at the time."""

PATIENCE = 120.0
"""Seconds that a start may take, on a machine that has other work."""

WORK: Final = ("start", "discord.py: on_interaction", "CommandTree-invoker", "refresh-", "orders-")
"""How the tasks are named in which a bot is at work."""

GLANCE = 0.02
"""Seconds after which it is looked whether a bot has come to rest."""

SOON = 0.1
"""Seconds within which a bot is killed at random."""

DEATHS: Final[Mapping[str, tuple[Moment, str] | None]] = {
    "at random": None,
    "before an event is stored": ("before", "INSERT INTO cup_events"),
    "after an event is stored": ("after", "INSERT INTO cup_events"),
    "after a match is opened": ("after", "INSERT INTO cup_matches"),
    "after a match is closed": ("after", "DELETE FROM cup_matches"),
    "before a notice is noted": ("before", "INSERT INTO cup_notices"),
    "after a notice is noted": ("after", "INSERT INTO cup_notices"),
    "before the message is noted": ("before", "UPDATE cup_messages"),
    "after the message is noted": ("after", "UPDATE cup_messages"),
    "after a move": ("after", "INSERT INTO moves"),
}
"""What bots die of, by name; at a statement, once it comes."""

BY_ITSELF = "by itself"


@dataclass(frozen=True)
class BotPlan:
    """What a bot is started with: where Discord is, its settings, and its files.

    Attributes:
        step: The file with the number of the latest look that is asked of all bots.
        rested: The file with the number of the latest one that this bot is done with.
    """

    url: str
    env: Mapping[str, str]
    time: Path
    kill_switch: Path
    said: Path
    step: Path
    rested: Path


def _run(plan: BotPlan) -> None:
    signal.signal(LOOK, signal.SIG_IGN)  # until somebody listens
    said = os.open(plan.said, os.O_WRONLY | os.O_CREAT)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(said, stream.fileno())
    os.environ.update(plan.env, **{launch.ADDRESS: plan.url})
    KillSwitch(plan.kill_switch).watch()
    _obey(FileClock(plan.time), _Rest(plan))
    sys.argv = ["launch", str(BOT)]
    launch.main()


class _Rest:
    """Tells when a bot has nothing left to do, whenever it is asked to look."""

    def __init__(self, plan: BotPlan) -> None:
        self._plan = plan
        self._step = 0

    def look(self, scheduler: Scheduler) -> None:
        self._step = number_in(self._plan.step)
        scheduler.wake()

    async def come(self, scheduler: Scheduler) -> None:
        """Wait until nothing is under way, and say so unless there is more."""
        while busy := [one for one in asyncio.all_tasks() if one.get_name().startswith(WORK)]:
            await asyncio.wait(busy)
        if not scheduler._woken.is_set():
            put_number(self._plan.rested, self._step)


def number_in(file: Path) -> int:
    """The number in a file, 0 for none yet."""
    return int(file.read_text("utf-8")) if file.exists() else 0


def put_number(file: Path, number: int) -> None:
    """Put a number into a file, at once for all who read it."""
    new = file.with_suffix(".new")
    new.write_text(str(number), "utf-8")
    new.replace(file)


def _obey(clock: FileClock, rest: _Rest) -> None:
    """Have the program live by the test's time."""
    run, sleep = Scheduler.run, Scheduler.sleep

    def now(self: SystemClock) -> datetime:  # noqa: ARG001 - as it is called
        return clock.now()

    async def run_and_look(self: Scheduler) -> None:
        asyncio.get_running_loop().add_signal_handler(LOOK, rest.look, self)
        rest.look(self)
        await run(self)

    async def rest_and_sleep(self: Scheduler, seconds: float) -> bool:
        await rest.come(self)
        return await sleep(self, seconds)

    SystemClock.now = now
    cogs.scheduling.scheduler.SETTLE = 0.0
    Scheduler.run = run_and_look
    Scheduler.sleep = rest_and_sleep


class _Bot:
    """One process, from its start to its death."""

    def __init__(self, plan: BotPlan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.death = ""
        self.ready = False
        self.process: BaseProcess = forks().Process(target=_run, args=(plan,), daemon=True)
        self.process.start()
        self.ended = asyncio.create_task(self._end())

    @property
    def lives(self) -> bool:
        return not self.ended.done()

    @property
    def said(self) -> str:
        """What it has printed."""
        return self.plan.said.read_text("utf-8") if self.plan.said.exists() else ""

    @property
    def rested(self) -> int:
        """The latest look that it is done with."""
        return number_in(self.plan.rested)

    def look(self) -> None:
        """Have it look at what is due."""
        if self.ready and self.lives and self.process.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, LOOK)

    async def _end(self) -> None:
        ended, loop = asyncio.Event(), asyncio.get_running_loop()
        loop.add_reader(self.process.sentinel, ended.set)
        await ended.wait()
        loop.remove_reader(self.process.sentinel)
        self.process.join()


class CupBots:
    """All bots with the stand-in's token on one database; whoever dies is replaced.

    Attributes:
        deaths: How often each death came; BY_ITSELF where none was meant.
    """

    def __init__(
        self, discord: StandIn, folder: Path, url: str, *, bots: int, kills: float, seed: int
    ) -> None:
        """Take how many there are, and how often in a hundred times one is to be killed."""
        self.deaths = Counter[str]()
        self.all_dead: Callable[[], None] = lambda: None
        self._discord, self._folder, self._url = discord, folder, url
        self._wanted, self._kills = bots, kills
        self._lot = random.Random(seed)
        self._bots: list[_Bot] = []
        self._made: list[_Bot] = []
        self._replacing = set[asyncio.Task[None]]()
        self._closing = False
        self._step_file, self._step = folder / "step", 0

    async def open(self) -> None:
        """Start all, one after the other: the first sends the commands."""
        for _ in range(self._wanted):
            await self._start()

    async def close(self) -> None:
        """End all."""
        self._closing = True
        for task in self._replacing:
            task.cancel()
        await asyncio.gather(*self._replacing, return_exceptions=True)
        for bot in self._made:
            if bot.lives:
                bot.process.kill()
            await bot.ended

    @property
    def said(self) -> str:
        """What they have printed: nothing, if all is well."""
        return "\n".join(bot.said for bot in self._made).strip()

    def look(self) -> None:
        """Have all look at what is due."""
        for bot in self._bots:
            bot.look()

    async def there(self) -> None:
        """Wait until as many as there are to be are there."""
        while waiting := set(self._replacing):
            await asyncio.wait(waiting)

    async def rest(self) -> None:
        """Have all look at what is due, and wait until none has anything left to do."""
        self._step += 1
        put_number(self._step_file, self._step)
        self.look()
        async with asyncio.timeout(PATIENCE):
            while self._living < self._wanted or any(bot.rested < self._step for bot in self._bots):
                with suppress(TimeoutError):
                    await self._discord.world.pulse.until(lambda: False, GLANCE)

    def imperil(self) -> None:
        """Draw by lot whether one of them is to die before long."""
        if self._lot.random() * 100 >= self._kills:
            return
        safe = [bot for bot in self._bots if bot.ready and bot.lives and not bot.death]
        if not safe:
            return
        bot, name = self._lot.choice(safe), self._lot.choice(list(DEATHS))
        bot.death = name
        death = DEATHS[name]
        if death is None:
            delay = self._lot.uniform(0, SOON)
            asyncio.get_running_loop().call_later(delay, bot.process.kill)
        else:
            kill_switch.arm(bot.plan.kill_switch, *death)

    def spare(self) -> None:
        """Have nobody die any more."""
        self._kills = 0
        for bot in self._bots:
            kill_switch.arm(bot.plan.kill_switch, "at", "")

    async def _start(self) -> None:
        number = len(self._made) + 1
        env = {
            "DATABASE_URL": self._url,
            "DISCORD_TOKEN": self._discord.token,
            "LOG_LEVEL": "ERROR",
            "COMPUTER_PAUSE": "0",
        }
        bot = _Bot(
            BotPlan(
                url=self._discord.url,
                env=env,
                time=self._folder / "time",
                kill_switch=self._folder / f"kill-switch{number}",
                said=self._folder / f"said{number}",
                step=self._step_file,
                rested=self._folder / f"rested{number}",
            ),
            number,
        )
        self._made.append(bot)
        self._bots.append(bot)
        watching = asyncio.create_task(self._replace(bot))
        watching.add_done_callback(self._replacing.discard)
        await self._connected(bot)
        bot.ready = True

    async def _connected(self, bot: _Bot) -> None:
        until = self._discord.world.pulse.until
        await until(lambda: self._links >= self._living or not bot.lives, PATIENCE)
        assert bot.lives or bot.death, f"a bot ended at its start:\n{bot.said}"

    @property
    def _links(self) -> int:
        return sum(one.link is not None for one in self._discord.gateway.sessions.values())

    @property
    def _living(self) -> int:
        return sum(one.lives for one in self._bots)

    async def _replace(self, bot: _Bot) -> None:
        """Wait until a bot is dead, and start another in its place."""
        await bot.ended
        if self._closing:
            return
        task = asyncio.current_task()
        assert task is not None
        self._replacing.add(task)
        self._bots.remove(bot)
        self.deaths[bot.death or BY_ITSELF] += 1
        if not self._living:
            self.all_dead()
        await self._discord.world.pulse.until(lambda: self._links <= self._living, PATIENCE)
        await self._start()
