"""The solver of hands against the plain reckoning, hand by hand.

Half of the hands are dealt from the whole deck and half from a few neighbouring ranks, perhaps
across the ace, where melds are common and compete. Each hand has a seed of its own, counted up
from 1, so the hands are the same on every machine.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor

from engine.cards import DECK, Card
from engine.deadwood import deadwood
from engine.deadwood.arrange import arrange
from engine.melds import MeldRules
from engine.values import VALUES
from engine.words import AceRank, RunSuits
from tests.engine.deadwood import plain_reckoning
from tests.proof.long_run import Figures

SIZE = 20_000
"""How many hands of each kind of rules."""

KINDS: Mapping[str, tuple[MeldRules, ...]] = {
    "ace low": (MeldRules(), MeldRules(sets=False)),
    "ace high": (MeldRules(ace=AceRank.HIGH),),
    "round the corner": (MeldRules(ace=AceRank.CORNER), MeldRules(ace=AceRank.CORNER, sets=False)),
    "runs of any suits": tuple(
        MeldRules(runs=RunSuits.ANY_SUIT, ace=ace)
        for ace in ("high_or_low", "low", "high", "corner")
    ),
}
SIZES = range(3, 15)
WORKERS = 2
_MOST_LAID_OUT = 10
"""Bigger hands have too many runs of any suits to lay each hand out."""


def hand_of(seed: int) -> tuple[Card, ...]:
    """A hand of 3 to 14 cards."""
    rng = random.Random(seed)
    first, width = rng.randrange(13), rng.choice((4, 5, 6))
    near = [card for card in DECK if (card.rank - first) % 13 < width]
    return tuple(rng.sample(near if seed % 2 else DECK, rng.choice(SIZES)))


def rules_of(kind: str, seed: int) -> MeldRules:
    """The rules of a hand: the kind's in turn, and any of the values."""
    each = KINDS[kind]
    values = random.Random(-seed).choice(sorted(VALUES))
    return each[seed // 2 % len(each)]._replace(values=values)


def check(hand: tuple[Card, ...], rules: MeldRules) -> int:
    """Count and lay out a hand both ways; answers what it leaves."""
    least = plain_reckoning.least(hand, rules)
    assert deadwood(hand, rules) == least, (hand, rules)
    if rules.runs == "suited" or len(hand) <= _MOST_LAID_OUT:
        found = arrange(hand, rules)
        assert found.deadwood == plain_reckoning.count(found.unmatched, rules) == least, (
            hand,
            rules,
        )
        assert all(plain_reckoning.as_meld(meld, rules) == meld for meld in found.melds), (
            hand,
            rules,
        )
        laid = [card for meld in found.melds for card in meld]
        assert sorted([*laid, *found.unmatched]) == sorted(hand)
    return least


def checked(kind: str, first: int, hands: int) -> Counter[str]:
    """Check some hands of a kind; answers how many, and how many of them leave nothing."""
    seen = Counter[str]()
    for seed in range(first, first + hands):
        hand, rules = hand_of(seed), rules_of(kind, seed)
        least = check(hand, rules)
        seen.update(hands=1, gin=not least, big=len(hand) > _MOST_LAID_OUT)
    return seen


def prove(size: int) -> Iterator[str | Figures]:
    """Check that many hands of each kind of rules, in two processes."""
    with ProcessPoolExecutor(WORKERS) as pool:
        part = max(1, min(500, size // WORKERS))
        for kind in KINDS:
            firsts = range(1, size + 1, part)
            sizes = [min(part, size + 1 - first) for first in firsts]
            seen = sum(pool.map(checked, [kind] * len(sizes), firsts, sizes), Counter[str]())
            yield f"{kind}: {seen['hands']:,} hands agree"
            yield {
                "rules": kind,
                "hands": f"{seen['hands']:,}",
                "of eleven cards and more": f"{seen['big']:,}",
                "that leave nothing": f"{seen['gin']:,}",
                "disagreements": 0,
            }
