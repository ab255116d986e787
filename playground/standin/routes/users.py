"""Accounts and the channels for direct messages."""

from aiohttp import web

from playground.standin.errors import refusal
from playground.standin.keys import body_of, json_answer, world_of
from playground.standin.models import User
from playground.standin.shapes import channel_json, guild_json, user_json
from playground.standin.world import World

routes = web.RouteTableDef()

MOST = 200
"""How many servers are listed at once."""


@routes.get("/users/@me")
async def me(request: web.Request) -> web.Response:
    """Describe the bot's own account."""
    user = user_json(world_of(request).bot)
    return json_answer(user | {"verified": True, "mfa_enabled": False, "locale": "en-US"})


@routes.get("/users/@me/guilds")
async def my_guilds(request: web.Request) -> web.Response:
    """List the servers the bot is in, each with what it may do there."""
    world = world_of(request)
    limit, after = int(request.query.get("limit", MOST)), int(request.query.get("after", 0))
    guilds = [
        guild
        for guild in sorted(world.guilds.values(), key=lambda each: int(each.id))
        if world.bot.id in guild.members and int(guild.id) > after
    ]
    return json_answer(
        [
            guild_json(guild)
            | {"owner": False, "permissions": str(world.permissions_of(guild, world.bot))}
            for guild in guilds[:limit]
        ]
    )


@routes.get(r"/users/{user:\d+}")
async def get_user(request: web.Request) -> web.Response:
    """Describe an account."""
    if (user := world_of(request).users.get(request.match_info["user"])) is None:
        raise refusal(10013)
    return json_answer(user_json(user))


@routes.post("/users/@me/channels")
async def open_dm(request: web.Request) -> web.Response:
    """Open the channel to a member. Whether they can be written to shows only on sending."""
    world = world_of(request)
    user = world.users.get(str(body_of(request).fields.get("recipient_id")))
    if user is None:
        raise refusal(10013)
    if user.bot:
        raise refusal(50007)
    _count_opening(world, user)
    return json_answer(channel_json(world, world.open_dm(user)))


def _count_opening(world: World, user: User) -> None:
    """Count a channel for direct messages that is new.

    Raises:
        ApiError: 40003 once there were too many.
    """
    if world.dm_limit is None or world.dm_of(user) is not None:
        return
    if world.dm_limit == 0:
        raise refusal(40003)
    world.dm_limit -= 1
