"""Counting deadwood beside the other engines: ten cards, and the best discard of eleven."""

import random
from collections.abc import Iterator

from benchmarks.engine.other_engines import (
    OPENSPIEL,
    RLCARD,
    missing,
    openspiel_count,
    openspiel_discard,
    openspiel_hand,
    rlcard_count,
    rlcard_hand,
)
from benchmarks.measure import Measure, over
from benchmarks.timing import Work
from engine.cards import DECK, Card
from engine.deadwood import best_discard, bits_of, deadwood, least_of
from engine.melds import MeldRules

RULES = MeldRules()
_WIDTH = 4  # ranks: ten of their sixteen cards lie in crossing sets and runs


def uniform(rng: random.Random, hands: int, size: int = 10) -> list[list[Card]]:
    """Return hands as they are dealt."""
    return [rng.sample(DECK, size) for _ in range(hands)]


def adversarial(rng: random.Random, hands: int, size: int = 10) -> list[list[Card]]:
    """Return hands from four neighbouring ranks, where sets and runs compete for the cards."""
    firsts = [rng.randrange(13 - _WIDTH + 1) for _ in range(hands)]
    return [
        rng.sample([card for card in DECK if first <= card.rank < first + _WIDTH], size)
        for first in firsts
    ]


def forgetful(dealt: list[int]) -> Work:
    """Return the work of counting hands when none of them is remembered from before."""

    def work() -> int:
        least = least_of.__wrapped__(RULES)
        for hand in dealt:
            least(hand)
        return len(dealt)

    return work


def measures(rng: random.Random, hands: int = 2000) -> Iterator[Measure]:
    """Yield the lines of the solver; RLCard gets the first hands of each kind alone."""
    left_out = missing()
    least = least_of(RULES)
    for kind, dealt in (("dealt", uniform(rng, hands)), ("dense", adversarial(rng, hands))):
        bits = over(map(bits_of, dealt), least)
        if OPENSPIEL not in left_out:
            theirs = over(map(openspiel_hand, dealt), openspiel_count())
            yield Measure(f"deadwood, {kind}, as bits", bits, OPENSPIEL, theirs)
            yield Measure(f"deadwood, {kind}, as cards", over(dealt, deadwood), OPENSPIEL, theirs)
            first = forgetful(list(map(bits_of, dealt)))
            yield Measure(f"deadwood, {kind}, first time", first, OPENSPIEL, theirs)
        if RLCARD not in left_out:
            some = map(rlcard_hand, dealt[: hands // 20])
            yield Measure(f"deadwood, {kind}, as bits", bits, RLCARD, over(some, rlcard_count()))
    if OPENSPIEL not in left_out:
        for kind, dealt in (
            ("dealt", uniform(rng, hands // 4, 11)),
            ("dense", adversarial(rng, hands // 4, 11)),
        ):
            theirs = over(map(openspiel_hand, dealt), openspiel_discard())
            yield Measure(f"best discard, {kind}", over(dealt, best_discard), OPENSPIEL, theirs)
