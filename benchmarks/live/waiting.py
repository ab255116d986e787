"""How long somebody else's write waits during a deletion, an annulment and a backup."""

import asyncio
import itertools
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

from club.club import Club
from club.core import limits
from club.core.people import Person
from cogs.app.running import set_up_garbage_collection
from data.core import members
from data.storage.database import Database
from data.upkeep.rotation import Rotation
from engine.rules import PRESETS
from tests.club.club_helpers import NORTH, PLACE, QUICK, SOUTH, Clock, make_club

TABLES = 600
GAMES = 2_000
MEGABYTES = 200
LONG = PRESETS.rules("standard", game_target=1000)
ONLOOKER = Person(99, "@onlooker")
PAUSE = 0.001
"""Seconds between two writes of the other."""

_presses = itertools.count(1_000_000)


async def waits(database: Database, work: Awaitable[object]) -> tuple[float, float, int]:
    """Write again and again until some work is done.

    Returns:
        The longest that a write took, and the work, in seconds; and how many writes there were.
    """
    began, longest, writes = time.perf_counter(), 0.0, 0
    task = asyncio.ensure_future(work)
    while not task.done():
        asked = time.perf_counter()
        async with database.write() as connection:
            await members.remember(connection, ONLOOKER.member_id, ONLOOKER.name)
        longest, writes = max(longest, time.perf_counter() - asked), writes + 1
        await asyncio.sleep(PAUSE)
    await task
    return longest, time.perf_counter() - began, writes


async def deletion(club: Club, database: Database, tables: int) -> tuple[float, float, int]:
    """Delete a member who has begun so many games against the computer."""
    for _ in range(tables):
        await club.starting.practice(PLACE, NORTH, LONG, "simple", next(_presses))
    return await waits(database, club.own_data.forget(NORTH.member_id))


async def annulment(club: Club, database: Database, games: int) -> tuple[float, float, int]:
    """Annul the first of so many games of two, after which every rating changes."""
    people = [NORTH, SOUTH, *(Person(100 + number, f"@member{number}") for number in range(8))]
    first = 0
    for number in range(games):
        one, two = people[number % 10], people[(number * 3 + 1) % 10]
        two = two if one is not two else people[(number + 1) % 10]
        waiting = await club.starting.challenge(PLACE, one, two, QUICK)
        table_id = waiting.table.table_id
        await club.starting.accept(table_id, two, next(_presses))
        await club.playing.resign(table_id, (one, two)[number % 2].member_id)
        first = first or table_id
    return await waits(
        database, club.admin.void(PLACE, ONLOOKER, first, "a benchmark", next(_presses))
    )


async def backup(_: Club, database: Database, megabytes: int) -> tuple[float, float, int]:
    """Back up a file of so many megabytes, as a bot does that runs."""
    for first in range(0, megabytes * 10, 100):
        async with database.write() as connection:
            for number in range(first, first + 100):
                await members.remember(connection, 10**9 + number, "x" * 100_000)
    file = Path(database.engines[0].url.database or "")
    return await waits(database, Rotation(file, file.parent / "kept", timedelta(1), 1).look())


async def _measured(
    work: Callable[[Club, Database, int], Awaitable[tuple[float, float, int]]], size: int
) -> tuple[float, float, int]:
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(f"sqlite+aiosqlite:///{Path(folder)}/undercut.db")
        try:
            return await work(make_club(database, Clock()), database, size)
        finally:
            await database.close()


def report(tables: int = TABLES, games: int = GAMES) -> None:
    """Print a line for each kind of work."""
    limits.PRACTICES = tables + 1  # type: ignore[misc]
    set_up_garbage_collection()  # as the bot does
    print(f"\n{'while':<48}{'longest wait':>14}{'in all':>10}{'writes':>8}")
    lines: tuple[tuple[str, Any, int], ...] = (
        (f"a member with {tables} games is deleted", deletion, tables),
        (f"the first of {games:,} games is annulled", annulment, games),
        (f"a file of {MEGABYTES} MB is backed up", backup, MEGABYTES),
    )
    for what, work, size in lines:
        longest, took, writes = asyncio.run(_measured(work, size))
        print(f"{what:<48}{longest * 1e3:>11.1f} ms{took:>8.1f} s{writes:>8}", flush=True)
