"""Turning what the bot sent into a stored message: files, media addresses, mentions."""

import re
import struct
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from playground.standin.bodies import Body, Upload
from playground.standin.installs import is_hushed
from playground.standin.models import (
    COMPONENTS_V2,
    EPHEMERAL,
    Channel,
    Interaction,
    Json,
    Message,
)
from playground.standin.shapes import attachment_json
from playground.standin.validation.components import (
    CONTAINER,
    FILE,
    SELECTS,
    SEPARATOR,
    THUMBNAIL,
)
from playground.standin.validation.messages import Context, check_message
from playground.standin.validation.walk import walk
from playground.standin.world import World

EDITABLE = COMPONENTS_V2 | 1 << 2
"""Flags that a bot may ask for in an edit: also "no embeds"."""

SETTABLE = EDITABLE | 1 << 12
"""Those of a new message: also "no notification"."""

ANSWERING = SETTABLE | EPHEMERAL
"""Those of an answer or a follow-up, which may be ephemeral as well."""

_MENU = {"min_values": 1, "max_values": 1}
DEFAULTS: dict[int, Json] = {
    **dict.fromkeys(SELECTS, _MENU),
    THUMBNAIL: {"spoiler": False, "description": None},
    FILE: {"spoiler": False},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"spoiler": False, "accent_color": None},
}
"""What Discord adds where a component doesn't say it."""

_MENTION = re.compile(r"<@!?(\d+)>")
_PNG = b"\x89PNG\r\n\x1a\n"


def compose(
    world: World,
    channel: Channel,
    body: Body,
    fields: Json,
    *,
    interaction: Interaction | None = None,
    message: Message | None = None,
    path: tuple[str, ...] = (),
) -> Message:
    """Make the message that a request describes, without putting it into its channel.

    Args:
        world: Where it goes.
        channel: The channel it is for.
        body: The request's body, for its files.
        fields: The message's own fields in that body.
        interaction: What it answers; only such a message may be ephemeral.
        message: An empty message of the bot to fill (a "thinking" one), instead of a new one.
        path: Where the fields lie in the body, for the tree of errors.

    Raises:
        ApiError: 50035 for wrong fields, 50006 for an empty message.
    """
    flags = fields.get("flags") or 0
    settable = SETTABLE if interaction is None else ANSWERING
    context = _context(world, body, v2=bool(flags & COMPONENTS_V2), path=path, settable=settable)
    check_message(fields, context)
    if message is None:
        message = Message(world.ids.next(), channel.id, world.bot.id, world.clock.now())
    message.flags |= flags
    if interaction is not None:
        message.interaction_id = interaction.id
        if is_hushed(world, interaction):
            message.flags |= EPHEMERAL
        if message.flags & EPHEMERAL:
            message.only_for = interaction.user_id
    message.nonce = None if fields.get("nonce") is None else str(fields["nonce"])
    _fill(world, message, body, fields)
    return message


def revise(
    world: World,
    message: Message,
    body: Body,
    fields: Json,
    *,
    path: tuple[str, ...] = (),
    settable: int = EDITABLE,
) -> None:
    """Change a message as a request asks; what the request doesn't name stays.

    Args:
        world: Where it is.
        message: The message.
        body: The request's body, for its files.
        fields: What is to change, in that body.
        path: Where the fields lie in the body, for the tree of errors.
        settable: The flags that may be asked for. Who sees a message never changes.

    Raises:
        ApiError: 50035 for wrong fields, 50006 if nothing would be left.
    """
    flags = fields.get("flags")
    v2 = bool((message.flags if flags is None else flags) & COMPONENTS_V2)
    context = _context(world, body, v2=v2, path=path, before=message, settable=settable)
    check_message(fields, context)
    if v2:
        message.flags |= COMPONENTS_V2
    _fill(world, message, body, fields)


def _context(
    world: World,
    body: Body,
    *,
    v2: bool,
    path: tuple[str, ...],
    settable: int,
    before: Message | None = None,
) -> Context:
    return Context(
        v2=v2,
        uploads=frozenset(upload.name for upload in body.uploads),
        emojis=frozenset(world.emojis),
        path=path,
        before=before,
        settable=settable,
    )


