"""A first deal in ten steps, with a stacked deck: what each step asks, and what its answers mean.

Nothing is stored; the engine plays the deal, so every move in it is legal.
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
from engine.words import Word

PUPIL, TEACHER = SEATS
RULES: Final = PRESETS.rules("standard")

SHOW: Final = "show"
"""The word that asks for a step and answers nothing."""

_PUPILS: Final = parse_cards("5H6H7H 3C4C 9C9D KS6S2D".replace(" ", ""))
_TEACHERS: Final = parse_cards("KHKC 8H9S JDTD 5S5D 7CAS".replace(" ", ""))
_TURNED_UP: Final = parse_cards("JS")
_DRAWN: Final = parse_cards("2CKD4D")
"""The stock's first cards in drawing order: the pupil's, the pupil's, the teacher's."""

MOVES: Final = tuple(
    Move.parse(word)
    for word in (
        *("pass", "pass", "stock", "discard:KS", "take", "discard:7C"),
        *("stock", "discard:6S", "stock", "discard:9S", "take", "knock:KD"),
    )
)
"""The whole deal, with both sides' moves."""


class StepName(Word):
    """The steps of the lesson; a name is the key of its step's sentences."""

    GOAL = "goal"
    UPCARD = "upcard"
    DRAW = "draw"
    DEADWOOD = "deadwood"
    DISCARD = "discard"
    PILE = "pile"
    TAKE = "take"
    KNOCK = "knock"
    LAYOFF = "layoff"
    SCORE = "score"


class AnswerKind(Word):
    """What an answer is: the first word of it. Those of moves are as in a record."""

    MELD = "meld"
    COUNT = "count"
    CARD = "card"
    PASS = "pass"  # noqa: S105  # no password
    TAKE = "take"
    STOCK = "stock"
    DISCARD = "discard"
    KNOCK = "knock"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of the lesson."""

    name: StepName
    ply: int  # how many moves have been made when it is shown
    right: str = ""  # leads on; "" for the last step
    # Each with the key of what is wrong with it.
    others: Mapping[str, str] = field(default_factory=dict[str, str])

    @property
    def answers(self) -> tuple[str, ...]:
        """All answers, in the order offered."""
        return (self.right, *self.others) if self.right else ()


@dataclass(frozen=True, slots=True)
class LessonView:
    """The step, from 1, that a member is at, the wrong answer just given, and why it is wrong."""

    number: int
    tried: str = ""
    why: str = ""

    @property
    def step(self) -> LessonStep:
        """The step itself."""
        return STEPS[self.number - 1]

    @property
    def view(self) -> KnockView:
        """The deal as the pupil sees it at this step."""
        return states()[self.step.ply].view(PUPIL)


def _of(kind: AnswerKind, about: str) -> str:
    return f"{kind}:{about}"


def _each(kind: AnswerKind, **why: str) -> dict[str, str]:
    """Return answers of a kind with one card each, from the cards by what is wrong with them."""
    return {
        _of(kind, str(card)): name.replace("_", "-")
        for name, cards in why.items()
        for card in parse_cards(cards)
    }


_MELD, _COUNT, _DISCARD = AnswerKind.MELD, AnswerKind.COUNT, AnswerKind.DISCARD
_MELDS = "5H6H7H2C3C4C"

STEPS: Final[Sequence[LessonStep]] = (
    LessonStep(
        StepName.GOAL,
        0,
        _of(_MELD, "5H6H7H"),
        {_of(_MELD, "9C9D"): "pair", _of(_MELD, "2D3C4C"): "suits"},
    ),
    LessonStep(StepName.UPCARD, 0, AnswerKind.PASS, {AnswerKind.TAKE: "useless"}),
    LessonStep(StepName.DRAW, 2, AnswerKind.STOCK),
    LessonStep(
        StepName.DEADWOOD,
        3,
        _of(_COUNT, "36"),
        {_of(_COUNT, "63"): "all", _of(_COUNT, "5"): "cards"},
    ),
    LessonStep(
        StepName.DISCARD,
        3,
        _of(_DISCARD, "KS"),
        _each(_DISCARD, meld=_MELDS, pair="9C9D", low="6S2D"),
    ),
    LessonStep(
        StepName.PILE,
        7,
        _of(_DISCARD, "6S"),
        _each(_DISCARD, meld=_MELDS, pair="9C9D", low="2D", feeds="KD"),
    ),
    LessonStep(StepName.TAKE, 10, AnswerKind.TAKE, {AnswerKind.STOCK: "set"}),
    LessonStep(
        StepName.KNOCK,
        11,
        _of(AnswerKind.KNOCK, "KD"),
        {_of(AnswerKind.KNOCK, "2D"): "high", _of(_DISCARD, "KD"): "wait"},
    ),
    LessonStep(
        StepName.LAYOFF,
        12,
        _of(AnswerKind.CARD, "8H"),
        _each(AnswerKind.CARD, other="TDJD4D5D5SAS"),
    ),
    LessonStep(StepName.SCORE, 12),
)


def answer(number: int, word: str) -> LessonView:
    """Return the next step, or the same with what was wrong; an unknown step is the first."""
    if not 1 <= number <= len(STEPS):
        return LessonView(1)
    step = STEPS[number - 1]
    if word and word == step.right:
        return LessonView(number + 1)
    if why := step.others.get(word):
        return LessonView(number, word, why)
    return LessonView(number)


@cache
def states() -> tuple[KnockState, ...]:
    """Return the deal before its first move, and after each."""
    played = every_state(RULES, _deck(), TEACHER, ((None, move) for move in MOVES))
    return tuple(each for each in played if isinstance(each, KnockState))


def _deck() -> tuple[Card, ...]:
    """Return the stacked deck: one card to each side in turn, the pupil first; then the rest."""
    dealt = [card for pair in zip(_PUPILS, _TEACHERS, strict=True) for card in pair]
    first = (*dealt, *_TURNED_UP, *_DRAWN)
    return (*first, *(card for card in DECK if card not in first))


def kind_of(word: str) -> AnswerKind:
    """Return what an answer of a step is."""
    return AnswerKind(word.partition(":")[0])


def cards_in(word: str) -> tuple[Card, ...]:
    """Return the cards that an answer names."""
    cards = word.partition(":")[2]
    return parse_cards(cards) if cards and not cards.isdigit() else ()
