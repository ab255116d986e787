"""Which of a server's rooms a member may look into: what is played there is theirs to see."""

from collections.abc import Callable
from typing import Any

import discord

from club.errors import NoSuchTable
from club.snapshot import Snapshot


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


def check_visible(interaction: discord.Interaction[Any], snapshot: Snapshot) -> None:
    """See that a member plays at a table of this server, or may look into its channel.

    Raises:
        NoSuchTable: Neither; whether there is such a table isn't told.
    """
    plays = snapshot.player_of(interaction.user.id) is not None
    if not plays and not visible(interaction)(snapshot.table.channel_id):
        raise NoSuchTable
