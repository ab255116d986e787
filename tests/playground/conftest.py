from collections.abc import AsyncIterator

import discord
import pytest

from playground.driver import StandIn
from tests.playground.tiny_bot import TinyClient


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    """An empty card room, its clock frozen."""
    async with StandIn() as discord_:
        yield discord_


@pytest.fixture
async def client(stand_in: StandIn) -> AsyncIterator[discord.Client]:
    """A connected bot in the card room."""
    async with stand_in.run(TinyClient()) as connected:
        yield connected


@pytest.fixture
async def channel(stand_in: StandIn, client: discord.Client) -> discord.TextChannel:
    """The card room's channel, as the bot has it."""
    found = client.get_channel(int(stand_in.channel.id))
    assert isinstance(found, discord.TextChannel)
    return found
