"""The application: itself, its commands, its emojis."""

import base64
import binascii
import re

from aiohttp import web

from playground.standin.errors import refusal
from playground.standin.keys import body_of, json_answer, no_content, world_of
from playground.standin.models import Emoji, Json
from playground.standin.routes.access import scope_of
from playground.standin.shapes import application_json, emoji_json
from playground.standin.validation.commands import check_commands
from playground.standin.validation.problems import Problems
from playground.standin.world import World

routes = web.RouteTableDef()

MAX_EMOJIS, MAX_EMOJI_BYTES = 2000, 256 * 1024
MAX_NEW_COMMANDS, DAY = 200, 86_400
_EMOJI_NAME = re.compile(r"\w*", re.ASCII)
_DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)

GLOBAL = "/applications/{application}/commands"
OF_GUILD = "/applications/{application}/guilds/{guild}/commands"


@routes.get("/applications/@me")
@routes.get("/oauth2/applications/@me")
async def me(request: web.Request) -> web.Response:
    """Describe the application."""
    return json_answer(application_json(world_of(request)))


@routes.get(GLOBAL)
@routes.get(OF_GUILD)
async def list_commands(request: web.Request) -> web.Response:
    """List the commands of one scope; their words in other languages only for who asks for them."""
    found = _in_scope(world_of(request), scope_of(request))
    if request.query.get("with_localizations") == "true":
        return json_answer(found)
    return json_answer([_in_one_language(command) for command in found])


def _in_one_language(thing: Json) -> Json:
    """A command or an option of one as it is shown to somebody whose language it hasn't."""
    own = {name: value for name, value in thing.items() if not name.endswith("_localizations")}
    for inner in ("options", "choices"):
        if inner in own:
            own[inner] = [_in_one_language(one) for one in own[inner] or ()]
    return own


@routes.put(GLOBAL)
@routes.put(OF_GUILD)
async def overwrite_commands(request: web.Request) -> web.Response:
    """Replace all commands of one scope; a command that stays keeps its id."""
    world, guild_id = world_of(request), scope_of(request)
    wanted = body_of(request).items
    check_commands(wanted)
    before = {(c["type"], c["name"]): c for c in _in_scope(world, guild_id)}
    new = [c for c in wanted if (c.get("type") or 1, c["name"]) not in before]
    _count_new(world, guild_id, len(new))
    for command in before.values():
        del world.commands[command["id"]]
    for fields in wanted:
        _register(world, fields, guild_id, before.get((fields.get("type") or 1, fields["name"])))
    world.publish("commands", None)
    return json_answer(_in_scope(world, guild_id))


@routes.post(GLOBAL)
@routes.post(OF_GUILD)
async def create_command(request: web.Request) -> web.Response:
    """Add a command, or replace the one of the same name and kind."""
    world, guild_id = world_of(request), scope_of(request)
    fields = body_of(request).fields
    same = (fields.get("type") or 1, fields.get("name"))
    before = next((c for c in _in_scope(world, guild_id) if (c["type"], c["name"]) == same), None)
    check_commands([fields], alone=True, others=_others(world, guild_id, before))
    _count_new(world, guild_id, 1 if before is None else 0)
    command = _register(world, fields, guild_id, before)
    world.publish("commands", None)
    return json_answer(command, 201 if before is None else 200)


@routes.get(GLOBAL + r"/{command:\d+}")
@routes.get(OF_GUILD + r"/{command:\d+}")
async def get_command(request: web.Request) -> web.Response:
    """Describe a command."""
    return json_answer(_command_at(request))


@routes.patch(GLOBAL + r"/{command:\d+}")
@routes.patch(OF_GUILD + r"/{command:\d+}")
async def edit_command(request: web.Request) -> web.Response:
    """Change some of a command's fields."""
    world, command = world_of(request), _command_at(request)
    fields, guild_id = command | body_of(request).fields, scope_of(request)
    check_commands([fields], alone=True, others=_others(world, guild_id, command))
    changed = _register(world, fields, guild_id, command)
    world.publish("commands", None)
    return json_answer(changed)


@routes.delete(GLOBAL + r"/{command:\d+}")
@routes.delete(OF_GUILD + r"/{command:\d+}")
async def delete_command(request: web.Request) -> web.Response:
    """Take a command away."""
    world = world_of(request)
    del world.commands[_command_at(request)["id"]]
    world.publish("commands", None)
    return no_content()


