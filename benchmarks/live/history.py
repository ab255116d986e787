"""A click in a database with more and more finished games: does it stay as quick?"""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from benchmarks.live.clicks import in_turn, median, our_stage

GAMES = (10, 1_000, 100_000)
TABLES = 10
"""Tables that are pressed at in turn: at a single one the game would be over before the run."""
EACH = 0.1
"""Seconds between two presses."""


async def compare(games: tuple[int, ...], presses: int, rounds: int) -> list[float]:
    """Press in turn on bots with so many finished games; the median seconds of each."""
    async with AsyncExitStack() as stack:
        stages = []
        for each in games:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            stages.append(await stack.enter_async_context(our_stage(Path(folder), TABLES, each)))
        return [median(times) for times in await in_turn(tuple(stages), rounds, presses, EACH)]


def report(games: tuple[int, ...] = GAMES, presses: int = 100, rounds: int = 4) -> None:
    """Print a line for each number of games."""
    print(f"\n{'finished games':>16}{'a click':>12}{'times':>8}")
    took = asyncio.run(compare(games, presses, rounds))
    for each, seconds in zip(games, took, strict=True):
        print(f"{each:>16,}{seconds * 1e3:>9.2f} ms{seconds / took[0]:>8.2f}", flush=True)
