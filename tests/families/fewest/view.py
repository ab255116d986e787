"""What one viewer may see of a deal of Fewest."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card
from engine.moves import Move
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import Seat
from engine.table.view import SeenTableMove


class FewestPhase(StrEnum):
    DRAW = "DRAW"
    DISCARD = "DISCARD"
    HAND_OVER = "HAND_OVER"


@dataclass(frozen=True, slots=True)
class FewestView:
    """`pile` has its top alone."""

    viewer: Seat | None
    rules: Rules
    number: int
    dealer: Seat
    phase: FewestPhase
    turn: Seat | None
    ply: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, int]
    stock_count: int
    pile: tuple[Card, ...]
    pile_size: int
    moves: tuple[SeenTableMove, ...]
    legal: tuple[Move, ...]
    result: DealResult | None

    def last_move(self, seat: Seat) -> SeenTableMove | None:
        return next((seen for seen in reversed(self.moves) if seen.seat == seat), None)
