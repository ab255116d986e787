"""Reading the two forms of a typed score sheet, lines and JSON, into their parts."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from engine.errors import GinError

SHEET: Final = 1024 * 1024
"""The most characters of a sheet."""

LINE: Final = 1_000
"""The most characters of a line, or of a deal's list."""

DEALS: Final = 10_000

PLAYERS: Final = 100

_AGAINST = {"v", "vs"}
_HEAD = ("rules", "players", "dealer")


class ScoreError(GinError):
    """An error in a sheet, as one line: `FILE:WHERE: what is wrong`."""

    def __init__(self, name: str, where: str, what: str) -> None:
        super().__init__(f"{name}:{' '.join(where[:LINE].split())}: {' '.join(what.split())}")


@dataclass
class TypedSheet:
    """A sheet as typed, each part with its position: preset and options, deals a line each."""

    name: str
    rules: tuple[str, str] = ("1", "standard")
    players: tuple[str, list[list[str]]] = ("1", [])
    dealer: tuple[str, str] | None = None
    deals: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])


def sheet_from_lines(text: str, name: str) -> TypedSheet:
    """Read the plain form: a few header lines, each given once, then a line a deal."""
    sheet = TypedSheet(name)
    seen: set[str] = set()
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition(";")[0].split()
        if not words:
            continue
        head, rest = words[0].lower().removesuffix(":"), " ".join(words[1:])
        if sheet.deals or head not in _HEAD:
            sheet.deals.append((str(number), " ".join(words)))
            continue
        if head in seen:
            raise ScoreError(name, str(number), f"there are two lines of {head}")
        seen.add(head)
        if head == "rules":
            sheet.rules = (str(number), rest)
        elif head == "players":
            sheet.players = (str(number), _groups(rest))
        else:
            sheet.dealer = (str(number), rest)
    return sheet


def sheet_from_json(text: str, name: str) -> TypedSheet:
    """Read the JSON form: an object with the same parts."""
    try:
        values = json.loads(text)
    except json.JSONDecodeError as error:
        raise ScoreError(name, str(error.lineno), f"this is not JSON: {error.msg}") from error
    except (RecursionError, ValueError) as error:
        raise ScoreError(name, "1", "this is not JSON that a sheet could be") from error
    for part in values:
        if part not in (*_HEAD, "deals"):
            raise ScoreError(name, part, "a sheet has rules, players, dealer and deals")
    sheet = TypedSheet(name)
    sheet.rules = ("rules", _text(name, "rules", values.get("rules", "standard")))
    sheet.players = ("players", _json_groups(name, values.get("players", [])))
    if values.get("dealer") is not None:
        sheet.dealer = ("dealer", _text(name, "dealer", values["dealer"]))
    for number, deal in enumerate(_list(name, "deals", values.get("deals", [])), start=1):
        where = f"deal {number}"
        sheet.deals.append((where, _json_deal(name, where, deal)))
    return sheet


def _groups(text: str) -> list[list[str]]:
    """Return the names of a line: apart by commas if it has any, else by blanks; sides by `v`."""
    groups: list[list[str]] = [[]]
    words = text.split()
    for word in words:
        if word.lower() in _AGAINST:
            groups.append([])
        else:
            groups[-1].append(word)
    if "," not in text:
        return groups
    return [
        [name for part in " ".join(group).split(",") if (name := part.strip())] for group in groups
    ]


def _json_groups(name: str, value: object) -> list[list[str]]:
    groups = _list(name, "players", value)
    if any(isinstance(group, list) for group in groups):
        return [
            [_text(name, "players", each) for each in _list(name, "players", group)]
            for group in groups
        ]
    return [[_text(name, "players", each) for each in groups]]


def _json_deal(name: str, where: str, value: object) -> str:
    """Return the line that says the same as a list of winner, points, boxes and result."""
    if isinstance(value, str):
        return value
    winner, points, boxes, word = (*_list(name, where, value), None, None, None, None)[:4]
    if winner is None and points == 0:
        points = None
    parts = [
        "-" if winner is None else _text(name, where, winner),
        "" if points is None else str(_whole(name, where, points)),
        "" if boxes is None else f"boxes={_whole(name, where, boxes)}",
        "" if word is None else _text(name, where, word),
    ]
    return " ".join(filter(None, parts))


def _list(name: str, where: str, value: object) -> Sequence[object]:
    if not isinstance(value, list):
        raise ScoreError(name, where, f"{_shown(value)} is not a list")
    return cast("list[object]", value)


def _text(name: str, where: str, value: object) -> str:
    if not isinstance(value, str):
        raise ScoreError(name, where, f"{_shown(value)} is not a text")
    return value


def _whole(name: str, where: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ScoreError(name, where, f"{_shown(value)} is not a whole number")
    return value


def _shown(value: Any) -> str:  # noqa: ANN401  # whatever JSON may hold
    most = 40
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= most else text[:most] + "…"
