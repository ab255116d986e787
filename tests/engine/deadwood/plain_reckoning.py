"""A second, slow and plain reckoning of hands, for tests to compare with.

It shares nothing with the engine's solver but the cards: every subset of a hand is asked whether
it is a meld in so many words, and every disjoint family of melds is built.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations

from engine.cards import Card
from engine.melds import MeldRules

Family = tuple[tuple[Card, ...], ...]

_ACES = {"ace15": 15, "mahjong": 15, "colonel": 10, "standard": 1}


def value(card: Card, rules: MeldRules) -> int:
    if rules.values == "even":
        return 6
    face = card.text[0]
    if face == "A":
        return _ACES[rules.values]
    if face in "TJQK":
        return 10
    return 5 if rules.values == "mahjong" else int(face)


def _follows(low: Card, high: Card, *, first: bool, last: bool, ace: str) -> bool:
    """Whether `high` may stand right after `low` in a run."""
    if low.text[0] == "A":
        return high.text[0] == "2" and ace != "high" and (first or ace == "corner")
    if low.text[0] == "K":
        return high.text[0] == "A" and ace != "low" and (last or ace == "corner")
    return high.rank == low.rank + 1


def is_run(cards: Sequence[Card], rules: MeldRules) -> bool:
    """Whether the cards, in this very order, are a run."""
    if len({card.rank for card in cards}) < len(cards):
        return False
    if rules.runs == "suited" and len({card.suit for card in cards}) > 1:
        return False
    steps = len(cards) - 1
    return all(
        _follows(cards[i], cards[i + 1], first=i == 0, last=i + 1 == steps, ace=rules.ace)
        for i in range(steps)
    )


def _run_order(cards: Sequence[Card], rules: MeldRules) -> tuple[Card, ...] | None:
    if len({card.rank for card in cards}) < len(cards):
        return None
    by_rank = sorted(cards)
    turns = (tuple(by_rank[i:] + by_rank[:i]) for i in range(len(by_rank)))
    return next((turn for turn in turns if is_run(turn, rules)), None)


def as_meld(cards: Sequence[Card], rules: MeldRules) -> tuple[Card, ...] | None:
    if len(cards) < 3:
        return None
    if rules.sets and len({card.rank for card in cards}) == 1:
        return tuple(sorted(cards))
    return _run_order(cards, rules)


def all_melds(hand: Sequence[Card], rules: MeldRules) -> list[tuple[Card, ...]]:
    sizes = range(3, len(hand) + 1)
    subsets = chain.from_iterable(combinations(sorted(hand), size) for size in sizes)
    return [meld for cards in subsets if (meld := as_meld(cards, rules))]


def grown_melds(hand: Sequence[Card], rules: MeldRules) -> set[frozenset[Card]]:
    """The cards of every meld: sets by trying, runs by growing them card by card.

    It is quicker for big hands than trying every subset.
    """
    found = {
        frozenset(cards)
        for card in hand
        for size in (3, 4)
        for cards in combinations([each for each in hand if each.rank == card.rank], size)
        if rules.sets
    }

    def grow(run: tuple[Card, ...]) -> None:
        if len(run) >= 3:
            found.add(frozenset(run))
        for card in hand:
            longer = (*run, card)
            if card not in run and is_run(longer, rules):
                grow(longer)

    for card in hand:
        grow((card,))
    return found


def least(hand: Sequence[Card], rules: MeldRules) -> int:
    """The least deadwood over all disjoint families: the first card is loose or in some meld."""
    cards = sorted(hand)
    place = {card: 1 << at for at, card in enumerate(cards)}
    melds: list[list[int]] = [[] for _ in cards]
    for meld in grown_melds(cards, rules):
        mask = sum(place[card] for card in meld)
        melds[(mask & -mask).bit_length() - 1].append(mask)
    values = [value(card, rules) for card in cards]

    @cache
    def of(left: int) -> int:
        if not left:
            return 0
        first = left & -left
        at = first.bit_length() - 1
        ways = [of(left ^ mask) for mask in melds[at] if mask & left == mask]
        return min([values[at] + of(left ^ first), *ways])

    return of((1 << len(cards)) - 1)


def families(hand: Sequence[Card], rules: MeldRules) -> Iterator[Family]:
    """Every family of disjoint melds, the empty one too, each once, melds sorted."""
    melds = sorted(all_melds(hand, rules))

    def pick(start: int, used: frozenset[Card]) -> Iterator[Family]:
        yield ()
        for index in range(start, len(melds)):
            if used.isdisjoint(melds[index]):
                for more in pick(index + 1, used.union(melds[index])):
                    yield (melds[index], *more)

    return pick(0, frozenset())


def loose(hand: Sequence[Card], family: Family) -> list[Card]:
    return sorted(set(hand) - {card for meld in family for card in meld})


def count(cards: Sequence[Card], rules: MeldRules) -> int:
    return sum(value(card, rules) for card in cards)


def best_families(hand: Sequence[Card], rules: MeldRules) -> list[Family]:
    """Every family with the least deadwood, in canonical order."""
    ranked = [(count(loose(hand, family), rules), family) for family in families(hand, rules)]
    least = min(points for points, _ in ranked)
    best = [family for points, family in ranked if points == least]
    return sorted(best, key=lambda family: (len(loose(hand, family)), len(family), family))


def full_families(hand: Sequence[Card], rules: MeldRules, limit: int) -> set[Family]:
    """Every family within the limit that no loose card could still make bigger."""
    found: set[Family] = set()
    for family in families(hand, rules):
        left = loose(hand, family)
        if count(left, rules) > limit or all_melds(left, rules):
            continue
        if not any(as_meld((*meld, card), rules) for meld in family for card in left):
            found.add(family)
    return found


def layoff_sets(
    hand: Sequence[Card], melds: Family, rules: MeldRules
) -> dict[frozenset[Card], Family]:
    """Every set of cards that can be laid off one by one, with some outcome for the melds."""
    seen: set[Family] = set()
    found: dict[frozenset[Card], Family] = {}

    def go(laid: frozenset[Card], melds: Family) -> None:
        seen.add(melds)
        found.setdefault(laid, melds)
        for card in set(hand) - laid:
            for index, meld in enumerate(melds):
                longer = as_meld((*meld, card), rules)
                if longer:
                    after = (*melds[:index], longer, *melds[index + 1 :])
                    if after not in seen:
                        go(laid | {card}, after)

    go(frozenset(), melds)
    return found


def least_after_layoffs(hand: Sequence[Card], melds: Family, rules: MeldRules) -> tuple[int, int]:
    """The least deadwood that a defender can be left with, and the fewest layoffs for it."""
    return min(
        (count(loose(rest, family), rules), len(laid))
        for laid in layoff_sets(hand, melds, rules)
        for rest in [sorted(set(hand) - laid)]
        for family in families(rest, rules)
    )
