"""Finding what a path names, and checking that the bot may use it."""

from aiohttp import web

from playground.standin.errors import refusal
from playground.standin.keys import world_of
from playground.standin.models import Channel, Guild, User
from playground.standin.permissions import BITS
from playground.standin.world import World


def channel_at(request: web.Request) -> Channel:
    """Give the channel that the path names.

    Raises:
        ApiError: 10003 if there is none, 50001 if the bot is not there or may not see it.
    """
    world = world_of(request)
    channel = world.channels.get(request.match_info["channel"])
    if channel is None:
        raise refusal(10003)
    if not world.has_bot(channel):
        raise refusal(world.no_access)
    if channel.guild_id is not None:
        world.asked.add("view_channel")
    if not world.may(channel) & BITS["view_channel"]:
        raise refusal(50001)
    world.archive_if_idle(channel)
    return channel


def guild_at(request: web.Request) -> Guild:
    """Give the server that the path names.

    Raises:
        ApiError: 10004 if the bot is in no such server.
    """
    world = world_of(request)
    guild = world.guilds.get(request.match_info["guild"])
    if guild is None or world.bot.id not in guild.members:
        raise refusal(10004)
    return guild


def scope_of(request: web.Request) -> str | None:
    """Give the server whose commands the path names; None where it names those for all.

    Raises:
        ApiError: 50001 if the bot is not in that server.
    """
    guild_id = request.match_info.get("guild")
    if guild_id is None:
        return None
    guild = world_of(request).guilds.get(guild_id)
    if guild is None or world_of(request).bot.id not in guild.members:
        raise refusal(50001)
    return guild_id


def require(world: World, channel: Channel, *permissions: str) -> None:
    """Make sure that the bot has some permissions in a server's channel.

    Raises:
        ApiError: 50013 if one is missing.
    """
    if channel.guild_id is None:
        return
    world.asked.update(permissions)
    held = world.may(channel)
    if any(not held & BITS[name] for name in permissions):
        raise refusal(50013)


def check_dm(world: World, user: User) -> None:
    """Make sure that the bot may write to a member.

    Raises:
        ApiError: 50278 without a server in common, 50007 if direct messages are closed.
    """
    known = user.installed and world.install_opens_dms
    if not (world.share_a_guild(world.bot, user) or known):
        raise refusal(50278)
    if not user.dm_open:
        raise refusal(50007)
