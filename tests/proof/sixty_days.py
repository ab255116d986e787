"""Sixty days of forty members: what each is told about their time, and when.

Moves, absences, pauses and decisions happen at the hours at which such members are awake; the clock
is the test's. All that is said of time goes through the stand-in. The same days are lived again with
a reminding process that is killed again and again, and with two of them: what everybody reads is
the same.
"""

import asyncio
import heapq
import itertools
import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from club.club import Club
from club.errors import Refusal
from club.pace import Kind, Manners, Terms
from club.people import Person
from club.snapshot import Snapshot
from club.turntime import manners
from cogs.alarms import Alarms
from cogs.posts import Posted, Posts
from cogs.ui.drawing import Drawing
from data.clocks import AlarmRow
from engine.players import PLAYERS
from tests.club.house import PLACE, SHORT
from tests.proof.section import Figures
from tests.wire.house import House, open_house

SIZE = 300
"""How many tables."""

MEMBERS, DAYS = 40, 60
BEGIN = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
DOWN = (BEGIN + timedelta(days=20), BEGIN + timedelta(days=22))
"""When the bot is down."""

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kolkata",
    "Australia/Sydney",
    "America/Sao_Paulo",
)
CLOCKS = ("relaxed:24", "relaxed:72", "none", "relaxed:168", "relaxed:24", "live:5")
PACES = {"quick": (0.1, 3.0), "daily": (3.0, 20.0), "slow": (15.0, 90.0)}
"""Between how many hours members of each kind take over a turn."""


class KilledError(Exception):
    """The process that reminds is no more."""


class Mortal(Posts):
    """Sends as ever; if it is to, the process dies before or after that."""

    def __init__(self, days: "Days") -> None:
        super().__init__(days.house.bot)
        self._days = days
        self.dead = False

    async def send(
        self,
        channel_id: int,
        drawing: Drawing,
        *,
        nonce: int,
        silent: bool = False,
        ping: int | None = None,
    ) -> Posted:
        when = self._days.death()
        self.dead = when != ""
        if when == "before":
            raise KilledError
        posted = await super().send(channel_id, drawing, nonce=nonce, silent=silent, ping=ping)
        self._days.sent[posted.message_id] = self._days.now
        if when == "after":
            raise KilledError
        return posted


@dataclass
class Days:
    """The days of one run.

    Attributes:
        told: What was noted of each member: when, and what.
        sent: When each message of time was sent.
        counts: What happened how often.
    """

    house: House
    seed: int
    tables: int
    processes: int = 1
    deaths: int = 0
    now: datetime = BEGIN
    told: dict[int, list[tuple[datetime, str]]] = field(default_factory=dict)
    sent: dict[int, datetime] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    said: dict[tuple[int, int, int, str, int], AlarmRow] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._queue: list[tuple[datetime, int, str, tuple[int, ...]]] = []
        self._order = itertools.count()
        self._lot = random.Random(f"{self.seed}/deaths/{self.deaths}")
        self._own: dict[int, Manners] = {}
        self._pace: dict[int, str] = {}
        self._gone: dict[int, datetime] = {}
        self.people = [Person(int(one.id), one.name) for one in self.house.discord.members.values()]
        # Only what this run moves tells the time.
        self.house.clock.now = lambda: self.now
        self.house.bot.alarms.stop()
        self._bots = [self._process() for _ in range(self.processes)]

    # The days

    async def live(self) -> None:
        """Let all days pass."""
        await self._settle_in()
        for process, _ in self._bots:
            await process._club.clocks.started()
        end = BEGIN + timedelta(days=DAYS)
        while self.now < end:
            await self._look()
            wake = [one for p, _ in self._bots if (one := await p._club.clocks.next_wake())]
            first = self._queue[0][0] if self._queue else end
            self.now = max(self.now, min([first, end, *wake]))
            if DOWN[0] <= self.now < DOWN[1]:
                await self._downtime()
            while self._queue and self._queue[0][0] <= self.now:
                _, _, what, about = heapq.heappop(self._queue)
                await self._happen(what, *about)

    async def _downtime(self) -> None:
        """Nobody can do anything for two days; then all do, and the bot starts anew."""
        self.now = DOWN[1]
        self._queue = [
            (max(at, DOWN[1]), order, what, about) for at, order, what, about in self._queue
        ]
        heapq.heapify(self._queue)
        self._bots = [self._process() for _ in range(self.processes)]
        for process, _ in self._bots:
            await process._club.clocks.started()
        self.counts["downtimes"] += 1

    async def _look(self) -> None:
        """Let each process do what is due, until nothing is."""
        for number, (process, posts) in enumerate(self._bots):
            await process._look()
            await process.saying.quiet()
            if posts.dead:
                await process.saying.close(0)
                self._bots[number] = self._process()
                await self._bots[number][0]._club.clocks.started()
                self.counts["kills"] += 1
        await self._note_said()

    async def _note_said(self) -> None:
        for row in await self.all_said():
            if row.key not in self.said:
                self.said[row.key] = row
                assert row.said_at is not None
                self._tell(row.member_id, row.said_at, f"{row.kind} {row.number}", row.table_id)
                self.counts[row.kind] += 1
                if row.kind == Kind.OUT:
                    await self._decide_later(row)

    async def all_said(self) -> list[AlarmRow]:
        database = self.house.club._database
        async with database.read() as connection:
            rows = await connection.exec_driver_sql(
                "SELECT table_id, ply, member_id, kind, number FROM alarms WHERE said_at IS NOT NULL"
            )
            keys = [tuple(row) for row in rows if tuple(row) not in self.said]
            from data import clocks  # noqa: PLC0415 - with its own names

            found: list[AlarmRow] = []
            for table_id, ply, member_id in {key[:3] for key in keys}:
                found += await clocks.of_turn(connection, table_id, ply, member_id)
        return sorted(
            (row for row in found if row.said_at is not None),
            key=lambda row: (row.said_at, row.key),
        )
