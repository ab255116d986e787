"""The least deadwood of big hands where aces may follow kings or go before twos.

Each choice of the aces kept for the kings has its own table (`engine.deadwood.deadwood_dp`); they
are merged again suit by suit.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.deadwood.deadwood_dp import ALL, FOUR, SETS, DeadwoodWays, lowest
from engine.melds import SHORTEST


def high_or_low(held: Sequence[int], values: Sequence[int], known: int) -> int:
    """Return the least deadwood of the suits held of each rank, aces first, or `known` if less."""
    sweep = _AceSweep(held, values, known)
    up = sweep.ways.up
    for rank, (suits, value) in enumerate(zip(held, values, strict=True)):
        if rank > SHORTEST:
            up(suits, value)
        elif rank:
            sweep.up_from_aces(suits, value, last=rank == SHORTEST)
    return min(known, sweep.least())


class _Kept(NamedTuple):
    """A suit whose ace may be kept: `shift` leads to those tables, `below` masks the others."""

    suit: int
    shift: int
    below: int


class _Run(NamedTuple):
    """The run of a suit on its ace or above it, while there was no set yet.

    Its length includes the ace; `shift` leads to the tables without it, 0 if there are none.
    """

    cost: int
    length: int
    shift: int


class _AceSweep:
    """The way up from the aces to the kings."""

    def __init__(self, held: Sequence[int], values: Sequence[int], known: int) -> None:
        aces = held[0]
        may_follow, may_lead = aces & held[-1] & held[-2], aces & held[1] & held[2]
        # What an ace counts, and a deadwood that is already reached.
        self.ace, self.known = values[0], known
        self.kept: list[_Kept] = []  # the suits whose aces may be kept
        self.runs: list[_Run] = []  # by suit, the run in the ways without a set
        # Whether the ace of each suit may be kept.
        self.followed = [may_follow >> suit & 1 for suit in range(FOUR)]
        # Until the fours, what is lost is added up without a look at what is known.
        bits, shift, sets = (1 << known) - 1, known + 2 * FOUR * max(values), 1
        for suit, followed in enumerate(self.followed):
            if not followed:
                self.runs.append(_Run(0, aces >> suit & 1, 0))
                continue
            leads = may_lead >> suit & 1
            self.runs.append(_Run(0, 1, shift) if leads else _Run(shift, 0, 0))
            self.kept.append(_Kept(suit, shift, bits))
            sets |= 1 << shift
            bits |= bits << shift
            shift *= 2
        # The ways to lay out the ranks so far; up to the fours, those that hold a set.
        self.ways = DeadwoodWays(bits, known, value=self.ace)
        self.ways.together = self.ways.grown[aces][0]
        if aces in SETS:
            self.ways.now, self.ways.free = (sets, 1) if aces == ALL else (1, 0)

    def up_from_aces(self, held: int, value: int, *, last: bool) -> None:
        """Go up one of the first three ranks above the aces."""
        ways = self.ways
        die = (0, ways.value, ways.value + ways.before, 0)
        ends = [
            (cost + die[length], cost + shift + die[length - 1]) if shift else (cost + die[length],)
            for cost, length, shift in self.runs
        ]
        ways.up(held, value)
        if held in SETS:
            self._first_set(ends, left_out=held == ALL)
        if last:
            bits = 1
            for suit, (cost, _, shift) in enumerate(self.runs):
                going_on = (cost, cost + shift) if shift else (cost,)
                bits = _each(bits, going_on if held >> suit & 1 else ends[suit])
            ways.none |= bits & ways.keep
            return
        self.runs = [
            _Run(cost, length + 1, shift) if held >> suit & 1 else _Run(ends[suit][0], 0, 0)
            for suit, (cost, length, shift) in enumerate(self.runs)
        ]

    def _first_set(self, ends: Sequence[Sequence[int]], *, left_out: bool) -> None:
        """Make the last rank the first set; `ends` has each suit's shift where its run ends."""
        ways, keep = self.ways, self.ways.keep
        a, b, c, d = ends
        low, high = _each(_each(1, a), b), _each(_each(1, c), d)
        ended = _each(_each(low, c), d) & keep
        ways.now |= ended
        if not left_out:
            return
        ways.free |= ended
        others = _each(high, b), _each(high, a), _each(low, d), _each(low, c)
        two, three = list(ways.two), list(ways.three)
        for suit, (cost, length, shift) in enumerate(self.runs):
            if length == 1:
                two[suit] |= others[suit] << cost & keep
            elif length:
                three[suit] |= others[suit] << cost & keep
                if shift:
                    of_one_less = two if length == SHORTEST - 1 else three
                    of_one_less[suit] |= others[suit] << cost + shift & keep
        ways.two, ways.three = two, three

    def least(self) -> int:
        """Return the least of all tables, now that the kings' runs end or take the aces kept."""
        ways, followed = self.ways, self.followed
        lengths = ways.lengths[ways.together]
        both = ways.value + ways.before
        lose = (0, ways.value, both, 0)
        others = [length for suit, length in enumerate(lengths) if not followed[suit]]
        none = ways.none << sum([lose[length] for length in others])
        aside = sum([lose[min(length, SHORTEST - 1)] for length in others])
        twice, taken = ways.twice << aside, [0] * FOUR
        for suit, run in enumerate(ways.three_twice):
            if followed[suit]:
                taken[suit] = run << aside
            elif run:
                twice |= run << aside - lose[min(lengths[suit], SHORTEST - 1)]
        ended = ways.ended() | self._one_follows()
        for kept in reversed(self.kept):
            suit = kept.suit
            twice = self._joined(kept, twice, both) | self._joined(kept, taken[suit], 0)
            for other in range(suit):
                if taken[other]:
                    taken[other] = self._joined(kept, taken[other], both)
            none = self._joined(kept, none, lose[lengths[suit]])
            ended = self._joined(kept, ended, 0, self.ace)
        return lowest(ended | twice | none)

    def _joined(self, kept: _Kept, bits: int, lost: int, ace: int = 0) -> int:
        """Return the tables with a suit's ace kept merged with those without it.

        `lost` is what its run of kings counts without an ace, `ace` what a loose ace counts.
        """
        _, shift, below = kept
        joined = bits >> shift
        if ace:
            joined = joined << ace if ace < self.known else 0
        if lost < self.known:
            joined |= (bits & below) << lost
        return joined & below

    def _one_follows(self) -> int:
        """Return the ways to end all runs of kings but one, which uses up the ace kept for it."""
        ways = self.ways
        cost = ways.costs(0)[0] - ways.value
        found = 0
        for suit, shift, below in self.kept:
            follows = ways.two[suit] | ways.three[suit]
            if cost < self.known and (more := ways.three_once[suit] | ways.free_once):
                follows |= more << cost
            if follows:
                kept = below << shift
                for _, other, _ in self.kept:
                    if other > shift:
                        kept |= kept << other
                found |= (follows & kept) >> shift
        return found


def _each(bits: int, shifts: Sequence[int]) -> int:
    if len(shifts) == 1:
        return bits << shifts[0]
    first, second = shifts
    return bits << first | bits << second
