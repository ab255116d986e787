"""Servers, their channels, roles and members."""

from aiohttp import web

from playground.standin.errors import refusal
from playground.standin.keys import json_answer, no_content, world_of
from playground.standin.models import Guild, Role, User
from playground.standin.permissions import BITS
from playground.standin.routes.access import guild_at
from playground.standin.shapes import channel_json, guild_json, member_json, roles_json

routes = web.RouteTableDef()


@routes.get("/guilds/{guild}")
async def get_guild(request: web.Request) -> web.Response:
    """Describe a server."""
    return json_answer(guild_json(guild_at(request)))


@routes.get("/guilds/{guild}/channels")
async def get_channels(request: web.Request) -> web.Response:
    """List a server's channels, threads left out."""
    world, guild = world_of(request), guild_at(request)
    channels = [c for c in world.channels.values() if c.guild_id == guild.id and not c.is_thread]
    return json_answer([channel_json(world, channel) for channel in channels])


@routes.get("/guilds/{guild}/roles")
async def get_roles(request: web.Request) -> web.Response:
    """List a server's roles."""
    return json_answer(roles_json(guild_at(request)))


@routes.get("/guilds/{guild}/threads/active")
async def get_threads(request: web.Request) -> web.Response:
    """List a server's threads that aren't archived."""
    world, guild = world_of(request), guild_at(request)
    threads = [
        channel_json(world, channel)
        for channel in world.channels.values()
        if channel.guild_id == guild.id and channel.is_thread and not channel.archived
    ]
    return json_answer({"threads": threads, "members": []})


@routes.get("/guilds/{guild}/members/{user}")
async def get_member(request: web.Request) -> web.Response:
    """Describe a member of a server."""
    world, guild = world_of(request), guild_at(request)
    return json_answer(member_json(world, guild, _member_at(request)))


@routes.put("/guilds/{guild}/members/{user}/roles/{role}")
async def give_role(request: web.Request) -> web.Response:
    """Give a member a role."""
    world_of(request).give_role(*_role_of_member_at(request))
    return no_content()


@routes.delete("/guilds/{guild}/members/{user}/roles/{role}")
async def take_role(request: web.Request) -> web.Response:
    """Take a role from a member."""
    world_of(request).take_role(*_role_of_member_at(request))
    return no_content()


def _member_at(request: web.Request) -> User:
    world, guild = world_of(request), guild_at(request)
    user = world.users.get(request.match_info["user"])
    if user is None:
        raise refusal(10013)
    if user.id not in guild.members:
        raise refusal(10007)
    return user


def _role_of_member_at(request: web.Request) -> tuple[Guild, User, Role]:
    """Give a member and the role that the bot may give and take.

    Raises:
        ApiError: 10011 if there is no such role; 50028 for one of a bot, and for @everyone; 50013
            without the permission, or if the bot has no role above it.
    """
    world, guild = world_of(request), guild_at(request)
    user, role_id = _member_at(request), request.match_info["role"]
    role = guild.roles.get(role_id)
    if role_id == guild.id or (role is not None and role.managed):
        raise refusal(50028)
    if role is None:
        raise refusal(10011)
    world.asked.add("manage_roles")
    held = world.permissions_of(guild, world.bot)
    if not held & (BITS["manage_roles"] | BITS["administrator"]):
        raise refusal(50013)
    if role.position >= world.top_position(guild, world.bot):
        raise refusal(50013)
    return guild, user, role
