"""What follows an interaction's first answer: follow-ups and `@original`, for 15 minutes."""

from aiohttp import web

from playground.standin.compose import ANSWERING, EDITABLE, compose, revise
from playground.standin.errors import refusal
from playground.standin.installs import by_user_alone
from playground.standin.keys import body_of, json_answer, no_content, world_of
from playground.standin.models import LOADING, Interaction, Message
from playground.standin.shapes import message_json

routes = web.RouteTableDef()

TOKEN_SECONDS = 900.0
USER_INSTALL_FOLLOWUPS = 5

WEBHOOK = "/webhooks/{application}/{token}"


@routes.post(WEBHOOK)
async def follow_up(request: web.Request) -> web.Response:
    """Send a follow-up; after a deferred answer the first one takes its place.

    Discord takes that one for an edit of "is thinking": whether it is to be ephemeral is accepted,
    and has no effect. Once "is thinking" is filled in or deleted, each goes by its own flag.
    """
    world, body = world_of(request), body_of(request)
    interaction = _interaction_at(request)
    channel = world.place_of(interaction)
    waiting = channel.messages.get(interaction.response_id or "")
    if waiting is not None and waiting.flags & LOADING:
        _fill_in(request, waiting, ANSWERING)
        return json_answer(message_json(world, waiting))
    if by_user_alone(interaction) and interaction.followups >= USER_INSTALL_FOLLOWUPS:
        raise refusal(40094)
    message = compose(world, channel, body, body.fields, interaction=interaction)
    interaction.followups += 1
    world.add_message(message)
    return json_answer(message_json(world, message))


@routes.get(WEBHOOK + "/messages/{message}")
async def get_message(request: web.Request) -> web.Response:
    """Describe a message of this interaction."""
    return json_answer(message_json(world_of(request), _message_at(request)))


@routes.patch(WEBHOOK + "/messages/{message}")
async def edit_message(request: web.Request) -> web.Response:
    """Edit a message of this interaction, which needs no permission."""
    world, message, body = world_of(request), _message_at(request), body_of(request)
    if message.flags & LOADING:
        _fill_in(request, message, EDITABLE)
    else:
        revise(world, message, body, body.fields)
        world.changed_message(message)
    return json_answer(message_json(world, message))


@routes.delete(WEBHOOK + "/messages/{message}")
async def delete_message(request: web.Request) -> web.Response:
    """Delete a message of this interaction."""
    world_of(request).remove_message(_message_at(request))
    return no_content()


def _fill_in(request: web.Request, waiting: Message, settable: int) -> None:
    """Put the answer in the place of "is thinking"."""
    world, body = world_of(request), body_of(request)
    revise(world, waiting, body, body.fields, settable=settable)
    waiting.flags &= ~LOADING
    world.publish("message_update", waiting)


def _interaction_at(request: web.Request) -> Interaction:
    world = world_of(request)
    interaction = world.by_token.get(request.match_info["token"])
    if interaction is None or interaction.kind is None:
        raise refusal(10015)
    if world.clock.now() - interaction.created > TOKEN_SECONDS:
        raise refusal(50027)
    return interaction


def _message_at(request: web.Request) -> Message:
    world, interaction = world_of(request), _interaction_at(request)
    message_id = request.match_info["message"]
    if message_id == "@original":
        message_id = interaction.response_id or ""
    message = world.find_message(world.place_of(interaction), message_id)
    if message.interaction_id != interaction.id and message.id != interaction.response_id:
        raise refusal(10008)
    return message
