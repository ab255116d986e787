"""Two processes, each with one of two shards: what one hears, the other does without."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import select

from benchmarks.live.earlier_start import leave_faces
from club.club import Club
from cogs.app.client import Undercut
from cogs.app.other_processes import OtherProcesses
from cogs.app.sharding import Shards
from cogs.routing.people import is_in_elsewhere
from cogs.routing.visibility import _is_public
from data.processes.process import Announcement, Event
from data.schema.members import servers
from data.storage.database import Database
from playground.driver import Actor, StandIn
from playground.standin.events import shard_of
from playground.standin.models import Channel
from tests.club.club_helpers import InProcessPlayers, dice
from tests.data.storage.prepared_database import opened, prepared_database
from tests.wire.harness import (
    COMMANDS,
    MOMENT,
    Clock,
    cog_of,
    leave_commands,
    make_bot,
    offered,
    patient_answers,
    stay_in_channels,
)


class OfShard(Undercut):
    """A process with one of two shards, whose session begins at once."""

    shard = 0

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, shards=Shards(2, [self.shard]), **more)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once; Discord's limit of one in five seconds is not the point."""


class OfSecondShard(OfShard):
    shard = 1


@dataclass
class Processes:
    """A stand-in with two processes, and a channel of a server that the second hears of."""

    discord: StandIn
    database: Database
    club: Club
    first: Undercut
    second: Undercut
    far: Channel

    @property
    def far_id(self) -> int:
        return int(self.far.guild_id or 0)


@asynccontextmanager
async def processes(folder: Path) -> AsyncIterator[Processes]:
    with patient_answers():
        url = await prepared_database(folder)
        async with opened(url) as database, _two_bots(database) as there:
            yield there


@asynccontextmanager
async def _two_bots(database: Database) -> AsyncIterator[Processes]:
    async with StandIn(("North", "South", "East")) as discord:
        discord.clock.freeze(MOMENT)
        stay_in_channels(discord)
        leave_faces(discord.world)
        leave_commands(discord.world)
        guild = discord.world.add_guild(
            "Far Away", discord.north.user, guild_id=_on_shard(discord.guild.id, 1)
        )
        discord.world.join(guild, discord.south.user)
        far = discord.world.add_channel(guild, "parlour")
        clock = Clock()
        club = Club(database, players=InProcessPlayers(), clock=clock, entropy=dice("shards"))
        bots = [make_bot(club, clock, kind=kind) for kind in (OfShard, OfSecondShard)]
        running = [asyncio.create_task(bot.start(discord.token)) for bot in bots]
        try:
            await discord.gateway.connected()
            await discord.wait_for(lambda: len(discord.world.commands) >= COMMANDS)
            yield Processes(discord, database, club, bots[0], bots[1], far)
        finally:
            for bot in bots:
                await bot.close()
            await asyncio.wait(running)


def _on_shard(near: str, shard: int) -> str:
    return next(
        each for each in (str(int(near) ^ n << 22) for n in (1, 2)) if shard_of(each, 2) == shard
    )


async def begin(there: Processes) -> int:
    """A game in the server of the second shard."""
    north, south = there.discord.north, there.discord.south
    challenge = await north.command("gin challenge", where=there.far, member=south)
    await south.press(await challenge.done(), "Accept")
    return max(one.table.table_id for one in await there.club.tables.tables_of(north.id))


async def hand(there: Processes, table_id: int) -> tuple[Actor, dict[str, Any], str]:
    """Whose turn it is, their hand in direct messages, and a move that it offers."""

    def found() -> tuple[Actor, dict[str, Any], str] | None:
        for actor in (there.discord.north, there.discord.south):
            for message in actor.messages(actor.dm()):
                for custom_id, one in offered(message).items():
                    if (one.kind, one.table) == ("move", table_id):
                        return actor, message, custom_id
        return None

    answer = await there.discord.wait_for(found)
    assert answer is not None
    return answer


async def test_a_move_in_direct_messages_is_shown_in_a_server_of_another_shard(
    tmp_path: Path,
) -> None:
    async with processes(tmp_path) as there:
        assert not there.first.get_guild(there.far_id)
        assert there.second.get_guild(there.far_id)
        table_id = await begin(there)
        actor, message, move = await hand(there, table_id)
        await actor.press(message, move)
        snapshot = await there.club.tables.snapshot(table_id)
        assert snapshot.table.ply == 1

        async def behind() -> list[int]:
            return await there.club.displays.behind()

        async with asyncio.timeout(10):
            while await behind():  # noqa: ASYNC110 - what is waited for sets no event
                await asyncio.sleep(0)


async def test_what_the_process_does_not_hear_of_is_asked_for(tmp_path: Path) -> None:
    async with processes(tmp_path) as there:
        there.discord.expect(10003, 10004, 10007)
        bot, far_id, channel_id = there.first, there.far_id, int(there.far.id)
        assert not bot.hears_of(far_id)
        assert await _is_public(bot, far_id, channel_id)
        assert not await _is_public(bot, far_id, channel_id + 1), "a channel that isn't there"
        assert not await _is_public(bot, 12 << 23 | 1 << 22, channel_id), "nor a server"
        assert await is_in_elsewhere(bot, far_id, there.discord.south.id)
        assert not await is_in_elsewhere(bot, far_id, there.discord.members["east"].id)


async def test_servers_of_other_shards_are_not_taken_for_left(tmp_path: Path) -> None:
    async with processes(tmp_path) as there:
        await begin(there)
        for bot in (there.first, there.second):
            present = {guild.id for guild in bot.guilds}
            await there.club.server_departures.compare(present, bot.hears_of)
        async with there.database.read() as connection:
            left = await connection.execute(select(servers.c.server_id, servers.c.left_at))
            assert [tuple(row) for row in left] == [(there.far_id, None)]
        await there.club.server_departures.compare(set(), there.second.hears_of)
        async with there.database.read() as connection:
            assert await connection.scalar(select(servers.c.left_at)) is not None


async def test_a_notice_reaches_whoever_it_is_for(tmp_path: Path) -> None:
    async with processes(tmp_path) as there:
        stirred: list[int] = []
        for bot in (there.first, there.second):

            async def note(server_id: int) -> None:
                stirred.append(server_id)

            bot.add_listener(note, "on_server_stirred")
            cog_of(bot, OtherProcesses)._heard(Announcement(Event.SERVER, there.far_id))
            cog_of(bot, OtherProcesses)._heard(Announcement("of a newer program", 7))
        await asyncio.sleep(0)
        assert stirred == [there.far_id]
