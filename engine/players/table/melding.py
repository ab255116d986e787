"""What the simple players of the table variants share: putting cards down, judging loose ones."""

from collections.abc import Collection, Iterable
from itertools import chain

from engine.cards import Card
from engine.deadwood import deadwood
from engine.melds import Meld
from engine.moves import Move, MoveKind
from engine.rules import Rules
from engine.table import PileView, TableView
from engine.table.melds import extended, open_to
from engine.values import card_value
from engine.words import AceRank, RunSuits

PARTNER = 3.0
"""What keeping a card with a chance to meld is worth, for each partner in the hand."""

_REACH = 2
"""Cards this many ranks apart may still meet in a run."""

_KINGS = 13
"""How many ranks there are; where the ace is high it stands after the king."""


def put_down(view: TableView) -> Move | None:
    """Return the next meld, the best first, or addition, the highest first, or None."""
    rules = view.rules
    lays = [move for move in view.legal if move.kind == MoveKind.LAY]
    if lays:
        return min(
            lays, key=lambda move: (loose_without(rules, view.hand, cards_of(move)), -size(move))
        )
    additions = (move for move in view.legal if move.kind == MoveKind.EXTEND)
    return max(additions, key=lambda move: _worth(rules, move), default=None)


def cards_of(move: Move) -> tuple[Card, ...]:
    """Return the cards that a move puts out of the hand."""
    if move.melds is not None:
        return tuple(chain.from_iterable(move.melds))
    return () if move.card is None else (move.card,)


def size(move: Move) -> int:
    """Return how many cards a move puts on the table."""
    return len(cards_of(move))


def loose_without(rules: Rules, hand: Iterable[Card], gone: Collection[Card]) -> int:
    """Return what a hand without some cards counts outside its melds."""
    return deadwood((card for card in hand if card not in gone), rules.melds)


def left_over(view: TableView, hand: Collection[Card], more: Iterable[Meld] = ()) -> int:
    """Return what a hand would count after putting down all that goes, `more` melds included."""
    added = fitting(view, hand, more)
    loose = [card for card in hand if card not in added]
    return min(deadwood(hand, view.rules.melds), deadwood(loose, view.rules.melds))


def fitting(view: TableView, hand: Iterable[Card], more: Iterable[Meld] = ()) -> set[Card]:
    """Return the cards of a hand that could be added to melds, one after the other."""
    assert view.viewer is not None
    lying = (meld.cards for _, meld in open_to(view.rules, view.table, view.viewer))
    left = set(hand)
    found: set[Card] = set()
    for meld in chain(lying, more):
        longer = _longer(meld, left, view.rules)
        found |= longer
        left -= longer
    return found


def _longer(meld: Meld, hand: Collection[Card], rules: Rules) -> set[Card]:
    """Return the cards of a hand that go on one meld, one after the other."""
    added: set[Card] = set()
    for _ in hand:
        more = ((card, extended(meld, card, rules.melds)) for card in hand if card not in added)
        card, after = next((each for each in more if each[1] is not None), (None, None))
        if card is None or after is None:
            break
        added.add(card)
        meld = after
    return added


def kept_for(rules: Rules, card: Card, hand: Collection[Card], partner: float = PARTNER) -> float:
    """Return what holding a loose card on is worth: its chances to meld less what it may cost."""
    partners = sum(_may_meet(rules, card, held) for held in hand if held != card)
    return partner * partners - card_value(card, rules.values)


def discard(view: PileView, partner: float = PARTNER) -> Move:
    """Discard the card least worth holding, the last of equals; each partner adds `partner`."""
    rules, hand = view.rules, view.hand
    discards = [move for move in view.legal if move.kind == MoveKind.DISCARD]

    def worth(move: Move) -> float:
        (card,) = cards_of(move)
        melded = loose_without(rules, hand, (card,)) + card_value(card, rules.values)
        return melded + kept_for(rules, card, hand, partner)

    return min(reversed(discards), key=worth)


def _worth(rules: Rules, move: Move) -> int:
    assert move.card is not None
    return card_value(move.card, rules.values)


def _may_meet(rules: Rules, card: Card, held: Card) -> bool:
    if card.rank == held.rank:
        return rules.sets
    if rules.runs == RunSuits.SUITED and card.suit != held.suit:
        return False
    low, high = sorted((card.rank, held.rank))
    near = rules.ace != AceRank.HIGH or low > 0
    beyond = (
        rules.ace != AceRank.LOW
        and low + _KINGS - high <= _REACH
        and (low == 0 or rules.ace == AceRank.CORNER)
    )
    return (near and high - low <= _REACH) or beyond
