"""All ways to lay out the ranks so far, in one table that goes up rank by rank.

The ranks so far matter to those above only by the length of the run that may continue in each suit
(three is as good as longer). A set takes all cards of its rank but one at most, so that depends on
how many ranks ago the last set was, which suit it left out, and how long that card's run was: at
most twenty states. Each state has a number whose bit n says that the state can be reached with n
counted: "or" merges ways, a shift counts a card, and the lowest bit is the least. Several tables
go up at once, each in its own stretch of the bits.

A card is counted when its run ends with fewer than three cards. A card left out of a set that
begins a run may be claimed later, when the run continues.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from engine.cards import SUITS
from engine.melds import SHORTEST

FOUR = len(SUITS)
ALL = (1 << FOUR) - 1
SETS = frozenset({7, 11, 13, 14, 15})
"""The suits whose cards of a rank make a set."""


@cache
def lengths() -> Sequence[tuple[int, ...]]:
    """Return each suit's length, none to three, by all four together: two bits a suit."""
    every = range(1 << 2 * FOUR)
    return [tuple([key >> 2 * suit & 3 for suit in range(FOUR)]) for key in every]


@cache
def grown() -> Sequence[Sequence[int]]:
    """Return, by the suits held of a rank and the lengths before it, the lengths after it."""
    return [
        [
            sum([min(SHORTEST, 1 + each[s]) << 2 * s for s in range(FOUR) if held >> s & 1])
            for each in lengths()
        ]
        for held in range(ALL + 1)
    ]


@cache
def _ending() -> Sequence[Sequence[tuple[int, int, int, int]]]:
    """How many runs end (any, 2 and up, 1 or 2, and 2 long), by suits that go on and lengths."""
    return [[_counts(on, each) for each in lengths()] for on in range(ALL + 1)]


def _counts(on: int, each: Sequence[int]) -> tuple[int, int, int, int]:
    ends = [length for suit, length in enumerate(each) if not on >> suit & 1]
    one, two, more = ends.count(1), ends.count(2), ends.count(SHORTEST)
    return one + two + more, two + more, one + two, two


