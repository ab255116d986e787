"""Sets and runs: what is a meld, and which melds a hand holds."""

from collections.abc import Collection, Iterator
from functools import cache
from itertools import combinations, product
from typing import Literal, NamedTuple

from engine.cards import RANKS, Card
from engine.values import ValueTable
from engine.words import AceRank, CardValues, RunSuits

_SUITED = RunSuits.SUITED

Meld = tuple[Card, ...]
"""The cards of a meld: a run in the order of its sequence, a set in canonical order."""

SHORTEST = 3
"""The fewest cards of a meld."""


class MeldRules(NamedTuple):
    """Which cards make a meld and what loose cards count (rules, A.2)."""

    sets: bool = True
    runs: RunSuits = RunSuits.SUITED
    ace: AceRank = AceRank.LOW
    values: ValueTable = CardValues.STANDARD


@cache
def rank_runs(ace: AceRank) -> dict[int, tuple[int, ...]]:
    """Return every run of ranks under a place of the ace (rules, B.0.1).

    Keys are sets of ranks (bit 0 for the ace to bit 12 for the king), values their ranks in
    sequence. All thirteen together start with the ace, since the order makes no difference there.
    """
    size = len(RANKS)
    first, beyond = {
        AceRank.LOW: (0, size),
        AceRank.HIGH: (1, size + 1),
        AceRank.HIGH_OR_LOW: (0, size + 1),
        AceRank.CORNER: (0, 2 * size),
    }[ace]
    runs: dict[int, tuple[int, ...]] = {}
    for start in range(first, beyond - SHORTEST + 1):
        for end in range(start + SHORTEST, min(start + size, beyond) + 1):
            ranks = tuple(place % size for place in range(start, end))
            runs.setdefault(sum(1 << rank for rank in ranks), ranks)
    return runs


def in_order(cards: Collection[Card], rules: MeldRules) -> Meld | None:
    """Return the cards, in any order, as the one meld that they make together, or None.

    A set comes in canonical order, a run in the order of its sequence.
    """
    if len(cards) < SHORTEST or len(set(cards)) < len(cards):
        return None
    by_rank = {card.rank: card for card in cards}
    if len(by_rank) == 1:
        return tuple(sorted(cards)) if rules.sets else None
    if len(by_rank) < len(cards):
        return None
    if rules.runs == _SUITED and len({card.suit for card in cards}) > 1:
        return None
    ranks = rank_runs(rules.ace).get(sum(1 << rank for rank in by_rank))
    return tuple(by_rank[rank] for rank in ranks) if ranks else None


def meld_kind(cards: Collection[Card], rules: MeldRules) -> Literal["set", "run"] | None:
    """Return which kind of meld the cards make as a whole, or None (rules, B.0.1)."""
    meld = in_order(cards, rules)
    if meld is None:
        return None
    return "set" if meld[0].rank == meld[1].rank else "run"


def melds_among(cards: Collection[Card], rules: MeldRules) -> Iterator[Meld]:
    """Yield every meld that can be made of some of the different cards, each once."""
    by_rank: list[list[Card]] = [[] for _ in RANKS]
    for card in sorted(cards):
        by_rank[card.rank].append(card)
    if rules.sets:
        for same in by_rank:
            for size in range(SHORTEST, len(same) + 1):
                yield from combinations(same, size)
    held = sum(1 << rank for rank, same in enumerate(by_rank) if same)
    for mask, ranks in rank_runs(rules.ace).items():
        if mask & held == mask:
            if rules.runs == _SUITED:
                yield from _suited(by_rank, ranks)
            else:
                yield from product(*(by_rank[rank] for rank in ranks))


def _suited(by_rank: list[list[Card]], ranks: tuple[int, ...]) -> Iterator[Meld]:
    for first in by_rank[ranks[0]]:
        run = tuple(card for rank in ranks for card in by_rank[rank] if card.suit == first.suit)
        if len(run) == len(ranks):
            yield run
