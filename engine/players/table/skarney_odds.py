"""The chances of a hand of Skarney gin, judged by ranks: suits make no difference there.

A rank's count is four bits of one number, the highest of them free, so that hands quickly add up.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from engine.cards import RANKS, SUITS, Card
from engine.deadwood.any_suit import least_of_counts
from engine.melds import SHORTEST, Meld, MeldRules, rank_runs
from engine.players.table.meld_fits import cards_in, fits, longer
from engine.rules import Rules
from engine.words import AceRank

ONE = tuple(1 << 4 * rank for rank in range(len(RANKS)))

_FREE = sum(ONE) << 3

_EACH_ONE = (1,) * len(RANKS)
_REMEMBERED = 1 << 15


def counted(cards: Iterable[Card]) -> int:
    """Return how many cards of each rank there are."""
    return sum([ONE[card.rank] for card in cards])


def by_rank(counts: int) -> list[int]:
    """Return the same as a list by rank."""
    return [counts >> 4 * rank & 7 for rank in range(len(RANKS))]


@lru_cache(1 << 12)
def additions(meld: Meld, rules: MeldRules, most: int) -> tuple[int, ...]:
    """Return what may be added to a meld in one turn, at most `most` cards, as counts."""
    found: set[int] = set()
    ways: list[tuple[Meld, int]] = [(meld, 0)]
    for _ in range(most):
        ways = list(_next_additions(ways, rules))
        found.update(added for _, added in ways)
    return tuple(found)


def _next_additions(
    ways: Iterable[tuple[Meld, int]], rules: MeldRules
) -> Iterator[tuple[Meld, int]]:
    for meld, added in ways:
        one_a_rank = {card.rank: card for card in cards_in(fits(meld, rules))}
        for rank, card in one_a_rank.items():
            yield longer(meld, card, rules), added + ONE[rank]


def stiff(counts: int, lying: Sequence[Sequence[int]], rules: MeldRules) -> int:
    """Return the fewest cards that a turn of melding can leave; `lying` is what each meld takes."""
    best = _stiff_alone(counts, rules)
    hands = {counts}
    for ways in lying:
        if not best:
            return 0
        for hand in tuple(hands):
            for added in ways:
                left = (hand | _FREE) - added
                if left & _FREE == _FREE and (left := left ^ _FREE) not in hands:
                    hands.add(left)
                    best = min(best, _stiff_alone(left, rules))
    return best


@lru_cache(_REMEMBERED)
def _stiff_alone(counts: int, rules: MeldRules) -> int:
    """Return how many cards of a hand new melds leave over."""
    cards = by_rank(counts)
    whole = sum(cards)
    if whole < SHORTEST:
        return whole
    return least_of_counts(cards, _EACH_ONE, rules.ace, sets=rules.sets)


def lacking(rules: Rules, counts: int) -> int:
    """Return how few more cards would make a contract."""
    return _lacking(counts, rules.contract, rules.ace, rules.sets)


@lru_cache(_REMEMBERED)
def _lacking(counts: int, sizes: tuple[int, ...], ace: AceRank, sets: bool) -> int:  # noqa: FBT001  # a rule
    """Return how few more cards would make melds of these sizes."""
    cards = by_rank(counts)
    best = sum(sizes)
    slots = [
        sorted((_short(cards, shape), shape) for shape in _shapes(size, ace, sets))
        for size in sorted(sizes)
    ]
    least = [slot[0][0] for slot in slots] + [0]

    def search(at: int, first: int, left: list[int], lacks: int) -> None:
        nonlocal best
        if at == len(slots):
            best = min(best, lacks)
            return
        alike = at + 1 < len(slots) and slots[at + 1] == slots[at]
        others = sum(least[at + 1 :])
        for place in range(first, len(slots[at])):
            alone, shape = slots[at][place]
            if lacks + alone + others >= best:  # those after it lack as much or more
                return
            search(at + 1, place if alike else 0, _taken(left, shape), lacks + _short(left, shape))

    search(0, 0, cards, 0)
    return best


def _short(cards: Sequence[int], shape: tuple[int, ...]) -> int:
    if shape[0] == shape[-1]:
        return max(0, len(shape) - cards[shape[0]])
    return sum([not cards[rank] for rank in shape])


def _taken(cards: Sequence[int], shape: tuple[int, ...]) -> list[int]:
    left = list(cards)
    for rank in shape:
        left[rank] -= left[rank] > 0
    return left


@cache
def _shapes(size: int, ace: AceRank, sets: bool) -> tuple[tuple[int, ...], ...]:  # noqa: FBT001  # a rule
    same = [(rank,) * size for rank in range(len(RANKS))] if sets and size <= len(SUITS) else []
    return (*same, *(ranks for ranks in rank_runs(ace).values() if len(ranks) == size))
