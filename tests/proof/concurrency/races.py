"""Double clicks: two presses at one moment, and one press that reaches two processes.

In four ways: one member presses twice; members on both sides press; two bots with one token, as
when a host starts the bot twice, both get one press; or each of them gets two. Of two bots now one
stands still for a moment, now the other, as on a busy machine: so either may come to anything
after the other is done with it.
"""

import asyncio
import os
import random
import re
import signal
import statistics
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import get_args

from club.club import Club
from data.storage.database import Database
from playground.driver import Program, StandIn
from playground.standin.routes.callbacks import FIRST_ANSWER_SECONDS
from tests.club.club_helpers import InProcessPlayers
from tests.data.storage.prepared_database import prepared_database
from tests.forked_program import ForkedProgram
from tests.proof.concurrency.simultaneous_contest_presses import SimultaneousContestPresses
from tests.proof.concurrency.simultaneous_presses import TWO_PROCESSES, SimultaneousPresses, Way
from tests.proof.long_run import Figures
from tests.wire.contest_player import PLACES
from tests.wire.harness import COMMANDS, EVERY_CARD, stay_in_channels

SIZE = 1000
"""How many double clicks, over all four ways."""

EVENING = 50
"""How many of them in one place, before everything starts over."""

PATIENCE = 60.0
"""Seconds that two bots may take to start, on a machine that has other work."""

STANDING, RUNNING = 0.4, 0.15
"""Seconds for which one of two processes stands still at most, and for which both run at most."""

BOT = Path(__file__).parents[3] / "bot.py"
MEMBERS = PLACES[:5]
WAYS: tuple[Way, ...] = get_args(Way)
SAID: dict[Way, str] = {
    "twice": "one member twice, one process",
    "both": "both sides at once, one process",
    "twins": "one press, two processes",
    "crossed": "two presses, two processes",
}
LOST = re.compile("promise not made .*the connection failed")
"""A process that stood still finds a connection closed as it is about to defer an answer."""

ANSWERED, GONE, TAKEN = 40060, 10008, 50035
"""What Discord may say to the second process: answered before, deleted before, an emoji of that
name is there."""


def prove(size: int) -> Iterator[str | Figures]:
    """Have that many double clicks."""
    for way in WAYS:
        kinds, waits, presses = Counter[str](), list[float](), 0
        left, runs = size // len(WAYS), 0
        while left > 0:
            kind = (SimultaneousPresses, SimultaneousContestPresses)[runs % 2]
            ran = asyncio.run(run_presses(way, min(left, EVENING), seed=left, kind=kind))
            runs += 1
            kinds, waits = kinds + ran.kinds, waits + ran.waits
            presses += ran.presses
            left -= EVENING
            yield f"{SAID[way]}: {kinds.total()} so far, each did one thing"
        yield {
            "how": SAID[way],
            "double clicks": kinds.total(),
            "presses": presses,
            "kinds": len(kinds),
            "done twice": 0,
            "not answered": 0,
            "answered in (median)": f"{statistics.median(waits) * 1000:.0f} ms",
            "(99 of 100)": f"{sorted(waits)[len(waits) * 99 // 100] * 1000:.0f} ms",
            "(slowest)": f"{max(waits) * 1000:.0f} ms",
        }


async def run_presses(
    way: Way, count: int, seed: int, kind: type[SimultaneousPresses] = SimultaneousPresses
) -> SimultaneousPresses:
    """Have some double clicks with bots of their own; answers what came of them."""
    processes = 2 if way in TWO_PROCESSES else 1
    with tempfile.TemporaryDirectory() as folder:
        url = await prepared_database(Path(folder))
        async with StandIn(MEMBERS, frozen=False) as discord, bots(discord, url, processes) as ran:
            discord.expect(ANSWERED, GONE, TAKEN)
            database = await Database.open(url)
            halting = asyncio.create_task(halt(ran, random.Random(seed)))
            try:
                club = Club(database, players=InProcessPlayers())
                presses = kind(discord, club, database, way, seed)
                await presses.run(count)
            finally:
                halting.cancel()
                await asyncio.gather(halting, return_exceptions=True)
                await database.close()
            wrong = [one for one in discord.requests() if one.code == TAKEN]
            assert all(one.path.endswith("/emojis") for one in wrong), wrong
        said = [line for program in ran for line in program.lines if not LOST.search(line)]
        assert not said, "\n".join(said)
        assert max(presses.waits) < FIRST_ANSWER_SECONDS, (
            f"answered after {max(presses.waits):.1f} s"
        )
        return presses


@asynccontextmanager
async def bots(discord: StandIn, url: str, processes: int) -> AsyncIterator[list[Program]]:
    """Run so many bots with the stand-in's one token on one database, started at once."""
    stay_in_channels(discord)  # before they connect, which is when they hear of it
    env = {"DATABASE_URL": url, "LOG_LEVEL": "WARNING"}
    start = (
        ForkedProgram.start(BOT, discord.url, discord.token, env=env) for _ in range(processes)
    )
    programs = list(await asyncio.gather(*start))
    world, sessions = discord.world, discord.gateway.sessions
    try:
        await world.pulse.until(
            lambda: sum(one.link is not None for one in sessions.values()) == processes, PATIENCE
        )
        await discord.gateway.delivered()
        await world.pulse.until(lambda: len(world.commands) == COMMANDS, PATIENCE)
        await world.pulse.until(lambda: len(world.emojis) == EVERY_CARD, PATIENCE)
        yield programs
    finally:
        for program in programs:
            await program.stop()


async def halt(programs: list[Program], dice: random.Random) -> None:
    """Let now one of several processes stand still for a moment, now another."""
    while len(programs) > 1:
        await _moment(dice.uniform(0, RUNNING))
        pid = dice.choice(programs).pid
        os.kill(pid, signal.SIGSTOP)
        try:
            await _moment(dice.uniform(0, STANDING))
        finally:
            os.kill(pid, signal.SIGCONT)


async def _moment(seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.Event().wait(), seconds)
