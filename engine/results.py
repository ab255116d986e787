"""The result of a finished deal, for scoring, storage and drawings (rules, B.0.6)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Self, TypeVar, cast

from engine.cards import Card, cards_text, parse_card, parse_cards
from engine.melds import Meld
from engine.seats import SEATS, THREE_SEATS, Seat
from engine.words import Word

Hand = tuple[Card, ...]
_T = TypeVar("_T")


class ResultKind(Word):
    """What ended a deal (rules, B.0.6), or the contest with it."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    UNDERCUT = "undercut"
    TIE = "tie"
    CANCELLED_GIN = "cancelled_gin"
    OUT = "out"
    EXHAUSTED = "exhausted"
    CHALLENGE = "challenge"
    DRAW = "draw"
    MISDEAL = "misdeal"
    RESIGN = "resign"
    FORFEIT = "forfeit"
    VOID = "void"


class AwardKind(Word):
    """What a line of a deal's points is for."""

    DIFFERENCE = "difference"
    LOSER_FULL = "loser_full"
    DEADWOOD = "deadwood"  # the loser's count under gin
    GIN_BONUS = "gin_bonus"
    BIG_GIN_BONUS = "big_gin_bonus"
    UNDERCUT_BONUS = "undercut_bonus"
    SEQUENCE_BONUS = "sequence_bonus"
    SPADE_DOUBLE = "spade_double"  # the amount added
    TABLE = "table"  # the cards put on the table
    HAND = "hand"  # those left in one's own hand, below zero


@dataclass(frozen=True, slots=True)
class AwardLine:
    """One line of a deal's points; without a seat they are the winner's."""

    kind: AwardKind
    points: int
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal, rows by seat; of three, a resignation or forfeit has no winner."""

    number: int  # in its contest, from 1
    dealer: Seat
    knock_card: Card | None  # that set the knock limit or may double the deal, if the rules use one
    result: ResultKind
    winner: Seat | None = None  # of the deal; after resign and forfeit, of the contest
    points: int = 0  # the winner's
    boxes: int = 0  # the winner's
    # Who ended it by a knock, gin or big gin, going out or a challenge; of three, also who gave up.
    knocker: Seat | None = None
    deadwood: tuple[int, ...] | None = None  # after layoffs
    # Each side's own, laid out or on the table.
    melds: tuple[tuple[Meld, ...], ...] = ((), ())
    unmatched: tuple[Hand, ...] = ((), ())  # cards in no meld and not laid off
    # Each card laid off, with the index from 0 of the knocker's meld it went on.
    layoffs: tuple[tuple[Card, int], ...] = ()
    hands: tuple[Hand, ...] = ((), ())  # as they ended, without the discard that ended the deal
    discard: Card | None = None  # face down, of a knock or gin
    award: tuple[AwardLine, ...] = ()  # the lines that add up to the points
    # All sides' points, maybe below zero; None where only the winner scores.
    both: tuple[int, ...] | None = None
    table: tuple[Hand, ...] = ((), ())  # what each side put on the table, on either side's melds

    @property
    def without_cards(self) -> Self:
        """The same with nothing that names a card."""
        return replace(
            self,
            knock_card=None,
            melds=((), ()),
            unmatched=((), ()),
            layoffs=(),
            hands=((), ()),
            discard=None,
            table=((), ()),
        )

    @property
    def scores(self) -> tuple[int, ...]:
        """All sides' points, whether one side scores or more."""
        if self.both is not None:
            return self.both
        seats = range(1, len(self.hands) + 1)
        return tuple([self.points if seat == self.winner else 0 for seat in seats])

    def to_json(self) -> dict[str, Any]:
        """Return plain values that `json.dumps` takes; cards are in record form."""
        return {
            "number": self.number,
            "dealer": self.dealer,
            "knock_card": _card_text(self.knock_card),
            "result": self.result,
            "winner": self.winner,
            "points": self.points,
            "boxes": self.boxes,
            "knocker": self.knocker,
            "deadwood": None if self.deadwood is None else list(self.deadwood),
            "melds": [[cards_text(meld) for meld in melds] for melds in self.melds],
            "unmatched": [cards_text(cards) for cards in self.unmatched],
            "layoffs": [[str(card), meld] for card, meld in self.layoffs],
            "hands": [cards_text(cards) for cards in self.hands],
            "discard": _card_text(self.discard),
            "award": [[line.kind, line.points, line.seat] for line in self.award],
            "both": None if self.both is None else list(self.both),
            "table": [cards_text(cards) for cards in self.table],
        }

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:
        """Read back what `to_json` wrote, with or without both sides' points.

        Raises Unreadable (a card), KeyError (a missing field), ValueError (a row not of 2 or 3).
        """
        deadwood = cast("list[int] | None", values["deadwood"])
        melds = cast("list[list[str]]", values["melds"])
        both = cast("list[int] | None", values.get("both"))
        return cls(
            number=values["number"],
            dealer=values["dealer"],
            knock_card=_read_card(values["knock_card"]),
            result=ResultKind.stored(values["result"]),
            winner=values["winner"],
            points=values["points"],
            boxes=values["boxes"],
            knocker=values["knocker"],
            deadwood=None if deadwood is None else _row(deadwood),
            melds=_row(tuple(parse_cards(meld) for meld in side) for side in melds),
            unmatched=_row(parse_cards(cards) for cards in values["unmatched"]),
            layoffs=tuple((parse_card(card), int(meld)) for card, meld in values["layoffs"]),
            hands=_row(parse_cards(cards) for cards in values["hands"]),
            discard=_read_card(values["discard"]),
            award=tuple(
                AwardLine(AwardKind.stored(kind), *rest) for kind, *rest in values["award"]
            ),
            both=None if both is None else _row(both),
            table=_row(parse_cards(cards) for cards in values.get("table", ("", ""))),
        )


def _card_text(card: Card | None) -> str | None:
    return None if card is None else str(card)


def _read_card(text: str | None) -> Card | None:
    return None if text is None else parse_card(text)


def _row(values: Iterable[_T]) -> tuple[_T, ...]:
    row = tuple(values)
    if len(row) not in {len(SEATS), len(THREE_SEATS)}:
        raise ValueError(f"a row of {len(row)} is of no table")
    return row
