"""The least deadwood of big hands with suited runs, found by going up rank by rank.

The cost hardly depends on the hand (`engine.deadwood.deadwood_dp`). Where the ranks form a ring, it
is cut where few states lie across; each has its own table, and must come out the same at the end.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from engine.cards import RANKS
from engine.deadwood.ace_positions import high_or_low
from engine.deadwood.deadwood_dp import ALL, SETS, DeadwoodWays, lowest, standing
from engine.words import AceRank

_SIZE = len(RANKS)


def least_by_rank(suits: Sequence[int], ace: AceRank, values: Sequence[int], known: int) -> int:
    """Return the least deadwood of the ranks held in each suit, as bits, or `known` if less."""
    c, d, h, s = suits
    held = [
        c >> rank & 1 | (d >> rank & 1) << 1 | (h >> rank & 1) << 2 | (s >> rank & 1) << 3
        for rank in range(_SIZE)
    ]
    return _WAYS[ace](held, values, known)


def _low(held: Sequence[int], values: Sequence[int], known: int) -> int:
    ways = DeadwoodWays((1 << known) - 1, known)
    ways.none = 1
    for suits, value in zip(held, values, strict=True):
        ways.up(suits, value)
    return min(known, lowest(ways.ended()))


def _high(held: Sequence[int], values: Sequence[int], known: int) -> int:
    return _low([*held[1:], held[0]], [*values[1:], values[0]], known)


def _corner(held: Sequence[int], values: Sequence[int], known: int) -> int:
    across = _across()
    cut = min(range(_SIZE), key=[across[_three(held, rank)] for rank in range(_SIZE)].__getitem__)
    held = [*held[cut:], *held[:cut]]
    values = [*values[cut:], *values[:cut]]
    start = standing(*held[-3:])
    one, width = (1 << known) - 1, 2 * known
    keep = sum([one << width * table for table in range(len(start))])
    ways = DeadwoodWays(keep, known, value=values[-1], before=values[-2])
    ways.begin(held[-3:], {alike[0]: 1 << width * table for table, alike in enumerate(start)})
    for suits, value in zip(held, values, strict=True):
        ways.up(suits, value)
    end = ways.places()
    for table, alike in enumerate(start):
        bits = 0
        for place in alike:
            bits |= end[place]
        known = min(known, lowest(bits >> width * table & one))
    return known


def _three(held: Sequence[int], rank: int) -> int:
    """Return the suits of the three ranks before a rank of the ring, as one number."""
    return held[rank - 3] << 8 | held[rank - 2] << 4 | held[rank - 1]


@cache
def _across() -> bytes:
    """Return about how many ways there are to stand after three ranks (`_three`)."""
    three = [(key >> 8, key >> 4 & ALL, key & ALL) for key in range(1 << 12)]
    return bytes([_about(*each) for each in three])


def _about(first: int, second: int, third: int) -> int:
    cards = third.bit_count()
    if not cards:
        return 0
    left_out = cards * ((first == ALL) + (second == ALL) + 3 * (third == ALL))
    return 1 + left_out + (first in SETS) + (second in SETS) + (third in SETS)


_WAYS: Mapping[AceRank, Callable[[Sequence[int], Sequence[int], int], int]] = {
    AceRank.LOW: _low,
    AceRank.HIGH: _high,
    AceRank.HIGH_OR_LOW: high_or_low,
    AceRank.CORNER: _corner,
}
