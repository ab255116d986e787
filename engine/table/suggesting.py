"""Which of the many moves of a hand are worth suggesting."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.cards import Card
from engine.deadwood import deadwood
from engine.deadwood.arrange import Arrangement, arrange
from engine.melds import Meld, MeldRules
from engine.moves import Move, MoveKind
from engine.table.choosing import may_lay
from engine.table.laying import lays
from engine.table.view import PileView, TableView
from engine.values import card_value
from engine.words import RunSuits

_SUITED = RunSuits.SUITED
_EXTEND = MoveKind.EXTEND
_LAY = MoveKind.LAY

_SMALL = 12
"""Cards up to which a hand has few arrangements, whatever counts as a run."""


@lru_cache(maxsize=256)
def grouped(hand: tuple[Card, ...], rules: MeldRules) -> Arrangement:
    """Return a hand laid out with the least deadwood, quickly for a hand of any size."""
    # A large hand with runs of any suits takes one listed meld after another that costs nothing.
    if rules.runs == _SUITED or len(hand) <= _SMALL:
        return arrange(hand, rules)
    melds: list[Meld] = []
    left = sorted(hand)
    while (meld := _harmless(left, rules)) is not None:
        melds.append(meld)
        left = [card for card in left if card not in meld]
    loose = sum(card_value(card, rules.values) for card in left)
    return Arrangement(tuple(sorted(melds)), tuple(left), loose)


def suggested_lays(view: TableView) -> tuple[Meld, ...]:
    """Return the melds that the viewer should lay now, those that leave the least first."""
    melds, listed = view.rules.melds, list(_listed(view))
    owed = view.owed if isinstance(view, PileView) else None
    if owed is not None:
        listed = [meld for meld in listed if owed in meld] or listed
    elif fitting := [meld for meld in grouped(view.hand, melds).melds if may_lay(view, meld)]:
        return tuple(fitting)
    return tuple(sorted(listed, key=lambda meld: _left(view.hand, meld, melds)))


def suggested_additions(view: TableView) -> tuple[Move, ...]:
    """Return an addition for each card that fits: the owed first, then high ones, melded last."""
    owed = view.owed if isinstance(view, PileView) else None
    kept = {card for meld in grouped(view.hand, view.rules.melds).melds for card in meld}
    first: dict[Card, Move] = {}
    for move in view.legal:
        if move.kind == _EXTEND and move.card is not None:
            first.setdefault(move.card, move)

    def order(card: Card) -> tuple[bool, bool, int]:
        return card != owed, card in kept, -card_value(card, view.rules.values)

    return tuple(first[card] for card in sorted(first, key=order))


def _listed(view: TableView) -> Iterator[Meld]:
    for move in view.legal:
        if move.kind == _LAY and move.melds is not None:
            yield move.melds[0]


def _harmless(hand: Sequence[Card], rules: MeldRules) -> Meld | None:
    """Return a meld, as long as possible, without which a hand counts no more; None if none is."""
    least = deadwood(hand, rules)
    for meld in sorted(lays(hand, rules), key=len, reverse=True):
        if _left(hand, meld, rules) == least:
            return meld
    return None


def _left(hand: Sequence[Card], meld: Meld, rules: MeldRules) -> int:
    return deadwood((card for card in hand if card not in meld), rules)
