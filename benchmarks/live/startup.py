"""From the start of the program to its first answer, with an empty database and with full ones."""

import asyncio
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from benchmarks.live import sample_database
from benchmarks.live.bot_process import BotProcess
from benchmarks.live.clicks import BOT, our_stage, persons, place_of


class Size(NamedTuple):
    """How many tables are open, and how many games are finished."""

    tables: int
    games: int


SIZES = (Size(0, 0), Size(2_000, 100_000), Size(100_000, 0))


async def first_answer(stage: BotProcess, file: Path) -> float:
    """Start the bot, press as soon as it is connected; the seconds until the answer."""
    await stage.stop()
    start = time.perf_counter()
    await stage.run(BOT, {"DATABASE_URL": sample_database.address(file)})
    await stage.server.gateway.connected(60)
    await stage.press()
    return time.perf_counter() - start


async def compare(sizes: tuple[Size, ...], rounds: int) -> list[float]:
    """Start in turn with databases of these sizes; the median seconds of each."""
    async with AsyncExitStack() as stack:
        sides: list[tuple[BotProcess, Path]] = []
        for size in sizes:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            stage = await stack.enter_async_context(our_stage(folder, 1, size.games))
            await stage.stop()
            file = folder / "ours.db"
            sample_database.open_tables(
                file, place_of(stage), persons(stage), size.tables, shown=True
            )
            sides.append((stage, file))
        took: list[list[float]] = [[] for _ in sides]
        for number in range(rounds + 1):
            for (stage, file), times in zip(sides, took, strict=True):
                seconds = await first_answer(stage, file)
                times.extend([seconds] if number else ())
                await stage.quiet()
        return [statistics.median(times) for times in took]


def report(sizes: tuple[Size, ...] = SIZES, rounds: int = 5) -> None:
    """Print a line for each size."""
    print(f"\n{'open tables':>16}{'finished games':>16}{'first answer':>14}{'times':>8}")
    took = asyncio.run(compare(sizes, rounds))
    for size, seconds in zip(sizes, took, strict=True):
        shown = f"{size.tables:>16,}{size.games:>16,}{seconds:>12.2f} s"
        print(f"{shown}{seconds / took[0]:>8.2f}", flush=True)
