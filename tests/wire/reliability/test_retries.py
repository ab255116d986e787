"""What Discord can't do for now: heard of at once, and what else doesn't wait for it."""

import asyncio

import discord
import pytest

from cogs.transport.cooldown import OPENED_TOO_FAST
from cogs.transport.failfast import fail_fast
from tests.wire.harness import Harness, make_bot


@pytest.mark.parametrize("status", [500, 502, 503, 504, 524])
async def test_an_error_of_discords_own_is_told_at_once(harness: Harness, status: int) -> None:
    harness.discord.faults.fail("POST", "/users/@me/channels", status, times=2)
    with pytest.raises(discord.DiscordServerError) as caught:
        await harness.bot.posts.direct_channel(harness.south.id)
    assert caught.value.status == status
    assert len(harness.discord.requests("POST", "/users/@me/channels")) == 1
    await asyncio.sleep(0)  # nothing else of this task is cancelled for it


async def test_a_limit_is_waited_for_as_discord_asks(harness: Harness) -> None:
    harness.discord.faults.rate_limit("POST", "/users/@me/channels", times=2)
    assert await harness.bot.posts.direct_channel(harness.south.id)
    assert len(harness.discord.requests("POST", "/users/@me/channels")) == 3
    assert not harness.bot.posts.cooldown.left


async def test_where_discord_names_no_limit_everything_waits_a_little(harness: Harness) -> None:
    harness.discord.faults.fail("POST", "/users/@me/channels", 400, code=OPENED_TOO_FAST)
    with pytest.raises(discord.HTTPException):
        await harness.bot.posts.direct_channel(harness.south.id)
    assert harness.bot.posts.cooldown.left > 1


async def test_another_timeout_stays_what_it_is() -> None:
    with pytest.raises(TimeoutError):
        async with fail_fast(), asyncio.timeout(0):
            await asyncio.Event().wait()


@pytest.mark.slow
async def test_the_computer_goes_on_although_the_commands_cant_be_looked_at(
    harness: Harness,
) -> None:
    await harness.north.command("gin practice")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    await harness.bot.close()
    snapshot = await harness.club.tables.snapshot(table_id)
    while snapshot.computer_to_move is None:
        assert snapshot.state is not None
        move = str(snapshot.state.legal_moves()[0])
        ply = snapshot.table.ply
        snapshot = await harness.club.playing.play(table_id, ply, harness.north.id, move)
    held = harness.discord.faults.hold("GET", "/applications/*/commands")
    bot = make_bot(harness.club, harness.clock)
    async with harness.discord.run(bot):
        await held.arrived.wait()
        await harness.quiet()
        assert (await harness.club.tables.snapshot(table_id)).computer_to_move is None
        held.release()
