"""The hands that take the solver longest, and how long, beside a hand of ten.

They are found by hill climbing: from a random hand of 15 to 42 cards, a card or two are changed as
long as that makes the solver run more lines of code, or, in as many climbs again, take longer.
Lines are the same on every machine, but don't show how long the numbers are that the solver works
with. Of all the hands found, the one that takes longest is the worst. Nothing is remembered from
hand to hand.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import FrameType
from typing import Any, NamedTuple

from engine.cards import DECK, Card, cards_text
from engine.deadwood import bits_of, least_of
from engine.melds import MeldRules
from engine.words import AceRank, CardValues, RunSuits

RULES: Mapping[str, MeldRules] = {
    "ace low": MeldRules(),
    "ace high": MeldRules(ace=AceRank.HIGH, values=CardValues.COLONEL),
    "high or low": MeldRules(ace=AceRank.HIGH_OR_LOW),
    "round the corner": MeldRules(ace=AceRank.CORNER, values=CardValues.ACE15),
    "runs alone": MeldRules(sets=False),
    "any suits, ace high or low": MeldRules(
        runs=RunSuits.ANY_SUIT, ace=AceRank.HIGH_OR_LOW, values=CardValues.ACE15
    ),
    "any suits, round the corner": MeldRules(
        runs=RunSuits.ANY_SUIT, ace=AceRank.CORNER, values=CardValues.ACE15
    ),
}
TENS = 500
CLIMBS = 12
_LEAST, _MOST = 15, 42
_PATIENCE = 60
_TIMES = 25

Hand = frozenset[Card]


class Worst(NamedTuple):
    """The worst hand of a search.

    Attributes:
        hand: Its cards.
        lines: How many lines the solver runs for it.
        of_ten: How many it runs for a hand of ten, as the median has it.
    """

    hand: Hand
    lines: int
    of_ten: float


def lines_of(rules: MeldRules, hand: Iterable[Card]) -> int:
    """Return how many lines of code the solver runs to count a hand."""
    bits, count = bits_of(hand), least_of.__wrapped__(rules)
    run = 0

    def trace(frame: FrameType, event: str, _argument: object) -> Callable[..., Any] | None:
        nonlocal run
        if not str(frame.f_globals["__name__"]).startswith("engine."):
            return None  # What the garbage collector calls is no part of it.
        run += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        count(bits)
    finally:
        sys.settrace(before)
    return run


def tens(rng: random.Random, hands: int = TENS) -> list[Hand]:
    """Return hands of ten cards as they are dealt."""
    return [frozenset(rng.sample(DECK, 10)) for _ in range(hands)]


def changed(hand: Hand, rng: random.Random) -> Hand:
    """Return a hand with a card or two changed, or one more or less."""
    gone = rng.sample(sorted(hand), rng.choice((0, 1, 1, 2)))
    others = [card for card in DECK if card not in hand]
    come = rng.sample(others, rng.choice((0, 1, 1, 2)))
    after = hand.difference(gone).union(come)
    return after if _LEAST <= len(after) <= _MOST else hand


def climb(
    rules: MeldRules,
    rng: random.Random,
    patience: int = _PATIENCE,
    measure: Callable[[MeldRules, Hand], float] = lines_of,
) -> Hand:
    """Return a hand that none of `patience` changes made worse."""
    hand = frozenset(rng.sample(DECK, rng.randint(_LEAST, _MOST)))
    worst, left = measure(rules, hand), patience
    while left:
        other = changed(hand, rng)
        more = measure(rules, other)
        if more > worst:
            hand, worst, left = other, more, patience
        left -= 1
    return hand


def search(
    rules: MeldRules, rng: random.Random, climbs: int = CLIMBS, patience: int = _PATIENCE
) -> Worst:
    """Return the worst hand that some climbs by lines and as many by time lead to."""
    for _ in range(_PATIENCE):  # the tables are made once
        least_of(rules)(bits_of(rng.sample(DECK, _MOST)))
    of_ten = statistics.median(lines_of(rules, hand) for hand in tens(rng))
    found = [
        climb(rules, rng, patience, measure)
        for measure in (lines_of, seconds)
        for _ in range(climbs)
    ]
    hand = max(found, key=lambda one: seconds(rules, one))
    return Worst(hand, lines_of(rules, hand), of_ten)


def seconds(rules: MeldRules, hand: Hand) -> float:
    """Return how long a hand's cards take with nothing remembered: the quickest of some times."""
    cards, took = tuple(hand), float("inf")
    for _ in range(_TIMES):
        count = least_of.__wrapped__(rules)
        start = time.perf_counter()
        count(bits_of(cards))
        took = min(took, time.perf_counter() - start)
    return took


def lines(rng: random.Random, climbs: int = CLIMBS, patience: int = _PATIENCE) -> Iterator[str]:
    """Yield the lines of the table."""
    yield f"{'rules':<30}{'of ten':>12}{'worst':>12}{'times':>8}{'in lines':>10}  cards"
    for name, rules in RULES.items():
        worst = search(rules, rng, climbs, patience)
        of_ten = statistics.median(seconds(rules, hand) for hand in tens(rng))
        took = seconds(rules, worst.hand)
        yield (
            f"{name:<30}{of_ten * 1e6:>9.2f} µs{took * 1e6:>9.1f} µs{took / of_ten:>8.0f}"
            f"{worst.lines / worst.of_ten:>10.0f}  {cards_text(sorted(worst.hand))}"
        )


def report() -> None:
    """Print the table."""
    print("\nThe hands of 15 to 42 cards that take longest, beside a hand of ten:")
    for line in lines(random.Random(1)):
        print(line, flush=True)
