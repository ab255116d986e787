"""Thousands of tables for half an hour, while everything that can happen to the bot does.

It is what `make endurance` runs. First three processes with six shards on one PostgreSQL, then one
process on SQLite. Four hundred members press what their messages offer, and begin another game
where one has ended. Meanwhile processes are killed and stand still, the database crashes or its
disk is full, clocks are set back and leap, connections drop, Discord keeps its limits, and every so
many requests meet a fault. In the end every move is accounted for.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playground.driver import StandIn
from tests.postgresql import started
from tests.proof.endurance.evening import Evening, Plan
from tests.proof.endurance.open_tables import names
from tests.proof.endurance.outcome import Outcome, column
from tests.proof.long_run import Figures

SIZE = 30
"""How many minutes."""

MEMBERS: Final = 400
TABLES: Final = 2000
MOVES: Final = 100_000
"""How many moves there are to be at least, in so many minutes."""

FAULTS: Final = 1000
"""How many things are to go wrong at least."""

ON_POSTGRESQL: Final = 2 / 3
"""Which part of the time, of the moves and of the faults comes first."""

AT_MOST: Final = 3
"""How many times as long it may take until there are so many."""


def prove(size: int) -> Iterator[str | Figures]:
    """Have it for that many minutes, and longer if it takes longer to come to so many moves."""
    every = Outcome()
    for shared in (True, False):
        part = ON_POSTGRESQL if shared else 1 - ON_POSTGRESQL
        every.add(asyncio.run(run_part(planned(size, part), shared=shared, told=_tell)))
        yield f"{every.moves.total():,} moves so far; found: {every.found[:20] or 'nothing'}"
        assert not every.found, every.found[:20]
    told = (column(("figure", ""), every.figures), column(("fault", "times"), every.by_kind))
    yield "\n\n" + "\n\n".join(told)
    assert every.moves.total() >= MOVES * size // SIZE
    assert every.faults.total() >= FAULTS * size // SIZE
    yield {"moves": every.moves.total(), "faults": every.faults.total(), "found": len(every.found)}


def planned(minutes: float, part: float) -> Plan:
    """The plan of a part of a run of so many minutes."""
    seconds, share = minutes * 60 * part, minutes / SIZE * part
    return Plan(
        MEMBERS, TABLES, seconds, int(MOVES * share) + 1, int(FAULTS * share) + 1, AT_MOST * seconds
    )


def _tell(line: str) -> None:
    """Say how it goes, in the middle of a part."""
    sys.stdout.write(f"endurance: {line}\n")
    sys.stdout.flush()


async def run_part(
    plan: Plan, *, shared: bool, told: Callable[[str], None] = lambda _line: None
) -> Outcome:
    """Have one part, from an empty database on: `shared` by three processes, or one's own."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with StandIn(names(plan.members), frozen=False) as discord:
            if not shared:
                url = f"sqlite+aiosqlite:///{folder / 'undercut.db'}"
                return await Evening(discord, url, folder, plan, None, told=told).run()
            with started(autovacuum="on") as server:
                url = await server.create()
                return await Evening(discord, url, folder, plan, server, told=told).run()
