"""Cutting for the deal, for captains and for teams (rules, A.1, C.6, C.8)."""

import random

import pytest

from engine.cards import DECK, parse_cards
from engine.cut import Cut, cut_for_deal, cut_order, sides_by_cut
from engine.rules import PRESETS

HIGH_FIRST = "SHDC"


@pytest.mark.parametrize(
    ("preset", "cards", "cut"),
    [
        ("dictionary", "9H 9S", Cut(dealer=1)),
        ("dictionary", "KC AS", Cut(dealer=2)),
        ("elder", "9H 9S", Cut(chooser=2)),
        ("elder", "AS 2C 2D", Cut(chooser=3)),
        ("standard", "9H 9S", Cut()),
    ],
)
def test_who_deals(preset: str, cards: str, cut: Cut) -> None:
    assert cut_for_deal(PRESETS.rules(preset), parse_cards(cards)) == cut


def test_the_order_is_by_rank_and_then_by_suit() -> None:
    cards = list(DECK)
    random.Random(4).shuffle(cards)
    order = [cards[cutter - 1] for cutter in cut_order(cards)]
    expected = sorted(
        DECK,
        key=lambda card: ("A23456789TJQK".index(card.text[0]), -HIGH_FIRST.index(card.text[1])),
    )
    assert order == expected[::-1]


def test_two_high_play_two_low() -> None:
    assert sides_by_cut(parse_cards("3C KD 3S 2S")) == ((2, 3), (1, 4))
    with pytest.raises(ValueError, match="even number"):
        sides_by_cut(parse_cards("3C KD 3S"))


@pytest.mark.parametrize("cards", ["", "7D 7D"])
def test_what_is_no_cut(cards: str) -> None:
    with pytest.raises(ValueError, match="a different card for each"):
        cut_order(parse_cards(cards))