class DeadwoodWays:
    """The table of ways, with the state at the last rank."""

    __slots__ = (
        "before",
        "ending",
        "free",
        "free_once",
        "grown",
        "keep",
        "known",
        "lengths",
        "none",
        "now",
        "once",
        "three",
        "three_once",
        "three_twice",
        "together",
        "twice",
        "two",
        "value",
    )

    def __init__(self, keep: int, known: int, *, value: int = 0, before: int = 0) -> None:
        self.keep = keep  # the bits that may come out below the `known` result
        self.known = known
        # The tables above, looked up at every rank.
        self.lengths, self.ending, self.grown = lengths(), _ending(), grown()
        self.together = 0  # so many ranks up to the last are held one after another, in each suit
        self.value = value  # what a card of the last rank counts
        self.before = before  # what a card of the rank before it counts
        # The ways with the last set at the last rank, one or two ranks ago, and with none in three
        # ranks; `free`, `free_once`: those where any one card of that set may still be left out.
        self.now = self.free = self.once = self.free_once = self.twice = self.none = 0
        # By suit: `two` has the ways where its card ends a run of two, left out of a set of the
        # last rank; the others the same for a longer run, and a set none to two ranks ago.
        self.two = self.three = self.three_once = self.three_twice = [0] * FOUR

    def up(self, held: int, value: int) -> None:
        """Go up a rank: its cards are a set, a set but for one of them, or in no set."""
        now, two, three = 0, _NOBODY, _NOBODY
        if held in SETS:
            costs = self.costs(0)
            now = self._ended(costs)
            if held == ALL and self.together:
                two, three = self._one_left_out(costs)
        if held == ALL:
            self._all_go_on()
        else:
            self._some_go_on(held)
        self.now, self.two, self.three = now, two, three
        self.free = now if held == ALL else 0
        self.together = self.grown[held][self.together]
        self.value, self.before = value, self.value

    def costs(self, on: int) -> tuple[int, int, int]:
        """Return the cost of ending the other suits' runs, for a set 1, 2 and 3+ ranks ago."""
        value, before = self.value, self.before
        held, twice, short, two_long = self.ending[on][self.together]
        return held * value, held * value + twice * before, short * value + two_long * before

    def ended(self) -> int:
        """Return the ways to end all the runs at the last rank."""
        return self._ended(self.costs(0))

    def _ended(self, costs: tuple[int, int, int]) -> int:
        one, two, three = costs
        known = self.known
        a, b, c, d = self.three
        ways = self.now | a | b | c | d
        if three < known:
            ways |= self.none << three
        a, b, c, d = self.three_once
        if (more := a | b | c | d) and one - self.value < known:
            ways |= more << one - self.value
        if one < known:
            ways |= self.once << one
        if two < known:
            ways |= self.twice << two
        a, b, c, d = self.three_twice
        if (more := a | b | c | d) and (two := two - self.value - self.before) < known:
            ways |= more << two
        return ways & self.keep

    def _one_left_out(self, costs: tuple[int, int, int]) -> tuple[list[int], list[int]]:
        """Return, by suit, the ways to leave its card out onto a run of two, and of three up."""
        value, keep, none, known = self.value, self.keep, self.none, self.known
        both = value + self.before
        one, two, three = costs[0] - value, costs[1] - both, costs[2]
        of_once = self.three_once if one < known else _NOBODY
        of_twice = self.three_twice if two < known else _NOBODY
        once = _others(self.three_once) if one - value < known else _NOBODY
        twice = _others(self.three_twice) if two - both < known else _NOBODY
        second_of_all = self.free | (self.once << one if one < known else 0)
        third_of_all = self.free_once << one if one < known else 0
        third_of_all |= self.twice << two if 0 <= two < known else 0
        left_two, left_three = [0] * FOUR, [0] * FOUR
        for suit, length in enumerate(self.lengths[self.together]):
            if not length:
                continue
            second = second_of_all
            if more := once[suit]:
                second |= more << one - value
            if length == 1:
                second |= self._onto_one(twice[suit], costs)
            else:
                third = self.two[suit] | self.three[suit] | third_of_all
                third |= of_once[suit] << one | of_twice[suit] << two
                if more := twice[suit]:
                    third |= more << two - both
                mine = three - both if length < SHORTEST else three
                if mine < known:
                    third |= none << mine
                left_three[suit] = third & keep
            left_two[suit] = second & keep
        return left_two, left_three

    def _onto_one(self, others: int, costs: tuple[int, int, int]) -> int:
        """Return the ways to leave a card out onto a run of one that began after the last set.

        `others` are such ways with a set two ranks ago that left out another suit's card.
        """
        known, value = self.known, self.value
        two, three = costs[1] - value, costs[2] - value
        onto = self.twice << two if two < known else 0
        onto |= self.none << three if three < known else 0
        two -= value + self.before
        return onto | others << two if 0 <= two < known else onto

    def _all_go_on(self) -> None:
        """Go up a rank that is held in each suit, with none of its cards in a set."""
        a, b, c, d = self.three_twice
        self.none |= self.twice | a | b | c | d
        if free := self.free_once:
            self.three_twice = [
                ways | free if length >= SHORTEST - 1 else ways
                for ways, length in zip(self.three_once, self.lengths[self.together], strict=True)
            ]
        else:
            self.three_twice = self.three_once
        a, b, c, d = self.two
        e, f, g, h = self.three
        self.three_once = [a | e, b | f, c | g, d | h]
        self.twice, self.once, self.free_once = self.once, self.now, self.free

    def _some_go_on(self, held: int) -> None:
        """Go up a rank with none of its cards in a set."""
        value, keep, known = self.value, self.keep, self.known
        one, two, three = self.costs(held)
        once = self.now
        twice = self.once << one if one < known else 0
        none = self.twice << two if two < known else 0
        none |= self.none << three if three < known else 0
        of_once, of_twice = [0] * FOUR, [0] * FOUR
        for suit, length in enumerate(self.lengths[self.together]):
            if length < SHORTEST - 1:
                continue
            if held >> suit & 1:
                of_once[suit] = self.two[suit] | self.three[suit]
                if (more := self.three_once[suit] | self.free_once) and one < known:
                    of_twice[suit] = more << one & keep
                if (more := self.three_twice[suit]) and two < known:
                    none |= more << two
            else:
                once |= self.three[suit]
                if (more := self.three_once[suit]) and one - value < known:
                    twice |= more << one - value
                if (more := self.three_twice[suit]) and two - value - self.before < known:
                    none |= more << two - value - self.before
        self.free_once = self.free
        self.once, self.twice, self.none = once, twice & keep, none & keep
        self.three_once, self.three_twice = of_once, of_twice

    def places(self) -> list[int]:
        """Return the ways by place, as `standing` numbers them."""
        alone = [self.now, self.once, self.free_once, self.twice, self.none]
        return [*alone, *self.two, *self.three, *self.three_once, *self.three_twice]

    def begin(self, ranks: Sequence[int], places: Mapping[int, int]) -> None:
        """Begin with some ways by place, as `standing` numbers them, after some ranks."""
        for held in ranks:
            self.together = self.grown[held][self.together]
        every = [places.get(place, 0) for place in range(_BY_SUIT + 4 * FOUR)]
        self.now, self.once, self.free_once, self.twice, self.none = every[:_BY_SUIT]
        self.once |= self.free_once
        self.free = self.now if ranks[-1] == ALL else 0
        by_suit = [every[at : at + FOUR] for at in range(_BY_SUIT, len(every), FOUR)]
        self.two, self.three, self.three_once, self.three_twice = by_suit


