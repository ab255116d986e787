"""A click at the same few tables while more and more others run: does it stay as quick?

Elsewhere the pace at each table falls with their number, and with it what a press asks of Discord.
"""

import asyncio
import statistics
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from benchmarks.live.bot_process import BotProcess, at_a_rate
from benchmarks.live.clicks import our_stage, p99

TABLES = (50, 1_000, 2_000)
PRESSED = 50
"""Tables that are pressed at, of however many."""
EACH = 0.1
"""Seconds between two presses."""


class Cost(NamedTuple):
    """What a press took in one round.

    Attributes:
        median: Seconds that half of the answers took at most.
        p99: Seconds that 99 of 100 answers took at most.
        processor: Seconds of the processor's time, with all that is drawn after it.
        requests: Requests to Discord.
    """

    median: float
    p99: float
    processor: float
    requests: float


async def compare(tables: tuple[int, ...], presses: int, rounds: int) -> list[Cost]:
    """Press in turn on bots with so many running tables; the medians of the rounds of each.

    Of the first round, in which the tables are pressed for the first time, nothing is counted.
    """
    async with AsyncExitStack() as stack:
        stages: list[BotProcess] = []
        for each in tables:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            stages.append(await stack.enter_async_context(our_stage(Path(folder), each)))
        found = [[await _round(stage, presses) for stage in stages] for _ in range(rounds + 1)][1:]
        return [
            Cost(*map(statistics.median, zip(*of, strict=True))) for of in zip(*found, strict=True)
        ]


async def _round(stage: BotProcess, presses: int) -> Cost:
    some = frozenset(sorted(stage.keys)[:PRESSED])
    worked, asked = stage.processor, stage.asked
    took = await at_a_rate(stage, presses, EACH, some.__contains__)
    await stage.quiet()
    worked, asked = stage.processor - worked, stage.asked - asked
    return Cost(statistics.median(took), p99(took), worked / presses, asked / presses)


def report(tables: tuple[int, ...] = TABLES, presses: int = 150, rounds: int = 4) -> None:
    """Print a line for each number of tables."""
    heads = ("median", "p99", "processor")
    columns = "".join(f"{head:>12}{'times':>8}" for head in heads)
    print(f"\n{'running tables':>16}{columns}{'requests':>10}")
    first, *_ = found = asyncio.run(compare(tables, presses, rounds))
    for each, cost in zip(tables, found, strict=True):
        pairs = zip(cost[:3], first[:3], strict=True)
        shown = "".join(f"{one * 1e3:>9.2f} ms{one / other:>8.2f}" for one, other in pairs)
        print(f"{each:>16,}{shown}{cost.requests:>10.2f}", flush=True)
