"""The bot killed and started again: is every message there once it has nothing under way?

A reader outside sees only what the bot asks of Discord. As soon as a restarted bot asks for nothing
any more, every hand, table and challenge must be there: nobody can tell a bot that will send them
later from one that has forgotten them. Half of the games are played in threads. Discord takes
everything after most kills; after the others it refuses something a few times, or doesn't answer.
"""

import asyncio
import itertools
import math
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from club.table.snapshot import Snapshot
from tests.proof.crashes import contest_actions
from tests.proof.crashes.crash_scenario import PATIENCE, CrashScenario, open_crash_scenario
from tests.proof.crashes.kill_points import (
    Arm,
    Point,
    accept,
    answered,
    anything,
    challenge,
    play,
    practice,
    rematch,
    resign,
    sent,
    withdraw,
    written,
)
from tests.proof.crashes.kills import end
from tests.proof.games.contest_kinds import PAIRS, ROBIN
from tests.proof.long_run import Figures

SIZE = 120
"""How many kills."""

AN_EVENING = 30
"""How many kills one stand-in and one database see."""

AT_ONCE = 2
"""How many evenings are under way at the same time."""

QUIET = 1.0
"""Seconds without any request after which a bot has nothing under way, as it seems from outside."""

UNHEARD = 5.0
"""The same while it waits for an answer that never comes."""

AT_REST = 0.03
"""Seconds of computing in that time that mean nothing: the gateway's heartbeat, say."""


MANY = 50
"""More requests than a bot makes at the same time."""


@dataclass(frozen=True)
class Trouble:
    """What a restarted bot meets.

    Attributes:
        name: What it is called in the table of figures.
        method: The HTTP method that it is about.
        path: The path; "*" stands for any text.
        statuses: What the first such requests are answered with; 0 for no answer at all.
        code: Discord's own code of that.
    """

    name: str
    method: str = ""
    path: str = ""
    statuses: Sequence[int] = ()
    code: int = 0

    def lay(self, scenario: CrashScenario) -> None:
        """Lie in wait for the bot."""
        for status in self.statuses:
            if status:
                scenario.interceptor.fail(self.method, self.path, status, code=self.code)
            else:
                scenario.interceptor.hold(self.method, self.path)


SENT = ("POST", "/channels/*/messages")
EDITED = ("PATCH", "/channels/*/messages/*")
OPENED = ("POST", "/channels/*/messages/*/threads")
LET_IN = ("PUT", "/channels/*/thread-members/*")
OPENED_DM = ("POST", "/users/@me/channels")
READ = ("GET", "/channels/*/messages")

NONE = Trouble("nothing")
TROUBLES = (
    Trouble("no direct messages opened: 503", *OPENED_DM, (503,)),
    Trouble("nothing sent: 503, twice", *SENT, (503,) * 2),
    Trouble("nothing sent: 502", *SENT, (502,)),
    Trouble("nothing edited: 500, twice", *EDITED, (500,) * 2),
    Trouble("the channel not read: 500, twice", *READ, (500,) * 2),
)
"""What a restarted bot may meet anywhere."""

THREADLESS = (
    Trouble("no thread opened: 500, six times", *OPENED, (500,) * 6),
    Trouble("no thread opened: 503, six times", *OPENED, (503,) * 6),
    Trouble("no thread opened: no answer", *OPENED, (0,) * 6),
    Trouble("nobody let into a thread: 500, six times", *LET_IN, (500,) * 6),
)
"""What it may meet where a game begins in a thread."""


async def accept_new(scenario: CrashScenario, arm: Arm) -> None:
    """Accept a challenge whose game will have a thread of its own; a rematch stays where it is."""
    if await scenario.tables("waiting"):
        await withdraw(scenario, lambda: None)
    await accept(scenario, arm)


async def begin(scenario: CrashScenario, arm: Arm) -> None:
    """Begin a contest of teams from its lobby."""
    await contest_actions.start(scenario, arm, PAIRS)


async def gather(scenario: CrashScenario, arm: Arm) -> None:
    """Open a table for more than two."""
    await contest_actions.gather(scenario, arm, ROBIN)


MOVES, DEALS = "INSERT INTO moves", "INSERT INTO deals"

IN_THREADS: tuple[Point, ...] = (
    *sent("accepting: the thread", accept_new, "open thread"),
    *sent("accepting: letting in", accept_new, "let in"),
    *written("accepting: noting the thread", accept_new, "UPDATE rooms"),
)
"""Where the bot is killed while it opens a thread."""

