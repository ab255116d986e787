"""The least deadwood of big hands with suited runs, found by going up rank by rank.

What the ranks so far can mean to those above is little: how long the run is that may go on in
each suit, where a run of three is as good as a longer one. So of all the ways to lay them out only
the cheapest for each four lengths is carried on, and of those none that a cheaper one makes up for
or that can't come out below what is known already.

A card is counted as soon as it lies in no set; where a run becomes three long, its first two
cards are taken back.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import product

from engine.cards import RANKS, SUITS
from engine.melds import SHORTEST

_SIZE = len(RANKS)
_FOUR = len(SUITS)
_LENGTHS = (1 << 2 * _FOUR) - 1
_FAR = 1 << 30

_ALL = 15
_SETS = frozenset({7, 11, 13, 14, 15})
_NOTHING = (0, 0, 0, 0)

States = dict[int, int]
"""What the ranks so far cost, by the lengths of the runs that may go on: two bits a suit."""

Taken = dict[int, States]
"""The same by what must be remembered to the end; 0 where that is nothing."""


@cache
def _steps() -> Sequence[Sequence[tuple[int, int, int]]]:
    """Return what a rank does, by the suits whose card of it isn't in a set and by the lengths.

    That is the lengths after it, how many of its cards count, and how many runs become three long.
    """
    return [[_step(loose, lengths) for lengths in range(_LENGTHS + 1)] for loose in range(16)]


def _step(loose: int, lengths: int) -> tuple[int, int, int]:
    after = counted = grown = 0
    for suit in range(_FOUR):
        if loose >> suit & 1:
            length = (lengths >> 2 * suit & 3) + 1
            after |= min(length, SHORTEST) << 2 * suit
            counted += length < SHORTEST
            grown += length == SHORTEST
    return after, counted, grown


@cache
def _unfinished() -> Sequence[tuple[int, int]]:
    """Return, by the lengths, how many runs are one or two long, and how many are two long."""
    every = [[key >> place & 3 for place in range(0, 2 * _FOUR, 2)] for key in range(_LENGTHS + 1)]
    return [(each.count(1) + each.count(2), each.count(2)) for each in every]


@cache
def _places() -> Sequence[tuple[int, ...]]:
    """Return, by the lengths, each suit's own as one number: the suit's times four and more."""
    return [
        tuple(4 * suit + (lengths >> 2 * suit & 3) for suit in range(_FOUR))
        for lengths in range(_LENGTHS + 1)
    ]


def least_by_rank(suits: Sequence[int], ace: str, values: Sequence[int], known: int) -> int:
    """Return the least deadwood of a hand.

    Args:
        suits: The ranks held in each suit, as bits.
        ace: Where the ace stands in a run.
        values: What a card of each rank counts.
        known: What some way to lay it out leaves.
    """
    c, d, h, s = suits
    held = [
        c >> rank & 1 | (d >> rank & 1) << 1 | (h >> rank & 1) << 2 | (s >> rank & 1) << 3
        for rank in range(_SIZE)
    ]
    return _WAYS[ace](held, values, known)


def _low(held: Sequence[int], values: Sequence[int], known: int) -> int:
    return _best(_Sweep(held, values, known).up({0: {0: 0}}), known)


def _high(held: Sequence[int], values: Sequence[int], known: int) -> int:
    return _low([*held[1:], held[0]], [*values[1:], values[0]], known)


def _high_or_low(held: Sequence[int], values: Sequence[int], known: int) -> int:
    """Return the least where aces may follow kings or go before twos.

    Those that are to follow the king are remembered, and not counted until they do.
    """
    may_follow = held[0] & held[-1] & held[-2]
    steps = _steps()
    taken: Taken = {}
    for loose in _loose_of(held[0]):
        for high in range(16):
            if high & loose & may_follow == high:
                lengths, counted, _ = steps[loose ^ high][0]
                taken.setdefault(high, {})[lengths] = counted * values[0]
    back = values[-1] + values[-2]
    sweep = _Sweep(held[1:], values[1:], known, before=(0, values[0]), gain=back)
    sweep.known = _best(sweep.up({0: taken.pop(0)}), known)
    best = sweep.known
    for high, states in sweep.up(taken).items():
        for lengths, cost in states.items():
            _, counted, grown = steps[high][lengths]
            best = min(best, cost + counted * values[0] - grown * back)
    return best


def _loose_of(held: int) -> tuple[int, ...]:
    """Return which suits' cards of a rank may lie outside a set, of those held."""
    if held == _ALL:
        return held, 0, 1, 2, 4, 8
    return (held, 0) if held in _SETS else (held,)


def _corner(held: Sequence[int], values: Sequence[int], known: int) -> int:
    """Return the least where the ranks form a ring.

    It is cut between the two ranks where it has the fewest runs to cut. How long each of these
    may be that lies before the cut is tried, and must turn out so at the end.
    """
    cuts = [_cut_runs(held, rank) for rank in range(_SIZE)]
    cut = min(range(_SIZE), key=lambda rank: cuts[rank].bit_count())
    held = [*held[cut:], *held[:cut]]
    values = [*values[cut:], *values[:cut]]
    lengths = [range(4) if cuts[cut] >> suit & 1 else range(1) for suit in range(_FOUR)]
    taken: Taken = {}
    for chosen in product(*lengths):
        key = sum(length << 2 * suit for suit, length in enumerate(chosen))
        taken[key] = {key: 0}
    before = values[-2], values[-1]
    taken = _Sweep(held, values, known, before=before).up(taken)
    as_taken = {
        key: {lengths: cost for lengths, cost in states.items() if _agree(key, lengths)}
        for key, states in taken.items()
    }
    return _best(as_taken, known)


