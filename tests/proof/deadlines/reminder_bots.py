"""The bots that remind, processes of their own: killed and stopped at named and random moments."""

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playground.driver import StandIn
from tests.proof.crashes import kill_switch
from tests.proof.crashes.kill_switch import Moment
from tests.proof.deadlines import file_clock
from tests.proof.deadlines.file_clock import BotEnvironment

PATIENCE = 120.0
"""Seconds within which a bot must come to rest, on a machine that has other work."""

GOES_ON = 0.2
"""How often one that stands still goes on again when something is due."""

HELD = 0.5
"""Seconds after which one that stands still in the middle of something goes on, if others wait."""

SOON = 0.02
"""Seconds within which a bot is killed or stopped at random."""

Death = tuple[Moment, str]
"""At which write a bot dies."""

DEATHS: Final[dict[str, Death | None]] = {
    "killed between storing and sending": ("after", "INSERT INTO alarms"),
    "killed between sending and noting it": ("before", "UPDATE alarms"),
    "killed once that was noted": ("after", "UPDATE alarms"),
    "killed at random": None,
}
STOPS = ("stopped at work", "stopped at rest")


@dataclass(frozen=True)
class Disruptions:
    """What bots go through: how many there are, and how often in a hundred something happens.

    Attributes:
        bots: How many of them share the database.
        kills: How often one is killed when something is due.
        stops: How often one stands still then.
    """

    bots: int = 1
    kills: float = 0
    stops: float = 0


