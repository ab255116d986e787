"""Whole random deals beside the other engines, through the public interface.

The others play our `standard`; deals of every preset are compared with the same one of OpenSpiel's.
"""

import random
from collections.abc import Iterator
from functools import partial

from benchmarks.engine.other_engines import (
    OPENSPIEL,
    RLCARD,
    Deal,
    missing,
    openspiel_deal,
    pick,
    rlcard_deal,
)
from benchmarks.measure import Measure
from benchmarks.timing import Work
from engine.cards import DECK
from engine.families import start_deal
from engine.machine import State
from engine.rules import PRESETS, Rules
from engine.words import KnockCardSource

STANDARD = PRESETS.rules("standard")
_OUT = frozenset({"knock", "gin", "big_gin"})


def our_deal(rng: random.Random, rules: Rules = STANDARD) -> int:
    """Play a random deal, going out whenever possible, every move checked."""
    deck = list(DECK)
    rng.shuffle(deck)
    card = pick(DECK, rng) if rules.knock_card_source == KnockCardSource.SECOND_DECK else None
    state: State = start_deal(rules, deck, 1, knock_card=card)
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


def of_presets(rng: random.Random, deals: int = 20) -> Iterator[Measure]:
    """Yield a line for deals of each preset."""
    if OPENSPIEL not in missing():
        theirs = _deals(openspiel_deal(), rng, deals)
        for name, rules in PRESETS.items():
            ours = _deals(partial(our_deal, rules=rules), rng, deals)
            yield Measure(f"a deal of {name}", ours, OPENSPIEL, theirs)


def _deals(deal: Deal, rng: random.Random, deals: int) -> Work:
    def work() -> int:
        for _ in range(deals):
            deal(rng)
        return deals

    return work


def _moves(deal: Deal, rng: random.Random, deals: int) -> Work:
    return lambda: sum(deal(rng) for _ in range(deals))
