"""Messages in channels: send, read, edit, delete."""

from aiohttp import web

from playground.standin.compose import compose, revise
from playground.standin.errors import refusal
from playground.standin.keys import body_of, json_answer, no_content, world_of
from playground.standin.models import DM, Channel, Json, Message
from playground.standin.permissions import BITS
from playground.standin.routes.access import channel_at, check_dm, require
from playground.standin.shapes import message_json
from playground.standin.validation.problems import Problems
from playground.standin.world import World

routes = web.RouteTableDef()

HOUR = 3600.0
LATE_RETRY_SECONDS = 0.02
"""How long the answer 30046 asks to wait: a moment here, so that tests stay quick."""


@routes.post("/channels/{channel}/messages")
async def send(request: web.Request) -> web.Response:
    """Send a message; a nonce that was used in the last minutes gives that message again."""
    world, channel, body = world_of(request), channel_at(request), body_of(request)
    fields = body.fields
    _may_send(world, channel, files=bool(body.uploads))
    nonce = fields.get("nonce")
    if fields.get("enforce_nonce") and nonce is not None:
        message = world.repeated(channel, str(nonce))
        if message is not None:
            return json_answer(message_json(world, message))
    message = compose(world, channel, body, fields)
    message.reference = _reference(world, channel, fields)
    if channel.archived:
        world.archive(channel, archived=False)
    world.add_message(message)
    return json_answer(message_json(world, message))


def _may_send(world: World, channel: Channel, *, files: bool) -> None:
    if channel.type == DM:
        check_dm(world, world.users[channel.recipient_id or ""])
    require(world, channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    if files:
        require(world, channel, "attach_files")
    if channel.locked and not world.may(channel) & BITS["manage_threads"]:
        raise refusal(50083 if channel.archived else 160005)


def _reference(world: World, channel: Channel, fields: Json) -> Json | None:
    if not (wanted := fields.get("message_reference")):
        return None
    message_id = str(wanted.get("message_id"))
    problems = Problems()
    if str(wanted.get("channel_id") or channel.id) != channel.id:
        code = "REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL"
        problems.add(("message_reference",), code, "Cannot reply to a message in another channel")
    original = channel.messages.get(message_id)
    gone = original is None or original.only_for is not None
    if gone and wanted.get("fail_if_not_exists", True):
        problems.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    problems.raise_any()
    if gone:
        return None
    require(world, channel, "read_message_history")
    reference: Json = {"type": 0, "message_id": message_id, "channel_id": channel.id}
    return reference if channel.guild_id is None else reference | {"guild_id": channel.guild_id}


@routes.get("/channels/{channel}/messages")
async def history(request: web.Request) -> web.Response:
    """List messages, newest first."""
    world, channel, query = world_of(request), channel_at(request), request.query
    require(world, channel, "read_message_history")
    messages = [m for m in channel.messages.values() if m.only_for is None]
    limit = int(query.get("limit", 50))
    if "after" in query:
        messages = [m for m in messages if int(m.id) > int(query["after"])][:limit]
    else:
        if "before" in query:
            messages = [m for m in messages if int(m.id) < int(query["before"])]
        messages = messages[-limit:]
    return json_answer([message_json(world, message) for message in reversed(messages)])


@routes.get("/channels/{channel}/messages/{message}")
async def get_message(request: web.Request) -> web.Response:
    """Describe a message."""
    world, channel = world_of(request), channel_at(request)
    require(world, channel, "read_message_history")
    return json_answer(message_json(world, _message_at(request, channel)))


@routes.patch("/channels/{channel}/messages/{message}")
async def edit(request: web.Request) -> web.Response:
    """Edit one of the bot's messages."""
    world, channel, body = world_of(request), channel_at(request), body_of(request)
    message = _message_at(request, channel)
    if message.author_id != world.bot.id:
        raise refusal(50005)
    if channel.archived:
        raise refusal(50083)
    count_late_edit(world, message)
    revise(world, message, body, body.fields)
    world.changed_message(message)
    return json_answer(message_json(world, message))


def count_late_edit(world: World, message: Message) -> None:
    """Count an edit of a message older than an hour.

    Raises:
        ApiError: 30046 once there were too many.
    """
    if world.clock.now() - message.created <= HOUR:
        return
    if message.late_edits >= world.late_edit_limit:
        error = refusal(30046, retry_after=LATE_RETRY_SECONDS)
        error.headers["Via"] = "1.1 google"
        raise error
    message.late_edits += 1


@routes.delete("/channels/{channel}/messages/{message}")
async def delete(request: web.Request) -> web.Response:
    """Delete a message."""
    world, channel = world_of(request), channel_at(request)
    message = _message_at(request, channel)
    if message.author_id != world.bot.id:
        require(world, channel, "manage_messages")
        if channel.type == DM:
            raise refusal(50005)
    world.remove_message(message)
    return no_content()


def _message_at(request: web.Request, channel: Channel) -> Message:
    message = world_of(request).find_message(channel, request.match_info["message"])
    if message.only_for is not None:
        raise refusal(10008)
    return message
