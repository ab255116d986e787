"""The first answer to an interaction: within three seconds, and once."""

from collections.abc import Callable

from aiohttp import web

from playground.standin.bodies import Body
from playground.standin.compose import compose, revise
from playground.standin.errors import invalid_form, refusal
from playground.standin.installs import is_hushed
from playground.standin.keys import body_of, json_answer, no_content, wants, world_of
from playground.standin.models import (
    AUTOCOMPLETE,
    EPHEMERAL,
    LOADING,
    MODAL_SUBMIT,
    Interaction,
    Json,
    Message,
)
from playground.standin.shapes import message_json
from playground.standin.validation.modals import check_choices, check_modal
from playground.standin.world import World

routes = web.RouteTableDef()

FIRST_ANSWER_SECONDS = 3.0
NEW_MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9


@routes.post("/interactions/{interaction}/{token}/callback")
async def callback(request: web.Request) -> web.Response:
    """Take the bot's first answer."""
    world, body = world_of(request), body_of(request)
    interaction = world.interactions.get(request.match_info["interaction"])
    if interaction is None or interaction.token != request.match_info["token"]:
        raise refusal(10062)
    if interaction.kind is not None:
        raise refusal(40060)
    if interaction.failed or world.clock.now() - interaction.created > FIRST_ANSWER_SECONDS:
        raise refusal(10062)
    kind = int(body.fields.get("type") or 0)
    answer = _ANSWERS.get(kind)
    if answer is None or not _fits(interaction, kind):
        error = {"code": "BASE_TYPE_CHOICES", "message": "Not a possible answer here."}
        raise invalid_form({"type": {"_errors": [error]}})
    message = answer(world, interaction, body, body.fields.get("data") or {})
    interaction.kind = kind
    world.publish("answered", interaction)
    if not wants(request, "with_response"):
        return no_content()
    return json_answer(_response(world, interaction, message))


def _fits(interaction: Interaction, kind: int) -> bool:
    """Tell whether an interaction may be answered in a way."""
    if interaction.type == AUTOCOMPLETE:
        return kind == CHOICES
    if kind in (UPDATE, DEFERRED_UPDATE):
        return interaction.message_id is not None
    if kind == SHOW_MODAL:
        return interaction.type != MODAL_SUBMIT
    return kind != CHOICES


def _new_message(world: World, interaction: Interaction, body: Body, data: Json) -> Message:
    channel = world.place_of(interaction)
    message = compose(world, channel, body, data, interaction=interaction, path=("data",))
    interaction.response_id = message.id
    world.add_message(message)
    return message


def _deferred(world: World, interaction: Interaction, _body: Body, data: Json) -> Message:
    wanted = EPHEMERAL if is_hushed(world, interaction) else data.get("flags") or 0
    message = Message(
        world.ids.next(),
        interaction.channel_id,
        world.bot.id,
        world.clock.now(),
        flags=LOADING | wanted & EPHEMERAL,
        interaction_id=interaction.id,
    )
    if message.flags & EPHEMERAL:
        message.only_for = interaction.user_id
    interaction.response_id = message.id
    world.add_message(message)
    return message


def _deferred_update(world: World, interaction: Interaction, _body: Body, _data: Json) -> Message:
    interaction.response_id = interaction.message_id
    channel = world.place_of(interaction)
    return world.find_message(channel, interaction.message_id or "")


def _update(world: World, interaction: Interaction, body: Body, data: Json) -> Message:
    channel = world.place_of(interaction)
    message = world.find_message(channel, interaction.message_id or "")
    revise(world, message, body, data, path=("data",))
    interaction.response_id = message.id
    world.changed_message(message)
    return message


def _choices(_world: World, interaction: Interaction, _body: Body, data: Json) -> None:
    check_choices(data.get("choices") or [])
    interaction.choices = data.get("choices") or []


def _show_modal(world: World, interaction: Interaction, _body: Body, data: Json) -> None:
    check_modal(data, frozenset(world.emojis))
    interaction.modal = data


_ANSWERS: dict[int, Callable[[World, Interaction, Body, Json], Message | None]] = {
    NEW_MESSAGE: _new_message,
    DEFERRED: _deferred,
    DEFERRED_UPDATE: _deferred_update,
    UPDATE: _update,
    CHOICES: _choices,
    SHOW_MODAL: _show_modal,
}


def _response(world: World, interaction: Interaction, message: Message | None) -> Json:
    told: Json = {"id": interaction.id, "type": interaction.type}
    answer: Json = {"interaction": told}
    if message is not None:
        told["response_message_id"] = message.id
        told["response_message_loading"] = bool(message.flags & LOADING)
        told["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
        if interaction.kind in (NEW_MESSAGE, UPDATE):
            shown = message_json(world, message)
            answer["resource"] = {"type": interaction.kind, "message": shown}
    return answer
