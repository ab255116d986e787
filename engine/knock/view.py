"""What one viewer may see of a deal of the knock family."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from engine.cards import Card
from engine.moves import Move
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import Seat


class Phase(StrEnum):
    """Where a deal stands (rules, B.1, state machine)."""

    OFFER_N = "OFFER_N"
    OFFER_D = "OFFER_D"
    FORCED_STOCK = "FORCED_STOCK"
    DRAW = "DRAW"
    ACT = "ACT"
    WALL = "WALL"
    HAND_OVER = "HAND_OVER"

    __hash__ = str.__hash__  # an enum's own is worked out in Python, at every look-up


@dataclass(frozen=True, slots=True)
class SeenMove:
    """A move as a viewer saw it.

    Attributes:
        seat: Who moved.
        kind: The kind of the move.
        card: The card taken or discarded; one's own stock card; None for another's stock card,
            for the face-down discard of a knock or gin, and for moves without a card.
    """

    seat: Seat
    kind: str
    card: Card | None = None


@cache
def seen_move(seat: Seat, kind: str, card: Card | None = None) -> SeenMove:
    """Return the seen move with these parts, made once and kept."""
    return SeenMove(seat, kind, card)


@dataclass(frozen=True, slots=True)
class KnockView:
    """A deal as one viewer may see it: an allow-list with no way back to the state.

    Attributes:
        viewer: The seat that looks, or None for a spectator.
        rules: The rules of the table.
        number: The deal's number in its contest.
        dealer: Who dealt.
        phase: Where the deal stands.
        turn: Who is to act; None once the deal is over.
        ply: How many moves have been made in this deal.
        hand: The viewer's cards in canonical order; empty for a spectator.
        hand_sizes: How many cards each seat holds.
        drawn: The card that the viewer, being on turn, has drawn or taken this turn.
        taken: The card that the player to act has taken from the pile this turn.
        upcard: The card turned up at the deal.
        knock_card: The card that sets the limit or may double the deal, if the rules use one.
        knock_limit: The most deadwood a knock may leave; 0 where only gin ends the deal.
        pile: The discard pile, its top last; the top alone where only that may be seen.
        pile_size: How many cards the whole pile holds.
        stock_count: How many cards the stock holds.
        moves: Every move of the deal so far, as this viewer saw it.
        legal: The viewer's legal moves; empty when another is on turn.
        result: The deal's result once it is over.
    """

    viewer: Seat | None
    rules: Rules
    number: int
    dealer: Seat
    phase: Phase
    turn: Seat | None
    ply: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, int]
    drawn: Card | None
    taken: Card | None
    upcard: Card | None
    knock_card: Card | None
    knock_limit: int
    pile: tuple[Card, ...]
    pile_size: int
    stock_count: int
    moves: tuple[SeenMove, ...]
    legal: tuple[Move, ...]
    result: DealResult | None

    def last_move(self, seat: Seat) -> SeenMove | None:
        """Return the latest move that the seat made, if it made one."""
        for seen in reversed(self.moves):
            if seen.seat == seat:
                return seen
        return None
