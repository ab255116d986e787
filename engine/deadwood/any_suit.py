"""The least deadwood of hands whose runs take any suits, found by going up rank by rank.

A state is how many runs of one, two, and three or more cards may continue. A card outside sets is
counted at once; when a run becomes three long, its first two cards are taken back.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from engine.melds import SHORTEST
from engine.words import AceRank

_FOUR = 4
_FAR = 1 << 30

Runs = tuple[int, int, int]
"""How many runs may go on that are one, two, or three and more cards long."""

States = dict[Runs, int]
"""What the ranks so far cost, by the runs that may go on."""

_NO_RUNS: Runs = (0, 0, 0)


def _all_runs(most: int) -> Iterator[Runs]:
    for one in range(most + 1):
        for two in range(most + 1 - one):
            for three in range(most + 1 - one - two):
                yield one, two, three


@cache
def _ways() -> Sequence[Mapping[Runs, Sequence[tuple[Runs, int, int]]]]:
    """Return the next runs, by the cards of a rank outside sets and by the runs so far."""
    # Each comes with how many of the cards count and how many runs become three long.
    return [
        {runs: _gone_on(runs, cards) for runs in _all_runs(_FOUR)} for cards in range(_FOUR + 1)
    ]


def _gone_on(runs: Runs, cards: int) -> list[tuple[Runs, int, int]]:
    """Return the ways that may be best: runs of two grow first, leftover cards start new runs."""
    one, two, three = runs
    grown = min(two, cards)
    left = cards - grown
    ways: list[tuple[Runs, int, int]] = []
    for longer in range(min(max(0, left - three), one), min(one, left) + 1):
        kept = min(three, left - longer)
        new = left - longer - kept
        ways.append(((new, longer, kept + grown), new + longer, grown))
    return ways


def least_of_counts(
    counts: Sequence[int], values: Sequence[int], ace: AceRank, *, sets: bool
) -> int:
    """Return the least deadwood of a hand, by how many cards of each rank it holds."""
    outside = [_outside_sets(count, sets=sets) for count in counts]
    known = sum([choices[-1] * value for choices, value in zip(outside, values, strict=True)])
    if not known:
        return 0
    if ace == AceRank.CORNER:
        return _corner(outside, values, known)
    if ace == AceRank.HIGH_OR_LOW:
        return _high_or_low(outside, values, known)
    if ace == AceRank.HIGH:
        outside, values = [*outside[1:], outside[0]], [*values[1:], values[0]]
    return min([known, *_Sweep(outside, values, known).up(_NO_RUNS, 0).values()])


def _outside_sets(count: int, *, sets: bool) -> Sequence[int]:
    """Return how many of a rank's cards may lie outside sets: from all to as few as can be."""
    if not sets or count < SHORTEST:
        return (count,)
    return (4, 1, 0) if count > SHORTEST else (3, 0)


def _high_or_low(outside: Sequence[Sequence[int]], values: Sequence[int], known: int) -> int:
    """Return the least, however many of the aces are to follow kings."""
    kings = outside[-1][0]
    around = [*values[1:], values[0]]
    for aces in outside[0]:
        for high in range(min(aces, kings) + 1):
            low = aces - high
            sweep = _Sweep([*outside[1:], (high,)], around, known, before=(0, values[0]))
            states = sweep.up((low, 0, 0), low * values[0])
            known = min([known, *states.values()])
    return known


def _corner(outside: Sequence[Sequence[int]], values: Sequence[int], known: int) -> int:
    """Return the least on a ring of ranks: cut by few cards, and the same runs at both ends."""
    size = len(outside)
    across = [min(outside[rank - 1][0], outside[rank][0]) for rank in range(size)]
    cut = across.index(min(across))
    outside = [*outside[cut:], *outside[:cut]]
    values = [*values[cut:], *values[:cut]]
    second, last = values[-2:]
    for taken in _all_runs(across[cut]):
        owed = taken[0] * last + taken[1] * (last + second)
        sweep = _Sweep(
            outside,
            values,
            known,
            before=(second, last),
            owed=owed,
            open_ended=taken == _NO_RUNS,
        )
        for runs, cost in sweep.up(taken, 0).items():
            known = min(known, cost + _more_owed(taken, runs, second, last))
    return known


def _more_owed(taken: Runs, runs: Runs, second: int, last: int) -> int:
    """What to add for runs that came out longer than assumed; prohibitive if there are too few."""
    one, two, three = runs
    short_two = max(0, taken[1] - two)
    short_one = max(0, taken[0] - one - max(0, two - taken[1]))
    if three - taken[2] < short_one + short_two:
        return _FAR
    return short_one * last + short_two * (last + second)


class _Sweep:
    """One way up the ranks."""

    def __init__(
        self,
        outside: Sequence[Sequence[int]],
        values: Sequence[int],
        known: int,
        *,
        before: tuple[int, int] = (0, 0),
        owed: int = 0,
        open_ended: bool = True,
    ) -> None:
        # How many cards of each rank may lie outside sets, the most first.
        self.outside = (*outside, (0,), (0,))
        # What a card counts of the two ranks before them, of each, and nothing beyond them.
        self.values = (*before, *values, 0, 0)
        # A deadwood already reached, less what the end must add for what the start took back.
        self.known = known - owed
        # Whether the end asks for no runs, so that no state's runs give it an advantage.
        self.open_ended = open_ended

    def up(self, first: Runs, before: int) -> States:
        """Return what laying out all the ranks costs, from some runs before the first."""
        states: States = {first: before}
        ways = _ways()
        for at, outside in enumerate(self.outside[:-2]):
            value = self.values[at + 2]
            back = self.values[at] + self.values[at + 1]
            after: States = {}
            for cards in outside:
                if not cards:
                    after[_NO_RUNS] = min([after.get(_NO_RUNS, _FAR), *states.values()])
                    continue
                of_cards = ways[cards]
                for runs, cost in states.items():
                    for to, counted, grown in of_cards[runs]:
                        costs = cost + counted * value - grown * back
                        if costs < after.get(to, _FAR):
                            after[to] = costs
            states = self._worth_keeping(after, at)
        return states

    def _worth_keeping(self, states: States, at: int) -> States:
        """Return the states that may come out below what is known, and below the cheapest."""
        second, value, near, far = self.values[at + 1 : at + 5]
        if not self.outside[at + 1][0]:
            one = two = three = 0
        else:
            three = near + (far if self.outside[at + 2][0] else 0)
            two = second + value + three
            one = value + three if self.outside[at + 2][0] else 0
        best = min(states.values(), default=0)
        known = self.known
        kept: States = {}
        for runs, cost in states.items():
            if cost - (runs[0] + runs[1]) * value - runs[1] * second >= known:
                continue
            worth = runs[0] * one + runs[1] * two + runs[2] * three
            if self.open_ended and cost > best + worth:
                continue
            kept[runs] = cost
        return kept