class Bot:
    """One process, from its start to its death.

    Attributes:
        reached: The last step after which it came to rest; -1 for none yet.
        stands: Whether it is stopped.
        at_work: Whether it was stopped in the middle of something.
        death_name: What it is to die of.
    """

    def __init__(self, around: BotEnvironment) -> None:
        self.process = file_clock.start(around)
        self.reached = -1
        self.stands = False
        self.at_work = False
        self.death_name = ""
        self.ended = asyncio.create_task(self._end())
        self._around = around
        self._writer: asyncio.StreamWriter | None = None
        self._news = asyncio.Event()

    @property
    def pid(self) -> int:
        """The process's id."""
        assert self.process.pid is not None
        return self.process.pid

    @property
    def said(self) -> str:
        """What it has printed."""
        return self._around.said.read_text("utf-8") if self._around.said.exists() else ""

    @property
    def rests(self) -> bool:
        """Whether it has come to rest since it started, and lives."""
        return self.reached >= 0 and not self.ended.done()

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hear after which steps it is at rest."""
        self._writer = writer
        with suppress(ConnectionError):
            async for line in reader:
                self.reached = int(line)
                self._news.set()
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()

    def step(self, number: int) -> None:
        """Have it look at what is due."""
        if self._writer is not None and not self._writer.is_closing():
            self._writer.write(f"{number}\n".encode())

    async def rest(self, number: int) -> bool:
        """Wait until it has done what is due at a step, or stands still; False if it died."""
        async with asyncio.timeout(PATIENCE):
            while self.reached < number and not self.ended.done() and not self.stands:
                self._news.clear()
                news = asyncio.create_task(self._news.wait())
                await asyncio.wait({news, self.ended}, return_when=asyncio.FIRST_COMPLETED)
                news.cancel()
        return not self.ended.done()

    def kill_by(self, name: str, death: Death | None) -> None:
        """Say what it is to die of."""
        self.death_name = name
        if death is not None:
            kill_switch.arm(self._around.kill_switch, *death)

    def stop(self, number: int) -> None:
        """Let it stand still, at a step."""
        if not self.ended.done():
            os.kill(self.pid, signal.SIGSTOP)
            self.stands, self.at_work = True, self.reached < number
            self._news.set()

    def go_on(self) -> None:
        """Let it go on after that."""
        if not self.ended.done():
            os.kill(self.pid, signal.SIGCONT)
        self.stands = self.at_work = False

    async def kill(self) -> None:
        """Kill it at once."""
        self.process.kill()
        await self.ended

    async def _end(self) -> None:
        ended, loop = asyncio.Event(), asyncio.get_running_loop()
        loop.add_reader(self.process.sentinel, ended.set)
        await ended.wait()
        loop.remove_reader(self.process.sentinel)
        self.process.join()


class ReminderBots:
    """All bots of a life.

    Attributes:
        counts: How often each peril came.
    """

    def __init__(self, discord: StandIn, folder: Path, url: str, disruptions: Disruptions) -> None:
        self.counts = Counter[str]()
        self._discord, self._folder, self._url = discord, folder, url
        self._disruptions = disruptions
        self._lot = random.Random(disruptions.bots)
        self._bots: list[Bot] = []
        self._starting: set[asyncio.Task[None]] = set()
        self._acting: set[asyncio.Task[None]] = set()
        self._arrived: dict[int, Bot] = {}
        self._hearing = set[asyncio.Task[None]]()
        self._server: asyncio.Server | None = None
        self._step = 0
        self._made = 0

    async def open(self) -> None:
        """Start all bots."""
        self._server = await asyncio.start_server(self._arrive, "127.0.0.1", 0)
        await self.start()

    async def start(self) -> None:
        """Start as many bots as there are to be, and wait until they rest."""
        missing = self._disruptions.bots - len(self._bots)
        await asyncio.gather(*(self._start() for _ in range(missing)))

    async def kill_all(self) -> None:
        """Let the bot be down."""
        await self._started()
        for bot in self._bots:
            await bot.kill()
        self._bots.clear()

    async def close(self) -> None:
        """End all of them."""
        for task in (*self._starting, *self._acting):
            task.cancel()
        await asyncio.gather(*self._starting, *self._acting, return_exceptions=True)
        for bot in self._bots:
            bot.go_on()
            await bot.kill()
        await asyncio.gather(*self._hearing)
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def step(self) -> None:
        """Have everything done that is due, whatever happens meanwhile to the bot that does it."""
        self._imperil()
        await self.look()

    async def look(self) -> None:
        """Have everything done that is due, by all that are able to."""
        self._step += 1
        for bot in self._bots:
            bot.step(self._step)
        await self._rest()

    async def rouse(self) -> None:
        """Let those go on that stand still, wait for those that start, and have all look again."""
        if self._acting:
            await asyncio.wait(self._acting)
        for bot in self._bots:
            bot.go_on()
        await self._started()
        await self.look()

    @property
    def starts(self) -> bool:
        """Whether one is starting, beside others."""
        return bool(self._starting)

    @property
    def said(self) -> str:
        """What the bots have printed: nothing, if all is well."""
        return "\n".join(bot.said for bot in self._arrived.values()).strip()

    @property
    def at_work(self) -> bool:
        """Whether one is stopped in the middle of something."""
        return any(bot.at_work for bot in self._bots)

    # Starting

    async def _start(self) -> None:
        self._made += 1
        env = {
            "DATABASE_URL": self._url,
            "DISCORD_TOKEN": self._discord.token,
            "LOG_LEVEL": "ERROR",
        }
        bot = Bot(
            BotEnvironment(
                url=self._discord.url,
                env=env,
                time=self._folder / "time",
                port=self._port,
                kill_switch=self._folder / f"kill-switch{self._made}",
                said=self._folder / f"said{self._made}",
            )
        )
        self._arrived[bot.pid] = bot
        self._bots.append(bot)
        if not await bot.rest(0):
            raise AssertionError(f"a bot ended at its start:\n{bot.said}")

    @property
    def _port(self) -> int:
        assert self._server is not None
        return self._server.sockets[0].getsockname()[1]

    async def _arrive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        hearing = asyncio.current_task()
        assert hearing is not None
        self._hearing.add(hearing)
        pid = int(await reader.readline())
        await self._arrived[pid].hear(reader, writer)

    async def _started(self) -> None:
        if self._starting:
            await asyncio.gather(*self._starting)

    # What happens to them

    async def _rest(self) -> None:
        """Wait for all that run; who died is replaced, and waited for if nobody else is left."""
        awake = [bot for bot in self._bots if bot.reached >= 0 and not bot.stands]
        resting = asyncio.gather(*(bot.rest(self._step) for bot in awake))
        while (await asyncio.wait({resting}, timeout=HELD))[1]:
            for bot in self._bots:
                if bot.at_work and bot.stands:
                    # It holds the lock that the others wait for; what it is at isn't done yet.
                    bot.go_on()
                    bot.at_work = True
        resting.result()
        for bot in [one for one in self._bots if one.ended.done()]:
            self._bots.remove(bot)
            self.counts[bot.death_name] += 1
            task = asyncio.create_task(self._start())
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)
        if not any(bot.rests and not bot.stands for bot in self._bots):
            await self.rouse()

    def _imperil(self) -> None:
        """Draw by lot whether something happens to one of the bots in this step."""
        for bot in self._bots:
            if bot.stands and self._lot.random() < GOES_ON:
                bot.go_on()
        drawn = self._lot.random() * 100
        able = [bot for bot in self._bots if bot.rests and not bot.stands and not bot.death_name]
        if not able:
            return
        bot = self._lot.choice(able)
        if drawn < self._disruptions.kills:
            name = self._lot.choice(list(DEATHS))
            bot.kill_by(name, DEATHS[name])
            if DEATHS[name] is None:
                self._soon(self._kill(bot))
        elif drawn < self._disruptions.kills + self._disruptions.stops and len(able) > 1:
            name = self._lot.choice(STOPS)
            self.counts[name] += 1
            if name == "stopped at rest":
                bot.stop(self._step)
            else:
                self._soon(self._stop(bot))

    async def _kill(self, bot: Bot) -> None:
        await _moment(self._lot.uniform(0, SOON))
        await bot.kill()

    async def _stop(self, bot: Bot) -> None:
        await _moment(self._lot.uniform(0, SOON))
        bot.stop(self._step)

    def _soon(self, doing: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(doing)
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)


async def _moment(seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.Event().wait(), seconds)
