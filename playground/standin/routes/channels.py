"""Channels as such, and "is typing"."""

from aiohttp import web

from playground.standin.errors import refusal
from playground.standin.keys import body_of, json_answer, no_content, world_of
from playground.standin.models import Channel, Json
from playground.standin.routes.access import channel_at, require
from playground.standin.shapes import channel_json
from playground.standin.validation.problems import Problems
from playground.standin.world import World

routes = web.RouteTableDef()

DAYS = (60, 1440, 4320, 10080)
"""The minutes of silence after which a thread may archive itself."""


@routes.get("/channels/{channel}")
async def get_channel(request: web.Request) -> web.Response:
    """Describe a channel."""
    return json_answer(channel_json(world_of(request), channel_at(request)))


@routes.patch("/channels/{channel}")
async def edit_channel(request: web.Request) -> web.Response:
    """Rename a channel; rename, archive or lock a thread."""
    world, channel, fields = world_of(request), channel_at(request), body_of(request).fields
    if channel.is_thread:
        _may_edit_thread(world, channel, fields)
        _check_name(fields)
        _edit_thread(channel, fields)
        channel.changed = world.clock.now()
    else:
        require(world, channel, "manage_channels")
        _check_name(fields)
    channel.name = fields.get("name", channel.name)
    world.publish("thread_update" if channel.is_thread else "channel_update", channel)
    return json_answer(channel_json(world, channel))


def _may_edit_thread(world: World, thread: Channel, fields: Json) -> None:
    """See that the bot may change a thread: its own; another's, or a lock, as a moderator.

    Raises:
        ApiError: 50013 if it may not; 50083 if the thread is archived, and stays so.
    """
    opens = fields.get("archived") is False
    if thread.owner_id != world.bot.id or "locked" in fields or (opens and thread.locked):
        require(world, thread, "manage_threads")
    if opens:
        require(world, thread, "send_messages_in_threads")
    if thread.archived and not opens:
        raise refusal(50083)


def _check_name(fields: Json) -> None:
    problems = Problems()
    if "name" in fields:
        problems.require(("name",), fields["name"])
        problems.at_most(("name",), fields["name"], 100)
    problems.raise_any()


def _edit_thread(thread: Channel, fields: Json) -> None:
    thread.archived = fields.get("archived", thread.archived)
    thread.locked = fields.get("locked", thread.locked)
    minutes = fields.get("auto_archive_duration", thread.auto_archive)
    problems = Problems()
    problems.one_of(("auto_archive_duration",), minutes, DAYS)
    problems.raise_any()
    thread.auto_archive = minutes


@routes.post("/channels/{channel}/typing")
async def typing(request: web.Request) -> web.Response:
    """Show that the bot is typing."""
    require(world_of(request), channel_at(request), "send_messages")
    return no_content()
