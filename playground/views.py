"""Reading a message as a member does: its texts, its buttons, its menus, at every level."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from playground.standin.models import Json
from playground.standin.validation.walk import walk

BUTTON, TEXT, SELECTS = 2, 10, (3, 5, 6, 7, 8)

_MENTIONED = re.compile(r"</([^:>]+):\d+>")


@dataclass(frozen=True)
class Button:
    """A button as it is shown.

    Attributes:
        label: Its text, empty if it has only an emoji.
        custom_id: Its custom id, or None for a link.
        emoji: The name of its emoji, or None.
    """

    label: str
    custom_id: str | None
    disabled: bool
    style: int
    emoji: str | None
    url: str | None


@dataclass(frozen=True)
class Menu:
    """A select menu as it is shown; `options` are pairs of label and value."""

    custom_id: str
    placeholder: str
    disabled: bool
    type: int
    options: tuple[tuple[str, str], ...]
    min_values: int
    max_values: int


def buttons(message: Json) -> list[Button]:
    """Give all buttons of a message, from top to bottom."""
    return [
        Button(
            component.get("label") or "",
            component.get("custom_id"),
            component.get("disabled", False),
            component["style"],
            (component.get("emoji") or {}).get("name"),
            component.get("url"),
        )
        for component in walk(message["components"])
        if component["type"] == BUTTON
    ]


def menus(message: Json) -> list[Menu]:
    """Give all select menus of a message, from top to bottom."""
    return [
        Menu(
            component["custom_id"],
            component.get("placeholder") or "",
            component.get("disabled", False),
            component["type"],
            tuple((o["label"], o["value"]) for o in component.get("options", ())),
            component.get("min_values", 1),
            component.get("max_values", 1),
        )
        for component in walk(message["components"])
        if component["type"] in SELECTS
    ]


def texts(message: Json) -> str:
    """Give all text of a message, one piece a line: content, embeds, text displays.

    The mention of a command reads as its name in code.
    """
    return _MENTIONED.sub(r"`/\1`", "\n".join(_texts(message)))


def _texts(message: Json) -> Iterator[str]:
    if message["content"]:
        yield message["content"]
    for embed in message["embeds"]:
        yield from filter(None, (embed.get("title"), embed.get("description")))
    for component in walk(message["components"]):
        if component["type"] == TEXT:
            yield component["content"]


def pictures(message: Json) -> list[str]:
    """Give the addresses of all pictures that a message shows."""
    urls = [attachment["url"] for attachment in message["attachments"]]
    for component in walk(message["components"]):
        urls += [item["media"]["url"] for item in component.get("items", ())]
        if isinstance(component.get("media"), dict):
            urls.append(component["media"]["url"])
    return urls
