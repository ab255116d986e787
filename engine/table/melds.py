"""Melds on the table: who laid them, who added what, and what still fits."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.cards import ACES, BITS, RANKS, Card, bits_of
from engine.errors import Illegal
from engine.melds import Meld, MeldRules, in_order, rank_runs
from engine.rules import Rules
from engine.seats import SEATS, Seat
from engine.words import RunSuits, TableMelds

_SHARED = TableMelds.SHARED
_SUITED = RunSuits.SUITED

_REMEMBERED = 1 << 14
"""How many melds to remember with what fits them: the same lie there for many decisions."""


@dataclass(frozen=True, slots=True)
class TableMeld:
    """A meld on the table, numbered from 1; `cards` in order include those `added` since."""

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


@lru_cache(_REMEMBERED)
def fits(meld: Meld, rules: MeldRules) -> int:
    """Return all cards that go on a meld, in the form of `bits_of`."""
    first, last, size = meld[0], meld[-1], len(RANKS)
    if first.rank == last.rank:
        return (ACES << first.rank) ^ bits_of(meld)
    lying = sum([1 << card.rank for card in meld])
    runs = rank_runs(rules.ace)
    suits = 1 << first.suit * size if rules.runs == _SUITED else ACES
    near = {(first.rank - 1) % size, (last.rank + 1) % size}
    fitting = [rank for rank in near if not lying >> rank & 1 if lying | 1 << rank in runs]
    return sum([suits << rank for rank in fitting])


class TableFits(NamedTuple):
    """What goes on each meld on the table, and what each seat could add, as `bits_of` has it."""

    each: Sequence[int]
    by_seat: tuple[int, int]


def table_fits(rules: Rules, table: Table) -> TableFits:
    """Return what goes on the melds on the table."""
    each = tuple([fits(meld.cards, rules.melds) for meld in table])
    first = second = 0
    shared = rules.table_melds == _SHARED
    for meld, fitting in zip(table, each, strict=True):
        if shared or meld.owner == SEATS[0]:
            first |= fitting
        if shared or meld.owner == SEATS[1]:
            second |= fitting
    return TableFits(each, (first, second))


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
    more = TableMeld(meld.owner, cards, (*meld.added, (seat, card)))
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
    if not fits(meld.cards, rules.melds) & BITS[card]:
        raise Illegal(f"{card} doesn't fit meld {number}")
