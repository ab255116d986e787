"""The least deadwood of a hand, and quickly: computer players ask for it all the time.

Where runs are suited, a table of what the best leave of each of the 8,192 sets of ranks answers all
but the choice of sets. Big hands with many choices go to `engine.deadwood.by_rank`, runs of any
suits to `engine.deadwood.any_suit`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache

from engine.cards import BITS, DECK, RANKS, Card
from engine.deadwood.any_suit import least_of_counts
from engine.deadwood.by_rank import least_by_rank
from engine.melds import MeldRules, rank_runs, ranks_in_runs
from engine.values import CARD_VALUES, VALUES, ValueTable
from engine.words import AceRank, RunSuits

_SIZE = len(RANKS)

_bit = BITS.__getitem__

_MANY = 4
_MANY_FOURS = 2
"""With sets to choose in more ranks, or in more with all four cards, trying all takes too long."""

_REMEMBERED = 1 << 15
"""How many hands with a choice of sets to remember: the same come up again and again in a deal."""

_DEFAULT = MeldRules()

Least = Callable[[int], int]
"""Counts the least deadwood of a hand given by its `bits_of`; bits above the 52nd don't count."""


def deadwood(hand: Iterable[Card], rules: MeldRules = _DEFAULT) -> int:
    """Return the least that the cards outside melds can count (rules, B.0.2), for any hand size."""
    return least_of(rules)(sum(map(_bit, hand)))


def best_discard(
    hand: Iterable[Card], rules: MeldRules = _DEFAULT, among: Iterable[Card] | None = None
) -> tuple[Card, int]:
    """Return the discard that leaves the least deadwood, and what it leaves.

    Of equals it counts most, then is last in canonical order. `among` limits it to some cards.
    """
    least, worth, dearness = _discarding(rules)
    hand = tuple(hand)
    may = hand if among is None else tuple(among)
    bits = sum(map(_bit, hand))
    whole = least(bits)
    best = max(may) if dearness is None else max(may, key=dearness)
    left = least(bits ^ BITS[best])
    if left <= whole - worth[best]:  # giving a card back can't cost more than its value
        return best, left
    for card in sorted(may, key=dearness, reverse=True)[1:]:
        if left <= whole - worth[card]:  # and the cards to come count less
            break
        count = least(bits ^ BITS[card])
        if count < left:
            best, left = card, count
    return best, left


@cache
def _discarding(rules: MeldRules) -> tuple[Least, Sequence[int], Callable[[Card], int] | None]:
    """What counts a hand, a card, and a sort key by that (None where later cards count more)."""
    worth = CARD_VALUES[rules.values]
    ordered = sorted(DECK, key=lambda card: (worth[card], card))
    in_order = ordered == list(DECK)
    dearness = None if in_order else [ordered.index(card) for card in DECK].__getitem__
    return least_of(rules), worth, dearness


@cache
def least_of(rules: MeldRules) -> Least:
    """Return the function that counts the least deadwood of a hand given by its `bits_of`."""
    if rules.runs == RunSuits.ANY_SUIT:
        return _any_suit(rules)
    return _suited(rules) if rules.sets else _runs_alone(rules)


def _runs_alone(rules: MeldRules) -> Least:
    loose = _loose(rules.ace, rules.values)

    def least(bits: int) -> int:
        low = bits & 0x3FFFFFF  # clubs and diamonds
        high = bits >> 26 & 0x3FFFFFF
        return loose[low & 8191] + loose[low >> 13] + loose[high & 8191] + loose[high >> 13]

    return least


def _suited(rules: MeldRules) -> Least:
    loose = _loose(rules.ace, rules.values)
    with_sets = lru_cache(_REMEMBERED)(_with_sets(rules, loose, ranks_in_runs(rules.ace)))

    def least(bits: int) -> int:
        low = bits & 0x3FFFFFF  # clubs and diamonds, each beside hearts or spades:
        high = bits >> 26 & 0x3FFFFFF
        both = low & high
        if both:
            either = low | high
            thrice = both & either >> 13 | both >> 13 & either
            if thrice:
                return with_sets(low, high, thrice)
        return loose[low & 8191] + loose[low >> 13] + loose[high & 8191] + loose[high >> 13]

    return least


