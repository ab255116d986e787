"""What one viewer may see of a deal with melds on the table."""

from dataclasses import dataclass
from enum import StrEnum

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
    """A move as a viewer saw it.

    Attributes:
        seat: Who moved.
        kind: The kind of the move.
        card: The card discarded, added to a meld, offered, or the offered card that is answered;
            one's own stock card; None for another's stock card and for moves without a card.
        cards: The cards taken from the pile, the deepest first.
        melds: The melds laid.
        target: The number of the meld that a card was added to.
    """

    seat: Seat
    kind: MoveKind
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    melds: tuple[Meld, ...] = ()
    target: int | None = None


@dataclass(frozen=True, slots=True)
class TableView:
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
        drawn: The stock card that the viewer, being on turn, has drawn this turn.
        table: The melds on the table in the order laid.
        stock_count: How many cards the stock holds.
        drawable: How many of them may still be drawn.
        moves: Every move of the deal so far, as this viewer saw it.
        legal: The viewer's legal moves; empty when another is on turn. Which melds are listed
            tells `engine.table.laying`.
        result: The deal's result once it is over.
    """

    viewer: Seat | None
    rules: Rules
    number: int
    dealer: Seat
    phase: TablePhase
    turn: Seat | None
    ply: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, int]
    drawn: Card | None
    table: Table
    stock_count: int
    drawable: int
    moves: tuple[SeenTableMove, ...]
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
    """A deal with a discard pile as one viewer may see it.

    Attributes:
        upcard: The card that started the pile, if one did.
        pile: The discard pile, its top last; the top alone where only that may be seen.
        pile_size: How many cards the whole pile holds.
        taken: The cards taken from the pile this turn, the deepest first.
        barred: The card taken that may not be discarded this turn.
        owed: The card taken from deep in the pile that must still go to the table this turn.
    """

    upcard: Card | None
    pile: tuple[Card, ...]
    pile_size: int
    taken: tuple[Card, ...]
    barred: Card | None
    owed: Card | None
