"""A small sample of the deals that `make prove` counts, and shuffles that aren't fair."""

import random
from collections.abc import Sequence

import pytest

from engine.cards import DECK, Card
from engine.fair import shuffled
from tests.proof.fairness import shuffle

DEALS = 5_000


def naive(seed: bytes) -> Sequence[Card]:
    """The well-known mistake: each card changes places with any other."""
    dice, cards = random.Random(seed), list(DECK)
    for place in range(len(cards)):
        other = dice.randrange(len(cards))
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def neighbourly(seed: bytes) -> Sequence[Card]:
    """Each card is as likely at each place, but often beside the one it lay beside before."""
    dice = random.Random(seed)
    cut = dice.randrange(len(DECK))
    return (*DECK[cut:], *DECK[:cut])


@pytest.mark.slow
def test_the_shuffle_is_even() -> None:
    assert min(shuffle.likely(shuffle.count(0, DEALS), DEALS)) > shuffle.SUSPECT


@pytest.mark.parametrize("unfair", [naive, neighbourly])
def test_shuffles_that_are_not_fair_are_seen(unfair: shuffle.Shuffle) -> None:
    assert min(shuffle.likely(shuffle.count(0, DEALS, unfair), DEALS)) < 1e-9


def test_a_shuffle_that_is_too_even_is_seen() -> None:
    """The same deals over and over, so that every count comes out alike."""
    orders = [DECK[turn:] + DECK[:turn] for turn in range(len(DECK))]
    seen = shuffle.count(
        0, len(orders) * 20, lambda seed: orders[int.from_bytes(seed, "big") % len(orders)]
    )
    whole, alone, _ = shuffle.likely(seen, len(orders) * 20)
    assert max(whole, alone) < 1e-9


@pytest.mark.slow
def test_the_long_run_in_small() -> None:
    *_, figures = shuffle.prove(2_000)
    assert figures["deals"] == "2,000"
    assert shuffle.count(7, 1).places.index(1) == DECK.index(shuffled((7).to_bytes(32, "big"))[0])