def _with_sets(
    rules: MeldRules, loose: list[int], in_runs: Sequence[int]
) -> Callable[[int, int, int], int]:
    """Return what counts the least deadwood of a hand where some ranks may be sets.

    It takes the two halves of the hand, and the ranks held in three suits or more.
    """
    tried = _choice_of_sets(loose, in_runs)
    worth, values = _worth(rules.values), VALUES[rules.values]

    def with_sets(low: int, high: int, thrice: int) -> int:
        c, d, h, s = low & 8191, low >> 13, high & 8191, high >> 13
        if thrice.bit_count() <= _MANY and (c & d & h & s).bit_count() <= _MANY_FOURS:
            return tried(c, d, h, s, thrice)
        alone = 0  # what no meld can take
        suits: list[int] = []
        for suit in (c, d, h, s):
            wanted = suit & (in_runs[suit] | thrice)
            alone += worth[suit ^ wanted]
            suits.append(wanted)
        known = sum([loose[suit & ~thrice] for suit in suits])
        return alone + (known and least_by_rank(suits, rules.ace, values, known))

    return with_sets


def _choice_of_sets(
    loose: list[int], in_runs: Sequence[int]
) -> Callable[[int, int, int, int, int], int]:
    """Return a function for the least deadwood where some ranks may be sets.

    It takes the ranks held in each suit, and the ranks that may be sets; others must not be.
    """
    last = _last_choice(loose)

    def with_sets(c: int, d: int, h: int, s: int, ranks: int) -> int:
        contested = ranks & (in_runs[c] | in_runs[d] | in_runs[h] | in_runs[s])
        if contested != ranks:  # what no run can take is a set
            kept = ~(ranks ^ contested)
            c, d, h, s = c & kept, d & kept, h & kept, s & kept
            if not contested:
                return loose[c] + loose[d] + loose[h] + loose[s]
        more = contested & contested - 1
        rank = contested ^ more
        if not more:
            return last(c, d, h, s, rank)
        cc, dd, hh, ss = c & ~rank, d & ~rank, h & ~rank, s & ~rank
        best = min(with_sets(c, d, h, s, more), with_sets(cc, dd, hh, ss, more))
        if c & d & h & s & rank:  # any three of the four may be the set, if a run wants the other
            if in_runs[c] & rank:
                best = min(best, with_sets(c, dd, hh, ss, more))
            if in_runs[d] & rank:
                best = min(best, with_sets(cc, d, hh, ss, more))
            if in_runs[h] & rank:
                best = min(best, with_sets(cc, dd, h, ss, more))
            if in_runs[s] & rank:
                best = min(best, with_sets(cc, dd, hh, s, more))
        return best

    return with_sets


def _last_choice(loose: list[int]) -> Callable[[int, int, int, int, int], int]:
    """Return the same for a single rank that may be a set and that runs want too."""

    def last(c: int, d: int, h: int, s: int, rank: int) -> int:
        kept = ~rank
        runs_c, runs_d, runs_h, runs_s = loose[c], loose[d], loose[h], loose[s]
        set_c, set_d, set_h, set_s = (
            loose[c & kept],
            loose[d & kept],
            loose[h & kept],
            loose[s & kept],
        )
        best = set_c + set_d + set_h + set_s
        if c & d & h & s & rank:  # of four, the run that wants one most may have it
            best += min(0, runs_c - set_c, runs_d - set_d, runs_h - set_h, runs_s - set_s)
        return min(best, runs_c + runs_d + runs_h + runs_s)

    return last


@cache
def _worth(values: ValueTable) -> list[int]:
    """Return, for each of the 8,192 sets of ranks, what its cards count."""
    table = VALUES[values]
    worth = [0] * (1 << _SIZE)
    for mask in range(1, 1 << _SIZE):
        low = mask & -mask
        worth[mask] = worth[mask ^ low] + table[low.bit_length() - 1]
    return worth


@cache
def _loose(ace: AceRank, values: ValueTable) -> list[int]:
    """Return, for each of the 8,192 sets of ranks of one suit, the least that runs leave."""
    worth = _worth(values)
    starting: list[list[int]] = [[] for _ in range(_SIZE)]
    for run in rank_runs(ace):
        starting[(run & -run).bit_length() - 1].append(run)
    loose = [0] * (1 << _SIZE)
    for mask in range(1, 1 << _SIZE):
        low = mask & -mask
        left = loose[mask ^ low] + worth[low]
        for run in starting[low.bit_length() - 1]:
            if run & mask == run:
                left = min(left, loose[mask ^ run])
        loose[mask] = left
    return loose


def _any_suit(rules: MeldRules) -> Least:
    values = VALUES[rules.values]

    def least(bits: int) -> int:
        c, d, h, s = bits, bits >> _SIZE, bits >> 2 * _SIZE, bits >> 3 * _SIZE
        counts = [
            (c >> rank & 1) + (d >> rank & 1) + (h >> rank & 1) + (s >> rank & 1)
            for rank in range(_SIZE)
        ]
        return least_of_counts(counts, values, rules.ace, sets=rules.sets)

    return least
