"""Where a deal stands, as the code of the rules reads and writes it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Optional

from engine.cards import Card
from engine.deadwood import Least, least_of
from engine.knock.hands import HELD
from engine.knock.history import Log
from engine.knock.view import KnockPhase, SeenKnockMove, ShownKnock
from engine.moves import MoveKind
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import SEATS, Seat
from engine.values import HIGHEST

_TAKE = MoveKind.TAKE

Pile = tuple[Optional["Pile"], Card]
"""The discard pile, its top outermost: a card more costs one pair, and none is ever moved."""


@dataclass(frozen=True, slots=True, eq=False)
class DealtKnock:
    """What doesn't change in a deal, shared by all its states.

    Attributes:
        rules: The rules of the table.
        number: The deal's number in its contest.
        dealer: Who dealt.
        knock_card: The card that sets the limit or may double the deal, if the rules use one.
        upcard: The card turned up at the deal.
        stock: The stock as it was at first, the next card first.
        limit: The most deadwood a knock may leave, 0 where only gin ends the deal.
        least: What counts the deadwood of a hand.
        reach: The most that eleven cards may count if one of them is to end the deal: giving a
            card back to the rest can't cost more than its value.
        last: How many cards may be drawn from the stock.
        stall_guard: How many turns in a row may go without a stock draw.
        taken_stays: Whether a card may not go back to the pile in the turn it was taken.
        gin_compulsory: Whether a player who can go gin must.
    """

    rules: Rules
    number: int
    dealer: Seat
    knock_card: Card | None
    upcard: Card | None
    stock: Sequence[Card]
    limit: int = field(init=False)
    least: Least = field(init=False)
    reach: int = field(init=False)
    last: int = field(init=False)
    stall_guard: int = field(init=False)
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
    """What lies face up beside the pile.

    Attributes:
        exposed: The seats that play on with an open hand after a false knock.
        knock: The knock on the table while the defender lays off, or None.
        discard: The face-down discard of that knock; None for big gin.
    """

    exposed: tuple[Seat, ...] = ()
    knock: ShownKnock | None = None
    discard: Card | None = None


NOTHING = FaceUp()
"""What lies face up in nearly every position."""


class Position:
    """A deal in full as it is being written: `engine.knock.state.KnockState` is its sealed form.

    Attributes:
        dealt: What doesn't change in the deal.
        phase: Where the deal stands.
        turn: Who is to act; None once the deal is over.
        first: What seat 1 holds, in the form of `engine.knock.hands`.
        second: What seat 2 holds.
        gone: How many cards of the stock have been drawn.
        top: The discard pile, or None where it is empty.
        log: Every move made, with every card moved; None before the first.
        ply: How many moves have been made.
        barred: The card taken from the pile this turn, where it may not go back.
        idle: How many turns in a row have gone without a stock draw.
        faceup: What lies face up beside the pile.
        result: The result once the deal is over.
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
        """Return a copy with a move written down, for its consequences to be written in."""
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
