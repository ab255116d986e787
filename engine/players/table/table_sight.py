"""What a player who remembers every card knows where melds go to the table."""

from functools import cached_property

from engine.cards import DECK, Card
from engine.deadwood import BITS, bits_of, least_of
from engine.moves import MoveKind
from engine.players.table.meld_fits import placed
from engine.seats import SEATS, other
from engine.table import PileView, TableView
from engine.table.melds import open_to
from engine.values import CARD_VALUES

_SHOWN = frozenset({MoveKind.DISCARD, MoveKind.EXTEND})


class TableSight:
    """A view, and what follows from it."""

    def __init__(self, view: TableView) -> None:
        assert view.viewer is not None
        self.view = view
        self.rules = view.rules
        self.melds = view.rules.melds
        self.worth = CARD_VALUES[self.melds.values]
        self.least = least_of(self.melds)
        self.bits = bits_of(view.hand)
        self.lying = tuple(meld.cards for _, meld in open_to(view.rules, view.table, view.viewer))
        self.theirs = view.hand_sizes[SEATS.index(other(view.viewer))]

    @cached_property
    def known(self) -> frozenset[Card]:
        """The cards known to be in the other hand: taken, and not shown since."""
        held: set[Card] = set()
        for move in self.view.moves:
            if move.seat == self.view.viewer:
                continue
            held.update(move.cards)
            held.difference_update(card for meld in move.melds for card in meld)
            if move.card is not None and move.kind in _SHOWN:
                held.discard(move.card)
        return frozenset(held)

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that lie in the stock or unknown in the other hand."""
        view = self.view
        seen = {*view.hand, *self.known, *(card for meld in view.table for card in meld.cards)}
        if isinstance(view, PileView):
            seen.update(view.pile)
            seen.update(
                move.card
                for move in view.moves
                if move.kind == MoveKind.DISCARD and move.card is not None
            )
            if view.upcard is not None:
                seen.add(view.upcard)
        return tuple(card for card in DECK if card not in seen)

    @property
    def hidden(self) -> int:
        """How many unseen cards the other hand holds."""
        return self.theirs - len(self.known)

    def left(self, bits: int) -> int:
        """Return what a hand would count once all that goes has been put down."""
        whole = self.least(bits)
        down = placed(bits, self.lying, self.melds) if whole else 0
        return min(whole, self.least(bits ^ down)) if down else whole

    def without(self, card: Card) -> int:
        """Return the hand without a card."""
        return self.bits & ~BITS[card]
