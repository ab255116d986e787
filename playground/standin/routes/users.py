"""Accounts and the channels for direct messages."""

from aiohttp import web

from playground.standin.errors import refusal
from playground.standin.keys import body_of, json_answer, world_of
from playground.standin.shapes import channel_json, guild_json, user_json

routes = web.RouteTableDef()


@routes.get("/users/@me")
async def me(request: web.Request) -> web.Response:
    """Describe the bot's own account."""
    user = user_json(world_of(request).bot)
    return json_answer(user | {"verified": True, "mfa_enabled": False, "locale": "en-US"})


@routes.get("/users/@me/guilds")
async def my_guilds(request: web.Request) -> web.Response:
    """List the servers the bot is in."""
    world = world_of(request)
    guilds = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
    return json_answer([guild_json(guild) for guild in guilds])


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
    return json_answer(channel_json(world, world.open_dm(user)))
