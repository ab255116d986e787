"""Matches between servers when something breaks: kills, two processes, the bot's removal."""

import asyncio
from pathlib import Path

from sqlalchemy import select

from club.core.people import Place
from cogs.kit.text import Text
from data.schema.members import servers
from playground.driver import texts
from tests.wire.harness import make_bot, open_harness
from tests.wire.matches.match_host import MEMBERS, PATIENCE, MatchHost

text = Text()


async def test_a_kill_in_the_middle_loses_and_doubles_nothing(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=MEMBERS) as harness:
        host = MatchHost(harness)
        await host.gather(2, 2, 2)
        await host.organise(1, "press-match-ready")
        south, place = harness.south, (await host.it()).sides[1]
        await harness.bot.close()
        # What was stored before the kill, and not said: both are ready, and a board is decided.
        matches = harness.club.server_matches
        away = Place(place.server_id, "Bridge house", place.channel_id, "general")
        await matches.ready(host.number, away, south.id, 10**18, is_ready=True, manages=False)
        loser = (await host.it()).member_at(2, 1)
        await harness.club.playing.resign(await host.table(1), loser)
        before = await host.it()
        harness.bot = make_bot(harness.club, harness.clock)
        async with harness.discord.run(harness.bot):
            await harness.started()
            await host.look()
            it = await host.it()
            assert it.start_press == 10**18
            assert it.state.boards[1].winner == 1
            assert [row.table_id for row in it.playing] == [
                row.table_id for row in before.playing if row.board == 2
            ]
            for side in (1, 2):
                await host.tells(side, "has begun!")
                assert "The Card Room 1" in host.said(side)
            await host.win(2, 1)
            for side in (1, 2):
                await host.tells(side, text("match-won", name="The Card Room"))


async def test_two_processes_do_one_thing_once(host: MatchHost) -> None:
    host.harness.discord.expect(40060)
    await host.gather(2, 2, 2)
    harness = host.harness
    twin = make_bot(harness.club, harness.clock)
    async with harness.discord.run(twin):
        for side in (1, 2):
            await host.organise(side, "press-match-ready")
        await asyncio.gather(host.look(), host.look())
        assert len((await host.it()).playing) == 2
        for side in (1, 2):
            await host.tells(side, "has begun!")
            assert host.message(side)
        await host.win(1, 1)
        await host.win(2, 1)
        for side in (1, 2):
            await host.tells(side, text("match-won", name="The Card Room"))


async def test_a_match_stands_still_without_the_bot_and_ends_after_a_while(host: MatchHost) -> None:
    host.harness.discord.expect(50001, 50278)
    await host.begin(2, 2, 2)
    world = host.harness.discord.world
    there = world.guilds[host.channels[1].guild_id or ""]
    world.leave(there, world.bot)
    await noticed(host, left=True)
    await host.look()
    await host.later(100)
    assert len((await host.it()).playing) == 2
    assert text("match-away") in host.said(1)
    world.join(there, world.bot)
    await noticed(host, left=False)
    await host.look()
    await host.later(1)
    assert text("match-away") not in host.said(1)
    assert len((await host.it()).playing) == 2
    world.leave(there, world.bot)
    await noticed(host, left=True)
    await host.look()
    await host.later(24 * 14)
    assert text("match-ended-gone") in host.said(1)
    (over,) = await host.tells(1, text("match-ended-gone"))
    assert "Bridge house" in texts(over)


async def noticed(host: MatchHost, *, left: bool) -> None:
    """Wait until the bot has noted that it was removed from a server, or is back."""
    server_id = int(host.channels[1].guild_id or 0)
    async with asyncio.timeout(PATIENCE):
        while True:
            async with host.harness.club.tables._database.read() as connection:
                since = await connection.scalar(
                    select(servers.c.left_at).where(servers.c.server_id == server_id)
                )
            if (since is not None) == left:
                return
            host.harness.bot.scheduler.wake()
