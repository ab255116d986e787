"""Three processes with six shards on one PostgreSQL, killed at random, upgraded one by one.

Every process is `bot.py` itself. Members of servers on all shards play, on private copies of their
hands in the channels and in direct messages, while one process after the other is killed (SIGKILL)
and started again a moment later, stands still, or is stopped and started as a newer version with a
newer schema; and while the database crashes and comes back. Time goes by in leaps, so that clocks
fall due. In the end everything must be there, once, and current.
"""

import asyncio
import random
import signal
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sqlalchemy import select, text

from club.club import Club
from cogs.transport.posts import NOT_ALLOWED, nonce
from data.schema.turn_clock import alarms
from playground.driver import Program, StandIn
from tests.club.club_helpers import InProcessPlayers
from tests.data.storage.prepared_database import opened
from tests.forked_program import ForkedProgram
from tests.postgresql import Server, started
from tests.proof.concurrency.sharded_evening import SHARDS, ShardedEvening, furnish
from tests.proof.concurrency.shifted_program import (
    NEWER_SCHEMA,
    SHIFT,
    ShiftedClock,
    write_newer_schema,
)
from tests.proof.invariants.message_audit import KINDS
from tests.proof.long_run import Figures
from tests.wire.contest_player import PLACES
from tests.wire.harness import COMMANDS, EVERY_CARD, stay_in_channels

SIZE = 40
"""How many kills, over all evenings."""

AN_EVENING = 10
"""How many of them in one place, before everything starts over."""

PROCESSES: Final = 3
BOT: Final = Path(__file__).parents[3] / "bot.py"
PATIENCE: Final = 120.0
"""Seconds that all processes may take to start, on a machine that has other work."""

AFTERWARDS: Final = 8.0
"""Seconds after a process is back within which a press may still have gone to nobody."""

BETWEEN: Final = (2.0, 6.0)
"""Seconds between two disturbances."""

DEAD: Final = (0.0, 8.0)
"""Seconds for which a process stays dead: others take over what it was at, or it does itself."""

GIVEN_BACK: Final = 30
"""Seconds within which a claim is given back once nothing more happens."""

LEAP: Final = 30 * 3600.0
"""Seconds by which the time leaps: somebody is reminded then at every table."""

GONE, HAS_THREAD, ANSWERED, TAKEN, LATE = 10008, 160004, 40060, 50035, 10062
MANY_EDITS, NO_TOKEN, NO_WEBHOOK = 30046, 50027, 10015
LAUNCHER: Final = "tests.proof.concurrency.shifted_program"


