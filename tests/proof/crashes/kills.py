"""The bot killed at named and at random points, hundreds of times, and an auditor after each start.

A point is named by what the bot is about and how far it gets with that. Members press what the
messages offer; the bot is a program of its own and dies by SIGKILL, which it can't hear coming.
"""

import asyncio
import itertools
import random
import tempfile
from collections import Counter
from collections.abc import Awaitable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from tests.proof.crashes.contest_kill_points import MORE
from tests.proof.crashes.crash_scenario import CrashScenario, open_crash_scenario
from tests.proof.crashes.kill_points import BEHIND, HOWS, NEW, OPEN, UNSHOWN, Point, tidy
from tests.proof.crashes.place_kill_points import BEHIND_THERE, PLACE_POINTS
from tests.proof.invariants.message_audit import KINDS
from tests.proof.long_run import Figures
from tests.wire.places.place_player import PlaceClass

SIZE = 480
"""How many kills."""

SHARE = 4
"""One in so many kills is where the bot is no member, or in its direct messages."""

A_NIGHT = 50
"""How many kills one stand-in and one database see."""

AT_ONCE = 2
"""How many evenings are under way at the same time."""

BY_LOT = 12
"""How far the events of a point are counted, where a lot says which."""

A_START = 4
"""How many requests every start makes, for those that a lot says."""

LIMIT = 300.0
"""Seconds in which what members do must lead to the point: a round of teams, where that ends it."""

STARTED = 60.0
"""Seconds in which a start comes to its points."""

SOON = 20.0
"""Seconds in which a point must come once members have done their part."""


@dataclass(frozen=True)
class Plan:
    """The points of an evening, and where its games are begun, if not in the server."""

    points: tuple[Point, ...]
    place: PlaceClass | None = None


@dataclass
class KillRun:
    """What came of an evening."""

    kills: Counter[tuple[str, str]] = field(default_factory=Counter)
    pressed: int = 0
    probes: int = 0
    acknowledged: int = 0
    strays: int = 0
    findings: list[tuple[str, str]] = field(default_factory=list)


def prove(size: int) -> Iterator[str | Figures]:
    """Kill that many bots."""
    every = KillRun()
    with ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")) as pool:
        nights = [pool.submit(kill_run, seed, plan) for seed, plan in enumerate(plans(size), 1)]
        for done in as_completed(nights):
            try:
                one = done.result()
                assert not one.findings, "\n".join(map(": ".join, one.findings))
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
            yield f"{one.kills.total()} kills, {one.pressed} presses, nothing found"
            every.kills += one.kills
            every.pressed += one.pressed
            every.probes += one.probes
            every.acknowledged += one.acknowledged
            every.strays += one.strays
    yield f"by point\n\n{by_point(every.kills)}"
    found = Counter(kind for kind, _ in every.findings)
    yield {
        "kills": every.kills.total(),
        "presses": every.pressed,
        "acknowledged moves": every.acknowledged,
        **{kind: found[kind] for kind in KINDS},
        "shown twice": every.strays,
        "old buttons pressed": every.probes,
    }


def plans(size: int) -> Iterator[Plan]:
    """Deal the points out to evenings: in the server each begins with a first start."""
    dice = random.Random(size)
    elsewhere = size // SHARE
    size -= elsewhere
    rest = itertools.chain.from_iterable(
        _shuffled((*OPEN, *BEHIND, *MORE), dice) for _ in itertools.count()
    )
    while size > 0:
        points = (*NEW, *itertools.islice(rest, A_NIGHT - len(NEW)))[:size]
        yield Plan(points)
        size -= len(points)
    for place, every in itertools.cycle(PLACE_POINTS):
        if elsewhere == 0:
            return
        points = tuple(_shuffled(every, dice)[:elsewhere])
        yield Plan(points, place)
        elsewhere -= len(points)


