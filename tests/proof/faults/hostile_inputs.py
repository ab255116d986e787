"""Every entrance with the nastiest input of its largest size: no stall, no failure, an answer.

The entrances are found by walking what the bot registers (`tests/wire/entry_points.py`); how a
stall is measured is said in `tests/wire/event_loop_stalls.py`.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.proof.long_run import Figures
from tests.wire.entry_points import EntryPoints, drive
from tests.wire.event_loop_stalls import beating
from tests.wire.harness import open_harness

SIZE = 14
"""How many nasty values each entrance gets: as many as there are nasty texts."""

MEMBERS = ("North", "South", "East")


async def driven(size: int) -> EntryPoints:
    """Drive the entrances of a bot of its own."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_harness(Path(folder), members=MEMBERS) as harness, beating() as stalls:
            return await drive(harness, stalls, size)


def prove(size: int) -> Iterator[str | Figures]:
    """Send that many nasty values to each entrance."""
    found = asyncio.run(driven(size))
    for entrance, longest in found.longest.items():
        # What came may be text that can't be printed.
        culprit = found.culprit[entrance].encode(errors="backslashreplace").decode()
        yield f"{entrance}: {longest * 1000:.0f} ms with {culprit}"
    yield {
        **{entrance: f"{inputs:,}" for entrance, inputs in found.inputs.items()},
        "all": f"{found.inputs.total():,}",
        "longest stall": f"{max(found.longest.values()) * 1000:.0f} ms",
    }
