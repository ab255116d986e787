"""Melds on the table: who laid them, who added what, and what still fits."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.cards import Card
from engine.errors import Illegal
from engine.melds import Meld, MeldRules, in_order
from engine.rules import Rules
from engine.seats import SEATS, Seat
from engine.words import TableMelds

_SHARED = TableMelds.SHARED


@dataclass(frozen=True, slots=True)
class TableMeld:
    """A meld on the table, numbered from 1 in the order laid.

    `cards`, a run in sequence or a set in canonical order, include those `added` since.
    """

    owner: Seat
    cards: Meld
    added: tuple[tuple[Seat, Card], ...] = ()

    def by(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of this meld that the seat put there."""
        adders = {card: adder for adder, card in self.added}
        return tuple(card for card in self.cards if adders.get(card, self.owner) == seat)


Table = tuple[TableMeld, ...]
"""All melds on the table in the order laid."""


def extended(meld: Collection[Card], card: Card, rules: MeldRules) -> Meld | None:
    """Return a meld with one card more, or None where the card doesn't fit."""
    return in_order((*meld, card), rules)


def put_by(table: Table, seat: Seat) -> tuple[Card, ...]:
    """Return all cards that a seat put on the table, on either side's melds."""
    return tuple(card for meld in table for card in meld.by(seat))


def owned(table: Table) -> tuple[tuple[Meld, ...], tuple[Meld, ...]]:
    """Return each side's melds on the table."""
    first, second = (tuple(meld.cards for meld in table if meld.owner == seat) for seat in SEATS)
    return first, second


def with_melds(table: Table, seat: Seat, melds: Sequence[Meld]) -> Table:
    """Return the table with new melds of a seat."""
    return (*table, *(TableMeld(seat, meld) for meld in melds))


def with_card(table: Table, number: int, seat: Seat, card: Card, rules: MeldRules) -> Table:
    """Return the table with a card added to a meld; it must fit."""
    meld = table[number - 1]
    cards = extended(meld.cards, card, rules)
    assert cards is not None
    more = replace(meld, cards=cards, added=(*meld.added, (seat, card)))
    return (*table[: number - 1], more, *table[number:])


def open_to(rules: Rules, table: Table, seat: Seat) -> Iterator[tuple[int, TableMeld]]:
    """Yield the melds, with their numbers, that a seat may add to."""
    for number, meld in enumerate(table, start=1):
        if rules.table_melds == _SHARED or meld.owner == seat:
            yield number, meld


def check_extension(rules: Rules, table: Table, seat: Seat, card: Card, number: int) -> None:
    """Raise Illegal unless a seat can add the card to the meld of that number."""
    if number > len(table):
        raise Illegal(f"there is no meld {number} on the table")
    meld = table[number - 1]
    if rules.table_melds != _SHARED and meld.owner != seat:
        raise Illegal(f"meld {number} is the other player's")
    if extended(meld.cards, card, rules.melds) is None:
        raise Illegal(f"{card} doesn't fit meld {number}")
