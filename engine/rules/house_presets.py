"""A house's own presets, read from a file: lines of a name, a preset to start from, and changes.

    friday  classic gin_bonus=25 game_target=150   ; our Friday rules
    quick   friday game_target=50

Or a JSON object, where a value is such a text or an object with the preset and its options:

    {"friday": {"preset": "classic", "options": {"gin_bonus": 25, "game_target": 150}},
     "quick": "friday game_target=50"}
"""

import json
from collections.abc import Iterator
from typing import Final, cast

from engine.errors import GinError, Unreadable
from engine.record.limits import WRONG, shown
from engine.rules.presets import ALL_PRESETS, Presets, read_rules

LARGEST: Final = 256 * 1024
"""The most characters of a file."""

MOST: Final = 1_000

_PARTS = {"preset", "options"}


class PresetsError(GinError):
    """An error in a house's presets, as one line: `FILE:WHERE: what is wrong`."""

    def __init__(self, name: str, where: str, what: str) -> None:
        super().__init__(f"{name}:{' '.join(f'{where[:WRONG]}: {what[:WRONG]}'.split())}")


def read_presets(text: str, name: str = "presets") -> Presets:
    """Return the presets with a house's own added; each may start from one above it.

    Raises:
        PresetsError: Something in the text, called `name`, is unreadable or not allowed, a name is
            taken, options don't go together (rules, A.9), or there are more than `MOST`.
    """
    if len(text) > LARGEST:
        raise PresetsError(name, "1", f"presets have at most {LARGEST} characters")
    text = text.removeprefix("\ufeff")
    told = _from_json(text, name) if text.lstrip().startswith("{") else _from_lines(text, name)
    presets = ALL_PRESETS
    for number, (where, preset, rules) in enumerate(told):
        if number == MOST:
            raise PresetsError(name, where, f"a house has at most {MOST} presets")
        try:
            presets = presets.add(preset, read_rules(rules, presets))
        except GinError as error:
            raise PresetsError(name, where, str(error)) from error
    return presets


def _from_lines(text: str, name: str) -> Iterator[tuple[str, str, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        preset, *rules = line.partition(";")[0].split() or [""]
        if not preset:
            continue
        if not rules:
            what = f"{preset} starts from no preset: write such as '{preset} standard gin_bonus=20'"
            raise PresetsError(name, str(number), what)
        yield str(number), preset, " ".join(rules)


def _from_json(text: str, name: str) -> Iterator[tuple[str, str, str]]:
    try:
        values = json.loads(text, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise PresetsError(name, str(error.lineno), f"this is not JSON: {error.msg}") from error
    except (GinError, RecursionError, ValueError) as error:
        raise PresetsError(name, "1", f"this is not JSON of presets: {error}") from error
    for preset, rules in values.items():
        try:
            yield preset, preset, _rules_text(rules)
        except GinError as error:
            raise PresetsError(name, preset, str(error)) from error


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return a JSON object; raise if it has a name twice."""
    values = dict(pairs)
    if len(values) < len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))
        raise Unreadable(f"{shown(twice)} is there twice")
    return values


def _rules_text(value: object) -> str:
    if isinstance(value, str):
        return value
    if not isinstance(value, dict):
        raise Unreadable("a preset is a text, or an object with preset and options")
    parts = cast("dict[str, object]", value)
    options = parts.get("options", {})
    if set(parts) - _PARTS or not isinstance(options, dict):
        raise Unreadable("a preset has preset, a name, and options, an object")
    changed = cast("dict[str, object]", options)
    words = (f"{option}={_value_text(each)}" for option, each in changed.items())
    return " ".join((str(parts.get("preset", "standard")), *words))


def _value_text(value: object) -> str:
    """Return an option's value as the record writes it: JSON's true is yes, and null is off."""
    if value is None:
        return "off"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
