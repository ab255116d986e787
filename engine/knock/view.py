"""What one viewer may see of a deal of the knock family."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from engine.cards import Card
from engine.melds import Meld
from engine.moves import Move, MoveKind
from engine.results import DealResult, Hand
from engine.rules import Rules
from engine.seats import Seat


class KnockPhase(StrEnum):
    """Where a deal stands (rules, B.1, state machine)."""

    OFFER_N = "OFFER_N"
    OFFER_D = "OFFER_D"
    FORCED_STOCK = "FORCED_STOCK"
    DRAW = "DRAW"
    ACT = "ACT"
    WALL = "WALL"
    ILLEGAL_KNOCK = "ILLEGAL_KNOCK"
    LAYOFF = "LAYOFF"
    HAND_OVER = "HAND_OVER"

    __hash__ = str.__hash__  # an enum's own is worked out in Python, at every look-up


@dataclass(frozen=True, slots=True)
class SeenKnockMove:
    """A move as a viewer saw it.

    Attributes:
        seat: Who moved.
        kind: The kind of the move.
        card: The card taken, discarded or laid off; one's own stock card, or one drawn to a hand
            that lies open; None for another's stock card, for the face-down discard of a knock or
            gin, and for moves without a card.
        target: The number of the meld laid off on, from 1.
    """

    seat: Seat
    kind: MoveKind
    card: Card | None = None
    target: int | None = None


@cache
def seen_move(
    seat: Seat, kind: MoveKind, card: Card | None = None, target: int | None = None
) -> SeenKnockMove:
    """Return the seen move with these parts, made once and kept."""
    return SeenKnockMove(seat, kind, card, target)


@dataclass(frozen=True, slots=True)
class ShownKnock:
    """A knock or gin on the table, while the defender lays off card by card.

    Attributes:
        knocker: Who knocked.
        melds: The melds as they were shown, in the order in which they are numbered from 1.
        layoffs: Each card laid off so far, with the index from 0 of the meld it went on.
        grown: The melds with the cards laid off on them.
        unmatched: The knocker's cards in no meld.
        deadwood: What they count; nothing after gin.
    """

    knocker: Seat
    melds: tuple[Meld, ...]
    layoffs: tuple[tuple[Card, int], ...]
    grown: tuple[Meld, ...]
    unmatched: tuple[Card, ...]
    deadwood: int


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
        hand: The viewer's cards in canonical order, without those laid off; empty for a
            spectator.
        hand_sizes: How many cards each seat holds, without those laid off.
        exposed: The seats that play on with an open hand after a false knock.
        open_hands: For each seat its cards where they lie open: of exposed seats, and of the
            knocker while the defender lays off; else nothing.
        shown: The knock on the table while the defender lays off, or None.
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
    phase: KnockPhase
    turn: Seat | None
    ply: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, int]
    exposed: tuple[Seat, ...]
    open_hands: tuple[Hand, Hand]
    shown: ShownKnock | None
    drawn: Card | None
    taken: Card | None
    upcard: Card | None
    knock_card: Card | None
    knock_limit: int
    pile: tuple[Card, ...]
    pile_size: int
    stock_count: int
    moves: tuple[SeenKnockMove, ...]
    legal: tuple[Move, ...]
    result: DealResult | None

    def last_move(self, seat: Seat) -> SeenKnockMove | None:
        """Return the latest move that the seat made, if it made one."""
        for seen in reversed(self.moves):
            if seen.seat == seat:
                return seen
        return None
