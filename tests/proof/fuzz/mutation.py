"""Changes texts and plain data at random; the same seed makes the same changes."""

import copy
import random
from collections.abc import Sequence
from typing import Any, Final

from tests.wire.hostile_values import IDS, NUMBERS, SIGNS

ODD: Final = (
    *SIGNS.values(),
    *("\ufeff", "\u2028", "\x85", "\x1b[31m", "\u0660", "\u2212", "\u00b2", "\u2460", "\u200b"),
    *("\n", "\r\n", "\t", "'", "%s", "{0}", "{ $name }", "\\n", "../", "null", "NaN", "1e999"),
    *("0", "-0", "-1", "00", "1_0", "+1", " 1", "1.0", "0x1", str(2**31), str(2**63), "9" * 40),
)
"""What no reader expects: signs, and what some reader takes for a number or a path."""

VALUES: Final[Sequence[Any]] = (*NUMBERS.values(), *IDS.values(), {}, {"a": {}}, [[]], [None], "x")
"""What may stand anywhere in plain data."""

_CHANGES: Final = 4
_REPEATED: Final = 60
_SPAN: Final = 12


def mutate(text: str, others: Sequence[str], words: Sequence[str], dice: random.Random) -> str:
    """Change a text in up to a few places, each time in one of the ways below."""
    for _ in range(dice.randint(1, _CHANGES)):
        at = dice.randint(0, len(text))
        end = min(len(text), at + dice.randint(1, _SPAN))
        match dice.randrange(9):
            case 0:
                text = text[:at] + text[end:]
            case 1:
                text = text[:at] + text[at:end] * dice.randint(2, 4) + text[end:]
            case 2:
                text = text[:at] + dice.choice(ODD) + text[at:]
            case 3 if words:
                text = text[:at] + dice.choice(words) + text[at:]
            case 4 if words:
                text = text[:at] + dice.choice(words) + text[end:]
            case 5:
                text = text[:at] + chr(dice.randint(32, 126)) + text[at + 1 :]
            case 6:
                other = dice.choice(others)
                cut = dice.randint(0, len(other))
                text = text[:at] + other[cut:]
            case 7:
                text = text[:at] + dice.choice(ODD) * dice.randint(2, _REPEATED) + text[at:]
            case _:
                text = text[:at] + text[at:end].swapcase() + text[end:]
    return text


def mutated_data(data: Any, dice: random.Random, words: Sequence[str] = ()) -> Any:
    """Change plain data in one place or several: a value, a name, or what is there at all."""
    changed = copy.deepcopy(data)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        changed = _changed(changed, dice, words)
    return changed


def _changed(data: Any, dice: random.Random, words: Sequence[str]) -> Any:
    if not isinstance(data, dict | list) or not data or dice.random() < 1 / 8:
        return _other(data, dice, words)
    key = dice.choice([*data] if isinstance(data, dict) else range(len(data)))
    match dice.randrange(6):
        case 0:
            del data[key]
        case 1 if isinstance(data, list):
            data.append(copy.deepcopy(data[key]))
        case 1:
            data[dice.choice(ODD)] = data[key]
        case _:
            data[key] = _changed(data[key], dice, words)
    return data


def _other(value: Any, dice: random.Random, words: Sequence[str]) -> Any:
    match value:
        case str() if dice.random() < 2 / 3:
            return mutate(value, (value, *words), words, dice)
        case bool():
            return not value
        case int() if dice.random() < 2 / 3:
            return value + dice.choice((-1, 1, 1000, -(10**9), 2**62))
        case _:
            return copy.deepcopy(dice.choice(VALUES))