BEGINNINGS = {"accepting", "a contest of teams begins"}
"""Where it is killed before it opens one."""

POINTS: tuple[Point, ...] = (
    *IN_THREADS,
    *answered("a challenge", challenge, "INSERT INTO tables"),
    *answered("accepting", accept_new, DEALS),
    *sent("accepting: the table", accept_new, "send table"),
    *sent("accepting: a hand", accept_new, "send hand"),
    *sent("accepting: the other hand", accept_new, "send hand", 2),
    *answered("a move", play, MOVES),
    *sent("a turn is called: the new hand", play, "send hand", unseen=True),
    *written("the end of a deal", play, "INSERT INTO results"),
    *sent("the end of a deal: the result", play, "send result"),
    *sent("the end of a deal: the new table", play, "send table"),
    *sent("giving up: the settlement", resign, "send settlement"),
    *answered("a rematch", rematch, "INSERT INTO tables"),
    *sent("a rematch: the challenge", rematch, "send challenge"),
    *answered("practice", practice, "INSERT INTO tables"),
    *sent("practice: the hand", practice, "send hand"),
    *answered("a table for more", gather, "INSERT INTO tables"),
    *answered("a contest of teams begins", begin, DEALS),
    *sent("a contest of teams begins: a table", begin, "send table", 2),
    *sent("a contest of teams begins: a hand", begin, "send hand", 3),
    *sent("anything at all", anything, "", 0) * 4,
)
"""Where the bot is killed."""


@dataclass(frozen=True)
class KillAndTrouble:
    """A kill, and what the next bot meets."""

    point: Point
    trouble: Trouble = NONE


@dataclass
class Findings:
    """What came of an evening.

    Attributes:
        kills: The kills, by what the next bot met.
        states: The running and waiting tables that were looked at, by the same.
        missing: What wasn't there when the bot was quiet: where it was killed, what it met, which
            message, and how many seconds after the bot was connected everything was there.
        longest: The most seconds that a bot took, once connected, until everything was there.
    """

    kills: Counter[str] = field(default_factory=Counter)
    states: Counter[str] = field(default_factory=Counter)
    missing: list[tuple[KillAndTrouble, str, float]] = field(default_factory=list)
    longest: Counter[str] = field(default_factory=Counter)


def prove(size: int) -> Iterator[str | Figures]:
    """Kill that many bots, and look at the tables each time the next one is quiet."""
    every = Findings()
    with ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")) as pool:
        pending = [pool.submit(run_kills, seed, each) for seed, each in enumerate(plans(size))]
        for done in as_completed(pending):
            came = done.result()
            yield from map(said, came.missing)
            every.kills += came.kills
            every.states += came.states
            every.missing += came.missing
            for name, seconds in came.longest.items():
                every.longest[name] = max(every.longest[name], seconds)
            yield f"{every.kills.total()} kills, {len(every.missing)} missing"
    yield by_trouble(every)
    yield {
        "kills": every.kills.total(),
        "states looked at": every.states.total(),
        "messages missing when quiet": len(every.missing),
        "longest until all was there": f"{max(every.longest.values()) / 1000:.1f} s",
    }
    assert not every.missing, f"{len(every.missing)} messages were missing"


def said(missed: tuple[KillAndTrouble, str, float]) -> str:
    """A message that was missing, as a line."""
    trip, wrong, seconds = missed
    killed = f"killed in {trip.point.what} ({trip.point.how})"
    return f"{killed}, meeting {trip.trouble.name}: {wrong}; all there after {seconds:.1f} s"


def by_trouble(came: Findings) -> str:
    """What came of it as a table of Markdown, a line for each thing that the next bot met."""
    heads = ("the next bot met", "kills", "states", "missing when quiet", "longest until all there")
    missed = Counter(trip.trouble.name for trip, _, _ in came.missing)
    rows = [
        (name, count, came.states[name], missed[name], f"{came.longest[name] / 1000:.1f} s")
        for name, count in came.kills.items()
    ]
    lines = [heads, ("---",) * len(heads), *rows]
    return "by trouble\n\n" + "\n".join("| " + " | ".join(map(str, one)) + " |" for one in lines)


