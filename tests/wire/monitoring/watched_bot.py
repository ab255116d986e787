"""The whole bot with a monitor, and what its two pages say."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from club.club import Club
from cogs.app.client import Undercut
from cogs.monitoring.measures import Metric
from cogs.monitoring.monitor import Monitor
from cogs.monitoring.observed_bot import ObservedBot
from cogs.monitoring.observer import SETTLED
from tests.wire.harness import PATIENCE, Harness, open_harness

LOOPBACK = "127.0.0.1"


class Ahead:
    """The observer's clock, and as much later as a test likes."""

    def __init__(self, monitor: Monitor) -> None:
        self._clock = monitor.observer.clock
        self.seconds = 0.0
        monitor.observer.clock = self

    def __call__(self) -> float:
        return self._clock() + self.seconds


@dataclass
class WatchedBot:
    """A bot in its harness, and who looks at it."""

    harness: Harness
    monitor: Monitor
    address: str = ""
    ahead: Ahead = field(init=False)

    def __post_init__(self) -> None:
        self.ahead = Ahead(self.monitor)

    async def settled(self) -> None:
        """Let it be long enough ago that everything counts."""
        await self.harness.quiet()
        self.ahead.seconds += SETTLED + 1

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until something is so that the stand-in doesn't hear of."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await self.harness.club.tables.running()

    async def page(self, name: str) -> tuple[int, str]:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{self.address}/{name}") as answer,
        ):
            return answer.status, await answer.text()

    async def health(self) -> tuple[int, list[str]]:
        status, text = await self.page("health")
        return status, text.split()

    async def numbers(self) -> "Numbers":
        status, text = await self.page("metrics")
        assert status == 200
        return Numbers(text)


class Numbers:
    """What a scrape has found."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._samples = [
            sample for family in text_string_to_metric_families(text) for sample in family.samples
        ]

    def of(self, metric: Metric, end: str = "") -> dict[tuple[str, ...], float]:
        """A metric's numbers by labels; of a histogram its `_count` or `_sum`."""
        return {
            tuple(sample.labels[label] for label in metric.labels): sample.value
            for sample in self._samples
            if sample.name == metric.name + end
        }


@asynccontextmanager
async def watched_bot(folder: Path, **options: Any) -> AsyncIterator[WatchedBot]:
    """Run the bot as `open_harness` does, with a monitor and its pages."""
    monitors: list[Monitor] = []

    class Watched(ObservedBot, Undercut):
        def __init__(self, club: Club, **more: Any) -> None:
            monitors.append(Monitor(club.tables._database, clock=more["clock"]))
            super().__init__(club, observer=monitors[0].observer, **more)
            monitors[0].sampler.watch(self)

    async with open_harness(folder, kind=Watched, **options) as harness:
        bot = WatchedBot(harness, monitors[0])
        async with bot.monitor.serving(LOOPBACK, 0) as port:
            bot.address = f"http://{LOOPBACK}:{port}"
            yield bot
