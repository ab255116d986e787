"""Cutting cards: for the first deal, the captain and the teams (rules, A.1, C.6, C.8).

Aces are low. Cards of one rank go by suit: spades over hearts over diamonds over clubs.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.rules import Rules
from engine.words import FirstDealer

Cutter = int
"""Whose card it is: 1 for the first."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The first dealer, None if not cut for or still to be chosen; and who may choose."""

    dealer: Cutter | None = None
    chooser: Cutter | None = None


def cut_for_deal(rules: Rules, cards: Sequence[Card]) -> Cut:
    """What the cut for the first deal decides; ValueError if a card is there twice, or none."""
    order = cut_order(cards)
    if rules.first_dealer == FirstDealer.CUT_LOW_DEALS:
        return Cut(dealer=order[-1])
    return Cut(chooser=order[0]) if rules.first_dealer == FirstDealer.CUT_HIGH_CHOOSES else Cut()


def cut_order(cards: Sequence[Card]) -> tuple[Cutter, ...]:
    """Players from the highest card down (rules, C.8); ValueError if one is there twice or none."""
    if not cards or len(set(cards)) < len(cards):
        raise ValueError("a cut is a different card for each player")
    # Cards count up by rank, and within a rank by suit.
    return tuple(sorted(range(1, len(cards) + 1), key=lambda cutter: -cards[cutter - 1]))


def sides_by_cut(cards: Sequence[Card]) -> tuple[tuple[Cutter, ...], tuple[Cutter, ...]]:
    """Two teams, of higher and lower cards (rules, C.6); ValueError if they can't be halved."""
    order = cut_order(cards)
    if len(order) % 2:
        raise ValueError("two teams of a size are an even number of players")
    half = len(order) // 2
    return order[:half], order[half:]
