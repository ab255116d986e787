"""The least deadwood of a hand, and quickly: computer players ask for it all the time.

A hand is four sets of ranks, one a suit, in the bits of one number: bit suit * 13 + rank. Two
suits meet only in sets. So where runs are suited, a table of the best runs in each of the 8,192
sets of ranks answers all but the choice of sets, and only ranks held in three suits or more
offer one. Where runs take any suits, only the number of cards of each rank matters.
"""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations

from engine.cards import DECK, RANKS, SUITS, Card
from engine.melds import SHORTEST, MeldRules, rank_runs
from engine.values import VALUES

_SIZE = len(RANKS)
_SUIT = (1 << _SIZE) - 1
_HAND = (1 << len(DECK)) - 1

BITS: tuple[int, ...] = tuple(1 << (card.suit * _SIZE + card.rank) for card in DECK)
"""The bit of each card."""

_MANY = 4
"""With sets to choose in more ranks than this, trying all choices takes too long."""

_DEFAULT = MeldRules()


def deadwood(hand: Iterable[Card], rules: MeldRules = _DEFAULT) -> int:
    """Return the least that the cards outside melds can count (rules, B.0.2).

    Args:
        hand: Different cards, any number of them.
        rules: What counts as a meld and what loose cards count.
    """
    look, least = _solver(rules)
    packed = sum(map(look, hand))
    return least(packed & _HAND, packed >> len(DECK))


def least_of(rules: MeldRules) -> Callable[[int], int]:
    """Return the function that counts the least deadwood of a hand given by its `BITS`."""
    look, least = _solver(rules)
    by_bit = {BITS[card]: look(card) >> len(DECK) for card in DECK}

    @cache
    def count(bits: int) -> int:
        total = 0
        rest = bits
        while rest:
            low = rest & -rest
            total += by_bit[low]
            rest ^= low
        return least(bits, total)

    return count


@cache
def _solver(rules: MeldRules) -> tuple[Callable[[Card], int], Callable[[int, int], int]]:
    """Return a card's number (its bit, its value above all bits) and the solver itself.

    The solver takes the hand's bits and what all its cards count. One sum over the hand gives
    both, which is a good part of what makes the count quick.
    """
    values = VALUES[rules.values]
    packed = [BITS[card] | values[card.rank] << len(DECK) for card in DECK]
    most = _suited(rules) if rules.runs == "suited" else _any_suit(rules)
    return packed.__getitem__, lambda bits, total: total - most(bits)


def _suited(rules: MeldRules) -> Callable[[int], int]:
    values = VALUES[rules.values]
    runs = _best_runs(rules.ace, rules.values)

    def with_sets(clubs: int, diamonds: int, hearts: int, spades: int, ranks: int) -> int:
        """Return the most to meld where only these ranks may be sets."""
        if not ranks:
            return runs[clubs] + runs[diamonds] + runs[hearts] + runs[spades]
        rank = ranks & -ranks
        ranks ^= rank
        best = with_sets(clubs, diamonds, hearts, spades, ranks)
        value = values[rank.bit_length() - 1]
        suits = (clubs, diamonds, hearts, spades)
        held = [suit for suit, mask in enumerate(suits) if mask & rank]
        for size in range(SHORTEST, len(held) + 1):
            for used in combinations(held, size):
                c, d, h, s = (m & ~rank if suit in used else m for suit, m in enumerate(suits))
                best = max(best, size * value + with_sets(c, d, h, s, ranks))
        return best

    def most(bits: int) -> int:
        clubs = bits & _SUIT
        diamonds = bits >> _SIZE & _SUIT
        hearts = bits >> 2 * _SIZE & _SUIT
        spades = bits >> 3 * _SIZE
        if rules.sets:
            thrice = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
            if thrice:
                if thrice.bit_count() > _MANY:
                    return _most_by_rank(bits, rules)
                return with_sets(clubs, diamonds, hearts, spades, thrice)
        return runs[clubs] + runs[diamonds] + runs[hearts] + runs[spades]

    return most


