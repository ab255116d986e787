"""What a test reads off a drawing."""

import json
import re
from collections.abc import Iterator
from typing import Any

import discord

from cogs.kit.drawing import Drawing
from cogs.kit.ids import LIMIT, Action, parse_choice, parse_id

TEXT, BUTTON, MENU, GALLERY, LINK, ROW = 10, 2, 3, 12, 5, 1

PREFIXES = {BUTTON: "gin", MENU: "pick", 5: "who", 6: "role", 8: "chan"}
"""How the custom_ids of buttons and of each kind of menu begin."""


def payload(drawing: Drawing) -> str:
    """The message as it goes over the wire."""
    return json.dumps(drawing.view.to_components(), sort_keys=True)


def components(drawing: Drawing) -> Iterator[dict[str, Any]]:
    """Every component of the message, at every level."""

    def walk(found: list[Any]) -> Iterator[dict[str, Any]]:
        for each in found:
            yield each
            yield from walk(each.get("components", []))
            yield from walk([each["accessory"]] if "accessory" in each else [])

    yield from walk(drawing.view.to_components())


def text(drawing: Drawing) -> str:
    """All the text, a line a line."""
    return "\n".join(each["content"] for each in components(drawing) if each["type"] == TEXT)


def labels(drawing: Drawing) -> list[str]:
    """The labels of the buttons, in order."""
    return [each["label"] for each in components(drawing) if each["type"] == BUTTON]


def options(drawing: Drawing) -> list[str]:
    """The labels of the menus' options, in order."""
    menus = [each for each in components(drawing) if each["type"] == MENU]
    return [option["label"] for menu in menus for option in menu["options"]]


def actions(drawing: Drawing) -> list[Action]:
    """What every button and every option of the message asks for."""
    found: list[Action | None] = []
    for each in components(drawing):
        if each["type"] == BUTTON and "custom_id" in each:
            found.append(parse_id(each["custom_id"]))
        elif each["type"] == MENU:
            found += [parse_choice(each["custom_id"], one["value"]) for one in each["options"]]
    assert None not in found
    return [each for each in found if each is not None]


HEXADECIMAL = re.compile(r"\b(?=[0-9a-f]*[0-9])(?=[0-9a-f]*[a-f])[0-9a-f]{16,}")


def check_limits(drawing: Drawing, *, digits: bool = False) -> None:
    """Hold a message to Discord's limits and to the rules of the house; `digits` are seals."""
    found = list(components(drawing))
    assert len(found) <= 40
    content = [each["content"] for each in found if each["type"] == TEXT]
    assert all(content)
    assert sum(map(len, content)) <= 4000
    if not digits:
        assert not any(map(HEXADECIMAL.search, content)), "only the check of shuffles shows digits"
    ids = [each["custom_id"] for each in found if "custom_id" in each]
    assert len(ids) == len(set(ids))
    for each in found:
        if each["type"] == BUTTON:
            assert 1 <= len(each["label"]) <= 80
            assert not each.get("disabled")
        if each["type"] == MENU:
            _check_menu(each)
        if each["type"] == GALLERY:
            assert all(1 <= len(item["description"]) <= 1024 for item in each["items"])
        if each["type"] == discord.ComponentType.action_row.value:
            inner = each["components"]
            assert 1 <= len(inner) <= 5
            assert len(inner) == 1 or all(one["type"] == BUTTON for one in inner)
    for each in found:
        if custom_id := each.get("custom_id"):
            assert len(custom_id) <= LIMIT
            assert custom_id.partition(":")[0] == PREFIXES[each["type"]]
    actions(drawing)
    _check_house(drawing)


def _check_menu(menu: dict[str, Any]) -> None:
    assert 1 <= len(menu["options"]) <= 25
    assert len(menu.get("placeholder", "")) <= 150
    values = [option["value"] for option in menu["options"]]
    assert len(values) == len(set(values))
    chosen = sum(bool(option.get("default")) for option in menu["options"])
    assert menu.get("min_values", 1) <= chosen <= menu.get("max_values", 1) or chosen == 0
    for option in menu["options"]:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100


def _check_house(drawing: Drawing) -> None:
    """A view that discord.py only sends, and neither keeps nor lets time out."""
    assert drawing.view.timeout is None
    assert drawing.view.is_finished()
