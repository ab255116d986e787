"""The contents of a record as values."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.cards import Card
from engine.errors import GinError
from engine.moves import Move
from engine.record.limits import WRONG
from engine.record.seal import Seal
from engine.rules import Rules
from engine.seats import Seat


class RecordError(GinError):
    """An error in a record, as one line: `FILE:LINE: what is wrong`; lines count from 1."""

    def __init__(self, name: str, line: int, what: str) -> None:
        what = " ".join(what[:WRONG].split())
        super().__init__(f"{name}:{line}: {what}")
        self.name = name
        self.line = line
        self.what = what


@dataclass(frozen=True, slots=True)
class Lines:
    """The line numbers of a deal's tags and moves in the text that it was read from."""

    tags: Mapping[str, int] = field(default_factory=dict[str, int])
    moves: tuple[int, ...] = ()

    def tag(self, name: str) -> int:
        """Return the line of a tag, or if it is missing the line where the deal begins."""
        return self.tags.get(name) or self.tags.get("Deal") or 1

    def move(self, index: int) -> int:
        """Return the line of a move, the first being 0."""
        return self.moves[index] if index < len(self.moves) else self.tag("Deal")


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a deal in a contest of more than two players: round and table from 1.

    The players are those in seats 1 and 2; where three hold hands in one deal, none is needed.
    """

    round: int
    table: int
    players: tuple[int, int]


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal of a record."""

    number: int  # in the contest, from 1
    dealer: Seat
    # In dealing order; None while the deal runs, outside the database.
    deck: tuple[Card, ...] | None
    seed: bytes | None = None  # that the deck came from, if the shuffle was committed to
    commitment: str | None = None  # the seed's SHA-256, in hex
    knock_card: Card | None = None  # of the second deck, if the rules use one
    moves: tuple[tuple[Seat | None, Move], ...] = ()  # with a seat where they may come out of turn
    # The winning seat or None, the result word and the winner's points.
    result: tuple[Seat | None, str, int] | None = None
    cut: tuple[Card, ...] | None = None
    both: tuple[int, ...] | None = None
    place: Place | None = None
    lines: Lines = field(default_factory=Lines, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A contest."""

    rules: Rules
    names: tuple[str, ...]  # player 1 first; those of the seats if all have one in every deal
    deals: tuple[DealRecord, ...]
    # What seats 1 and 2 are called, if more than two play and the record says.
    sides: tuple[str, str] | None = None
    seal: Seal | None = None  # what the cards depend on; a sealed record ends with a check
    checked: bool = field(default=False, compare=False)  # whether a check was read at its end
    name: str = field(default="record", compare=False)  # in errors; usually the file
    line: int = field(default=1, compare=False, repr=False)  # that names the rules


def result_text(
    winner: Seat | None, word: str, points: int, both: tuple[int, ...] | None = None
) -> str:
    """Return the value of a result's tag, such as "1 knock 12" or "1 out 1:85 2:-20"."""
    each = enumerate(both or (), start=1)
    scored = " ".join(f"{seat}:{score}" for seat, score in each) or str(points)
    return f"{winner or '-'} {word} {scored}"
