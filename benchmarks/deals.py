"""Whole deals by chance beside the other engines, through the moves that anyone may make."""

import random
from collections.abc import Iterator

from benchmarks.measure import Measure
from benchmarks.others import OPENSPIEL, RLCARD, Deal, missing, openspiel_deal, pick, rlcard_deal
from benchmarks.timing import Work
from engine.cards import DECK
from engine.machine import State, start_deal
from engine.rules import Rules

STANDARD = Rules.of("standard")
_OUT = frozenset({"knock", "gin", "big_gin"})


def our_deal(rng: random.Random) -> int:
    """Play a deal by chance, going out whenever it may, every move checked."""
    deck = list(DECK)
    rng.shuffle(deck)
    state: State = start_deal(STANDARD, deck, 1)
    while state.turn is not None:
        legal = state.legal_moves()
        state = state.play(legal[-1] if legal[-1].kind in _OUT else pick(legal, rng))
    return state.ply


def measures(rng: random.Random, deals: int = 40) -> Iterator[Measure]:
    """Yield the lines of whole deals."""
    others = {OPENSPIEL: openspiel_deal, RLCARD: rlcard_deal}
    for name, make in others.items():
        if name not in missing():
            theirs = make()
            yield Measure(
                "a deal by chance", _deals(our_deal, rng, deals), name, _deals(theirs, rng, deals)
            )
            yield Measure(
                "a move by chance", _moves(our_deal, rng, deals), name, _moves(theirs, rng, deals)
            )


def _deals(deal: Deal, rng: random.Random, deals: int) -> Work:
    def work() -> int:
        for _ in range(deals):
            deal(rng)
        return deals

    return work


def _moves(deal: Deal, rng: random.Random, deals: int) -> Work:
    return lambda: sum(deal(rng) for _ in range(deals))