_NOW, _ONCE, _FREE_ONCE, _TWICE, _NONE, _BY_SUIT = range(6)
"""The numbers of the places; the last is the first of those that each suit has."""


@cache
def standing(first: int, second: int, third: int) -> Sequence[Sequence[int]]:
    """Return the states after three ranks of held suits, grouped where runs are alike."""
    together = lengths()[grown()[third][grown()[second][grown()[first][0]]]]
    found: dict[tuple[int, ...], list[int]] = {}
    for place, held, ago in ((_NOW, third, 0), (_ONCE, second, 1), (_TWICE, first, 2)):
        if held in SETS:
            found.setdefault(tuple(_at_most(together, ago)), []).append(place)
    found.setdefault(together, []).append(_NONE)
    for suit, longest in enumerate(together):
        for at, held, ago, length in (
            (0, third, 0, 2),
            (1, third, 0, 3),
            (2, second, 1, 3),
            (3, first, 2, 3),
        ):
            if held == ALL and longest >= length:
                each = _at_most(together, ago)
                each[suit] = length
                found.setdefault(tuple(each), []).append(_BY_SUIT + at * FOUR + suit)
    if second == ALL:
        found[()] = [_FREE_ONCE]  # a card that may be claimed yet is like nothing else
    return tuple([tuple(alike) for alike in found.values()])


def _at_most(together: Sequence[int], most: int) -> list[int]:
    return [min(most, length) for length in together]


_NOBODY = [0] * FOUR


def _others(four: list[int]) -> list[int]:
    """Return by suit what the other three hold."""
    a, b, c, d = four
    low, high = a | b, c | d
    if not low and not high:
        return _NOBODY
    return [b | high, a | high, d | low, c | low]


def lowest(bits: int) -> int:
    """Return the lowest bit that is set, or more than any hand counts."""
    return (bits & -bits).bit_length() - 1 if bits else 1 << 30
