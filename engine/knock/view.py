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
    """A knock or gin on the table, while the defender lays off card by card."""

    knocker: Seat
    melds: tuple[Meld, ...]  # numbered from 1
    layoffs: tuple[tuple[Card, int], ...]  # each card with the index from 0 of its meld
    grown: tuple[Meld, ...]  # the melds with the layoffs of the one on turn
    unmatched: tuple[Card, ...]  # the knocker's loose cards
    deadwood: int


@dataclass(frozen=True, slots=True)
class KnockView:
    """A deal as one viewer may see it: an allow-list with no way back to the state."""

    viewer: Seat | None  # None for a spectator, whose `hand` is empty
    rules: Rules
    number: int
    dealer: Seat
    phase: KnockPhase
    turn: Seat | None
    ply: int
    hand: tuple[Card, ...]  # without cards laid off, as are `hand_sizes`
    hand_sizes: tuple[int, ...]
    exposed: tuple[Seat, ...]  # those who play with an open hand
    open_hands: tuple[Hand, ...]  # theirs and, during layoffs, the knocker's
    shown: ShownKnock | None
    drawn: Card | None  # that the viewer drew or took this turn
    taken: Card | None  # what the player to act took from the pile
    upcard: Card | None
    knock_card: Card | None
    knock_limit: int  # 0 where only gin ends the deal
    pile: tuple[Card, ...]  # its top last, or the top alone where only that may be seen
    pile_size: int
    stock_count: int
    moves: tuple[SeenKnockMove, ...]
    legal: tuple[Move, ...]  # empty on another's turn
    result: DealResult | None

    def last_move(self, seat: Seat) -> SeenKnockMove | None:
        """Return the latest move that the seat made, if it made one."""
        for seen in reversed(self.moves):
            if seen.seat == seat:
                return seen
        return None
