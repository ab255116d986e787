"""Which melds a hand can lay on the table.

`play` accepts every meld of the hand, its cards in any order. The legal moves list fewer, so that
the list stays quick to make and short enough to choose from:

- Each meld is listed once, a run in the order of its sequence, a set in canonical order.
- Where runs take any suits, cards of one rank are interchangeable. So each run of ranks and each
  size of a set is listed once, made of the first cards of their ranks in canonical order; cards
  that can't leave the hand otherwise (`first`) come before others of their rank. Without this a
  hand of forty cards would hold millions of runs.
- Contracts are combined from these lists, at most `MOST_CONTRACTS` of them.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, islice

from engine.cards import RANKS, SUITS, Card
from engine.errors import Illegal
from engine.melds import SHORTEST, Meld, MeldRules, in_order, melds_among, rank_runs
from engine.words import RunSuits

_SUITED = RunSuits.SUITED

MOST_CONTRACTS = 500
"""How many contracts are listed: one or two dozen are usual, and no menu holds hundreds."""

_Shape = tuple[int, ...]  # the ranks of a meld, whose suits make no difference


def lays(
    cards: Collection[Card], rules: MeldRules, first: Collection[Card | None] = ()
) -> Iterator[Meld]:
    """Yield the melds listed for a hand; cards of `first` come before others of their rank."""
    if rules.runs == _SUITED:
        yield from melds_among(cards, rules)
        return
    by_rank = _by_rank(cards, first)
    held = Counter({rank: len(same) for rank, same in enumerate(by_rank) if same})
    for shape in _shapes(held, rules):
        yield _made_of(by_rank, shape)


def melds_with(
    cards: Collection[Card], card: Card, rules: MeldRules, first: Collection[Card | None] = ()
) -> Iterator[Meld]:
    """Yield the melds of some of the cards with `card` in them, the others as they are listed."""
    same = [held for held in cards if held.rank == card.rank and held != card]
    if rules.sets:
        for size in range(SHORTEST - 1, len(SUITS)):
            for others in combinations(sorted(same), size):
                yield tuple(sorted((card, *others)))
    suited = rules.runs == _SUITED
    near = [
        held for held in cards if held.rank != card.rank and (not suited or held.suit == card.suit)
    ]
    for meld in lays((card, *near), rules._replace(sets=False), first):
        if card in meld:
            yield meld


def check_lay(hand: Collection[Card], cards: Collection[Card], rules: MeldRules) -> Meld:
    """Return the cards as a meld in its own order, or raise Illegal."""
    missing = next((card for card in cards if card not in hand), None)
    if missing is not None:
        raise Illegal(f"{missing} is not in the hand")
    meld = in_order(cards, rules)
    if meld is None:
        raise Illegal(f"not a meld: {' '.join(map(str, cards))}")
    return meld


def contracts(
    hand: Collection[Card],
    sizes: Sequence[int],
    rules: MeldRules,
    first: Collection[Card | None] = (),
) -> Iterator[tuple[Meld, ...]]:
    """Yield a hand's listed contracts of these sizes; `first` go before others of their rank."""
    found = _contracts_of_suits if rules.runs == _SUITED else _contracts_of_ranks
    return islice(found(hand, sorted(sizes), rules, first), MOST_CONTRACTS)


def check_contract(
    hand: Collection[Card],
    melds: Sequence[Collection[Card]],
    sizes: Sequence[int],
    rules: MeldRules,
) -> tuple[Meld, ...]:
    """Return the melds of a contract, each in its own order, or raise Illegal."""
    if len(melds) != len(sizes):
        raise Illegal(f"a contract is exactly {len(sizes)} melds")
    if sorted(map(len, melds)) != sorted(sizes):
        if len(set(sizes)) == 1:
            raise Illegal(f"each contract meld must have exactly {sizes[0]} cards")
        raise Illegal(f"the contract's melds have {', '.join(map(str, sizes))} cards")
    used = [card for meld in melds for card in meld]
    if len(set(used)) < len(used):
        raise Illegal("a card can be in one meld only")
    return tuple(check_lay(hand, meld, rules) for meld in melds)


def _by_rank(cards: Collection[Card], first: Collection[Card | None]) -> list[list[Card]]:
    by_rank: list[list[Card]] = [[] for _ in RANKS]
    for card in sorted(cards, key=lambda card: (card not in first, card)):
        by_rank[card.rank].append(card)
    return by_rank


def _shapes(held: Counter[int], rules: MeldRules) -> Iterator[_Shape]:
    """Yield the ranks of every set and every run of any suits."""
    if rules.sets:
        for rank, count in held.items():
            for size in range(SHORTEST, count + 1):
                yield (rank,) * size
    for ranks in rank_runs(rules.ace).values():
        if all(held[rank] for rank in ranks):
            yield ranks


def _made_of(by_rank: list[list[Card]], *shapes: _Shape) -> Meld:
    """Return the last shape made of the first cards that the shapes before it leave."""
    used: Counter[int] = Counter(rank for shape in shapes[:-1] for rank in shape)
    cards: list[Card] = []
    for rank in shapes[-1]:
        cards.append(by_rank[rank][used[rank]])
        used[rank] += 1
    return tuple(sorted(cards)) if shapes[-1][0] == shapes[-1][-1] else tuple(cards)


def _contracts_of_ranks(
    hand: Collection[Card],
    sizes: Sequence[int],
    rules: MeldRules,
    first: Collection[Card | None],
) -> Iterator[tuple[Meld, ...]]:
    """Yield contracts by their ranks: how many cards of each are left is four bits of a number.

    The highest of the four stays set as long as the rank isn't overdrawn.
    """
    by_rank = _by_rank(hand, first)
    held = Counter({rank: len(same) for rank, same in enumerate(by_rank) if same})
    shapes = [(shape, sum(map(_PLACES.__getitem__, shape))) for shape in _shapes(held, rules)]
    of_size = {size: [each for each in shapes if len(each[0]) == size] for size in sizes}

    def chosen(start: int, left: int, sizes: Sequence[int]) -> Iterator[list[_Shape]]:
        if not sizes:
            yield []
            return
        size, *rest = sizes
        fitting = of_size[size]
        for at in range(start, len(fitting)):
            shape, need = fitting[at]
            if left - need & _NOT_OVERDRAWN == _NOT_OVERDRAWN:
                again = at if rest and rest[0] == size else 0
                for others in chosen(again, left - need, rest):
                    yield [shape, *others]

    left = _NOT_OVERDRAWN + sum(count * _PLACES[rank] for rank, count in held.items())
    for found in chosen(0, left, sizes):
        yield tuple(sorted(_made_of(by_rank, *found[: end + 1]) for end in range(len(found))))


_PLACES = [1 << 4 * rank for rank in range(len(RANKS))]
_NOT_OVERDRAWN = sum(8 * place for place in _PLACES)


def _contracts_of_suits(
    hand: Collection[Card], sizes: Sequence[int], rules: MeldRules, _: Collection[Card | None]
) -> Iterator[tuple[Meld, ...]]:
    melds = sorted(melds_among(hand, rules))

    def chosen(start: int, used: set[Card], sizes: Sequence[int]) -> Iterator[list[Meld]]:
        if not sizes:
            yield []
            return
        size, *rest = sizes
        for at in range(start, len(melds)):
            meld = melds[at]
            if len(meld) == size and used.isdisjoint(meld):
                again = at + 1 if rest and rest[0] == size else 0
                for others in chosen(again, used | set(meld), rest):
                    yield [meld, *others]

    for found in chosen(0, set(), sizes):
        yield tuple(sorted(found))
