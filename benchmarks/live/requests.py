"""How many requests moves take, and how late screens are, with Discord's rate limits kept."""

import asyncio
import math
import random
import statistics
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from benchmarks.live import sample_database
from benchmarks.live.bot_process import BotProcess, Offer
from benchmarks.live.clicks import BOT, persons, place_of, read_move
from benchmarks.live.earlier_start import leave_faces
from playground.standin.log import Exchange
from playground.standin.models import Message
from playground.standin.validation.rate_limits import RateLimits
from playground.standin.validation.walk import walk

PACE = 6.0
"""Seconds between two moves at a table, as in a live game."""

SECONDS = 60.0
"""How long moves are made."""

IN_A_CHANNEL = 5
"""Tables whose messages stand in one channel. In a thread of its own a game has a channel alone."""

PATIENCE = 60.0
"""Seconds for which the last screens are waited for."""

_DRAWS = ("stock", "take")


@dataclass
class Lags:
    """Seconds from a press until what follows was shown.

    Attributes:
        hands: Until whoever moves next had the buttons.
        tables: Until the table's message in the channel showed the end of a turn.
        moves: How many presses of a move were made.
    """

    hands: list[float] = field(default_factory=list[float])
    tables: list[float] = field(default_factory=list[float])
    moves: int = 0


class Pressing:
    """Presses moves at all tables of a stage, each at its pace, and measures what is shown."""

    def __init__(self, stage: BotProcess) -> None:
        self.lags = Lags()
        self._stage = stage
        self._ended: dict[int, float] = {}
        stage.server.world.listeners.append(self._hear)

    async def run(self, seconds: float) -> None:
        """Make moves for so long; each table moves about every `PACE` seconds.

        They begin within the time of two moves, so that some draw while others discard.
        """
        dice, tables, until = random.Random(6), self._stage.keys, time.perf_counter() + seconds
        begins = {table: dice.uniform(0, 2 * PACE) for table in tables}
        await asyncio.gather(*(self._at(table, wait, until) for table, wait in begins.items()))

    async def _at(self, table: int, wait: float, until: float) -> None:
        while True:
            await asyncio.sleep(wait)
            if time.perf_counter() >= until:
                return
            pressed = time.perf_counter()
            offer, message = await self._stage.offer_at(table)
            await self._press(offer, message)
            after = await self._stage.newer(table, offer.ply, PATIENCE)
            self.lags.hands.append(time.perf_counter() - pressed)
            if not after:
                return
            wait = max(0.0, pressed + PACE - time.perf_counter())

    async def _press(self, offer: Offer, message: Message) -> None:
        custom_id = offer.presses[0]
        if custom_id.rsplit(":", 1)[-1] not in _DRAWS:
            self._ended.setdefault(offer.key, time.perf_counter())
        self.lags.moves += 1
        await self._stage.press_on(message, custom_id)

    def _hear(self, event: str, subject: object) -> None:
        if event not in {"message_create", "message_update"} or not isinstance(subject, Message):
            return
        ids = (str(one.get("custom_id") or "") for one in walk(subject.components))
        for custom_id in ids:
            if custom_id.startswith("gin:hand:"):
                began = self._ended.pop(int(custom_id.split(":")[2]), None)
                if began is not None:
                    self.lags.tables.append(time.perf_counter() - began)


@asynccontextmanager
async def stage_of(folder: Path, tables: int) -> AsyncIterator[BotProcess]:
    """Run the bot with tables in many channels, at which everything is drawn."""
    file = folder / "requests.db"
    async with BotProcess(2 * tables, read_move) as stage:
        await sample_database.make(file)
        leave_faces(stage.server.world)
        world, place, people = stage.server.world, place_of(stage), persons(stage)
        for first in range(0, tables, IN_A_CHANNEL):
            some = min(IN_A_CHANNEL, tables - first)
            channel = world.add_channel(stage.room.guild, f"gin-{first}")
            there = replace(place, channel_id=int(channel.id), channel_name=channel.name)
            pairs = people[2 * first : 2 * (first + some)]
            sample_database.open_tables(file, there, pairs, some)
        await stage.run(BOT, {"DATABASE_URL": sample_database.address(file)})
        await stage.offered(tables)
        await stage.quiet()
        yield stage


def kind_of(exchange: Exchange) -> str:
    """What a request is for."""
    if exchange.path.startswith("/interactions/"):
        return "answers"
    if exchange.path.startswith("/webhooks/"):
        return "by token"
    return "counted"


async def measure(tables: int, seconds: float = SECONDS) -> tuple[Lags, Counter[str], Counter[str]]:
    """Play at so many tables; how late screens were, requests by kind, and refusals by limit."""
    with tempfile.TemporaryDirectory() as folder:
        async with stage_of(Path(folder), tables) as stage:
            stage.server.limits = limits = RateLimits()
            pressing = Pressing(stage)
            await pressing.run(seconds)
            asked = Counter(map(kind_of, stage.server.log.exchanges))
            return pressing.lags, asked, limits.refused


def report(counts: tuple[int, ...] = (10, 100, 1000), seconds: float = SECONDS) -> None:
    """Print a line for each number of live games."""
    print("\nA move every six seconds at each table, with Discord's limits kept:")
    print(
        f"{'games':>8}{'moves':>8}{'answers':>10}{'by token':>10}{'counted':>10}{'refused':>10}"
        f"{'hand, median':>14}{'p99':>9}{'table, median':>15}{'p99':>9}"
    )
    for tables in counts:
        lags, asked, refused = asyncio.run(measure(tables, seconds))
        each = defaultdict(float, {kind: count / lags.moves for kind, count in asked.items()})
        print(
            f"{tables:>8,}{lags.moves:>8,}{each['answers']:>10.2f}{each['by token']:>10.2f}"
            f"{each['counted']:>10.2f}{sum(refused.values()):>10,}"
            f"{_shown(lags.hands)}{_shown(lags.tables, 15)}",
            flush=True,
        )


def _shown(times: list[float], width: int = 14) -> str:
    if not times:
        return f"{'':>{width}}{'':>9}"
    late = sorted(times)[min(len(times) - 1, math.floor(len(times) * 0.99))]
    return f"{statistics.median(times) * 1e3:>{width - 3},.0f} ms{late * 1e3:>6,.0f} ms"
