"""Which cards a message names, and which of them its reader may see."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from engine.cards import Card
from engine.machine import View
from playground.standin.validation.walk import walk
from tests.card_emojis import CARD_OF

_EMOJI = re.compile(r"<:([a-z0-9_]+):\d+>")


def cards_shown(components: list[dict[str, Any]]) -> frozenset[Card]:
    """The cards whose faces are in a layout: in its texts, on its buttons and in its menus."""
    return frozenset(
        CARD_OF[name] for one in walk(components) for name in _faces(one) if name in CARD_OF
    )


def _faces(component: dict[str, Any]) -> Iterator[str]:
    yield from _EMOJI.findall(str(component.get("content") or ""))
    for one in (component, *component.get("options", ())):
        yield str((one.get("emoji") or {}).get("name"))


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
