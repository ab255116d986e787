"""Servers, their channels, roles and members."""

from aiohttp import web

from playground.standin.errors import refusal
from playground.standin.keys import json_answer, world_of
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
    user = world.users.get(request.match_info["user"])
    if user is None:
        raise refusal(10013)
    if user.id not in guild.members:
        raise refusal(10007)
    return json_answer(member_json(world, guild, user))
