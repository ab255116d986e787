"""Sixty days of forty members, lived three times: what each hears about their time, and when.

Once with a bot that nothing befalls; once with one that is killed again and again, between storing
and sending, between sending and noting it, and at any moment; once with two bots on one database,
of which now one is killed and now one stands still. What everybody goes through is the same.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from tests.proof.deadlines.reminder_bots import Disruptions
from tests.proof.deadlines.simulation import lived
from tests.proof.deadlines.stories import readable
from tests.proof.long_run import Figures

SIZE = 300
"""How many tables."""

AT_ONCE = 3
"""How many lives are lived at the same time."""

OFTEN = 300
"""How often in all something is to happen to the bots of a life, at some ten deadlines a table."""


FIGURES = {
    "games": "games",
    "moves": "moves",
    "remind": "reminders",
    "nudge": "by members",
    "warn": "warnings",
    "out": "out of time",
    "claim": "claimed",
    "wait": "waited",
    "computer": "computer stood in",
    "ask": "asked",
    "called off": "called off",
    "away": "absences",
    "pauses": "pauses",
    "departures": "departures",
}
"""What is counted, and how the figures call it."""


@dataclass
class Life:
    """What came of a life: each member's timeline, each table's story, and what came how often."""

    timelines: dict[str, list[str]]
    stories: dict[str, list[str]]
    counts: Counter[str]
    disruptions: Counter[str]


def disruptions(size: int) -> dict[str, Disruptions]:
    """The three lives: by name, what their bots go through."""
    often = min(20.0, OFTEN / size)
    return {
        "one bot": Disruptions(),
        "one bot, killed": Disruptions(kills=often),
        "two bots, killed and stopped": Disruptions(bots=2, kills=often, stops=often),
    }


def live(tables: int, ordeal: Disruptions) -> Life:
    """Live through the days in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_live(Path(folder), tables, ordeal))


async def _live(folder: Path, tables: int, ordeal: Disruptions) -> Life:
    async with lived(folder, tables, ordeal) as (days, server):
        counts = days.counts + server.checker.counts
        checker = server.checker
        return Life(checker.timelines(), checker.stories(), counts, server.bots.counts)


def prove(size: int) -> Iterator[str | Figures]:
    """Live through the days thrice, with so many tables."""
    ordeals = disruptions(size)
    with ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")) as pool:
        begun = {name: pool.submit(live, size, ordeal) for name, ordeal in ordeals.items()}
        plain = begun["one bot"].result()
        member, told = readable(plain.timelines)
        yield "\n".join((member, *told))
        for name, each in begun.items():
            life = each.result()
            assert life.timelines == plain.timelines, "\n".join(differences(plain, life))
            yield f"{name}: the same for everybody"
            if life.disruptions:
                yield {"life": name, **dict(sorted(life.disruptions.items()))}
    counts = plain.counts
    yield {said: counts[what] for what, said in FIGURES.items()}


def differences(one: Life, other: Life) -> Iterator[str]:
    """What members went through in one of two lives only."""
    for name in sorted({*one.timelines, *other.timelines}):
        first, second = one.timelines.get(name, []), other.timelines.get(name, [])
        yield from (f"{name} - {each}" for each in first if each not in second)
        yield from (f"{name} + {each}" for each in second if each not in first)