def _in_scope(world: World, guild_id: str | None) -> list[Json]:
    return [c for c in world.commands.values() if c.get("guild_id") == guild_id]


def _count_new(world: World, guild_id: str | None, count: int) -> None:
    """Count the commands that are made in one scope in a day.

    Raises:
        ApiError: 30034 if that makes too many.
    """
    now = world.clock.now()
    today = [at for at in world.commands_made.get(guild_id, ()) if at > now - DAY] + [now] * count
    if count and len(today) > MAX_NEW_COMMANDS:
        raise refusal(30034)
    world.commands_made[guild_id] = today


def _others(world: World, guild_id: str | None, command: Json | None) -> list[Json]:
    return [one for one in _in_scope(world, guild_id) if one is not command]


def _command_at(request: web.Request) -> Json:
    command = world_of(request).commands.get(request.match_info["command"])
    if command is None or command.get("guild_id") != scope_of(request):
        raise refusal(10063)
    return command


def _register(world: World, fields: Json, guild_id: str | None, before: Json | None) -> Json:
    defaults: Json = {
        "type": 1,
        "description": "",
        "options": [],
        "name_localizations": None,
        "description_localizations": None,
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
    }
    command = defaults | {name: value for name, value in fields.items() if value is not None}
    command["id"] = world.ids.next() if before is None else before["id"]
    command["application_id"] = world.application_id
    command["version"] = command["id"]
    if before is not None:
        same = {**before, "version": None} == {**command, "version": None}
        command["version"] = before["version"] if same else world.ids.next()
    if guild_id is not None:
        command["guild_id"] = guild_id
    if command["default_member_permissions"] is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    world.commands[command["id"]] = command
    return command


@routes.get("/applications/{application}/emojis")
async def list_emojis(request: web.Request) -> web.Response:
    """List the application's emojis."""
    world = world_of(request)
    return json_answer({"items": [emoji_json(world, e) for e in world.emojis.values()]})


@routes.post("/applications/{application}/emojis")
async def create_emoji(request: web.Request) -> web.Response:
    """Upload an emoji."""
    world, fields = world_of(request), body_of(request).fields
    if len(world.emojis) >= MAX_EMOJIS:
        raise refusal(30008)
    problems = Problems()
    _check_emoji_name(world, problems, fields.get("name"))
    content_type, image = _image(problems, fields.get("image") or "")
    problems.raise_any()
    emoji = Emoji(world.ids.next(), fields["name"], image, content_type)
    world.emojis[emoji.id] = emoji
    world.publish("emojis", emoji)
    return json_answer(emoji_json(world, emoji), 201)


@routes.get("/applications/{application}/emojis/{emoji}")
async def get_emoji(request: web.Request) -> web.Response:
    """Describe an emoji."""
    return json_answer(emoji_json(world_of(request), _emoji_at(request)))


@routes.patch("/applications/{application}/emojis/{emoji}")
async def rename_emoji(request: web.Request) -> web.Response:
    """Rename an emoji."""
    world, emoji, name = world_of(request), _emoji_at(request), body_of(request).fields.get("name")
    problems = Problems()
    _check_emoji_name(world, problems, name)
    problems.raise_any()
    emoji.name = str(name)
    return json_answer(emoji_json(world, emoji))


@routes.delete("/applications/{application}/emojis/{emoji}")
async def delete_emoji(request: web.Request) -> web.Response:
    """Delete an emoji."""
    del world_of(request).emojis[_emoji_at(request).id]
    return no_content()


def _emoji_at(request: web.Request) -> Emoji:
    if (emoji := world_of(request).emojis.get(request.match_info["emoji"])) is None:
        raise refusal(10014)
    return emoji


def _check_emoji_name(world: World, problems: Problems, name: str | None) -> None:
    problems.length(("name",), name, 2, 32)
    problems.matches(("name",), name, _EMOJI_NAME)
    if any(emoji.name == name for emoji in world.emojis.values()):
        code = "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
        problems.add(("name",), code, "An emoji with this name already exists.")


def _image(problems: Problems, uri: str) -> tuple[str, bytes]:
    """Read the picture out of a data URI."""
    found = _DATA_URI.fullmatch(uri)
    try:
        image = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        image = b""
    if found is None or not image:
        problems.add(("image",), "IMAGE_INVALID", "Invalid image data")
        return "", b""
    if len(image) > MAX_EMOJI_BYTES:
        message = "File cannot be larger than 256.0 kb."
        problems.add(("image",), "BINARY_TYPE_MAX_SIZE", message)
    return found[1], image
