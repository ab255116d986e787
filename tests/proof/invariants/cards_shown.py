"""Which cards a message names, and which of them its reader may see."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from engine.cards import Card
from engine.machine import View
from playground.standin.validation.walk import walk
from tests.card_emojis import CARD_OF, SIGN_OF

_EMOJI = re.compile(r"<:([a-z0-9_]+):\d+>")
_SIGN = re.compile("|".join(sorted(map(re.escape, SIGN_OF), key=len, reverse=True)))

_EXAMPLE = "gin:look:"
"""What the id of the button begins with that shows some card as a text."""


def cards_shown(components: list[dict[str, Any]]) -> frozenset[Card]:
    """The cards in a layout, as emojis or signs: in its texts, on its buttons and in its menus."""
    return frozenset(card for one in walk(components) for card in _faces(one))


def _faces(component: dict[str, Any]) -> Iterator[Card]:
    if str(component.get("custom_id")).startswith(_EXAMPLE):
        return
    for one in (component, *component.get("options", ())):
        said = " ".join(str(one.get(word) or "") for word in ("content", "label", "description"))
        names = [*_EMOJI.findall(said), str((one.get("emoji") or {}).get("name"))]
        yield from (CARD_OF[name] for name in names if name in CARD_OF)
        yield from (SIGN_OF[sign] for sign in _SIGN.findall(said))


def cards_seen(view: View) -> frozenset[Card]:
    """Every card that a viewer is shown of a deal."""
    return frozenset(_cards(view))


def _cards(value: object) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, dict):
        for each in value.items():
            yield from _cards(each)
    elif isinstance(value, (tuple, list, set, frozenset)):
        for each in value:
            yield from _cards(each)
    elif is_dataclass(value):
        for each in fields(value):
            yield from _cards(getattr(value, each.name))
