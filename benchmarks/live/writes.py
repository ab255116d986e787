"""How many moves a second a database takes, from several processes that do nothing else."""

import asyncio
import random
import tempfile
import time
from collections.abc import Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from benchmarks.live import sample_database
from club.club import Club
from club.core.people import Person, Place
from data.storage.database import Database
from engine.players import PLAYERS
from engine.rules import PRESETS
from tests.club.club_helpers import InProcessPlayers
from tests.postgresql import started, why_none

PROCESSES = 2
TABLES = 4
"""Games under way at a time in each process."""

SECONDS = 10.0


async def play(url: str, process: int, tables: int, seconds: float) -> tuple[int, float]:
    """Have members play at so many tables; how many moves were made, and seconds of processor."""
    database = await Database.open(url)
    club, until = Club(database, players=InProcessPlayers()), time.monotonic() + seconds
    try:
        begun = time.process_time()
        each = await asyncio.gather(*(_table(club, process, one, until) for one in range(tables)))
        return sum(each), time.process_time() - begun
    finally:
        await database.close()


async def _table(club: Club, process: int, number: int, until: float) -> int:
    place = Place(1_000 + process, "A club", 5, "general")
    first = (process * 1_000 + number) * 10
    one, two = (Person(first + side, f"@{first + side}") for side in (1, 2))
    rules, press, moves = PRESETS.rules("standard", game_target=500), first * 10_000, 0
    waiting = await club.starting.challenge(place, one, two, rules, interaction_id=press)
    snapshot = await club.starting.accept(waiting.table.table_id, two, press + 1)
    while time.monotonic() < until and (state := snapshot.state) is not None:
        member = next(each for each in snapshot.seats if each.seat == state.turn).member_id
        move = PLAYERS["simple"].choose(state.view(state.turn), random.Random(moves))
        snapshot = await club.playing.play(
            snapshot.table.table_id, snapshot.table.ply, member or 0, str(move)
        )
        moves += 1
    return moves


def _run(url: str, process: int, tables: int, seconds: float) -> tuple[int, float]:
    return asyncio.run(play(url, process, tables, seconds))


def measure(
    url: str, processes: int, tables: int = TABLES, seconds: float = SECONDS
) -> tuple[float, float]:
    """The moves a second of all processes, and the seconds of their processors' time for each."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        began = [pool.submit(_run, url, one, tables, seconds) for one in range(processes)]
        done: Sequence[tuple[int, float]] = [each.result() for each in began]
    moves = sum(count for count, _ in done)
    return moves / seconds, sum(took for _, took in done) / max(1, moves)


def report(seconds: float = SECONDS) -> None:
    """Print a line for an SQLite file, and one for each number of processes on a PostgreSQL."""
    print(f"\n{'moves a second':<32}{'processes':>10}{'moves/s':>12}{'processor each':>18}")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "ours.db"
        asyncio.run(sample_database.make(file))
        _line("SQLite", 1, measure(sample_database.address(file), 1, seconds=seconds))
    if (why := why_none()) is not None:
        print(f"PostgreSQL is left out: {why}")
        return
    # As a host has it: what is committed is on the disk.
    with started(fsync="on", full_page_writes="on") as server:
        for processes in (1, PROCESSES):
            url = asyncio.run(_fresh(server.create()))
            _line("PostgreSQL", processes, measure(url, processes, seconds=seconds))


async def _fresh(creating: Coroutine[Any, Any, str]) -> str:
    url = await creating
    await (await Database.open(url)).close()
    return url


def _line(what: str, processes: int, found: tuple[float, float]) -> None:
    a_second, each = found
    print(f"{what:<32}{processes:>10}{a_second:>12.0f}{each * 1000:>15.1f} ms", flush=True)
