"""Sets and runs: what is a meld, and which melds a hand holds."""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Literal, NamedTuple

from engine.cards import DECK, RANKS, SUITS, Card, bits_of, held_thrice
from engine.values import ValueTable
from engine.words import AceRank, CardValues, RunSuits

_SUITED = RunSuits.SUITED
_SIZE = len(RANKS)

Meld = tuple[Card, ...]
"""The cards of a meld: a run in the order of its sequence, a set in canonical order."""

SHORTEST = 3


class MeldRules(NamedTuple):
    """Which cards make a meld and what loose cards count (rules, A.2)."""

    sets: bool = True
    runs: RunSuits = RunSuits.SUITED
    ace: AceRank = AceRank.LOW
    values: ValueTable = CardValues.STANDARD


@cache
def rank_runs(ace: AceRank) -> dict[int, tuple[int, ...]]:
    """Return every run of ranks under a place of the ace (rules, B.0.1).

    Keys are sets of ranks (bit 0 for the ace to bit 12 for the king), values their sequence.
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


class RankRun(NamedTuple):
    """A run of ranks: its place among all of them, as one number, and in sequence."""

    place: int
    mask: int
    ranks: tuple[int, ...]


class RunsWithin(dict[int, tuple[RankRun, ...]]):
    """The runs within a set of ranks, by that set, found when they are first asked for."""

    def __init__(self, ace: AceRank) -> None:
        super().__init__()
        runs = enumerate(rank_runs(ace).items())
        self._runs = tuple(RankRun(place, mask, ranks) for place, (mask, ranks) in runs)

    def __missing__(self, held: int) -> tuple[RankRun, ...]:
        return self.setdefault(
            held, tuple([run for run in self._runs if run.mask & held == run.mask])
        )


@cache
def runs_within(ace: AceRank) -> RunsWithin:
    """Return what finds the runs within a set of ranks."""
    return RunsWithin(ace)


@cache
def ranks_in_runs(ace: AceRank) -> Sequence[int]:
    """Return, for each of the 8,192 sets of ranks, those that a run within it can take."""
    found = [0] * (1 << _SIZE)
    for run in rank_runs(ace):
        found[run] = run
    for rank in range(_SIZE):  # what a part holds, the whole holds
        for mask in range(1 << _SIZE):
            if mask >> rank & 1:
                found[mask] |= found[mask ^ 1 << rank]
    return found


def ranks_of(bits: int, rules: MeldRules, suit: int) -> int:
    """Return the ranks of a hand (`bits_of`) that may stand beside a suit's cards in a run."""
    if rules.runs == _SUITED:
        return bits >> suit * _SIZE & 8191
    return (bits | bits >> _SIZE | bits >> 2 * _SIZE | bits >> 3 * _SIZE) & 8191


def holds_meld(bits: int, rules: MeldRules) -> bool:
    """Whether some cards of a hand (`bits_of`) make a meld."""
    if rules.sets and held_thrice(bits):
        return True
    in_runs = ranks_in_runs(rules.ace)
    if rules.runs != _SUITED:
        return in_runs[ranks_of(bits, rules, 0)] > 0
    return any(in_runs[ranks_of(bits, rules, suit)] for suit in range(len(SUITS)))


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
    bits = bits_of(cards)
    if rules.sets:
        for same in held_thrice(bits):
            yield from _sets_of(same)
    within = runs_within(rules.ace)
    if rules.runs == _SUITED:
        runs: list[tuple[int, int, tuple[int, ...]]] = []
        for suit in range(len(SUITS)):
            found = within[bits & 8191]
            if found:
                runs += [(run.place, suit, run.ranks) for run in found]
            bits >>= _SIZE
        for _, suit, ranks in sorted(runs):
            yield _suited_run(suit, ranks)
        return
    by_rank: list[list[Card]] = [[] for _ in RANKS]
    for card in sorted(cards):
        by_rank[card.rank].append(card)
    for run in within[sum(1 << rank for rank, same in enumerate(by_rank) if same)]:
        yield from product(*(by_rank[rank] for rank in run.ranks))


@cache
def _sets_of(bits: int) -> Sequence[Meld]:
    same = [card for card in DECK if bits_of((card,)) & bits]
    return [meld for size in (3, 4) for meld in combinations(same, size)]


@cache
def _suited_run(suit: int, ranks: tuple[int, ...]) -> Meld:
    return tuple([DECK[rank * len(SUITS) + suit] for rank in ranks])
