"""The best discard, against trying every card."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK, Card, parse_cards
from engine.deadwood import best_discard, bits_of, deadwood, least_of
from engine.melds import MeldRules
from engine.values import card_value
from tests.engine.strategies import meld_rules

elevens = st.lists(st.sampled_from(DECK), min_size=1, max_size=11, unique=True)


@pytest.mark.slow
@settings(max_examples=150, derandomize=True, deadline=None)
@given(hand=elevens, rules=meld_rules, barred=st.integers(0, 10))
def test_no_other_discard_leaves_less(hand: list[Card], rules: MeldRules, barred: int) -> None:
    left = {card: deadwood([held for held in hand if held != card], rules) for card in hand}
    may = [card for place, card in enumerate(hand) if place != barred] or hand
    for among in (None, may):
        allowed = among or hand
        best, count = best_discard(hand, rules, among)
        assert count == left[best] == min(left[card] for card in allowed)
        equal = [card for card in allowed if left[card] == count]
        assert best == max(equal, key=lambda card: (card_value(card, rules.values), card))


@settings(max_examples=100, derandomize=True, deadline=None)
@given(hand=elevens, rules=meld_rules)
def test_a_hand_of_bits_counts_what_its_cards_count(hand: list[Card], rules: MeldRules) -> None:
    assert least_of(rules)(bits_of(hand)) == deadwood(hand, rules)


def test_the_highest_of_equals_goes() -> None:
    assert best_discard(parse_cards("7C8C9C 7D8D9D KHKSKC TS2H")) == (parse_cards("TS")[0], 2)


def test_a_hand_that_every_discard_spoils_loses_the_least() -> None:
    assert best_discard(parse_cards("7C8C9C")) == (parse_cards("9C")[0], 15)
