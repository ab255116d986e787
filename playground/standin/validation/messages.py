"""What a message must be like to be accepted."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playground.standin.errors import refusal
from playground.standin.models import COMPONENTS_V2, Json, Message
from playground.standin.validation.components import (
    ALT_TEXT,
    CONTAINER,
    FILE,
    GALLERY,
    ROW,
    SECTION,
    SEPARATOR,
    TEXT,
    check_component,
    check_unique_ids,
)
from playground.standin.validation.problems import Path, Problems
from playground.standin.validation.walk import walk, walk_paths

IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
AT_TOP = (*IN_CONTAINER, CONTAINER)
LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")
MAX_COMPONENTS, MAX_ROWS, MAX_TEXT, MAX_CONTENT = 40, 5, 4000, 2000
MAX_NONCE, MAX_EMBEDS, MAX_EMBED_TEXT = 25, 10, 6000
MAX_MENTIONS, MAX_FILES = 100, 10
MENTIONS = ("users", "roles", "everyone")


@dataclass(frozen=True)
class Context:
    """What a message is judged by besides its own fields.

    Attributes:
        v2: Whether it consists of components alone.
        uploads: The names of the files that came with the request.
        emojis: The ids of the emojis that the application has.
        path: Where the fields lie in the body.
        before: The message as it stands, for an edit.
        settable: The flags that may be asked for.
    """

    v2: bool
    uploads: frozenset[str]
    emojis: frozenset[str]
    path: tuple[str, ...] = ()
    before: Message | None = None
    settable: int = COMPONENTS_V2

    @property
    def kept(self) -> Json:
        """What an edit leaves as it is, if it doesn't name it."""
        before = self.before
        if before is None:
            return {}
        return {
            "content": before.content,
            "components": before.components,
            "embeds": before.embeds,
            "attachments": before.attachments,
        }


def check_message(fields: Json, context: Context) -> None:
    """Check the fields of a message that is sent, or edited.

    Raises:
        ApiError: 50035 with all complaints, or 50006 for an empty message.
    """
    problems = Problems()
    path = context.path
    problems.at_most((*path, "content"), fields.get("content"), MAX_CONTENT)
    check_nonce(problems, (*path, "nonce"), fields.get("nonce"))
    check_mentions(problems, (*path, "allowed_mentions"), fields.get("allowed_mentions"))
    check_embeds(problems, (*path, "embeds"), fields.get("embeds") or [])
    check_attachments(problems, (*path, "attachments"), fields.get("attachments") or [])
    check_flags(problems, (*path, "flags"), fields.get("flags"), context)
    if context.v2:
        check_exclusive(problems, context.kept | fields, path)
    check_tree(problems, fields.get("components") or [], context)
    problems.raise_any()
    if context.v2:
        check_sizes(problems, fields.get("components") or [], (*path, "components"))
    problems.raise_any()
    if is_empty(fields, context):
        raise refusal(50006)


def check_nonce(problems: Problems, path: Path, nonce: str | int | None) -> None:
    """A nonce has at most 25 characters."""
    if nonce is not None:
        problems.at_most(path, str(nonce), MAX_NONCE)


def check_flags(problems: Problems, path: Path, flags: int | None, context: Context) -> None:
    """Only some flags may be asked for, and that of components can't be taken back."""
    if (flags or 0) & ~context.settable:
        message = "Only answers to interactions may be ephemeral; other flags are Discord's own."
        problems.add(path, "MESSAGE_FLAGS_INVALID", message)
    once = context.before is not None and context.before.is_v2
    if once and flags is not None and not flags & COMPONENTS_V2:
        message = "IS_COMPONENTS_V2 cannot be removed from a message"
        problems.add(path, "MESSAGE_FLAGS_COMPONENTS_V2_IRREVOCABLE", message)


def check_attachments(problems: Problems, path: Path, attachments: list[Json]) -> None:
    """A message has up to ten files with texts of at most 1024 characters."""
    problems.at_most(path, attachments, MAX_FILES)
    for index, one in enumerate(attachments):
        problems.at_most((*path, index, "description"), one.get("description"), ALT_TEXT)


