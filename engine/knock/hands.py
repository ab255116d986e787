"""A hand as one number, as states hold it: quick to change, to count and to sort.

The lower half is what the solver counts (`engine.cards.BITS`), the upper half has the cards in
canonical order: bit 52 + card.
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from engine.cards import BITS, DECK, Card
from engine.moves import DISCARDS, Move

_T = TypeVar("_T")

_PART = 11  # bits looked up at once

HELD: Sequence[int] = [BITS[card] | 1 << len(DECK) + card for card in DECK]
"""Each card as a hand of its own."""

_held = HELD.__getitem__


def _parts(items: Sequence[_T]) -> list[list[tuple[_T, ...]]]:
    """Return, for each eleven cards of the deck, the items of every subset of them."""
    tables: list[list[tuple[_T, ...]]] = []
    for start in range(0, len(DECK), _PART):
        table: list[tuple[_T, ...]] = [()]
        for item in items[start : start + _PART]:
            table += [(*before, item) for before in table]
        tables.append(table)
    return tables


_CARDS_1, _CARDS_2, _CARDS_3, _CARDS_4, _CARDS_5 = _parts(DECK)
_DISCARDS_1, _DISCARDS_2, _DISCARDS_3, _DISCARDS_4, _DISCARDS_5 = _parts(DISCARDS)


def held_of(cards: Iterable[Card]) -> int:
    """Return cards as a hand."""
    return sum(map(_held, cards))


def size_of(held: int) -> int:
    """Return how many cards a hand has."""
    return held.bit_count() // 2


def cards_of(held: int) -> tuple[Card, ...]:
    """Return a hand's cards in canonical order."""
    low = held >> 52 & 0x3FFFFF
    high = held >> 74
    return (
        _CARDS_1[low & 2047]
        + _CARDS_2[low >> 11]
        + _CARDS_3[high & 2047]
        + _CARDS_4[high >> 11 & 2047]
        + _CARDS_5[high >> 22]
    )


def discards_of(held: int) -> tuple[Move, ...]:
    """Return the discard of each card of a hand, in canonical order."""
    low = held >> 52 & 0x3FFFFF
    high = held >> 74
    return (
        _DISCARDS_1[low & 2047]
        + _DISCARDS_2[low >> 11]
        + _DISCARDS_3[high & 2047]
        + _DISCARDS_4[high >> 11 & 2047]
        + _DISCARDS_5[high >> 22]
    )
