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

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice

from engine.cards import RANKS, SUITS, Card, bits_of
from engine.errors import Illegal
from engine.melds import SHORTEST, Meld, MeldRules, holds_meld, in_order, melds_among, runs_within
from engine.moves import Move, MoveKind
from engine.words import RunSuits

_SUITED = RunSuits.SUITED

MOST_CONTRACTS = 500
"""How many contracts are listed: one or two dozen are usual, and no menu holds hundreds."""

_REMEMBERED = 1 << 12
"""How many moves to remember by their cards: the same are listed again and again in a deal."""

_Shape = tuple[int, ...]  # the ranks of a meld, whose suits make no difference


def lays(
    cards: Collection[Card], rules: MeldRules, first: Collection[Card | None] = ()
) -> Iterator[Meld]:
    """Yield the melds listed for a hand; cards of `first` come before others of their rank."""
    if rules.runs == _SUITED:
        return melds_among(cards, rules)
    if not holds_meld(bits_of(cards), rules):
        return iter(())
    by_rank = _by_rank(cards, first)
    return (_made_of(by_rank, shape) for shape in _shapes(by_rank, rules))


@lru_cache(_REMEMBERED)
def lay_move(meld: Meld) -> Move:
    """Return the move that lays a meld."""
    return Move(MoveKind.LAY, melds=(meld,))


@lru_cache(_REMEMBERED)
def extend_move(card: Card, number: int) -> Move:
    """Return the move that adds a card to the meld of that number."""
    return Move(MoveKind.EXTEND, card, target=number)


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


def _by_rank(cards: Iterable[Card], first: Collection[Card | None]) -> list[list[Card]]:
    by_rank: list[list[Card]] = [[] for _ in RANKS]
    for card in sorted(cards):
        by_rank[card >> 2].append(card)
    for card in sorted([card for card in first if card is not None], reverse=True):
        same = by_rank[card.rank]
        if card in same:
            same.remove(card)
            same.insert(0, card)
    return by_rank


def _shapes(by_rank: Sequence[Sequence[Card]], rules: MeldRules) -> Iterator[_Shape]:
    held = 0
    for rank, same in enumerate(by_rank):
        if same:
            held |= 1 << rank
            if rules.sets:
                for size in range(SHORTEST, len(same) + 1):
                    yield (rank,) * size
    for run in runs_within(rules.ace)[held]:
        yield run.ranks


def _made_of(by_rank: Sequence[Sequence[Card]], *shapes: _Shape) -> Meld:
    """Return the last shape made of the first cards that the shapes before it leave."""
    *before, shape = shapes
    used = [0] * len(RANKS)
    for ranks in before:
        for rank in ranks:
            used[rank] += 1
    if shape[0] == shape[-1]:
        start = used[shape[0]]
        return tuple(sorted(by_rank[shape[0]][start : start + len(shape)]))
    return tuple([by_rank[rank][used[rank]] for rank in shape])


def _contracts_of_ranks(
    hand: Collection[Card],
    sizes: Sequence[int],
    rules: MeldRules,
    first: Collection[Card | None],
) -> Iterator[tuple[Meld, ...]]:
    """Yield contracts by their ranks: four bits each, the highest set while cards are left."""
    by_rank = _by_rank(hand, first)
    of_size: dict[int, list[tuple[_Shape, int]]] = {size: [] for size in sizes}
    for shape in _shapes(by_rank, rules):
        if len(shape) in of_size:
            of_size[len(shape)].append((shape, _need(shape)))
    if not all(of_size.values()):
        return

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

    left = _NOT_OVERDRAWN + sum([len(same) * _PLACES[rank] for rank, same in enumerate(by_rank)])
    for found in chosen(0, left, sizes):
        yield tuple(sorted(_made_of(by_rank, *found[: end + 1]) for end in range(len(found))))


@lru_cache(_REMEMBERED)
def _need(shape: _Shape) -> int:
    return sum([_PLACES[rank] for rank in shape])


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
