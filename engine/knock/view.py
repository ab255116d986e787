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
    """A move as a viewer saw it; `target` is the number from 1 of the meld laid off on.

    `card` is None for moves without one, for another's stock card unless that hand lies open, and
    for the face-down discard of a knock or gin.
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

    `melds` are numbered from 1. `layoffs` pairs each card with the index from 0 of its meld, and
    `grown` are the melds with those of the one on turn. `unmatched` are the knocker's loose cards.
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

    `viewer` is None for a spectator, whose `hand` is empty. `hand` and `hand_sizes` leave out cards
    laid off. `exposed` seats play with an open hand; `open_hands` has those and, during layoffs,
    the knocker's. `drawn` is the card that the viewer drew or took this turn; `taken` what the
    player to act took from the pile. `knock_limit` is 0 where only gin ends the deal. `pile` has
    its top last, or the top alone where only that may be seen. `legal` is empty on another's turn.
    """

    viewer: Seat | None
    rules: Rules
    number: int
    dealer: Seat
    phase: KnockPhase
    turn: Seat | None
    ply: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    exposed: tuple[Seat, ...]
    open_hands: tuple[Hand, ...]
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
