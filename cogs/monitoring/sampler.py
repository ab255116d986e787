"""What is looked up when somebody asks: the gauges, and why the bot isn't healthy."""

import asyncio
import math
import platform
import time
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Final

import discord
import structlog
from sqlalchemy.exc import SQLAlchemyError

from club.core.clock import Clock
from club.core.single_flight import SingleFlight
from cogs.monitoring import measures
from cogs.monitoring.measures import Labels, Metric
from cogs.monitoring.observer import Observer
from cogs.monitoring.timed_players import TimedPlayers
from cogs.routing.bot import Bot
from cogs.scheduling.keyed_worker import KeyedWorker
from cogs.version import version
from data.storage.database import Database
from data.turn_clock.workload import read_workload

# Seconds in which the database has to answer.
WITHIN: Final = 2.0

# Seconds for which a shard may be gone before the bot counts as disconnected: a session that is
# resumed loses nothing.
RESUMED_WITHIN: Final = 60.0

# Seconds for which work may be due: clocks, drawings, and the scheduler's round of a minute.
OVERDUE: Final = 300.0

# Why the health page may say no, in the order in which it says so.
REASONS: Final = ("gateway", "database", "scheduler", "clocks", "drawings")

Gauges = dict[Metric, Mapping[Labels, float]]

_log = structlog.get_logger()


class Sampler:
    """Looks up how the current client and the database do; those who ask at once share a look."""

    def __init__(
        self, database: Database, clock: Clock, observer: Observer, players: TimedPlayers
    ) -> None:
        self.within = WITHIN
        self._database = database
        self._wall = clock
        self._observer = observer
        self._players = players
        self._client: Bot | None = None
        self._went_round = observer.clock()
        self._reading: asyncio.Task[Gauges] | None = None
        self._looks = SingleFlight[None, Gauges]("monitoring")
        self._started = time.time()

    def watch(self, client: Bot) -> None:
        """Look at this client from now on."""
        self._observer.begin_anew()
        self._client = client
        self._went_round = self._observer.clock()
        client.scheduler.do(self._round)

    async def gauges(self) -> Gauges:
        """Return the gauges as they are now."""
        return await self._looks.done(None, self._look)

    async def _round(self) -> datetime | None:
        self._went_round = self._observer.clock()
        return None

    async def _look(self) -> Gauges:
        self._observer.settle()
        stored = await self._stored()
        asked = [since for worker in self._workers() for since in worker.undone.values()]
        now = self._observer.clock()
        found: Gauges = {
            measures.CONNECTED: {(): float(self._is_connected(within=0.0))},
            measures.LATENCY: dict(self._latencies()),
            measures.SERVERS: {(): len(self._client.guilds) if self._client else 0},
            measures.DRAWINGS: {(): len(asked)},
            measures.DRAWING_AGE: {(): now - min(asked, default=now)},
            measures.SCHEDULER_AGE: {(): now - self._went_round},
            measures.QUESTIONS: {(): self._players.asked},
            measures.STARTED: {(): self._started},
            measures.BUILD: {(version(), platform.python_version(), discord.__version__): 1},
            **stored,
        }

        def overdue(metric: Metric) -> bool:
            return any(seconds > OVERDUE for seconds in found.get(metric, {}).values())

        reasons = {
            "gateway": not self._is_connected(within=RESUMED_WITHIN),
            "database": not stored,
            "scheduler": overdue(measures.SCHEDULER_AGE),
            "clocks": overdue(measures.CLOCK_LATENESS),
            "drawings": overdue(measures.DRAWING_AGE),
        }
        found[measures.UNHEALTHY] = {(each,): float(reasons[each]) for each in REASONS}
        return found

    async def _stored(self) -> Gauges:
        if self._reading is None:
            self._reading = asyncio.create_task(self._read(), name="monitoring-database")
        # One that hangs isn't cancelled, which would wait for it, and none is begun beside it.
        done, _ = await asyncio.wait({self._reading}, timeout=self.within)
        if not done:
            _log.warning("the database doesn't answer")
            return {}
        reading, self._reading = self._reading, None
        try:
            return reading.result()
        except (SQLAlchemyError, OSError, RuntimeError) as error:
            _log.warning("the database doesn't answer", error=type(error).__name__)
        except Exception:  # noqa: BLE001 - whatever it is, the other numbers are there
            _log.exception("the database can't be read")
        return {}

    async def _read(self) -> Gauges:
        now = self._wall.now()
        async with self._database.read() as connection:
            work = await read_workload(connection, now)
        since = work.due_since or now
        return {
            measures.DATABASE_SIZE: {(): await self._database.size()},
            measures.TABLES: {("waiting",): work.waiting, ("playing",): work.playing},
            measures.CLOCKS_DUE: {(): work.due},
            measures.CLOCK_LATENESS: {(): (now - since).total_seconds()},
        }

    def _workers(self) -> list[KeyedWorker]:
        client = self._client
        if client is None:
            return []
        return [
            *client.reconciler.parts,
            client.cup_messages.work,
            client.competition_messages.work,
            client.server_match_messages.work,
        ]

    def _latencies(self) -> Iterator[tuple[Labels, float]]:
        for shard, seconds in self._client.latencies if self._client else ():
            if math.isfinite(seconds):
                yield (str(shard),), seconds

    def _is_connected(self, *, within: float) -> bool:
        client, seen = self._client, self._observer
        if client is None or client.is_closed():
            return False
        earliest = seen.clock() - within
        return all(
            shard in seen.connected or (within and seen.lost_at.get(shard, -math.inf) >= earliest)
            for shard in client.shard_ids or range(client.shard_count or 1)
        )
