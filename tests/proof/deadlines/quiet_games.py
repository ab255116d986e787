"""Sixty days in a server where many vanish without a word: no table is left hanging.

Its settings are the default ones, so no game has a clock. It is lived three times, as in
`sixty_days`: by one bot, by one that is killed, and by two that are killed and stopped.
"""

import asyncio
import tempfile
from collections.abc import Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import datetime, timedelta
from multiprocessing import get_context
from pathlib import Path

from club.core.closing import OPEN
from club.core.deadlines import ANSWER, PATIENCE
from club.table.snapshot import load
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.table import tables as data_tables
from data.turn_clock import clocks
from tests.data.storage.prepared_database import empty_database
from tests.proof.deadlines.member_behaviour import BEGIN, DAYS, DOWN, MEMBERS, VANISHING
from tests.proof.deadlines.reminder_bots import Disruptions
from tests.proof.deadlines.simulation import lived
from tests.proof.deadlines.sixty_days import AT_ONCE, Life, differences, disruptions
from tests.proof.deadlines.stories import readable
from tests.proof.long_run import Figures

LONGEST = PATIENCE + ANSWER + OPEN + (DOWN[1] - DOWN[0]) + timedelta(days=2)
"""How long a game rests at most of which all players have vanished: two days are left for quiet
hours and for what comes once an hour."""

SIZE = 60
"""How many tables."""

FIGURES = {
    "games": "games",
    "departures": "vanished",
    "moves": "moves",
    "remind": "reminders",
    "ask": "asked",
    "still playing": "still playing",
    "agreed to call off": "agreed to call off",
    "out": "out of time",
    "claim": "claimed",
    "wait": "waited",
    "computer": "computer stood in",
    "last": "told of the end",
    "called off": "called off",
    "running": "still running",
}
"""What is counted, and how the figures call it."""


async def left_hanging(database: Database, gone: Collection[int], end: datetime) -> list[str]:
    """Return why games that still run are left hanging: whoever could go on has vanished.

    At such a game something has to be coming, soon enough; nothing may have waited for longer.
    """
    found: list[str] = []
    async with database.read() as connection:
        for table_id in await data_tables.with_status(connection, TableStatus.PLAYING):
            snapshot = await load(connection, table_id)
            playing = {each.member_id for each in snapshot.players if each.member_id is not None}
            clock = await clocks.get(connection, table_id)
            moved_at = await clocks.moved_at(connection, table_id, snapshot.table.ply - 1)
            rested = end - (moved_at or snapshot.table.started_at or BEGIN)
            if playing <= set(gone) and rested > LONGEST:
                found.append(f"table {table_id}: nobody is there since {rested}")
            if len(playing) > 1 and (clock is None or clock.due_at is None):
                found.append(f"table {table_id}: nothing is coming")
    return found


def live(size: int, ordeal: Disruptions) -> Life:
    """Live through the days in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(lived_through(Path(folder), size, ordeal))


async def lived_through(
    folder: Path, size: int, ordeal: Disruptions, days: int = DAYS, members: int = MEMBERS
) -> Life:
    """Live through the days, and check at their end that no table is left hanging."""
    async with lived(folder, size, ordeal, days, members, life=VANISHING) as (every, server):
        database = await Database.open(await empty_database(folder))
        try:
            hanging = await left_hanging(database, every.gone, BEGIN + timedelta(days=days))
            async with database.read() as connection:
                running = await data_tables.with_status(connection, TableStatus.PLAYING)
        finally:
            await database.close()
        assert not hanging, hanging
        counts = every.counts + server.checker.counts
        counts["running"] = len(running)
        checker = server.checker
        return Life(checker.timelines(), checker.stories(), counts, server.bots.counts)


def prove(size: int) -> Iterator[str | Figures]:
    """Live through the days thrice, with so many tables."""
    ordeals = disruptions(size)
    with ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")) as pool:
        begun = {name: pool.submit(live, size, ordeal) for name, ordeal in ordeals.items()}
        plain = begun["one bot"].result()
        table, told = readable(plain.stories)
        yield "\n".join((table, *told))
        for name, each in begun.items():
            life = each.result()
            assert life.timelines == plain.timelines, "\n".join(differences(plain, life))
            yield f"{name}: the same for everybody"
            if life.disruptions:
                yield {"life": name, **dict(sorted(life.disruptions.items()))}
    yield {said: plain.counts[what] for what, said in FIGURES.items()}
