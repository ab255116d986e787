"""A click through the whole bot beside a minimal bot, both on the same stand-in.

With PostgreSQL the other is the bot itself, on SQLite.
"""

import asyncio
import re
import sqlite3
import statistics
import tempfile
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import NamedTuple

from benchmarks.live import sample_database
from benchmarks.live.bot_process import BotProcess, at_a_rate, without_pause
from benchmarks.live.earlier_start import leave_faces
from club.core.people import Person, Place
from playground.standin.models import Message
from tests.data.storage.earlier_version import carry_over
from tests.postgresql import Server, started

ROOT = Path(__file__).parents[2]
BOT = ROOT / "bot.py"
FLOOR = ROOT / "benchmarks" / "live" / "floor_bot.py"

PACE = 40.0
"""Seconds between two presses at a table: at 1,000 tables these are 25 presses a second."""

AT_LEAST = 10.0
"""Presses a second with few tables, so that a run ends."""

CROWD = 16
"""Members who press without pause, where it is asked how much a bot can answer at most."""

_COUNT = re.compile(r"\d+")
_MOVE = re.compile(r"gin:move:(\d+):(\d+):")


class Plan(NamedTuple):
    """How much is measured.

    Attributes:
        presses: Of each side in a round, at 1,000 tables; with fewer tables as many.
        rounds: How often the sides take turns.
        seconds: How long each presses without pause in a round.
    """

    presses: int = 250
    rounds: int = 4
    seconds: float = 5.0


class Figures(NamedTuple):
    """What one side took.

    Attributes:
        median: Seconds that half of the answers took at most.
        p99: Seconds that 99 of 100 answers took at most.
        processor: Seconds of the processor's time a press, with all that is drawn after it.
        most: Answers a second, without pause.
        requests: Requests to Discord a press.
    """

    median: float
    p99: float
    processor: float
    most: float
    requests: float


def read_move(_message: Message, custom_id: str) -> tuple[int, int] | None:
    """Tell the table and the ply of a move's button."""
    found = _MOVE.match(custom_id)
    return None if found is None else (int(found[1]), int(found[2]))


def read_floor(message: Message, custom_id: str) -> tuple[int, int] | None:
    """Tell the floor's messages apart, and how often somebody had pressed when they were drawn."""
    counted = _COUNT.search(message.content)
    return (int(message.id), int(counted[0]) if counted else 0) if custom_id == "floor" else None


def persons(stage: BotProcess) -> list[Person]:
    """The members as the club knows them."""
    return [Person(int(user.id), user.name) for user in stage.room.people]


def place_of(stage: BotProcess) -> Place:
    """The stage's server and channel as the club knows them."""
    guild, channel = stage.room.guild, stage.room.channel
    return Place(int(guild.id), guild.name, int(channel.id), channel.name)


@asynccontextmanager
async def our_stage(
    folder: Path, tables: int, games: int = 0, server: Server | None = None
) -> AsyncIterator[BotProcess]:
    """Run the bot with tables at which everything is drawn.

    Args:
        folder: Where the database is made.
        tables: How many tables are open.
        games: How many finished games the database holds besides.
        server: A PostgreSQL server to whose database it is carried over.
    """
    file = folder / ("ours.db" if server is None else "carried.db")
    async with BotProcess(2 * tables, read_move) as stage:
        await sample_database.make(file)
        leave_faces(stage.server.world)
        if games:
            await sample_database.play_games(file, min(games, sample_database.PLAYED))
            sample_database.multiply(file, games)
        sample_database.open_tables(
            file, place_of(stage), persons(stage), tables, rules=sample_database.ENDLESS
        )
        url = sample_database.address(file) if server is None else await server.create()
        if server is not None:
            with closing(sqlite3.connect(file)) as opened:
                await carry_over(opened, url)
            await server.execute("CHECKPOINT")
        await stage.run(BOT, {"DATABASE_URL": url})
        await stage.offered(tables)
        await stage.quiet()
        yield stage