def _fill(world: World, message: Message, body: Body, fields: Json) -> None:
    if "content" in fields:
        message.content = fields["content"] or ""
    if "embeds" in fields:
        message.embeds = [_complete(embed) for embed in fields["embeds"] or []]
    _attach(world, message, body, fields)
    if "components" in fields:
        message.components = _settle(world, message, fields["components"] or [])
    message.pinged = _pinged(world, message, fields.get("allowed_mentions"))


def _complete(embed: Json) -> Json:
    fields = [{"inline": False} | field for field in embed.get("fields") or ()]
    return {"type": "rich"} | embed | ({"fields": fields} if fields else {})


def _attach(world: World, message: Message, body: Body, fields: Json) -> None:
    """Keep the attachments that the request lists (all, if it lists none) and add its files."""
    listed = fields.get("attachments")
    if listed is not None:
        kept = {str(item["id"]) for item in listed}
        message.attachments = [a for a in message.attachments if a["id"] in kept]
    described = {str(item.get("id")): item for item in listed or []}
    for upload in body.uploads:
        stored = _store(world, message, upload)
        if description := described.get(upload.index, {}).get("description"):
            stored["description"] = description
        message.attachments.append(stored)


def _store(world: World, message: Message, upload: Upload) -> Json:
    file_id = world.keep(upload.name, upload.content)
    attachment = attachment_json(world, message.channel_id, file_id)
    if upload.content.startswith(_PNG):
        width, height = struct.unpack(">II", upload.content[16:24])
        attachment |= {"width": width, "height": height}
    return attachment


def _settle(world: World, message: Message, components: list[Json]) -> list[Json]:
    """Number the components, turn emoji ids into text, and give media their addresses."""
    settled = deepcopy(components)
    everything = list(walk(settled))
    taken = {component["id"] for component in everything if component.get("id")}
    free = (number for number in range(1, 1 << 31) if number not in taken)
    by_name = {attachment["filename"]: attachment for attachment in message.attachments}
    for component in everything:
        for name in [name for name, value in component.items() if value is None]:
            del component[name]
        for name, value in DEFAULTS.get(component["type"], {}).items():
            component.setdefault(name, value)
        if not component.get("id"):
            component["id"] = next(free)
        for emoji in _emojis(component):
            if emoji.get("id") is not None:
                emoji["id"] = str(emoji["id"])
        for item in component.get("items", ()):
            item.setdefault("spoiler", False)
            item.setdefault("description", None)
        for media in _media(component):
            _resolve(media, by_name)
            media["id"] = world.ids.next()
        if component["type"] == FILE:
            file = by_name[component["file"]["url"].rpartition("/")[2]]
            component |= {"name": file["filename"], "size": file["size"]}
    return settled


def _emojis(component: Json) -> Iterator[Json]:
    for holder in (component, *component.get("options", ())):
        if holder.get("emoji"):
            yield holder["emoji"]


def _media(component: Json) -> Iterator[Json]:
    if isinstance(component.get("media"), dict):
        yield component["media"]
    if isinstance(component.get("file"), dict):
        yield component["file"]
    for item in component.get("items", ()):
        yield item["media"]


def _resolve(media: Json, by_name: dict[str, Json]) -> None:
    name = media["url"].removeprefix("attachment://")
    attachment = by_name.get(name, {}) if name != media["url"] else {}
    url = attachment.get("url", media["url"])
    media |= {
        "url": url,
        "proxy_url": url,
        "width": attachment.get("width"),
        "height": attachment.get("height"),
        "content_type": attachment.get("content_type"),
        "loading_state": 2,
        "placeholder": "",
    }
    if attachment:
        media["attachment_id"] = attachment["id"]


def _pinged(world: World, message: Message, allowed: dict[str, Any] | None) -> list[str]:
    texts = [message.content]
    texts += [c["content"] for c in walk(message.components) if c["type"] == 10]  # noqa: PLR2004
    named = dict.fromkeys(_MENTION.findall("\n".join(texts)))
    if allowed is not None and "users" not in allowed.get("parse", ()):
        chosen = {str(user_id) for user_id in allowed.get("users", ())}
        return [user_id for user_id in named if user_id in chosen and user_id in world.users]
    return [user_id for user_id in named if user_id in world.users]