def check_mentions(problems: Problems, path: Path, allowed: Json | None) -> None:
    """Allowed mentions name either a kind or up to 100 of that kind."""
    allowed = allowed or {}
    for index, kind in enumerate(allowed.get("parse") or ()):
        problems.one_of((*path, "parse", index), kind, MENTIONS)
    for kind in ("users", "roles"):
        problems.at_most((*path, kind), allowed.get(kind), MAX_MENTIONS)
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            problems.add(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def check_embeds(problems: Problems, path: Path, embeds: list[Json]) -> None:
    """A message has up to ten embeds with 6000 characters in all."""
    problems.at_most(path, embeds, MAX_EMBEDS)
    for index, embed in enumerate(embeds):
        check_embed(problems, (*path, index), embed)
    if sum(len(text) for embed in embeds for text in _embed_texts(embed)) > MAX_EMBED_TEXT:
        message = "Embed size exceeds maximum size of 6000"
        problems.add(path, "MAX_EMBED_SIZE_EXCEEDED", message)


def check_embed(problems: Problems, path: Path, embed: Json) -> None:
    """Each text of an embed has a limit of its own."""
    problems.at_most((*path, "title"), embed.get("title"), 256)
    problems.at_most((*path, "description"), embed.get("description"), 4096)
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    problems.at_most((*path, "footer", "text"), footer.get("text"), 2048)
    problems.at_most((*path, "author", "name"), author.get("name"), 256)
    problems.at_most((*path, "fields"), embed.get("fields"), 25)
    for index, field in enumerate(embed.get("fields") or ()):
        for name, limit in (("name", 256), ("value", 1024)):
            problems.require((*path, "fields", index, name), field.get(name))
            problems.at_most((*path, "fields", index, name), field.get(name), limit)


def _embed_texts(embed: Json) -> Iterator[str]:
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    yield (embed.get("footer") or {}).get("text") or ""
    yield (embed.get("author") or {}).get("name") or ""
    for field in embed.get("fields") or ():
        yield field.get("name", "")
        yield field.get("value", "")


def check_exclusive(problems: Problems, fields: Json, path: Path) -> None:
    """A message made of components has no content, embeds, poll or stickers."""
    for name in LEGACY_FIELDS:
        if fields.get(name):
            message = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            problems.add((*path, name), code, message)


def check_tree(problems: Problems, components: list[Json], context: Context) -> None:
    """Check all components: their places, their number, their text, and each by itself."""
    path = (*context.path, "components")
    found = list(walk_paths(components, path))
    if context.v2:
        check_places(problems, components, path)
    else:
        problems.at_most(path, components, MAX_ROWS)
        for index, component in enumerate(components):
            problems.kind((*path, index), component["type"], (ROW,))
    for where, component in found:
        check_component(problems, where, component, context.emojis)
        check_media(problems, where, component, context.uploads)
    check_unique_ids(problems, found)


def check_places(problems: Problems, components: list[Json], path: Path) -> None:
    """Rows, sections, texts and the like stand at the top or in a container."""
    for index, component in enumerate(components):
        problems.kind((*path, index), component["type"], AT_TOP)
        if component["type"] == CONTAINER:
            for inner, child in enumerate(component.get("components", ())):
                here = (*path, index, "components", inner)
                problems.kind(here, child["type"], IN_CONTAINER)


def check_sizes(problems: Problems, components: list[Json], path: Path) -> None:
    """A message has at most 40 components and 4000 characters of text, through all levels."""
    found = list(walk(components))
    if len(found) > MAX_COMPONENTS:
        message = f"The total number of components cannot exceed {MAX_COMPONENTS}"
        problems.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    text = sum(len(c.get("content") or "") for c in found if c["type"] == TEXT)
    if text > MAX_TEXT:
        message = f"The total size of displayable text must be {MAX_TEXT} or fewer"
        problems.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def check_media(problems: Problems, path: Path, component: Json, uploads: frozenset[str]) -> None:
    """A picture or file is on the web, or really came with this request."""
    places: list[tuple[Path, Any]] = [
        ((*path, "items", index, "media"), item.get("media"))
        for index, item in enumerate(component.get("items", ()))
    ]
    places += [((*path, key), component[key]) for key in ("media", "file") if key in component]
    for where, media in places:
        url = (media or {}).get("url", "")
        name = url.removeprefix("attachment://")
        if url.startswith(("http://", "https://")) and component["type"] != FILE:
            continue
        if name == url or name not in uploads:
            message = "The referenced attachment was not found"
            problems.add((*where, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT", message)


def is_empty(fields: Json, context: Context) -> bool:
    """Tell whether nothing would be left to see."""
    shown = context.kept | fields
    if context.v2:
        return not shown.get("components")
    parts = ("content", "embeds", "components", "attachments", "sticker_ids", "poll")
    return not context.uploads and not any(shown.get(part) for part in parts)
