"""A channel that the bot may write in again: what couldn't be shown there is shown, unasked."""

from collections.abc import Callable

import pytest

from cogs.play.reopened_channels import APART, ReopenedChannelsCog
from playground.driver import StandIn
from tests.wire.doors import resign
from tests.wire.expected_messages import missing, until_current
from tests.wire.harness import Harness, cog_of, make_bot

CLOSED = ("view_channel", "send_messages")


async def lacking(harness: Harness, table_id: int) -> list[str]:
    """What of a table isn't shown as it should be, once all has been heard."""
    await harness.discord.gateway.delivered()
    await harness.quiet()
    return missing(harness.discord, await harness.club.tables.snapshot(table_id))


async def resigned(harness: Harness) -> int:
    """A game that was given up where the bot might not write."""
    table_id = await harness.begin()
    harness.discord.expect(50001, 50013)
    harness.discord.world.deny(harness.discord.channel, *CLOSED)
    await resign(harness.north, table_id)
    assert await lacking(harness, table_id)
    return table_id


async def test_a_settlement_comes_as_its_channel_opens(harness: Harness) -> None:
    table_id, discord = await resigned(harness), harness.discord
    discord.world.allow(discord.channel, "view_channel")
    asked = len(discord.requests())
    assert await lacking(harness, table_id)
    assert len(discord.requests()) == asked, "nothing is tried where it would be refused"
    harness.clock.advance(APART)
    discord.world.allow(discord.channel, "send_messages")
    await until_current(discord, harness.club, table_id)


async def test_a_server_is_looked_at_once_a_minute(harness: Harness) -> None:
    table_id, discord, world = await harness.begin(), harness.discord, harness.discord.world
    cog = cog_of(harness.bot, ReopenedChannelsCog)

    def drawn() -> int:
        return len(discord.requests("PATCH", "/channels/*"))

    before = drawn()
    for _ in range(3):
        world.deny(discord.channel, *CLOSED)
        world.allow(discord.channel, *CLOSED)
        await discord.wait_for(lambda: drawn() == before + 1)
        await discord.gateway.delivered()
        await harness.quiet()
    assert cog._waiting
    harness.clock.advance(APART)
    harness.bot.scheduler.wake()
    await discord.wait_for(lambda: drawn() == before + 2)
    await harness.quiet()
    assert drawn() == before + 2
    assert not cog._waiting
    assert not await lacking(harness, table_id)


async def test_a_table_goes_on_where_it_stands_as_its_channel_opens(harness: Harness) -> None:
    table_id = await harness.begin()
    harness.discord.expect(50001, 50013)
    harness.discord.world.deny(harness.discord.channel, *CLOSED)
    actor, message, move = await harness.act(table_id)
    await actor.press(message, move)
    assert await lacking(harness, table_id)
    harness.discord.world.allow(harness.discord.channel, *CLOSED)
    await until_current(harness.discord, harness.club, table_id)


def new_role(discord: StandIn) -> None:
    world, guild = discord.world, discord.guild
    world.give_role(guild, world.bot, world.add_role(guild, "players", "send_messages"))


def permitted_role(discord: StandIn) -> None:
    world, guild = discord.world, discord.guild
    (role,) = (guild.roles[each] for each in guild.held[world.bot.id])
    world.permit(guild, role, "send_messages")


@pytest.mark.parametrize("let_in", [new_role, permitted_role])
async def test_a_settlement_comes_as_a_role_lets_the_bot_write(
    harness: Harness, let_in: Callable[[StandIn], None]
) -> None:
    discord, table_id = harness.discord, await harness.begin()
    discord.expect(50013)
    world, guild = discord.world, discord.guild
    world.give_role(guild, world.bot, world.add_role(guild, "quiet"))
    world.forbid(guild, "send_messages")
    await resign(harness.north, table_id)
    assert await lacking(harness, table_id)
    let_in(discord)
    await until_current(discord, harness.club, table_id)


async def test_a_settlement_comes_with_the_start_after_its_channel_opened(
    harness: Harness,
) -> None:
    table_id, discord = await resigned(harness), harness.discord
    await harness.bot.close()
    for given in ("view_channel", "send_messages"):
        discord.world.allow(discord.channel, given)
        harness.bot = make_bot(harness.club, harness.clock)
        async with discord.run(harness.bot):
            if given == "view_channel":
                asked = len(discord.requests("POST", "/channels/*"))
                await harness.started()
                assert await lacking(harness, table_id)
                assert len(discord.requests("POST", "/channels/*")) == asked
            else:
                await until_current(discord, harness.club, table_id)
