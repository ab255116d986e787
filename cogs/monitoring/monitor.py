"""The small web server of metrics and the health page, and all that is measured for it."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from aiohttp import web

from club.core.clock import Clock, SystemClock
from cogs.monitoring import measures
from cogs.monitoring.exposition import CONTENT_TYPE, exposed
from cogs.monitoring.measures import Counts, Measures
from cogs.monitoring.observer import Observer
from cogs.monitoring.sampler import REASONS, Sampler
from cogs.monitoring.timed_players import TimedPlayers
from data.storage.database import Database
from data.storage.timed_transactions import TimedTransaction

# Seconds of the timer by whose lateness the event loop's lag is measured.
TICK: Final = 0.25

# Seconds that answers which are under way get at the end.
LAST_ANSWERS: Final = 1.0


class Monitor:
    """Measures one process, whatever client it has at the moment."""

    def __init__(self, database: Database, *, clock: Clock | None = None) -> None:
        self.measures = Measures()
        self.observer = Observer(self.measures)
        thinking = self.measures.times[measures.THINKING]
        self.players = TimedPlayers(thinking, self.observer.clock)
        self.sampler = Sampler(database, clock or SystemClock(), self.observer, self.players)
        database.transaction = partial(TimedTransaction, self.observer.transaction)

    @asynccontextmanager
    async def serving(self, host: str, port: int) -> AsyncGenerator[int]:
        """Serve both pages meanwhile, at the port that is yielded; OSError where that can't be."""
        application = web.Application()
        application.add_routes(
            [web.get("/metrics", self._metrics), web.get("/health", self._health)]
        )
        runner = web.AppRunner(
            application, access_log=None, handle_signals=False, shutdown_timeout=LAST_ANSWERS
        )
        await runner.setup()
        lines = _LineCounter(self.measures.counts[measures.LOG_LINES])
        ticking = asyncio.create_task(self._tick(), name="event-loop-lag")
        try:
            await web.TCPSite(runner, host, port).start()
            logging.getLogger().addHandler(lines)
            yield int(runner.addresses[0][1])
        finally:
            logging.getLogger().removeHandler(lines)
            ticking.cancel()
            await asyncio.wait({ticking})
            await runner.cleanup()

    async def _metrics(self, _request: web.Request) -> web.Response:
        gauges = await self.sampler.gauges()
        counters = {metric: dict(each.by) for metric, each in self.measures.counts.items()}
        times = {
            metric: {labels: tuple(found) for labels, found in each.by.items()}
            for metric, each in self.measures.times.items()
        }
        # Writing it out takes some milliseconds, in which a press would wait.
        text = await asyncio.to_thread(exposed, counters | gauges, times)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE})

    async def _health(self, _request: web.Request) -> web.Response:
        unhealthy = (await self.sampler.gauges())[measures.UNHEALTHY]
        reasons = [reason for reason in REASONS if unhealthy[reason,]]
        text = "".join(f"{reason}\n" for reason in reasons) or "ok\n"
        return web.Response(text=text, status=503 if reasons else 200)

    async def _tick(self) -> None:
        lags, clock = self.measures.times[measures.LOOP_LAGS], self.observer.clock
        while True:
            begun = clock()
            await asyncio.sleep(TICK)
            lags((), max(0.0, clock() - begun - TICK))


class _LineCounter(logging.Handler):
    def __init__(self, lines: Counts) -> None:
        super().__init__(logging.WARNING)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines((record.levelname.lower(),))
