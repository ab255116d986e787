"""Reading the boards of a server with more and more results: does it stay as quick?"""

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from benchmarks.live import sample_database
from club.club import Club
from club.ratings.standings import MEASURES, Board
from data.storage.database import Database

RESULTS = (1_000, 100_000)
SERVER, MEMBER = 900, 11


async def compare(results: tuple[int, ...], looks: int) -> list[dict[str, float]]:
    """Look at every board in turn in servers of so many results; the median seconds of each."""
    async with AsyncExitStack() as stack:
        clubs: list[Club] = []
        for each in results:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            file = Path(folder) / "filled.db"
            await sample_database.play_games(file)
            sample_database.multiply(file, each)
            database = await Database.open(sample_database.address(file))
            stack.push_async_callback(database.close)
            clubs.append(Club(database, players=sample_database.Nobody()))
        took: list[dict[str, list[float]]] = [{name: [] for name in MEASURES} for _ in clubs]
        for _ in range(looks):
            for club, times in zip(clubs, took, strict=True):
                for measure in MEASURES:
                    begun = time.perf_counter()
                    await club.ratings.standings(SERVER, MEMBER, Board(measure, "knock"))
                    times[measure].append(time.perf_counter() - begun)
    return [{name: median(times) for name, times in each.items()} for each in took]


def report(results: tuple[int, ...] = RESULTS, looks: int = 200) -> None:
    """Print a line for each board, with how many times as long the larger server takes."""
    heads = "".join(f"{each:>12,}" for each in results)
    print(f"\n{'a board, of results':<22}{heads}{'times':>8}")
    took = asyncio.run(compare(results, looks))
    for measure in MEASURES:
        each = [one[measure] for one in took]
        shown = "".join(f"{seconds * 1e3:>9.2f} ms" for seconds in each)
        print(f"{measure:<22}{shown}{each[-1] / each[0]:>8.2f}", flush=True)