def plans(size: int) -> Iterator[list[KillAndTrouble]]:
    """Deal kills out to evenings; half of the bots that come after them meet some trouble."""
    dice = random.Random(size)
    for number, begun in enumerate(range(0, size, AN_EVENING)):
        pairs = zip(*(dice.sample(each, AN_EVENING) for each in trips(number)), strict=True)
        yield [*itertools.chain.from_iterable(pairs)][: min(AN_EVENING, size - begun)]


def in_threads(number: int) -> bool:
    """Whether the games of an evening are played in threads."""
    return number % 2 == 0


def trips(number: int) -> tuple[list[KillAndTrouble], list[KillAndTrouble]]:
    """What an evening may have: kills after which nothing goes wrong, and those with trouble."""
    threads = in_threads(number)
    points = [one for one in POINTS if threads or one not in IN_THREADS]
    troubled = [KillAndTrouble(point, trouble) for point in points for trouble in TROUBLES]
    if threads:
        # A bot opens a thread only where it was killed before that was done.
        beginnings = [one for one in points if one in IN_THREADS or one.what in BEGINNINGS]
        troubled = troubled[:: 2 * len(THREADLESS)]
        troubled += [
            KillAndTrouble(point, trouble) for point in beginnings for trouble in THREADLESS
        ]
    return [KillAndTrouble(point) for point in points], troubled


def run_kills(number: int, plan: list[KillAndTrouble]) -> Findings:
    """Have one evening, from an empty database on; those of even numbers play in threads."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run_kills(Path(folder), number, plan))


async def _run_kills(folder: Path, number: int, plan: list[KillAndTrouble]) -> Findings:
    came = Findings()
    async with open_crash_scenario(folder, number, threads=in_threads(number)) as one:
        await one.launch()
        await one.ready()
        for trip in plan:
            await end(one, trip.point)
            trip.trouble.lay(one)
            await one.launch()
            await look(one, trip, came)
            one.interceptor.clear()
            await one.ready()
        assert not one.audit.findings, one.audit.findings
    return came


async def look(scenario: CrashScenario, trip: KillAndTrouble, came: Findings) -> None:
    """Wait until the bot is quiet, note what is missing then, and when everything is there."""
    name, exchanges = trip.trouble.name, scenario.discord.server.log.exchanges
    await scenario.discord.gateway.connected(PATIENCE)
    connected = time.perf_counter()
    await quiet(scenario)
    tables = await scenario.audit.tables()
    last = max(connected, exchanges[-1].came)
    if wrong := await lacking(scenario, tables):
        await complete(scenario)
        last = time.perf_counter()
    came.kills[name] += 1
    came.states[name] += sum(one.table.status in {"waiting", "playing"} for one in tables)
    came.missing += [(trip, each, last - connected) for each in wrong]
    came.longest[name] = max(came.longest[name], round(1000 * (last - connected)))


async def quiet(scenario: CrashScenario) -> None:
    """Wait until the bot has asked for nothing and computed nothing for a while."""
    while not await _calm(scenario):
        pass


async def _calm(scenario: CrashScenario) -> bool:
    exchanges = scenario.discord.server.log.exchanges
    count, worked = len(exchanges), effort(scenario.program.pid)
    held = any(one.fault == "hold" and not one.status for one in exchanges[-MANY:])
    with suppress(TimeoutError):
        await scenario.discord.world.pulse.until(
            lambda: len(exchanges) != count, UNHEARD if held else QUIET
        )
    waiting = any(one.fault != "hold" and not one.status for one in exchanges[-MANY:])
    still = 0 <= effort(scenario.program.pid) - worked < AT_REST
    return len(exchanges) == count and not waiting and still


def effort(pid: int) -> float:
    """Seconds for which a program has computed; infinite while it waits for its disk.

    On a machine with much else to do, a program that asks for nothing may just be slow.
    """
    threads = [*Path(f"/proc/{pid}/task").iterdir()]
    if any((one / "stat").read_text().rpartition(")")[2].split()[0] == "D" for one in threads):
        return math.inf
    return sum(int((one / "schedstat").read_text().split()[0]) for one in threads) / 1e9


async def complete(scenario: CrashScenario) -> None:
    """Wait until everything is there, for a minute at most."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while await lacking(scenario, await scenario.audit.tables()):
                await scenario.glance()


async def lacking(scenario: CrashScenario, tables: list[Snapshot]) -> list[str]:
    """The messages that should be there, and aren't."""
    return [one for one in await scenario.screen.amiss(tables) if one.startswith("there is no")]
