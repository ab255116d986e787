"""Which of a server's rooms a member may look into: what is played there is theirs to see."""

from collections.abc import Callable
from typing import Any

import discord

from club.core.errors import NoSuchTable
from club.core.people import is_here
from club.table.snapshot import Snapshot
from cogs.routing.answers import place_ids_of
from data.schema.vocabulary import TableStatus


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


def check_looked_back(interaction: discord.Interaction[Any], snapshot: Snapshot) -> None:
    """Raise `NoSuchTable`, whether it exists or not, unless the table may be looked back at."""
    # Players may anywhere; others in its server if they may look into its channel, and elsewhere
    # once the game is over if everybody in its server may. The club guards players' records.
    table = snapshot.table
    if is_here(table.server_id, place_ids_of(interaction)):
        check_visible(interaction, snapshot)
        return
    if snapshot.player_of(interaction.user.id) is not None:
        return
    look = public(interaction.client.get_guild(table.server_id))
    dealt = table.status == TableStatus.FINISHED and snapshot.sheet_score is None
    if not dealt or not look(table.channel_id):
        raise NoSuchTable