@dataclass
class Came:
    """What came of an evening."""

    kills: int = 0
    stops: int = 0
    upgrades: int = 0
    crashes: int = 0
    presses: int = 0
    unanswered: int = 0
    games: int = 0
    moves: int = 0
    alarms: int = 0
    messages: int = 0
    early: int = 0
    waits: list[float] = field(default_factory=list[float])
    found: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])

    def add(self, other: "Came") -> None:
        """Count another evening's in."""
        for name in ("kills", "stops", "upgrades", "crashes", "presses", "unanswered"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("games", "moves", "alarms", "messages", "early", "waits", "found"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Fleet:
    """The processes, each with its part of the shards."""

    def __init__(self, discord: StandIn, url: str, folder: Path) -> None:
        self.discord = discord
        self.said: list[str] = []
        self.newer: set[int] = set()
        self._url, self._folder = url, folder
        self._programs: dict[int, Program] = {}

    async def start(self, number: int) -> None:
        """Start a process, as the version that it is."""
        each = SHARDS // PROCESSES
        env = {
            "DATABASE_URL": self._url,
            "LOG_LEVEL": "WARNING",
            "SHARD_COUNT": str(SHARDS),
            "SHARD_IDS": f"{number * each}-{(number + 1) * each - 1}",
            SHIFT: str(self._folder / "shift"),
        }
        if number in self.newer:
            env[NEWER_SCHEMA] = str(self._folder / "newer")
        self._programs[number] = await ForkedProgram.start(
            BOT,
            self.discord.url,
            self.discord.token,
            env=env,
            launcher=LAUNCHER,
            told=lambda line: self.said.append(f"{number}: {line}"),
        )

    async def there(self) -> None:
        """Wait until all shards are connected."""
        await self.discord.gateway.connected(PATIENCE)

    def signal(self, number: int, what: int) -> None:
        """Send a process a signal."""
        self._programs[number].signal(what)

    async def kill(self, number: int) -> None:
        """Kill a process."""
        await self._programs[number].kill()

    async def stop(self, number: int) -> None:
        """Stop a process in order."""
        assert await self._programs[number].stop(30.0) == 0, "\n".join(self.said[-20:])

    @property
    def running(self) -> list[int]:
        """The processes that run."""
        return [number for number, program in self._programs.items() if program.running]

    async def close(self) -> None:
        """Stop all."""
        await asyncio.gather(*(one.stop(30.0) for one in self._programs.values()))


def prove(size: int) -> Iterator[str | Figures]:
    """Have that many kills."""
    every, left = Came(), size
    while left > 0:
        came = asyncio.run(run_evening(min(left, AN_EVENING), seed=left))
        every.add(came)
        left -= AN_EVENING
        yield f"{every.kills} kills so far; found: {came.found or 'nothing'}"
        assert not came.found, came.found
    yield figures(every)


def figures(came: Came) -> Figures:
    """What came of all, as a row."""
    waits = sorted(came.waits)
    kinds = [kind for kind, _ in came.found]
    return {
        "processes": PROCESSES,
        "shards": SHARDS,
        "kills": came.kills,
        "stood still": came.stops,
        "upgraded": came.upgrades,
        "crashes of the database": came.crashes,
        "games": came.games,
        "moves": came.moves,
        "presses": came.presses,
        "to a dead process": came.unanswered,
        "alarms": came.alarms,
        "messages": came.messages,
        "sessions begun too early": came.early,
        "answered in (median)": f"{statistics.median(waits) * 1000:.0f} ms",
        "(99 of 100)": f"{waits[len(waits) * 99 // 100] * 1000:.0f} ms",
        **{kind: kinds.count(kind) for kind in KINDS},
    }


async def run_evening(kills: int, seed: int, *, whole: bool = True) -> Came:
    """Have an evening with some kills, from an empty database on; `whole` with all that happens."""
    with tempfile.TemporaryDirectory() as name, started() as server:
        folder = Path(name)
        write_newer_schema(folder / "newer")
        url = await server.create()
        async with StandIn(PLACES, frozen=False) as discord:
            discord.expect(
                GONE, HAS_THREAD, ANSWERED, TAKEN, LATE, MANY_EDITS, NO_TOKEN, NO_WEBHOOK
            )
            # A process that hasn't heard of a server yet may try to open a thread in it.
            discord.expect(NOT_ALLOWED)
            evening = _Evening(discord, server, url, folder, random.Random(seed))
            return await evening.run(kills, seed, whole=whole)


class _Evening:
    def __init__(
        self, discord: StandIn, server: Server, url: str, folder: Path, dice: random.Random
    ) -> None:
        self.came = Came()
        self._discord, self._server, self._url, self._dice = discord, server, url, dice
        self._clock = ShiftedClock(folder / "shift")
        self._clock.advance(0)
        self._excused = set[str]()
        self._alarms = set[tuple[object, ...]]()
        self._fleet = Fleet(discord, url, folder)

    async def run(self, kills: int, seed: int, *, whole: bool) -> Came:
        discord, came = self._discord, self.came
        stay_in_channels(discord)
        channels = furnish(discord)
        for channel in channels:
            channel.denied |= discord.world.denied
        gateway = discord.gateway
        gateway.shards, gateway.max_concurrency, gateway.paced = SHARDS, 3, True
        self._clock.advance(discord.clock.now() - time.time())
        async with opened(self._url) as database:
            club = Club(database, players=InProcessPlayers(), clock=self._clock)
            members = ShardedEvening(discord, channels, club, database, seed)
            await members.set_rules()
            try:
                await asyncio.gather(*(self._fleet.start(one) for one in range(PROCESSES)))
                await self._fleet.there()
                await discord.world.pulse.until(self._furnished, PATIENCE)
                members.quiet_until = time.monotonic() + AFTERWARDS
                playing = [
                    asyncio.create_task(members.play(*pair), name="plays")
                    for pair in members.pairs()
                ]
                await self._disturb(members, kills, whole=whole)
                members.stopping.set()
                await asyncio.gather(*playing)
                await members.compare()
                await self._count(members)
            finally:
                await self._fleet.close()
        came.found += [(one.kind, one.text) for one in members.audit.findings]
        came.presses, came.unanswered = members.pressed, members.unanswered
        came.games, came.waits = members.games, members.waits
        came.messages = members.made.total()
        came.early = sum(not begun for _, _, begun in gateway.identified)
        wrong = [line for line in self._fleet.said if _is_wrong(line) and line not in self._excused]
        came.found += [("disagreeing", line) for line in wrong]
        return came

    def _furnished(self) -> bool:
        world = self._discord.world
        return len(world.commands) == COMMANDS and len(world.emojis) == EVERY_CARD

    async def _disturb(self, members: ShardedEvening, kills: int, *, whole: bool) -> None:
        """Kill so many processes, and do everything else in between once."""
        others = [self._leap, self._upgrade]
        if whole:
            others = [self._leap, self._crash, self._stand_still, self._upgrade, self._leap]
        at = sorted(self._dice.randrange(kills) for _ in others)
        for number in range(kills):
            await _pause(self._dice.uniform(*BETWEEN))
            while at and at[0] == number:
                at.pop(0)
                await others.pop(0)(members)
                await _pause(self._dice.uniform(*BETWEEN))
            await self._kill(members)
        members.quiet_until = time.monotonic() + AFTERWARDS
        await _pause(AFTERWARDS + 2)

    async def _kill(self, members: ShardedEvening, number: int | None = None) -> None:
        number = self._dice.randrange(PROCESSES) if number is None else number
        members.quiet_until = float("inf")
        await self._fleet.kill(number)
        self.came.kills += 1
        await _pause(self._dice.uniform(*DEAD))
        await self._fleet.start(number)
        await self._fleet.there()
        members.quiet_until = time.monotonic() + AFTERWARDS

    async def _leap(self, members: ShardedEvening) -> None:
        """Let the time leap, so that players are reminded; see that each is said once."""
        members.quiet_until = time.monotonic() + AFTERWARDS
        self._discord.clock.advance(LEAP)
        self._clock.advance(LEAP)
        await _pause(4.0)
        await self._count_alarms(members)

    async def _crash(self, members: ShardedEvening) -> None:
        members.quiet_until = float("inf")
        before = len(self._fleet.said)
        await asyncio.to_thread(self._server.stop, "immediate")
        await _pause(self._dice.uniform(0.2, 4.0))
        await asyncio.to_thread(self._server.start)
        self.came.crashes += 1
        await _pause(AFTERWARDS)
        # They say so: what failed then has named its cause.
        strange = [line for line in self._fleet.said[before:] if _has_no_cause(line)]
        self.came.found += [("disagreeing", line) for line in strange]
        self._excused.update(self._fleet.said[before:])
        members.quiet_until = time.monotonic() + 2 * AFTERWARDS

    async def _stand_still(self, members: ShardedEvening) -> None:
        """Have a process stand still for so long that the others take it for dead."""
        number = self._dice.randrange(PROCESSES)
        members.quiet_until = float("inf")
        self._fleet.signal(number, signal.SIGSTOP)
        try:
            await _pause(18.0)
        finally:
            self._fleet.signal(number, signal.SIGCONT)
        self.came.stops += 1
        await self._fleet.there()
        members.quiet_until = time.monotonic() + 2 * AFTERWARDS

    async def _upgrade(self, members: ShardedEvening) -> None:
        """Replace one process after the other by a newer version; an old one is killed between."""
        members.quiet_until = float("inf")
        for number in range(PROCESSES):
            await self._fleet.stop(number)
            self._fleet.newer.add(number)
            await self._fleet.start(number)
            await self._fleet.there()
            self.came.upgrades += 1
            if number == 0:
                await self._kill(members, PROCESSES - 1)
                members.quiet_until = float("inf")
        members.quiet_until = time.monotonic() + AFTERWARDS

    async def _count(self, members: ShardedEvening) -> None:
        await self._count_alarms(members)
        async with members.database.read() as connection:
            moves = await connection.scalar(text("SELECT count(*) FROM moves"))
            living = await connection.scalar(text("SELECT count(*) FROM processes"))
        self.came.moves = moves or 0
        left = await self._claims(members)
        for _ in range(GIVEN_BACK):
            if not left:
                break
            await _pause(1.0)
            left &= await self._claims(members)
        if left:
            members.audit.find("lost", f"never given back: {sorted(left)}")
        if living != PROCESSES:
            members.audit.find("disagreeing", f"{living} processes are known")

    async def _claims(self, members: ShardedEvening) -> set[tuple[str, int]]:
        async with members.database.read() as connection:
            rows = await connection.execute(text("SELECT kind, number FROM claims"))
            return {(row.kind, row.number) for row in rows}

    async def _count_alarms(self, members: ShardedEvening) -> None:
        """What was said about turns, and how often: its nonce made one message."""
        async with members.database.read() as connection:
            said = select(alarms).where(alarms.c.message_id.is_not(None))
            rows = (await connection.execute(said)).all()
        for row in rows:
            key = row.table_id, row.ply, row.member_id, row.kind, row.number
            number = str(nonce("alarm", *key, row.channel_id))
            count = members.made[str(row.channel_id), number]
            if count != 1:
                members.audit.find("doubled", f"an alarm was said {count} times")
            self._alarms.add(key)
        self.came.alarms = len(self._alarms)


def _is_wrong(line: str) -> bool:
    # While the test compares, its stand-in answers nobody, and they connect anew.
    connects = "[discord.shard]" in line and "cause=" in line
    return ("Traceback" in line or "[error" in line or "[critical" in line) and not connects


def _has_no_cause(line: str) -> bool:
    return "Error" in line and "[" not in line.partition("Error")[0]


async def _pause(seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.Event().wait(), seconds)
