"""What a server and a shard cost in memory: what Discord tells of them is kept."""

import asyncio
import tempfile
from pathlib import Path

from benchmarks.live import sample_database
from benchmarks.live.bot_process import BotProcess
from benchmarks.live.clicks import BOT, read_move

SERVERS = 2_000
SHARDS = 16
CHANNELS, ROLES = 20, 10
"""How many a server has, as a middling one."""


async def memory(servers: int, shards: int, channels: int = CHANNELS, roles: int = ROLES) -> int:
    """The bytes that a started bot needs in so many servers, with so many shards."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "ours.db"
        await sample_database.make(file)
        async with BotProcess(2, read_move) as stage:
            world, gateway = stage.server.world, stage.server.gateway
            # Each shard in a group of its own: they needn't wait for one another.
            gateway.shards = gateway.max_concurrency = shards
            for number in range(servers - 1):
                guild = world.add_guild(f"Server {number}", stage.room.people[0])
                for each in range(channels):
                    world.add_channel(guild, f"channel-{each}")
                for each in range(roles):
                    world.add_role(guild, f"Role {each}")
            await stage.run(BOT, {"DATABASE_URL": sample_database.address(file)})
            await gateway.connected(60 + 6 * shards)
            await stage.quiet()
            return stage.memory


def report(servers: int = SERVERS, shards: int = SHARDS) -> None:
    """Print a line for few and for many of each."""
    print(f"\n{'in memory':<32}{'many':>10}{'each':>16}{'of all':>12}")
    one = asyncio.run(memory(1, 1))
    for what, count, many in (
        (f"servers of {CHANNELS} channels", servers, asyncio.run(memory(servers, 1))),
        ("shards", shards, asyncio.run(memory(1, shards))),
    ):
        each = (many - one) / (count - 1)
        print(f"{what:<32}{1:>10,}{'':>16}{one / 2**20:>8.0f} MiB")
        print(f"{what:<32}{count:>10,}{each / 1024:>12.1f} KiB{many / 2**20:>8.0f} MiB", flush=True)
