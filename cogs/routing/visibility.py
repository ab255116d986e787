"""Which of a server's rooms a member may look into: what is played there is theirs to see."""

from collections.abc import Callable
from typing import Any

import discord

from club.core.errors import NoSuchTable
from club.core.people import is_here
from club.table.snapshot import Snapshot
from cogs.routing.answers import place_ids_of
from cogs.transport.failfast import fail_fast
from cogs.transport.posts import TROUBLE
from data.schema.vocabulary import TableStatus


def may_write(may: discord.Permissions, channel: object) -> bool:
    """Return whether permissions let somebody write in a channel, or in a thread."""
    in_thread = isinstance(channel, discord.Thread)
    return may.send_messages_in_threads if in_thread else may.send_messages


def visible(interaction: discord.Interaction[Any]) -> Callable[[int], bool]:
    """Tell whether the member may look into a channel; what Discord doesn't show, they may not."""
    guild, user = interaction.guild, interaction.user
    here = interaction.channel_id

    def may_look(channel_id: int) -> bool:
        if channel_id == here:
            return True
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        if channel is None or not isinstance(user, discord.Member):
            return False
        if isinstance(channel, discord.Thread) and channel.is_private():
            return False
        return channel.permissions_for(user).view_channel

    return may_look


def public(guild: discord.Guild | None) -> Callable[[int], bool]:
    """Tell whether everybody in a server may look into a channel."""

    def all_may_look(channel_id: int) -> bool:
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        if guild is None or channel is None:
            return False
        if isinstance(channel, discord.Thread) and channel.is_private():
            return False
        return channel.permissions_for(guild.default_role).view_channel

    return all_may_look


def may_manage(interaction: discord.Interaction[Any]) -> bool:
    """Whether a member may manage the server that they are in."""
    return interaction.is_guild_integration() and interaction.permissions.manage_guild


def check_visible(interaction: discord.Interaction[Any], snapshot: Snapshot) -> None:
    """Raise `NoSuchTable`, whether it exists or not, unless the member plays or may look there."""
    plays = snapshot.player_of(interaction.user.id) is not None
    if not plays and not visible(interaction)(snapshot.table.channel_id):
        raise NoSuchTable


async def check_looked_back(interaction: discord.Interaction[Any], snapshot: Snapshot) -> None:
    """Raise `NoSuchTable`, whether it exists or not, unless the table may be looked back at."""
    # Players may anywhere; others in its server if they may look into its channel, and elsewhere
    # once the game is over if everybody in its server may. The club guards players' records.
    table = snapshot.table
    if is_here(table.server_id, place_ids_of(interaction)):
        check_visible(interaction, snapshot)
        return
    if snapshot.player_of(interaction.user.id) is not None:
        return
    dealt = table.status == TableStatus.FINISHED and snapshot.sheet_score is None
    if not dealt or not await _is_public(interaction.client, table.server_id, table.channel_id):
        raise NoSuchTable


async def _is_public(client: Any, server_id: int, channel_id: int) -> bool:  # noqa: ANN401 - a Bot
    guild = client.get_guild(server_id)
    if guild is not None or client.hears_of(server_id):
        return public(guild)(channel_id)
    # Another process hears of that server: this one asks. What it isn't told isn't public.
    try:
        async with fail_fast():
            asked: discord.Guild = await client.fetch_guild(server_id, with_counts=False)
            channel = await asked.fetch_channel(channel_id)
            if isinstance(channel, discord.Thread) and not channel.is_private():
                channel = await asked.fetch_channel(channel.parent_id)
    except (*TROUBLE, discord.InvalidData):
        return False
    if isinstance(channel, discord.Thread):
        return False
    return channel.permissions_for(asked.default_role).view_channel
