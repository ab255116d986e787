"""The counts of many hands at once, beside the exact ones; and deals imagined and played out."""

import random

import numpy as np
import pytest

from engine.cards import DECK, Card
from engine.deadwood import deadwood
from engine.deadwood.arrange import arrange
from engine.layoffs import defend
from engine.melds import MeldRules
from engine.search.counting import PLACES, after_layoffs, laid, least, masks_of, tables
from engine.words import AceRank, CardValues

MELDS = (MeldRules(), MeldRules(ace=AceRank.CORNER, values=CardValues.ACE15), MeldRules(sets=False))
HANDS = 400
NEARLY = 0.03
"""The share of hands that may count otherwise: those in which sets and runs want the same cards."""


def hands(size: int, seed: int, among: int = 52) -> list[list[Card]]:
    """Hands of the lowest cards, that have more melds than others."""
    rng = random.Random(seed)
    return [sorted(rng.sample(DECK[:among], size)) for _ in range(HANDS)]


@pytest.mark.parametrize("melds", MELDS, ids=str)
def test_many_hands_are_counted_at_once(melds: MeldRules) -> None:
    dealt = hands(11, 1, among=32)
    found = least(tables(melds), masks_of(PLACES[np.array(dealt)]))
    exact = np.array([deadwood(hand, melds) for hand in dealt])
    assert (found >= exact).all()
    assert (found != exact).mean() <= NEARLY


@pytest.mark.parametrize("melds", MELDS, ids=str)
def test_layoffs_are_counted_at_once(melds: MeldRules) -> None:
    both = np.array([random.Random(seed).sample(DECK, 20) for seed in range(HANDS)])
    known = tables(melds)
    shown = laid(known, masks_of(PLACES[both[:, :10]]))
    found = after_layoffs(known, shown, masks_of(PLACES[both[:, 10:]]))
    exact = [
        defend(
            [DECK[card] for card in pair[10:]],
            arrange([DECK[card] for card in pair[:10]], melds).melds,
            melds,
        ).deadwood
        for pair in both
    ]
    assert (found != np.array(exact)).mean() <= NEARLY
