"""What the simple players of the table variants share: putting cards down, judging loose ones."""

from collections.abc import Collection, Iterable
from itertools import chain

from engine.cards import Card
from engine.deadwood import deadwood
from engine.moves import Move
from engine.rules import Rules
from engine.table import PileView, TableView
from engine.table.melds import extended, open_to
from engine.values import card_value

_PARTNER = 3.0
"""What keeping a card with a chance to meld is worth, for each partner in the hand."""

_REACH = 2
"""Cards this many ranks apart may still meet in a run."""

_KINGS = 13
"""How many ranks there are; where the ace is high it stands after the king."""


def put_down(view: TableView) -> Move | None:
    """Return the next meld or addition of a player who puts down all that goes, or None.

    Of the melds the one comes first that leaves the fewest points loose, and of those the
    longest; additions follow, the dearest card first.
    """
    rules = view.rules
    lays = [move for move in view.legal if move.kind == "lay"]
    if lays:
        return min(
            lays, key=lambda move: (loose_without(rules, view.hand, laid(move)), -size(move))
        )
    additions = (move for move in view.legal if move.kind == "extend")
    return max(additions, key=lambda move: _worth(rules, move), default=None)


def laid(move: Move) -> tuple[Card, ...]:
    """Return the cards that a move puts on the table."""
    if move.melds is not None:
        return tuple(chain.from_iterable(move.melds))
    return () if move.card is None else (move.card,)


def size(move: Move) -> int:
    """Return how many cards a move puts on the table."""
    return len(laid(move))


def loose_without(rules: Rules, hand: Iterable[Card], gone: Collection[Card]) -> int:
    """Return what a hand without some cards counts outside its melds."""
    return deadwood((card for card in hand if card not in gone), rules.melds)


def fitting(view: TableView, cards: Iterable[Card]) -> list[Card]:
    """Return the cards that the viewer could add to a meld on the table."""
    assert view.viewer is not None
    melds = [meld.cards for _, meld in open_to(view.rules, view.table, view.viewer)]
    return [
        card
        for card in cards
        if any(extended(meld, card, view.rules.melds) is not None for meld in melds)
    ]


def kept_for(rules: Rules, card: Card, hand: Collection[Card]) -> float:
    """Return what holding a card on is worth: its chances to meld less what it may cost."""
    partners = sum(_may_meet(rules, card, held) for held in hand if held != card)
    return _PARTNER * partners - card_value(card, rules.values)


def discard(view: PileView) -> Move:
    """Return the discard of the card that is worth least to hold on; the last among equals."""
    discards = [move for move in view.legal if move.kind == "discard"]

    def worth(move: Move) -> tuple[int, float]:
        assert move.card is not None
        loose = loose_without(view.rules, view.hand, (move.card,))
        return loose, kept_for(view.rules, move.card, view.hand)

    return min(reversed(discards), key=worth)


def _worth(rules: Rules, move: Move) -> int:
    assert move.card is not None
    return card_value(move.card, rules.values)


def _may_meet(rules: Rules, card: Card, held: Card) -> bool:
    """Whether two cards may come together in a meld."""
    if card.rank == held.rank:
        return rules.sets
    if rules.runs == "suited" and card.suit != held.suit:
        return False
    low, high = sorted((card.rank, held.rank))
    near = rules.ace != "high" or low > 0
    beyond = (
        rules.ace != "low" and low + _KINGS - high <= _REACH and (low == 0 or rules.ace == "corner")
    )
    return (near and high - low <= _REACH) or beyond
