"""A deal of three in full, in the form that the code of its rules reads and writes."""

from dataclasses import dataclass, replace
from typing import Self

from engine.cards import Card
from engine.knock import KnockPhase, SeenKnockMove, ShownKnock
from engine.moves import MoveKind
from engine.results import DealResult, Hand
from engine.rules import Rules
from engine.seats import Seat, left_of

_TAKE = MoveKind.TAKE
_DRAWS = frozenset({MoveKind.TAKE, MoveKind.STOCK})


@dataclass(frozen=True)
class JerseyPosition:
    """A deal of three, hidden cards included; `turn` is None once it is over.

    The stock has its next card first, the pile its top last. `shown` is the knock, with its
    face-down `discard`, while the defenders lay off; their hands keep the cards laid off.
    """

    rules: Rules
    number: int
    dealer: Seat
    knock_card: Card | None
    upcard: Card | None
    phase: KnockPhase
    turn: Seat | None
    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    history: tuple[SeenKnockMove, ...] = ()
    shown: ShownKnock | None = None
    discard: Card | None = None
    result: DealResult | None = None

    @property
    def knock_limit(self) -> int:
        """The most deadwood a knock may leave, 0 where only gin ends the deal."""
        return self.rules.limit(self.knock_card)

    @property
    def actor(self) -> Seat:
        """The player to act, in a deal that isn't over."""
        assert self.turn is not None
        return self.turn

    @property
    def barred(self) -> Card | None:
        """The card taken from the pile this turn, if it may not go back."""
        return None if self.rules.return_taken_discard else self.taken

    @property
    def taken(self) -> Card | None:
        """The card that the player to act has taken from the pile this turn."""
        last = self.history[-1] if self.history else None
        return last.card if last is not None and last.kind == _TAKE else None

    @property
    def drawn(self) -> Card | None:
        """The card that the player to act has drawn or taken this turn."""
        if self.phase is not KnockPhase.ACT or not self.history:
            return None
        return self.history[-1].card

    def hand(self, seat: Seat) -> Hand:
        """Return a seat's cards in canonical order, those laid off included."""
        return self.hands[seat - 1]

    def in_hand(self, seat: Seat) -> Hand:
        """Return the cards that a seat holds, without those laid off."""
        if self.shown is None:
            return self.hand(seat)
        gone = {card for card, _ in self.shown.layoffs}
        return tuple([card for card in self.hand(seat) if card not in gone])

    def beside(self, seat: Seat) -> Seat:
        """Return the seat that plays after another."""
        return left_of(seat, len(self.hands))

    def with_hand(self, seat: Seat, hand: Hand) -> tuple[Hand, ...]:
        """Return all hands, one of them replaced."""
        return (*self.hands[: seat - 1], hand, *self.hands[seat:])

    def noted(self, move: SeenKnockMove, **changes: object) -> Self:
        """Return the position with a move recorded and some fields changed."""
        return replace(self, history=(*self.history, move), **changes)
