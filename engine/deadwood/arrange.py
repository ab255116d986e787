"""Whole hands laid out in melds: the canonical arrangement and all the others worth a choice."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from engine.cards import BITS, DECK, RANKS, SUITS, Card, bits_of, held_thrice
from engine.deadwood.least import Least, least_of
from engine.melds import Meld, MeldRules, in_order, melds_among, rank_runs
from engine.values import CARD_VALUES, ValueTable, card_value
from engine.words import AceRank, RunSuits

_DEFAULT = MeldRules()

Held = tuple[int, Meld]
"""A meld with its bits (`engine.cards.BITS`)."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand laid out: melds in order of their first cards, unmatched cards in canonical order."""

    melds: tuple[Meld, ...]
    unmatched: tuple[Card, ...]
    deadwood: int


def arrange(
    hand: Iterable[Card],
    rules: MeldRules = _DEFAULT,
    bonus: Callable[[Meld], int] | None = None,
) -> Arrangement:
    """Return the canonical arrangement of a hand (rules, B.0.4).

    The least deadwood, then the largest sum of `bonus` (Sequence gin), the most cards in melds, the
    fewest melds, and the melds that come first when compared card by card in canonical order.
    """
    table = _Table(hand, rules)
    return table.arrangement(table.canonical(bonus or _no_bonus))


def best_arrangements(hand: Iterable[Card], rules: MeldRules = _DEFAULT) -> tuple[Arrangement, ...]:
    """Return every arrangement with the least deadwood, the canonical one first."""
    table = _Table(hand, rules)
    return table.sorted(table.layouts(table.least()))


def arrangements_within(
    hand: Iterable[Card], rules: MeldRules, limit: int
) -> tuple[Arrangement, ...]:
    """Return every full arrangement within a limit of deadwood, the best first (rules, B.0.4).

    Full means that no unmatched card could join a meld, and that none together make one.
    """
    table = _Table(hand, rules)
    return tuple(found for found in table.sorted(table.layouts(limit)) if _full(found, rules))


def _no_bonus(meld: Meld) -> int:  # noqa: ARG001  # the shape of a bonus
    return 0


def _full(found: Arrangement, rules: MeldRules) -> bool:
    if next(melds_among(found.unmatched, rules), None) is not None:
        return False
    return not any(
        in_order((*meld, card), rules) for meld in found.melds for card in found.unmatched
    )


