"""The simple player of Skarney gin: the contract, then all it can lay; offers dead cards."""

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache

from engine.cards import RANKS, Card
from engine.melds import rank_runs
from engine.moves import ACCEPT, END_MELD, REJECT, Move, MoveKind
from engine.players.table.melding import cards_of, kept_for, left_over, put_down
from engine.rules import Rules
from engine.seats import SEATS
from engine.skarney import SkarneyView
from engine.words import AceRank

_COMPARED = 60
"""How many contracts are compared: nearly always that is all of them."""


def choose_skarney(view: SkarneyView, _: random.Random) -> Move:
    """Return a legal move of the seat on turn."""
    if view.offered is not None:
        return ACCEPT if _helps(view, view.offered) else REJECT
    if END_MELD in view.legal:
        contracts = [move for move in view.legal[:_COMPARED] if move.kind == MoveKind.CONTRACT]
        if contracts:
            return min(contracts, key=lambda move: _after(view, move))
        return put_down(view) or END_MELD
    offers = [move for move in view.legal if move.kind == MoveKind.OFFER]
    return min(offers, key=lambda move: _worth(view, move), default=view.legal[0])


def _has_contract(view: SkarneyView) -> bool:
    assert view.viewer is not None
    return view.contracted[SEATS.index(view.viewer)]


def _helps(view: SkarneyView, card: Card) -> bool:
    """Whether a card on offer brings the contract nearer, or frees the hand of others."""
    more = (*view.hand, card)
    if not _has_contract(view):
        return missing(view.rules, more) < missing(view.rules, view.hand)
    return left_over(view, more) < left_over(view, view.hand)


def _after(view: SkarneyView, contract: Move) -> int:
    """Return what a contract would leave in the hand, once all that goes has followed it."""
    cards = cards_of(contract)
    rest = [card for card in view.hand if card not in cards]
    return left_over(view, rest, contract.melds or ())


def _worth(view: SkarneyView, move: Move) -> tuple[int, float]:
    """Return what a card is worth to its holder, who would lose it if it were accepted."""
    assert move.card is not None
    rest = [card for card in view.hand if card != move.card]
    loss = left_over(view, rest) if _has_contract(view) else missing(view.rules, rest)
    return loss, kept_for(view.rules, move.card, view.hand)


def missing(rules: Rules, hand: Iterable[Card]) -> int:
    """Return how few more cards would make a contract, judged by ranks alone."""
    counts = Counter(card.rank for card in hand)
    return _missing(
        tuple(counts[rank] for rank in range(len(RANKS))), rules.contract, rules.ace, rules.sets
    )


@lru_cache(1 << 14)
def _missing(counts: tuple[int, ...], sizes: tuple[int, ...], ace: AceRank, sets: bool) -> int:  # noqa: FBT001  # a rule
    shapes = [
        sorted((_lacking(counts, shape), shape) for shape in _shapes(size, ace, sets))
        for size in sizes
    ]
    best = sum(sizes)

    def search(slot: int, chosen: tuple[int, ...], bound: int) -> None:
        nonlocal best
        if slot == len(shapes):
            best = min(best, _lacking(counts, chosen))
            return
        for lacks, shape in shapes[slot]:
            if bound + lacks >= best:  # the others lack as much or more
                return
            search(slot + 1, chosen + shape, bound + lacks)

    search(0, (), 0)
    return best


def _lacking(counts: tuple[int, ...], ranks: Iterable[int]) -> int:
    return sum(max(0, wanted - counts[rank]) for rank, wanted in Counter(ranks).items())


@cache
def _shapes(size: int, ace: AceRank, sets: bool) -> tuple[tuple[int, ...], ...]:  # noqa: FBT001  # a rule
    same = [(rank,) * size for rank in range(len(RANKS))] if sets else []
    return (*same, *(ranks for ranks in rank_runs(ace).values() if len(ranks) == size))
