"""A first deal in ten steps, with a stacked deck: what each step asks, and what its answers mean.

Nothing is stored and nothing remembered: a step is a number, and an answer is a word. The deal is
one of the engine's, so that every move in it is one by the rules.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from engine.cards import DECK, Card, parse_cards
from engine.knock import KnockState, KnockView
from engine.moves import Move
from engine.open_deal import every_state
from engine.rules import PRESETS
from engine.seats import SEATS

PUPIL, TEACHER = SEATS
RULES: Final = PRESETS.rules("standard")

SHOW: Final = "show"
"""The word that asks for a step and answers nothing."""

_PUPILS: Final = parse_cards("5H6H7H 3C4C 9C9D KS6S2D".replace(" ", ""))
_TEACHERS: Final = parse_cards("KHKC 8H9S JDTD 5S5D 7CAS".replace(" ", ""))
_TURNED_UP: Final = parse_cards("JS")
_DRAWN: Final = parse_cards("2CKD4D")
"""The stock's first cards, in the order in which they are drawn: yours, yours, the other side's."""

MOVES: Final = tuple(
    Move.parse(word)
    for word in (
        *("pass", "pass", "stock", "discard:KS", "take", "discard:7C"),
        *("stock", "discard:6S", "stock", "discard:9S", "take", "knock:KD"),
    )
)
"""The whole deal, the pupil's moves and the other side's."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the lesson.

    Attributes:
        name: What its sentences are found by.
        ply: How many moves have been made when it is shown.
        right: The answer that leads on; "" for the last step.
        others: The other answers there are, and what each does wrong, by name.
    """

    name: str
    ply: int
    right: str = ""
    others: Mapping[str, str] = field(default_factory=dict[str, str])

    @property
    def answers(self) -> tuple[str, ...]:
        """Every answer there is, as they are offered."""
        return (self.right, *self.others) if self.right else ()


@dataclass(frozen=True, slots=True)
class Shown:
    """Where a member is in the lesson.

    Attributes:
        number: The step, from 1.
        tried: The answer that was wrong just now; "" if none was.
        why: What was wrong about it, by name.
    """

    number: int
    tried: str = ""
    why: str = ""

    @property
    def step(self) -> Step:
        """The step itself."""
        return STEPS[self.number - 1]

    @property
    def view(self) -> KnockView:
        """The deal as the pupil sees it at this step."""
        return states()[self.step.ply].view(PUPIL)


def _each(kind: str, **why: str) -> dict[str, str]:
    """Answers of a kind with one card each: the cards by what is wrong about them."""
    return {
        f"{kind}:{card}": name.replace("_", "-")
        for name, cards in why.items()
        for card in parse_cards(cards)
    }


_MELDS = "5H6H7H2C3C4C"

STEPS: Final[Sequence[Step]] = (
    Step("goal", 0, "meld:5H6H7H", {"meld:9C9D": "pair", "meld:2D3C4C": "suits"}),
    Step("upcard", 0, "pass", {"take": "useless"}),
    Step("draw", 2, "stock"),
    Step("deadwood", 3, "count:36", {"count:63": "all", "count:5": "cards"}),
    Step("discard", 3, "discard:KS", _each("discard", meld=_MELDS, pair="9C9D", low="6S2D")),
    Step(
        "pile",
        7,
        "discard:6S",
        _each("discard", meld=_MELDS, pair="9C9D", low="2D", feeds="KD"),
    ),
    Step("take", 10, "take", {"stock": "set"}),
    Step("knock", 11, "knock:KD", {"knock:2D": "high", "discard:KD": "wait"}),
    Step("layoff", 12, "card:8H", _each("card", other="TDJD4D5D5SAS")),
    Step("score", 12),
)


def answer(number: int, word: str) -> Shown:
    """Answer a step: the next one, or the same with what was wrong.

    Args:
        number: The step; one that there isn't is taken to be the first.
        word: The answer. What the step doesn't know shows it again.
    """
    if not 1 <= number <= len(STEPS):
        return Shown(1)
    step = STEPS[number - 1]
    if word and word == step.right:
        return Shown(number + 1)
    if why := step.others.get(word):
        return Shown(number, word, why)
    return Shown(number)


@cache
def states() -> tuple[KnockState, ...]:
    """The deal before its first move, and after each."""
    played = every_state(RULES, _deck(), TEACHER, ((None, move) for move in MOVES))
    return tuple(each for each in played if isinstance(each, KnockState))


def _deck() -> tuple[Card, ...]:
    """The stacked deck: one card to each side in turns, the pupil first; then what lies there."""
    dealt = [card for pair in zip(_PUPILS, _TEACHERS, strict=True) for card in pair]
    first = (*dealt, *_TURNED_UP, *_DRAWN)
    return (*first, *(card for card in DECK if card not in first))


def cards_in(word: str) -> tuple[Card, ...]:
    """The cards that an answer names."""
    cards = word.partition(":")[2]
    return parse_cards(cards) if cards and not cards.isdigit() else ()
