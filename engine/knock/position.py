"""The state of a deal in the form that the code of the rules reads and writes."""

from collections.abc import Iterable, Sequence
from dataclasses import FrozenInstanceError, dataclass, field
from typing import Any, NoReturn, Optional, Self

from engine.cards import Card
from engine.deadwood import Least, least_of
from engine.knock.hands import HELD
from engine.knock.view import KnockPhase, SeenKnockMove, ShownKnock
from engine.moves import MoveKind
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import SEATS, Seat
from engine.values import HIGHEST

_TAKE = MoveKind.TAKE

Pile = tuple[Optional["Pile"], Card]
"""The discard pile, its top outermost: another card costs one pair, and none is ever moved."""

Log = tuple[Optional["Log"], SeenKnockMove]
"""The moves made so far, the last outermost, for the same reason."""


@dataclass(frozen=True, slots=True, eq=False)
class DealtKnock:
    """What doesn't change in a deal, shared by all its states."""

    rules: Rules
    number: int
    dealer: Seat
    knock_card: Card | None
    upcard: Card | None
    stock: Sequence[Card]  # as dealt, the next card first
    limit: int = field(init=False)  # the most deadwood of a knock, 0 where only gin ends the deal
    least: Least = field(init=False)
    reach: int = field(init=False)  # the most that eleven cards may count to end it
    last: int = field(init=False)  # so many cards of the stock may be drawn
    stall_guard: int = field(init=False)  # so many turns in a row without a stock draw end the deal
    # A card may not go back to the pile in the turn it was taken.
    taken_stays: bool = field(init=False)
    gin_compulsory: bool = field(init=False)

    def __post_init__(self) -> None:
        rules = self.rules
        limit = rules.limit(self.knock_card)
        known = {
            "limit": limit,
            "least": least_of(rules.melds),
            "reach": limit + HIGHEST[rules.values],
            "last": len(self.stock) - rules.stock_end,
            "stall_guard": rules.stall_guard,
            "taken_stays": not rules.return_taken_discard,
            "gin_compulsory": rules.gin_compulsory,
        }
        for name, value in known.items():
            object.__setattr__(self, name, value)


@dataclass(frozen=True, slots=True)
class FaceUp:
    """What lies face up beside the pile; the face-down `discard` of a knock is None for big gin.

    `exposed` are the seats that play with an open hand after a false knock.
    """

    exposed: tuple[Seat, ...] = ()
    knock: ShownKnock | None = None
    discard: Card | None = None


NOTHING = FaceUp()
"""What lies face up in nearly every position."""


class Position:
    """A deal in full while it is written; `SealedPosition.seal` ends that.

    Hands are as in `engine.knock.hands`. `gone` counts stock cards drawn, `idle` turns in a row
    without a stock draw; `barred` may not go back to the pile. `turn` is None once it is over.
    """

    __slots__ = (
        "barred",
        "dealt",
        "faceup",
        "first",
        "gone",
        "idle",
        "log",
        "phase",
        "ply",
        "result",
        "second",
        "top",
        "turn",
    )

    dealt: DealtKnock
    phase: KnockPhase
    turn: Seat | None
    first: int
    second: int
    gone: int
    top: Pile | None
    log: Log | None
    ply: int
    barred: Card | None
    idle: int
    faceup: FaceUp
    result: DealResult | None

    def after(self, move: SeenKnockMove) -> "Position":
        """Return a copy with a move recorded, ready for its consequences to be written."""
        copy = _blank(Position)
        copy.dealt = self.dealt
        copy.phase = self.phase
        copy.turn = self.turn
        copy.first = self.first
        copy.second = self.second
        copy.gone = self.gone
        copy.top = self.top
        copy.log = (self.log, move)
        copy.ply = self.ply + 1
        copy.barred = None
        copy.idle = self.idle
        copy.faceup = self.faceup
        copy.result = None
        return copy

    def choice(self) -> int:
        """Return the cards among which the player to act chooses a discard."""
        held = self.first if self.turn == _FIRST else self.second
        if self.phase is _WALL and self.top is not None:
            return held | HELD[self.top[1]]
        return held

    def in_hand(self, seat: Seat) -> int:
        """Return the cards that a seat holds, without those laid off."""
        held = self.first if seat == _FIRST else self.second
        knock = self.faceup.knock
        if knock is not None and seat != knock.knocker:
            for card, _ in knock.layoffs:
                held ^= HELD[card]
        return held

    @property
    def taken(self) -> Card | None:
        """The card that the player to act has taken from the pile this turn."""
        last = self.log
        return last[1].card if last is not None and last[1].kind == _TAKE else None

    @property
    def drawn(self) -> Card | None:
        """The card that the player to act has drawn or taken this turn."""
        return self.log[1].card if self.log is not None and self.phase is _ACT else None


class SealedPosition(Position):
    """A position of which no field can be set any more.

    Sealing gives a position this class, as Python (tried: 3.11 to 3.13) allows where the slots are
    the same. Copying it would cost far more, as *a deal by chance* of `python -m benchmarks engine`
    measures.
    """

    __slots__ = ()

    @classmethod
    def seal(cls, written: Position) -> Self:
        """Return the position itself, sealed."""
        sealed: Any = written
        sealed.__class__ = cls
        return sealed

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"a state's {name} can't be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError(f"a state's {name} can't be deleted")


_blank = object.__new__
_FIRST = SEATS[0]
_ACT, _WALL = KnockPhase.ACT, KnockPhase.WALL  # an enum takes its time to look a member up


def pile_of(top: Pile | None) -> tuple[Card, ...]:
    """Return the cards of a discard pile, its top last."""
    cards: list[Card] = []
    while top is not None:
        top, card = top
        cards.append(card)
    return tuple(reversed(cards))


def log_of(moves: Iterable[SeenKnockMove]) -> Log | None:
    """Return moves as a log, None before the first."""
    log: Log | None = None
    for move in moves:
        log = (log, move)
    return log


def last_moves(log: Log | None, most: int | None = None) -> tuple[SeenKnockMove, ...]:
    """Return the moves of a log in order, or the last of them."""
    found: list[SeenKnockMove] = []
    while log is not None and len(found) != most:
        log, move = log
        found.append(move)
    return tuple(reversed(found))