def _shuffled(points: Iterable[Point], dice: random.Random) -> list[Point]:
    mixed = list(points)
    dice.shuffle(mixed)
    return mixed


def by_point(kills: Counter[tuple[str, str]]) -> str:
    """The kills as a table of Markdown: what the bot was about, and how far it got."""
    elsewhere = (point for _, points in PLACE_POINTS for point in points)
    order = dict.fromkeys(point.what for point in (*OPEN, *MORE, *BEHIND, *NEW, *elsewhere))
    rows = [(what, *(kills[what, how] or "" for how in HOWS)) for what in order]
    lines = [("killed in", *HOWS), ("---",) * (1 + len(HOWS)), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def kill_run(seed: int, plan: Plan) -> KillRun:
    """Have one evening, from an empty database on."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_kill_run(Path(folder), seed, plan))


async def _kill_run(folder: Path, seed: int, plan: Plan) -> KillRun:
    came = KillRun()
    async with open_crash_scenario(folder, seed, place=plan.place) as scenario:
        for point in plan.points:
            for each in lives(point):
                await kill_at(scenario, each)
                came.kills[each.what, each.how] += 1
        await scenario.launch()
        await look(scenario)
        came.pressed = scenario.pressed
        came.probes, came.strays = scenario.screen.pressed, len(scenario.screen.strays)
        came.acknowledged = len(scenario.audit.acknowledged)
        came.findings = [(one.kind, one.text) for one in scenario.audit.findings]
    return came


def lives(point: Point) -> tuple[Point, ...]:
    """The lives that lead to a point: to catch up there must be something to catch up."""
    return (UNSHOWN, point) if point in (*BEHIND, *BEHIND_THERE) else (point,)


async def kill_at(scenario: CrashScenario, point: Point) -> None:
    """Start the bot, and kill it at a point."""
    if point.act is not None:
        await scenario.launch()
        await look(scenario)
        await end(scenario, point)
        return
    nth = point.nth or scenario.dice.randint(1, A_START if point.starts else BY_LOT)
    point.arm(scenario, nth)
    await scenario.launch()
    try:
        await asyncio.wait_for(scenario.struck(), STARTED)
    except TimeoutError:
        # What a lot says may be more than a start has: then the bot is killed at rest.
        assert not point.nth, f"never came to {point.what}, {point.how}"
    await scenario.bury(carried_out=point.how == "carried out, unheard")


async def end(scenario: CrashScenario, point: Point) -> None:
    """Have members do what leads to a point, and kill the bot that runs there."""
    assert point.act is not None
    await tidy(scenario)
    nth = point.nth or scenario.dice.randint(1, BY_LOT)
    scenario.unseen = point.unseen
    await _until_struck(scenario, point, point.act(scenario, lambda: point.arm(scenario, nth)))
    await scenario.bury(carried_out=point.how == "carried out, unheard")


async def _until_struck(scenario: CrashScenario, point: Point, act: Awaitable[None]) -> None:
    acting = asyncio.ensure_future(act)
    struck = asyncio.ensure_future(scenario.struck())
    try:
        await asyncio.wait({acting, struck}, timeout=LIMIT, return_when=asyncio.FIRST_COMPLETED)
        if acting.done() and not struck.done():
            acting.result()
            # What a lot says may be more than there is: then the bot is killed at rest.
            await asyncio.wait({struck}, timeout=SOON if point.nth else 0.0)
        came = (
            scenario.interceptor.caught.is_set()
            if point.death is None
            else not scenario.program.running
        )
        assert came or not point.nth, f"never came to {point.what}, {point.how}"
    finally:
        for task in (acting, struck):
            task.cancel()
        await asyncio.gather(acting, struck, return_exceptions=True)


async def look(scenario: CrashScenario) -> None:
    """Wait until the bot has caught up, and compare everything with everything."""
    await scenario.ready()
    await scenario.audit.compare()
    await scenario.screen.check()