@asynccontextmanager
async def floor_stage(folder: Path, messages: int) -> AsyncIterator[BotProcess]:
    """Run the floor with as many messages to press on."""
    async with BotProcess(messages, read_floor) as stage:
        members = ",".join(str(person.member_id) for person in persons(stage))
        env = {"FLOOR_FILE": str(folder / "floor.db"), "FLOOR_MEMBERS": members}
        await stage.run(FLOOR, env)
        await stage.offered(messages)
        await stage.quiet()
        yield stage


Stage = AbstractAsyncContextManager[BotProcess]


async def compare(tables: int, plan: Plan) -> tuple[Figures, Figures]:
    """Let both sides take turns at one number of tables; ours and the floor's figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        return await beside(our_stage(folder, tables), floor_stage(folder, tables), tables, plan)


async def compare_databases(tables: int, plan: Plan) -> tuple[Figures, Figures]:
    """The same of the bot on PostgreSQL and on SQLite."""
    # As a host has it: what is committed is on the disk.
    with (
        tempfile.TemporaryDirectory() as name,
        started(fsync="on", full_page_writes="on", autovacuum="on") as server,
    ):
        folder = Path(name)
        ours = our_stage(folder, tables, server=server)
        return await beside(ours, our_stage(folder, tables), tables, plan)


async def beside(one: Stage, other: Stage, tables: int, plan: Plan) -> tuple[Figures, Figures]:
    """Let two bots take turns; the figures of each."""
    each = min(PACE / tables, 1 / AT_LEAST)
    async with one as ours, other as floor:
        sides = (ours, floor)
        before = [(side.processor, side.asked) for side in sides]
        took = await in_turn(sides, plan.rounds, plan.presses, each)
        after = [(side.processor, side.asked) for side in sides]
        most = [await without_pause(side, CROWD, plan.seconds) for side in sides]
        pressed = plan.rounds * plan.presses + _warming(plan.presses)
        first, second = (
            Figures(
                median(times),
                p99(times),
                (worked - worked_before) / pressed,
                rate,
                (asked - asked_before) / pressed,
            )
            for times, (worked_before, asked_before), (worked, asked), rate in zip(
                took, before, after, most, strict=True
            )
        )
        return first, second


async def in_turn(
    sides: tuple[BotProcess, ...], rounds: int, presses: int, each: float
) -> list[list[float]]:
    """Press on each side in turn; the times of each, without those of a first short round."""
    took: list[list[float]] = [[] for _ in sides]
    for number in range(rounds + 1):
        for side, times in zip(sides, took, strict=True):
            some = await at_a_rate(side, presses if number else _warming(presses), each)
            await side.quiet()
            times.extend(some if number else ())
    return took


def _warming(presses: int) -> int:
    return presses // 5 + 1


def median(times: list[float]) -> float:
    """What half of them took at most."""
    return statistics.median(times)


def p99(times: list[float]) -> float:
    """What 99 of 100 of them took at most."""
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.99))]


def report(
    counts: tuple[int, ...] = (1, 100, 1_000, 2_000),
    plan: Plan | None = None,
    database: str = "sqlite",
) -> None:
    """Print a line for each number of tables."""
    sides = compare if database == "sqlite" else compare_databases
    heads = f"{'median':>12}{'times':>8}{'p99':>12}{'times':>8}{'processor':>12}{'times':>8}"
    heads += f"{'requests':>10}{'floor':>8}{'at most':>12}{'floor':>10}"
    print(f"\n{'tables':>8}{heads}")
    for tables in counts:
        ours, floor = asyncio.run(sides(tables, plan or Plan()))
        print(
            f"{tables:>8,}{ours.median * 1e3:>9.2f} ms{ours.median / floor.median:>8.2f}"
            f"{ours.p99 * 1e3:>9.2f} ms{ours.p99 / floor.p99:>8.2f}"
            f"{ours.processor * 1e3:>9.2f} ms{ours.processor / floor.processor:>8.2f}"
            f"{ours.requests:>10.2f}{floor.requests:>8.2f}"
            f"{ours.most:>10,.0f}/s{floor.most:>8,.0f}/s",
            flush=True,
        )
