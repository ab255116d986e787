"""The best discard, against trying every card."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK, Card, parse_cards
from engine.deadwood import best_discard, bits_of, deadwood, least_of
from engine.melds import MeldRules
from engine.values import card_value
from tests.engine.strategies import meld_rules

elevens = st.lists(st.sampled_from(DECK), min_size=1, max_size=11, unique=True)


@settings(max_examples=150, derandomize=True, deadline=None)
@given(hand=elevens, rules=meld_rules)
def test_no_other_discard_leaves_less(hand: list[Card], rules: MeldRules) -> None:
    left = {card: deadwood([held for held in hand if held != card], rules) for card in hand}
    best, count = best_discard(hand, rules)
    assert count == left[best] == min(left.values())
    equal = [card for card in hand if left[card] == count]
    assert best == max(equal, key=lambda card: (card_value(card, rules.values), card))


@settings(max_examples=100, derandomize=True, deadline=None)
@given(hand=elevens, rules=meld_rules)
def test_a_hand_of_bits_counts_what_its_cards_count(hand: list[Card], rules: MeldRules) -> None:
    assert least_of(rules)(bits_of(hand)) == deadwood(hand, rules)


def test_the_highest_of_equals_goes() -> None:
    assert best_discard(parse_cards("7C8C9C 7D8D9D KHKSKC TS2H")) == (parse_cards("TS")[0], 2)
