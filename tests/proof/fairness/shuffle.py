"""The fair shuffle over a great many deals whose seeds are consecutive numbers.

Where every order of the cards is equally likely, each card lies at each place equally often, and
each two cards follow one another at each two neighbouring places equally often. Pearson's
chi-squared says how likely counts as uneven as these, or as even, would then be.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from engine import fair
from engine.cards import DECK, Card
from tests.proof.long_run import Figures

SIZE = 1_000_000
"""How many deals."""

WORKERS = 2
A_BATCH = 10_000
"""Deals that are counted at once."""

SUSPECT = 0.001
"""What is less likely than this, of all the tests of a kind together, is no accident."""

CARDS = len(DECK)
Shuffle = Callable[[bytes], Sequence[Card]]


@dataclass
class Counts:
    """How often each card lay at each place, and each pair of cards at each two neighbouring ones.

    Attributes:
        places: By place and card.
        pairs: By the first of the two places and both cards.
    """

    places: "array[int]"
    pairs: "array[int]"

    def add(self, other: "Counts") -> None:
        """Add the counts of other deals."""
        for mine, theirs in ((self.places, other.places), (self.pairs, other.pairs)):
            for at, number in enumerate(theirs):
                mine[at] += number


def nothing() -> Counts:
    """The counts before the first deal."""
    return Counts(array("l", bytes(8 * CARDS**2)), array("l", bytes(8 * (CARDS - 1) * CARDS**2)))


def count(first: int, deals: int, shuffle: Shuffle = fair.shuffled) -> Counts:
    """Shuffle by the seeds from `first` on, and count."""
    counts = nothing()
    places, pairs = counts.places, counts.pairs
    number_of = {card: number for number, card in enumerate(DECK)}
    for number in range(first, first + deals):
        before = 0
        for place, card in enumerate(shuffle(number.to_bytes(32, "big"))):
            here = number_of[card]
            places[place * CARDS + here] += 1
            if place:
                pairs[((place - 1) * CARDS + before) * CARDS + here] += 1
            before = here
    return counts


def likely(counts: Counts, deals: int) -> tuple[float, float, float]:
    """How likely counts like these are: of all places together, and the least of the pairs'.

    Returns:
        The chance of the whole table of places and cards; of the least likely place alone, among
        52 of them; and of the least likely two neighbouring places, among 51.
    """
    table = _statistic(counts.places, deals / CARDS) * (CARDS - 1) / CARDS
    whole = _chance(table, (CARDS - 1) ** 2)
    alone = min(
        _chance(_statistic(_part(counts.places, place, CARDS), deals / CARDS), CARDS - 1)
        for place in range(CARDS)
    )
    cells = CARDS * (CARDS - 1)
    pairs = min(
        _chance(_pair_statistic(_part(counts.pairs, place, CARDS**2), deals / cells), cells - 1)
        for place in range(CARDS - 1)
    )
    return whole, _of_many(alone, CARDS), _of_many(pairs, CARDS - 1)


def _part(counts: Sequence[int], number: int, length: int) -> Sequence[int]:
    return counts[number * length : (number + 1) * length]


def _statistic(counts: Sequence[int], expected: float) -> float:
    return sum((number - expected) ** 2 for number in counts) / expected


def _pair_statistic(counts: Sequence[int], expected: float) -> float:
    """The same over pairs of different cards; a card can't follow itself."""
    twice = sum(counts[card * CARDS + card] for card in range(CARDS))
    assert twice == 0
    return _statistic(counts, expected) - CARDS * expected


def _chance(statistic: float, freedom: int) -> float:
    """How likely a chi-squared is as far out on either side (Wilson and Hilferty's way)."""
    spread = 2 / (9 * freedom)
    z = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return 2 * NormalDist().cdf(-abs(z))


def _of_many(least: float, tests: int) -> float:
    """How likely it is that the least likely of several is as unlikely as this one."""
    return 1 - (1 - least) ** tests


def prove(size: int) -> Iterator[str | Figures]:
    """Count that many deals."""
    every, done = nothing(), 0
    starts = range(0, size, A_BATCH)
    with ProcessPoolExecutor(WORKERS) as pool:
        sizes = [min(A_BATCH, size - start) for start in starts]
        for deals, counts in zip(sizes, pool.map(count, starts, sizes), strict=True):
            every.add(counts)
            done += deals
            if done % (10 * A_BATCH) == 0:
                yield f"{done} deals"
    whole, alone, pairs = likely(every, size)
    assert min(whole, alone, pairs) > SUSPECT, (whole, alone, pairs)
    yield {
        "deals": f"{size:,}",
        "every card at every place, together": f"{whole:.4f}",
        "the least likely of 52 places": f"{alone:.4f}",
        "the least likely of 51 neighbouring places, all pairs of cards": f"{pairs:.4f}",
    }
