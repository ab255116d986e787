"""What an open table costs in memory: one that nobody touches, and one that is played at."""

import asyncio
import tempfile
from pathlib import Path

from benchmarks.live import sample_database
from benchmarks.live.bot_process import BotProcess
from benchmarks.live.clicks import BOT, our_stage, persons, place_of, read_move

IDLE = 10_000
PLAYED = 2_000


async def idle(tables: int) -> int:
    """The bytes that a started bot needs with so many open tables that are up to date."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "ours.db"
        await sample_database.make(file)
        async with BotProcess(2, read_move) as stage:
            sample_database.open_tables(file, place_of(stage), persons(stage), tables, shown=True)
            await stage.run(BOT, {"DATABASE_URL": sample_database.address(file)})
            await stage.server.gateway.connected(60)
            await stage.quiet()
            return stage.memory


async def played(tables: int) -> int:
    """The bytes it needs once somebody has pressed at each of so many tables."""
    with tempfile.TemporaryDirectory() as folder:
        async with our_stage(Path(folder), tables) as stage:
            for _ in range(tables):
                await stage.press()
            await stage.quiet()
            return stage.memory


def report(idle_tables: int = IDLE, played_tables: int = PLAYED) -> None:
    """Print a line for a start with one table, and one for each kind of table."""
    print(f"\n{'a table':<32}{'tables':>10}{'memory each':>16}{'of all':>12}")
    for what, count, measure in (
        ("open, nobody plays", idle_tables, idle),
        ("drawn and played at", played_tables, played),
    ):
        few, many = asyncio.run(measure(1)), asyncio.run(measure(count))
        each = (many - few) / (count - 1)
        print(f"{what:<32}{1:>10,}{'':>16}{few / 2**20:>8.0f} MiB")
        print(f"{what:<32}{count:>10,}{each / 1024:>12.1f} KiB{many / 2**20:>8.0f} MiB", flush=True)