def _cut_runs(held: Sequence[int], rank: int) -> int:
    """Return the suits in which a run may lie across the cut before a rank."""
    around = held[rank - 2] | held[(rank + 1) % _SIZE]
    return held[rank - 1] & held[rank] & around


def _agree(taken: int, lengths: int) -> bool:
    """Whether the runs at the end are as long as was taken for granted at the start."""
    return all(
        not taken >> place & 3 or taken >> place & 3 == lengths >> place & 3
        for place in range(0, 2 * _FOUR, 2)
    )


def _best(taken: Taken, known: int) -> int:
    """Return the least that anything costs, or what is known if that is less."""
    return min([known, *(cost for states in taken.values() for cost in states.values())])


class _Sweep:
    """One way up the ranks.

    Attributes:
        held: The suits held of each rank, in order, and none of two ranks beyond them.
        values: What a card counts of the two ranks before them, of each, and nothing beyond them.
        known: What need not be found again.
        gain: The most that each suit remembered may still take back after the last of them.
    """

    def __init__(
        self,
        held: Sequence[int],
        values: Sequence[int],
        known: int,
        *,
        before: tuple[int, int] = (0, 0),
        gain: int = 0,
    ) -> None:
        self.held = (*held, 0, 0)
        self.values = (*before, *values, 0, 0)
        self.known = known
        self.gain = gain

    def up(self, taken: Taken) -> Taken:
        """Return what laying out all the ranks costs, from what is known before the first."""
        steps = _steps()
        for at, held in enumerate(self.held[:-2]):
            value = self.values[at + 2]
            back = self.values[at] + self.values[at + 1]
            for key, states in taken.items():
                after: States = {}
                step = steps[held]
                for lengths, cost in states.items():
                    to, counted, grown = step[lengths]
                    costs = cost + counted * value - grown * back
                    if costs < after.get(to, _FAR):
                        after[to] = costs
                if held == _ALL:
                    _all_but_one(states, after, value, back)
                if held in _SETS:
                    after[0] = min(states.values())
                taken[key] = after
            taken = self._worth_keeping(taken, at)
        return taken

    def _worth_keeping(self, taken: Taken, at: int) -> Taken:
        """Return the states that may come out below what is known, and below the cheapest.

        The cheapest is taken among those that nothing at the end can shut out.
        """
        second, value = self.values[at + 1 : at + 3]
        free = taken.get(0, {})
        best, cheapest = min([(cost, key) for key, cost in free.items()], default=(_FAR, 0))
        clubs, diamonds, hearts, spades = self._worth_of_runs(at)
        unfinished, known = _unfinished(), self.known
        for_all: Taken = {}
        for key, states in taken.items():
            gain = self.gain * key.bit_count()
            kept: States = {}
            for lengths, cost in states.items():
                short, two_long = unfinished[lengths]
                if cost - short * value - two_long * second >= known:
                    continue
                if key and free.get(lengths, _FAR) <= cost - gain:
                    continue
                more = cost - best - gain
                if more >= 0 and (more or key or lengths != cheapest):
                    more -= clubs[lengths & 3] + diamonds[lengths >> 2 & 3]
                    if more - hearts[lengths >> 4 & 3] - spades[lengths >> 6] >= 0:
                        continue
                kept[lengths] = cost
            if kept:
                for_all[key] = kept
        return for_all

    def _worth_of_runs(self, at: int) -> list[tuple[int, int, int, int]]:
        """Return what a run of none to three up to a rank is worth to each suit above it."""
        second, value, one, two = self.values[at + 1 : at + 5]
        near, far = self.held[at + 1], self.held[at + 2]
        three = (0, value + one + two, second + value + one + two, one + two)
        last = (0, 0, second + value + one, one)
        return [
            (three if far & suit else last) if near & suit else _NOTHING for suit in (1, 2, 4, 8)
        ]


def _all_but_one(states: States, after: States, value: int, back: int) -> None:
    """Add what comes of a set of three out of four cards."""
    best = [_FAR] * 16
    places = _places()
    for lengths, cost in states.items():
        for place in places[lengths]:
            if cost < best[place]:  # noqa: PLR1730  # a call of min takes longer
                best[place] = cost
    for place, cost in enumerate(best):
        if cost < _FAR:
            length = (place & 3) + 1
            to = min(length, SHORTEST) << 2 * (place >> 2)
            costs = cost + (value if length < SHORTEST else -back if length == SHORTEST else 0)
            if costs < after.get(to, _FAR):
                after[to] = costs


_WAYS: Mapping[str, Callable[[Sequence[int], Sequence[int], int], int]] = {
    "low": _low,
    "high": _high,
    "high_or_low": _high_or_low,
    "corner": _corner,
}
