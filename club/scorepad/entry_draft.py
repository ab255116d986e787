"""A deal that a member is entering on a sheet for real cards, step by step, stored as a draft.

Every step sets a value rather than changing one: taking it twice is the same as once.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Self

from club.core.errors import NoSuchRule
from engine.contest import Player
from engine.results import ResultKind
from engine.rules import Rules
from engine.words import KnockLimit, Word

NOBODY: Final = 0
LEAST, MOST, MOST_COUNTED = -500, 2000, 120
"""The ranges of points and counts that may be entered."""

_HIGHEST: Final = 10
"""What the highest upcard allows to keep."""


class SlipStep(Word):
    """What may be chosen on a slip."""

    TABLE = "table"
    PAIR = "pair"
    WHO = "who"
    HOW = "how"
    ONE = "one"
    TWO = "two"
    BOXES = "boxes"
    COUNT = "count"
    SPADE = "spade"
    BIG = "big"


@dataclass(frozen=True, slots=True)
class EntryDraft:
    """What has been entered of a deal so far."""

    fix: int | None = None  # the entry to be corrected, by ply; None for a new one
    table: int | None = None  # of a round
    pair: tuple[Player, Player] | None = None  # the two who played, if out of turn
    winner: int | None = None  # by number, or `NOBODY`; with counts, the knocker
    word: ResultKind | None = None  # how the deal ended
    # Points: the winner's, or seat 1's where both score and nobody went out; with counts, what the
    # knocker kept.
    one: int | None = None
    two: int | None = None  # the other side's points or count
    boxes: int | None = None  # the winner's, where they aren't what the rules give
    count: bool = False  # whether counts are entered, not points
    big: bool = False  # whether all eleven cards were melded
    spade: bool = False  # whether the knock card was a spade

    @property
    def text(self) -> str:
        """The slip as a draft holds it."""
        empty = asdict(EntryDraft())
        told = {name: value for name, value in asdict(self).items() if value != empty[name]}
        return json.dumps(told, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what `text` returned."""
        values: dict[str, Any] = json.loads(text)
        if (pair := values.get("pair")) is not None:
            values["pair"] = (pair[0], pair[1])
        if (word := values.get("word")) is not None:
            values["word"] = ResultKind.read(word)
        return cls(**values)


def stepped(slip: EntryDraft, word: SlipStep, value: str) -> EntryDraft:
    """Take one step on a slip."""
    try:
        return _STEPS[word](slip, value)
    except (KeyError, ValueError) as error:
        raise NoSuchRule from error


def most_kept(rules: Rules) -> int:
    """Return the most that a knocker may keep; a false knock is entered by its points."""
    if isinstance(rules.knock_limit, int):
        return rules.knock_limit
    return _HIGHEST if rules.knock_limit == KnockLimit.UPCARD else 0


def _number(slip: EntryDraft, value: str) -> int:
    number = int(value.replace("m", "-"))
    low, high = (0, MOST_COUNTED) if slip.count else (LEAST, MOST)
    if not low <= number <= high:
        raise ValueError(value)
    return number


def _one(slip: EntryDraft, value: str) -> EntryDraft:
    return replace(slip, one=_number(slip, value))


def _two(slip: EntryDraft, value: str) -> EntryDraft:
    return replace(slip, two=_number(slip, value))


def _switch(value: str) -> bool:
    return {"on": True, "off": False}[value]


def _pair(slip: EntryDraft, players: str) -> EntryDraft:
    one, two = players.split("_")
    return replace(slip, pair=(int(one), int(two)))


def _how(slip: EntryDraft, word: str) -> EntryDraft:
    return replace(slip, word=ResultKind.read(word), boxes=None)


def _count(slip: EntryDraft, value: str) -> EntryDraft:
    return replace(slip, count=_switch(value), word=None, one=None, two=None, boxes=None)


def _table(slip: EntryDraft, table: str) -> EntryDraft:
    return replace(slip, table=int(table))


def _who(slip: EntryDraft, player: str) -> EntryDraft:
    return replace(slip, winner=int(player))


def _boxes(slip: EntryDraft, boxes: str) -> EntryDraft:
    return replace(slip, boxes=int(boxes))


def _spade(slip: EntryDraft, value: str) -> EntryDraft:
    return replace(slip, spade=_switch(value))


def _big(slip: EntryDraft, value: str) -> EntryDraft:
    return replace(slip, big=_switch(value))


_STEPS: Mapping[SlipStep, Callable[[EntryDraft, str], EntryDraft]] = {
    SlipStep.TABLE: _table,
    SlipStep.PAIR: _pair,
    SlipStep.WHO: _who,
    SlipStep.HOW: _how,
    SlipStep.ONE: _one,
    SlipStep.TWO: _two,
    SlipStep.BOXES: _boxes,
    SlipStep.COUNT: _count,
    SlipStep.SPADE: _spade,
    SlipStep.BIG: _big,
}
