"""What a hand of the knock family waits for, as far as its holder can know."""

from collections.abc import Collection
from dataclasses import dataclass

from engine.cards import Card
from engine.deadwood import BITS, best_discard, bits_of, least_of
from engine.melds import MeldRules


@dataclass(frozen=True, slots=True)
class Outlook:
    """A hand after the discard, and the live cards that improve it, allow a knock, or make gin."""

    left: int
    helps: frozenset[Card]
    readies: frozenset[Card]
    gins: frozenset[Card]


def outlook(
    hand: Collection[Card], live: Collection[Card], limit: int, melds: MeldRules
) -> Outlook:
    """Return a hand's outlook; `live` are the cards that it hasn't seen."""
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
