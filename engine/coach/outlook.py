"""What a hand of the knock family waits for, as far as its holder can tell."""

from collections.abc import Collection
from dataclasses import dataclass

from engine.cards import Card
from engine.deadwood import BITS, best_discard, bits_of, least_of
from engine.melds import MeldRules


@dataclass(frozen=True, slots=True)
class Outlook:
    """A hand after the discard, and what would better it.

    Attributes:
        left: Its deadwood.
        helps: The live cards that would go into a meld and leave less.
        readies: Those with which one could knock, where one can't yet.
        gins: Those that would make gin.
    """

    left: int
    helps: frozenset[Card]
    readies: frozenset[Card]
    gins: frozenset[Card]


def outlook(
    hand: Collection[Card], live: Collection[Card], limit: int, melds: MeldRules
) -> Outlook:
    """Return what a hand is and waits for.

    Args:
        hand: The cards kept after a discard.
        live: The cards that may still come: all that haven't been seen.
        limit: The most deadwood a knock may leave.
        melds: What counts as a meld.
    """
    count, bits = least_of(melds), bits_of(hand)
    left = count(bits)
    after = {
        card: best_discard((*hand, card), melds)[1]
        for card in live
        if count(bits | BITS[card]) <= left  # a loose card more would count
    }
    helps = {card: count for card, count in after.items() if count < left}
    ready = left <= limit
    return Outlook(
        left,
        frozenset(helps),
        frozenset(card for card, count in helps.items() if not ready and count <= limit),
        frozenset(card for card, count in helps.items() if count == 0),
    )
