"""What one viewer may see of a deal with melds on the table."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from engine.cards import Card
from engine.melds import Meld
from engine.moves import Move, MoveKind
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import Seat
from engine.table.melds import Table


class TablePhase(StrEnum):
    """Where a deal stands (rules, B.4 to B.6); each variant has some of these."""

    DRAW = "DRAW"
    MELD = "MELD"
    OFFER = "OFFER"
    RESPOND = "RESPOND"
    HAND_OVER = "HAND_OVER"


@dataclass(frozen=True, slots=True)
class SeenTableMove:
    """A move as a viewer saw it; `target` is the number of the meld that a card was added to.

    `card` is discarded, added, offered or the offer answered; one's own stock card, but None for
    another's. `cards` were taken from the pile, the deepest first.
    """

    seat: Seat
    kind: MoveKind
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    melds: tuple[Meld, ...] = ()
    target: int | None = None


@lru_cache(maxsize=None, typed=True)  # a card equals its number, which prints otherwise
def seen_card(seat: Seat, kind: MoveKind, card: Card | None = None) -> SeenTableMove:
    """Return the seen move of a card, or of none, made once and kept."""
    return SeenTableMove(seat, kind, card)


@lru_cache(maxsize=None, typed=True)
def seen_take(seat: Seat, card: Card) -> SeenTableMove:
    """Return the seen move that takes the top card of the pile, made once and kept."""
    return SeenTableMove(seat, MoveKind.TAKE, card, (card,))


@dataclass(frozen=True, slots=True)
class TableView:
    """A deal as one viewer may see it: an allow-list with no way back to the state."""

    viewer: Seat | None  # None for a spectator, with an empty `hand`
    rules: Rules
    number: int
    dealer: Seat
    phase: TablePhase
    turn: Seat | None
    ply: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, int]
    drawn: Card | None  # the stock card of this turn
    table: Table  # in the order laid
    stock_count: int
    drawable: int  # so many of the stock may still be drawn
    moves: tuple[SeenTableMove, ...]
    # Melds as `engine.table.laying` lists them; empty when another is on turn.
    legal: tuple[Move, ...]
    result: DealResult | None

    def last_move(self, seat: Seat) -> SeenTableMove | None:
        """Return the latest move that the seat made, if it made one."""
        for seen in reversed(self.moves):
            if seen.seat == seat:
                return seen
        return None


@dataclass(frozen=True, slots=True)
class PileView(TableView):
    """A deal with a discard pile as one viewer may see it."""

    upcard: Card | None
    pile: tuple[Card, ...]  # its top last, or the top alone where only that may be seen
    pile_size: int
    taken: tuple[Card, ...]  # from the pile this turn, the deepest first
    barred: Card | None  # of those taken, may not be discarded this turn
    owed: Card | None  # of those taken, must still go to the table
