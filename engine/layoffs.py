"""Laying cards off on melds that lie on the table, and the best defence against a knock."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.cards import DECK, RANKS, Card, cards_text
from engine.deadwood import deadwood
from engine.deadwood.arrange import Arrangement, arrange
from engine.errors import Illegal
from engine.melds import Meld, MeldRules, in_order
from engine.values import card_value

_DEFAULT = MeldRules()

_REMEMBERED = 1 << 12
"""How many melds to remember with what fits them: with suited runs all there are."""


@dataclass(frozen=True, slots=True)
class Defence:
    """A defender's melds and layoffs after a knock; `arrangement` is without the layoffs.

    Each layoff is a card with the index (from 0) of the knocker's meld, in an order that works.
    """

    arrangement: Arrangement
    layoffs: tuple[tuple[Card, int], ...]
    unmatched: tuple[Card, ...]
    deadwood: int


def extend(meld: Meld, card: Card, rules: MeldRules) -> Meld | None:
    """Return the meld with one more card, or None where the card doesn't fit (rules, B.0.5)."""
    size = len(RANKS)
    if card.rank not in {(meld[0].rank - 1) % size, meld[0].rank, (meld[-1].rank + 1) % size}:
        return None
    return in_order((*meld, card), rules)


def lay_off(
    melds: Sequence[Meld], layoffs: Iterable[tuple[Card, int]], rules: MeldRules = _DEFAULT
) -> tuple[Meld, ...]:
    """Return melds with cards laid off, each on the meld of its index, from 0; or raise Illegal."""
    grown = list(melds)
    for card, index in layoffs:
        if not 0 <= index < len(grown):
            raise Illegal(f"there is no meld {index + 1}")
        longer = extend(grown[index], card, rules)
        if longer is None:
            raise Illegal(f"{card} doesn't go on {cards_text(grown[index])}")
        grown[index] = longer
    return tuple(grown)


def fitting(
    hand: Iterable[Card], melds: Sequence[Meld], rules: MeldRules = _DEFAULT
) -> Iterator[tuple[Card, int]]:
    """Yield each card of a hand that a meld takes, with the meld's index, in the hand's order."""
    takes = [{card for card, _ in _extensions(meld, rules)} for meld in melds]
    for card in hand:
        for index, cards in enumerate(takes):
            if card in cards:
                yield card, index


def defend(
    hand: Iterable[Card],
    knocker_melds: Sequence[Meld],
    rules: MeldRules = _DEFAULT,
    bonus: Callable[[Meld], int] | None = None,
) -> Defence:
    """Return the best defence: own melds and layoffs chosen together (rules, B.0.5).

    The least deadwood, then the largest `bonus` (Sequence gin), then the fewest and first layoffs.
    """
    hand = tuple(sorted(hand))

    def left(laid: tuple[tuple[Card, int], ...]) -> list[Card]:
        gone = {card for card, _ in laid}
        return [card for card in hand if card not in gone]

    def cost(laid: tuple[tuple[Card, int], ...]) -> tuple[int, int, int, list[tuple[Card, int]]]:
        own = left(laid)
        paid = 0 if bonus is None else sum(map(bonus, arrange(own, rules, bonus).melds))
        return deadwood(own, rules), -paid, len(laid), sorted(laid)

    choices = _choices(hand, knocker_melds, rules)
    layoffs = min(choices, key=cost) if len(choices) > 1 else ()
    arrangement = arrange(left(layoffs), rules, bonus)
    return Defence(arrangement, layoffs, arrangement.unmatched, arrangement.deadwood)


def layoff_risk(melds: Iterable[Meld], unseen: Iterable[Card], rules: MeldRules = _DEFAULT) -> int:
    """Return what the unseen cards that could be laid off on some melds count, chains included."""
    unseen = frozenset(unseen)
    fitting = {card for meld in melds for card in _fitting(meld, unseen, rules)}
    return sum(card_value(card, rules.values) for card in fitting)


def _fitting(meld: Meld, cards: Collection[Card], rules: MeldRules) -> set[Card]:
    """Return every card that some chain of layoffs on the meld reaches."""
    found: set[Card] = set()
    while True:
        more = [card for card, _ in _extensions(meld, rules) if card in cards]
        if not more:
            return found
        found.update(more)
        for card in more:
            meld = extend(meld, card, rules) or meld


def _choices(
    hand: Sequence[Card], melds: Sequence[Meld], rules: MeldRules
) -> Collection[tuple[tuple[Card, int], ...]]:
    """Return every set of cards that can be laid off, each in the way that comes first."""
    # With runs of any suits one set may go on the melds in hundreds of ways.
    found: dict[frozenset[Card], tuple[tuple[Card, int], ...]] = {frozenset(): ()}
    for index, meld in enumerate(melds):
        if not any(card in hand for card, _ in _extensions(meld, rules)):
            continue
        grown: dict[frozenset[Card], tuple[tuple[Card, int], ...]] = {}
        for gone, laid in found.items():
            rest = [card for card in hand if card not in gone]
            for chain in _chains(meld, rest, rules):
                together = gone.union(chain)
                longer = (*laid, *((card, index) for card in chain))
                known = grown.get(together)
                if known is None or sorted(longer) < sorted(known):
                    grown[together] = longer
        found = grown
    return found.values()


def _chains(meld: Meld, cards: Sequence[Card], rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    """Yield every set of cards that one meld can take, each once and in an order that works."""
    seen: set[frozenset[Card]] = set()

    def grow(meld: Meld, chain: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
        together = frozenset(chain)
        if together in seen:
            return
        seen.add(together)
        yield chain
        for card, longer in _extensions(meld, rules):
            if card in cards:
                yield from grow(longer, (*chain, card))

    return grow(meld, ())


@lru_cache(_REMEMBERED)
def _extensions(meld: Meld, rules: MeldRules) -> tuple[tuple[Card, Meld], ...]:
    longer = [(card, extend(meld, card, rules)) for card in DECK if card not in meld]
    return tuple((card, grown) for card, grown in longer if grown is not None)