class _Table:
    """A hand spread out with its melds for one search; cards that no meld takes are put aside."""

    def __init__(self, hand: Iterable[Card], rules: MeldRules) -> None:
        self.hand = sorted(hand)
        self.whole = bits_of(self.hand)
        self.values = rules.values
        self.count, listed = _means(rules)
        self.melds: dict[int, list[Held]] = {}
        self.bits = 0
        self.apart = True
        for held in listed(self.whole):
            mask = held[0]
            if self.bits & mask:
                self.apart = False
            self.bits |= mask
            self.melds.setdefault(mask & -mask, []).append(held)

    def least(self) -> int:
        return self.count(self.whole)

    def canonical(self, bonus: Callable[[Meld], int]) -> tuple[Meld, ...]:
        """Return the canonical melds.

        Comparing the rest of a hand alone is enough: one meld more in two sorted lists of one
        length never changes which comes first.
        """
        if not self.melds:
            return ()
        if self.apart:  # no card is wanted twice
            return tuple([meld for held in self.melds.values() for _, meld in held])
        worth = _worth_of_bits(self.values)

        @cache
        def best(bits: int) -> tuple[int, int, int, tuple[Meld, ...]]:
            if not bits:
                return 0, 0, 0, ()
            low = bits & -bits
            least = self.count(bits)
            found: list[tuple[int, int, int, tuple[Meld, ...]]] = []
            if worth[low] + self.count(bits ^ low) == least:
                found.append(best(bits ^ low))
            for mask, meld in self.melds.get(low, ()):
                if mask & bits == mask and self.count(bits ^ mask) == least:
                    paid, melded, size, melds = best(bits ^ mask)
                    more = tuple(sorted((meld, *melds)))
                    found.append((paid - bonus(meld), melded - len(meld), size + 1, more))
            return min(found)

        return best(self.bits)[-1]

    def layouts(self, limit: int) -> Iterator[tuple[Meld, ...]]:
        """Yield every family of separate melds that leaves no more than the limit."""
        worth = _worth_of_bits(self.values)

        def within(bits: int, limit: int) -> Iterator[tuple[Meld, ...]]:
            if self.count(bits) > limit:
                return
            if not bits:
                yield ()
                return
            low = bits & -bits
            for mask, meld in self.melds.get(low, ()):
                if mask & bits == mask:
                    for melds in within(bits ^ mask, limit):
                        yield (meld, *melds)
            yield from within(bits ^ low, limit - worth[low])

        aside = self.least() - self.count(self.bits)
        return within(self.bits, limit - aside)

    def arrangement(self, melds: Iterable[Meld]) -> Arrangement:
        melds = tuple(sorted(melds))
        unmatched = tuple(self.hand)
        if melds:
            used = set[Card]().union(*melds)
            unmatched = tuple([card for card in unmatched if card not in used])
        worth = CARD_VALUES[self.values]
        return Arrangement(melds, unmatched, sum(map(worth.__getitem__, unmatched)))

    def sorted(self, layouts: Iterable[tuple[Meld, ...]]) -> tuple[Arrangement, ...]:
        found = [self.arrangement(melds) for melds in layouts]
        return tuple(sorted(found, key=_preference))


@cache
def _means(rules: MeldRules) -> tuple[Least, Callable[[int], list[Held]]]:
    """Return what counts a hand given by its bits, and what lists every meld of it."""
    return least_of(rules), _lister(rules)


def _lister(rules: MeldRules) -> Callable[[int], list[Held]]:
    if rules.runs == RunSuits.ANY_SUIT:
        return lambda bits: [(bits_of(meld), meld) for meld in melds_among(_cards(bits), rules)]
    runs = _HeldRuns(rules.ace)

    def listed(bits: int) -> list[Held]:
        found: list[Held] = []
        for suit in _SUITS:
            found += runs[bits & suit]
        if rules.sets:
            for same in held_thrice(bits):
                found += _sets_of(same)
        return found

    return listed


class _HeldRuns(dict[int, tuple[Held, ...]]):
    """The runs of a suit's cards, by their bits, found when they are first asked for."""

    def __init__(self, ace: AceRank) -> None:
        super().__init__()
        self._ace = ace

    def __missing__(self, bits: int) -> tuple[Held, ...]:
        suit = next((suit for suit, whole in enumerate(_SUITS) if bits & whole), 0)
        first = suit * len(RANKS)
        found = tuple(
            [
                (run << first, tuple([DECK[rank * len(SUITS) + suit] for rank in ranks]))
                for run, ranks in rank_runs(self._ace).items()
                if run << first & bits == run << first
            ]
        )
        return self.setdefault(bits, found)


_SUITS = tuple((1 << len(RANKS)) - 1 << suit * len(RANKS) for suit in range(len(SUITS)))


@cache
def _sets_of(bits: int) -> Sequence[Held]:
    same = _cards(bits)
    return [(bits_of(meld), meld) for size in (3, 4) for meld in combinations(same, size)]


def _cards(bits: int) -> list[Card]:
    return [card for card in DECK if bits & BITS[card]]


@cache
def _worth_of_bits(values: ValueTable) -> dict[int, int]:
    return {BITS[card]: card_value(card, values) for card in DECK}


def _preference(found: Arrangement) -> tuple[int, int, int, tuple[Meld, ...]]:
    """Return what puts arrangements in canonical order (rules, B.0.4)."""
    return found.deadwood, len(found.unmatched), len(found.melds), found.melds
