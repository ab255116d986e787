"""Threads: open them, join them, list who is in them."""

from aiohttp import web

from playground.standin.clock import iso
from playground.standin.errors import refusal
from playground.standin.keys import body_of, json_answer, no_content, world_of
from playground.standin.models import (
    HAS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Json,
)
from playground.standin.routes.access import channel_at, require
from playground.standin.routes.channels import DAYS
from playground.standin.shapes import channel_json
from playground.standin.validation.problems import Problems
from playground.standin.world import World

routes = web.RouteTableDef()

PARTICIPANTS = 1000
"""Who may be in one thread at most."""


@routes.post("/channels/{channel}/threads")
async def open_thread(request: web.Request) -> web.Response:
    """Open a thread that hangs on no message."""
    world, parent, fields = world_of(request), channel_at(request), body_of(request).fields
    kind = fields.get("type", PRIVATE_THREAD)
    private = kind == PRIVATE_THREAD
    require(world, parent, "create_private_threads" if private else "create_public_threads")
    thread = _thread(world, parent, fields, world.ids.next(), kind)
    world.add_thread(thread)
    return json_answer(channel_json(world, thread), 201)


@routes.post("/channels/{channel}/messages/{message}/threads")
async def open_thread_on_message(request: web.Request) -> web.Response:
    """Open a thread on a message; it gets the message's id."""
    world, parent, fields = world_of(request), channel_at(request), body_of(request).fields
    require(world, parent, "create_public_threads")
    message = world.find_message(parent, request.match_info["message"])
    if message.only_for is not None:
        raise refusal(10008)
    if message.thread_id is not None:
        raise refusal(160004)
    require(world, parent, "read_message_history")
    thread = _thread(world, parent, fields, message.id, PUBLIC_THREAD)
    world.add_thread(thread)
    message.thread_id = thread.id
    message.flags |= HAS_THREAD
    world.publish("message_update", message)
    return json_answer(channel_json(world, thread), 201)


def _thread(world: World, parent: Channel, fields: Json, thread_id: str, kind: int) -> Channel:
    if parent.type != TEXT:
        raise refusal(50024)
    problems = Problems()
    problems.length(("name",), fields.get("name"), 1, 100)
    problems.one_of(("type",), kind, (PUBLIC_THREAD, PRIVATE_THREAD))
    problems.one_of(("auto_archive_duration",), fields.get("auto_archive_duration") or 1440, DAYS)
    problems.raise_any()
    active = (c for c in world.channels.values() if c.is_thread and not c.archived)
    if sum(c.guild_id == parent.guild_id for c in active) >= world.thread_limit:
        raise refusal(160006)
    return Channel(
        thread_id,
        kind,
        fields["name"],
        parent.guild_id,
        parent_id=parent.id,
        owner_id=world.bot.id,
        auto_archive=fields.get("auto_archive_duration") or 1440,
        thread_members={world.bot.id},
    )


@routes.put("/channels/{channel}/thread-members/{user}")
async def add_thread_member(request: web.Request) -> web.Response:
    """Put somebody, or the bot itself, into a thread."""
    world, thread = world_of(request), _open_thread_at(request)
    user_id = request.match_info["user"]
    user_id = world.bot.id if user_id == "@me" else user_id
    if user_id not in world.users:
        raise refusal(10013)
    if user_id != world.bot.id:
        _may_add(world, thread, user_id)
    thread.thread_members.add(user_id)
    world.publish("thread_update", thread)
    return no_content()


@routes.delete("/channels/{channel}/thread-members/{user}")
async def remove_thread_member(request: web.Request) -> web.Response:
    """Take somebody, or the bot itself, out of a thread."""
    world, thread = world_of(request), _open_thread_at(request)
    user_id = request.match_info["user"]
    if user_id != "@me":
        require(world, thread, "manage_threads")
    thread.thread_members.discard(world.bot.id if user_id == "@me" else user_id)
    world.publish("thread_update", thread)
    return no_content()


@routes.get("/channels/{channel}/thread-members")
async def list_thread_members(request: web.Request) -> web.Response:
    """List who is in a thread."""
    thread = _thread_at(request)
    joined = iso(thread.changed)
    members = [
        {"id": thread.id, "user_id": user_id, "join_timestamp": joined, "flags": 0}
        for user_id in thread.thread_members
    ]
    return json_answer(members)


def _may_add(world: World, thread: Channel, user_id: str) -> None:
    """See that the bot may put a member into a thread; who is there already stays.

    Raises:
        ApiError: 50013 if it may not write there, 10007 if they aren't in the server, 30033 if
            there is no room for more.
    """
    require(world, thread, "send_messages_in_threads")
    guild = world.guild_of(thread)
    if guild is None or user_id not in guild.members:
        raise refusal(10007)
    if len(thread.thread_members | {user_id}) > PARTICIPANTS:
        raise refusal(30033)


def _open_thread_at(request: web.Request) -> Channel:
    thread = _thread_at(request)
    if thread.archived:
        raise refusal(50083)
    return thread


def _thread_at(request: web.Request) -> Channel:
    channel = channel_at(request)
    if not channel.is_thread:
        raise refusal(50024)
    return channel
