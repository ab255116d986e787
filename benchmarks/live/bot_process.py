"""A stand-in for Discord with a bot in a process of its own, and members who press its buttons."""

import asyncio
import os
import random
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, Self

from playground.program import Program
from playground.room import Room, furnish
from playground.standin.models import Interaction, Message, User
from playground.standin.server import Server
from playground.standin.validation.walk import walk

UNANSWERED = 3.0
"""Seconds after which Discord gives an interaction up; one without an answer counts as so long."""

QUIET = 1.0
"""Seconds without a request after which a bot is taken to have nothing left to do."""


class Offer(NamedTuple):
    """Buttons that stand ready to be pressed.

    Attributes:
        key: The table, or whatever the bot counts by; one press at a time is made there.
        ply: Of two offers with the same key, the higher one is the newer.
        presses: The custom_ids.
    """

    key: int
    ply: int
    presses: tuple[str, ...]


Read = Callable[[Message, str], tuple[int, int] | None]
"""Reads a message's custom_id: the key and the ply, or None where it is no button to press."""


Among = Callable[[int], bool]


def anywhere(_key: int) -> bool:
    """Press wherever there is something to press."""
    return True


class BotProcess:
    """One bot and those who press.

    Attributes:
        server: The stand-in.
        room: The server, its channel and its members.
        asked: The bot's requests so far, those since it was last quiet aside.
    """

    def __init__(self, members: int, read: Read) -> None:
        """Furnish the stand-in.

        Args:
            members: How many there are.
            read: Tells which buttons are pressed.
        """
        self.server = Server()
        # Checking requests would cost time on the machine that is measured.
        self.server.described = False
        self.room: Room = furnish(self.server.world, (f"member {n}" for n in range(members)))
        self.asked = 0
        self._read = read
        self._users = {user.id: user for user in self.room.people}
        self._ready: dict[int, tuple[Offer, Message]] = {}
        self._newest: dict[int, int] = {}
        self._waiting: dict[str, tuple[float, asyncio.Future[float]]] = {}
        self._changed = asyncio.Event()
        self._news: dict[int, asyncio.Event] = {}
        self._dice = random.Random(5)
        self._program: Program | None = None
        self.server.world.listeners.append(self._hear)

    async def __aenter__(self) -> Self:
        await self.server.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()
        await self.server.stop()

    async def run(self, script: Path, env: Mapping[str, str]) -> Program:
        """Start the bot, without waiting until it has connected."""
        world = self.server.world
        self._program = await Program.start(script, world.url, world.token, env=env)
        return self._program

    async def stop(self) -> None:
        """Stop the bot; what it has drawn stays."""
        if self._program is not None:
            await self._program.stop()

    @property
    def memory(self) -> int:
        """The bytes of memory that the bot has in use (Linux alone tells)."""
        assert self._program is not None
        pages = Path(f"/proc/{self._program.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def processor(self) -> float:
        """The seconds of the processor's time that the bot has had (Linux alone tells)."""
        assert self._program is not None
        told = Path(f"/proc/{self._program.pid}/stat").read_text(encoding="utf-8")
        user, system = told.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    async def offered(self, count: int, limit: float = 300) -> None:
        """Wait until that many tables have buttons to press."""
        async with asyncio.timeout(limit):
            while len(self._newest) < count:
                await self._changed.wait()

    async def quiet(self) -> None:
        """Wait until the bot has asked for nothing for a while."""
        seen = -1
        while seen != (seen := len(self.server.log.exchanges)):  # noqa: ASYNC110 - real time
            await asyncio.sleep(QUIET)
        # Each request is remembered with its body: what isn't looked at any more is let go.
        self.asked += seen
        self.server.log.exchanges.clear()

    async def press(self, among: Among = anywhere) -> float:
        """Press a button at the next table that has one; the seconds until its answer came in.

        Args:
            among: Tells by its key whether a table is one of those to press at.
        """
        while (key := next(filter(among, self._ready), None)) is None:
            await self._changed.wait()
        offer, message = self._ready.pop(key)
        return await self.press_on(message, self._dice.choice(offer.presses))

    @property
    def keys(self) -> tuple[int, ...]:
        """The tables that have had buttons to press."""
        return tuple(self._newest)

    async def offer_at(self, key: int) -> tuple[Offer, Message]:
        """Wait for buttons at one table, and take them: nobody else presses them."""
        while key not in self._ready:
            await self._news_of(key)
        return self._ready.pop(key)

    async def newer(self, key: int, ply: int, limit: float) -> bool:
        """Wait until a table shows buttons of a later ply; False if that takes too long."""
        try:
            async with asyncio.timeout(limit):
                while self._newest[key] <= ply:
                    await self._news_of(key)
        except TimeoutError:
            return False
        return True

    async def _news_of(self, key: int) -> None:
        await self._news.setdefault(key, asyncio.Event()).wait()

    async def press_on(self, message: Message, custom_id: str) -> float:
        """Press one button of a message; the seconds until its answer came in."""
        channel = self.server.world.channels[message.channel_id]
        user: User = self._users[channel.recipient_id or self.room.people[0].id]
        interaction = self.server.people.press(user, message, custom_id)
        answered: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting[interaction.id] = (time.perf_counter(), answered)
        with suppress(TimeoutError):
            return await asyncio.wait_for(answered, UNANSWERED)
        return UNANSWERED

    def _hear(self, event: str, subject: object) -> None:
        if event in {"message_create", "message_update"} and isinstance(subject, Message):
            for offer in self._offers(subject):
                if offer.ply > self._newest.get(offer.key, -1):
                    self._newest[offer.key] = offer.ply
                    self._ready[offer.key] = offer, subject
                    self._tell()
                    if (news := self._news.pop(offer.key, None)) is not None:
                        news.set()
        elif event == "answered" and isinstance(subject, Interaction):
            pressed, answered = self._waiting.pop(subject.id, (0.0, None))
            if answered is not None and not answered.done():
                answered.set_result(self._came(subject) - pressed)

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def _came(self, interaction: Interaction) -> float:
        """When the answer came in: what the stand-in makes of it isn't the bot's time."""
        path = f"/interactions/{interaction.id}/"
        exchanges = reversed(self.server.log.exchanges)
        return next(one.came for one in exchanges if one.path.startswith(path))

    def _offers(self, message: Message) -> Iterator[Offer]:
        found: dict[tuple[int, int], list[str]] = {}
        for component in walk(message.components):
            custom_id = component.get("custom_id") or ""
            if (read := self._read(message, custom_id)) is not None:
                found.setdefault(read, []).append(custom_id)
        for (key, ply), presses in found.items():
            yield Offer(key, ply, tuple(presses))


async def at_a_rate(
    stage: BotProcess, presses: int, each: float, among: Among = anywhere
) -> list[float]:
    """Press at random moments, so many seconds apart on average, whatever the bot makes of it.

    Args:
        stage: Where.
        presses: How often.
        each: The seconds between two presses on average.
        among: Tells by its key whether a table is one of those to press at.

    Returns:
        The seconds until each answer came in.
    """
    dice = random.Random(6)
    under_way: list[asyncio.Task[float]] = []
    moment = time.perf_counter()
    for _ in range(presses):
        moment += dice.expovariate(1 / each)
        await asyncio.sleep(max(0.0, moment - time.perf_counter()))
        under_way.append(asyncio.create_task(stage.press(among)))
    return await asyncio.gather(*under_way)


async def without_pause(stage: BotProcess, members: int, seconds: float) -> float:
    """Press again as soon as the answer is there; the answers a second."""
    start = time.perf_counter()

    async def member() -> int:
        done = 0
        while time.perf_counter() - start < seconds:
            await stage.press()
            done += 1
        return done

    answered = await asyncio.gather(*(member() for _ in range(members)))
    return sum(answered) / (time.perf_counter() - start)
