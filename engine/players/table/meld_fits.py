"""Which cards go on the melds on the table, with hands as bits: quick enough to try many."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.cards import DECK, Card
from engine.deadwood import BITS
from engine.melds import Meld, MeldRules, in_order
from engine.table.melds import fits

_REMEMBERED = 1 << 14
"""How many melds to remember with what fits them: the same lie there for many decisions."""

_CARD_OF = {bit: DECK[number] for number, bit in enumerate(BITS)}


def cards_in(bits: int) -> Iterator[Card]:
    """Yield the cards of a hand given by its `bits_of`."""
    while bits:
        low = bits & -bits
        yield _CARD_OF[low]
        bits ^= low


@lru_cache(_REMEMBERED)
def longer(meld: Meld, card: Card, rules: MeldRules) -> Meld:
    """Return a meld with a card that goes on it."""
    cards = in_order((*meld, card), rules)
    assert cards is not None
    return cards


def placed(bits: int, lying: Iterable[Meld], rules: MeldRules) -> int:
    """Return which cards of a hand go on the melds lying on the table, one after the other."""
    rest = bits
    for each in lying:
        meld = each
        while fit := fits(meld, rules) & rest:
            low = fit & -fit
            rest ^= low
            meld = longer(meld, _CARD_OF[low], rules)
    return bits ^ rest