@cache
def _best_runs(ace: str, values: str) -> list[int]:
    """Return, for each of the 8,192 sets of ranks, the most that runs in one suit can take up."""
    table = VALUES[values]
    worth = {mask: sum(table[rank] for rank in ranks) for mask, ranks in rank_runs(ace).items()}
    starting = [[(m, v) for m, v in worth.items() if m & -m == 1 << rank] for rank in range(_SIZE)]
    best = [0] * (1 << _SIZE)
    for mask in range(1, 1 << _SIZE):
        low = mask & -mask
        best[mask] = best[mask ^ low]
        for run, value in starting[low.bit_length() - 1]:
            if run & mask == run:
                best[mask] = max(best[mask], value + best[mask ^ run])
    return best


@cache
def _short_runs(ace: str) -> list[list[int]]:
    """Return, for each rank, the runs of three to five ranks that hold it.

    Every longer run is some of these end to end.
    """
    runs = [mask for mask in rank_runs(ace) if mask.bit_count() < 2 * SHORTEST]
    return [[mask for mask in runs if mask >> rank & 1] for rank in range(_SIZE)]


def _most_by_rank(bits: int, rules: MeldRules) -> int:
    """Return the most to meld with suited runs, for the big hands of the table variants.

    Going up rank by rank, what has been used reaches only a few ranks ahead, so that few
    different remainders come up and each is worked out once.
    """
    values = VALUES[rules.values]
    by_mask = {
        mask: sum(values[rank] for rank in ranks) for mask, ranks in rank_runs(rules.ace).items()
    }
    short = _short_runs(rules.ace)

    @cache
    def most(bits: int) -> int:
        if not bits:
            return 0
        held = bits | bits >> _SIZE | bits >> 2 * _SIZE | bits >> 3 * _SIZE
        rank = (held & -held & _SUIT).bit_length() - 1
        same = [suit for suit in range(len(SUITS)) if bits >> suit * _SIZE + rank & 1]
        shift = same[0] * _SIZE
        best = most(bits ^ 1 << shift + rank)
        for run in short[rank]:
            if bits >> shift & run == run:
                best = max(best, by_mask[run] + most(bits ^ run << shift))
        for size in range(SHORTEST - 1, len(same)):
            for others in combinations(same[1:], size):
                used = sum(1 << suit * _SIZE + rank for suit in (same[0], *others))
                best = max(best, (size + 1) * values[rank] + most(bits ^ used))
        return best

    return most(bits)


def _any_suit(rules: MeldRules) -> Callable[[int], int]:
    values = VALUES[rules.values]
    place = [1 << 3 * rank for rank in range(_SIZE)]  # a count to four needs three bits
    short = [
        [[rank for rank in range(_SIZE) if mask >> rank & 1] for mask in runs]
        for runs in _short_runs(rules.ace)
    ]

    def count(counts: int, rank: int) -> int:
        return counts >> 3 * rank & 7

    def most(bits: int) -> int:
        memory: dict[int, int] = {0: 0}

        def within(counts: int) -> int:
            if counts in memory:
                return memory[counts]
            rank = ((counts & -counts).bit_length() - 1) // 3
            best = within(counts - place[rank])
            if rules.sets:
                for size in range(SHORTEST, count(counts, rank) + 1):
                    best = max(best, size * values[rank] + within(counts - size * place[rank]))
            for run in short[rank]:
                if all(count(counts, each) for each in run):
                    worth = sum(values[each] for each in run)
                    best = max(best, worth + within(counts - sum(place[each] for each in run)))
            memory[counts] = best
            return best

        suits = [bits >> suit * _SIZE for suit in range(len(SUITS))]
        return within(
            sum((mask >> rank & 1) * place[rank] for mask in suits for rank in range(_SIZE))
        )

    return most
