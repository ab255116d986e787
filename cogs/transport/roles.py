"""Roles of a server's members: which may be given, and the requests that give and take them."""

from enum import StrEnum
from typing import Any, Final

import discord

from club.core.errors import Refusal
from cogs.transport.failfast import fail_fast

MODERATING: Final = discord.Permissions(
    administrator=True,
    ban_members=True,
    kick_members=True,
    moderate_members=True,
    manage_channels=True,
    manage_guild=True,
    manage_messages=True,
    manage_nicknames=True,
    manage_roles=True,
    manage_threads=True,
    manage_webhooks=True,
    manage_events=True,
    manage_expressions=True,
    mention_everyone=True,
    move_members=True,
    mute_members=True,
    deafen_members=True,
    view_audit_log=True,
    pin_messages=True,
    bypass_slowmode=True,
)
"""Permissions that nobody gets for playing cards."""


class RoleObstacle(StrEnum):
    """Why the bot doesn't give a role, or a member can't have it given."""

    GONE = "gone"
    OF_A_BOT = "bot"
    MODERATES = "moderates"
    NOT_ALLOWED = "permission"
    TOO_HIGH = "high"
    NOT_THEIRS = "not-theirs"


class RoleRefused(Refusal):
    """A role can't be given; the message gets `why`, one of `RoleObstacle`."""


def obstacle_to(guild: discord.Guild, role_id: int, *, gives: bool = True) -> RoleObstacle | None:
    """Return why the bot doesn't give a role of a server, or take it; None where it does."""
    role = guild.get_role(role_id)
    if role is None:
        return RoleObstacle.GONE
    if role.managed or role.is_default():
        return RoleObstacle.OF_A_BOT
    if gives and _moderates(role):
        return RoleObstacle.MODERATES
    if not guild.me.guild_permissions.manage_roles:
        return RoleObstacle.NOT_ALLOWED
    return RoleObstacle.TOO_HIGH if role >= guild.me.top_role else None


def may_give(interaction: discord.Interaction[Any], role_id: int) -> bool:
    """Return whether the member who asks could give a role of their server by themselves."""
    guild, member = interaction.guild, interaction.user
    role = None if guild is None else guild.get_role(role_id)
    if guild is None or role is None or not isinstance(member, discord.Member):
        return False
    owns = guild.owner_id == member.id
    return owns or (member.guild_permissions.manage_roles and role < member.top_role)


def manages_roles(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the member who asks may give roles of their server at all."""
    member = interaction.user
    return isinstance(member, discord.Member) and member.guild_permissions.manage_roles


def check_choice(interaction: discord.Interaction[Any], role_id: int) -> None:
    """Raise `RoleRefused` for a role that the bot, or who chooses it, can't give."""
    guild = interaction.guild
    why = RoleObstacle.GONE if guild is None else obstacle_to(guild, role_id)
    if why is None and not may_give(interaction, role_id):
        why = RoleObstacle.NOT_THEIRS
    if why is not None:
        raise RoleRefused(why=why)


def _moderates(role: discord.Role) -> bool:
    allowed = role.permissions.value
    for channel in role.guild.channels:
        allowed |= channel.overwrites_for(role).pair()[0].value
    return bool(allowed & MODERATING.value)


async def give(client: discord.Client, server_id: int, member_id: int, role_id: int) -> None:
    """Give a member a role, which they may have already."""
    async with fail_fast():
        await client.http.add_role(server_id, member_id, role_id)


async def take(client: discord.Client, server_id: int, member_id: int, role_id: int) -> None:
    """Take a role from a member, who may not have it any more."""
    async with fail_fast():
        await client.http.remove_role(server_id, member_id, role_id)
