"""The best discard, against trying every card."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK, Card, parse_card, parse_cards
from engine.deadwood import best_discard, bits_of, breaks_meld, deadwood, least_of
from engine.melds import MeldRules
from engine.values import card_value
from tests.engine.strategies import meld_rules

elevens = st.lists(st.sampled_from(DECK), min_size=1, max_size=11, unique=True)


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


@pytest.mark.parametrize(
    ("hand", "card", "breaks"),
    [
        ("2C3C4H5D6D7D9C9D9SQCKD", "6D", True),
        ("2C3C4H5D6D7D9C9D9SQCKD", "9D", True),
        ("2C3C4H5D6D7D9C9D9SQCKD", "KD", False),
        ("2C3C4D5D6D7D9C9D9SQCKD", "4D", False),  # three of the run stay
        ("2C3C4H5D6D7D9C9D9SQCKD", "2C", False),
    ],
)
def test_a_discard_breaks_a_meld_where_the_hand_counts_more_without_it(
    hand: str, card: str, *, breaks: bool
) -> None:
    assert breaks_meld(parse_cards(hand), parse_card(card)) == breaks


def test_what_nothing_else_betters_breaks_no_meld() -> None:
    hand = parse_cards("4C4D4H4S5D6D7D9C9D9H9S")  # all eleven match: any discard costs
    best, left = best_discard(hand)
    assert not breaks_meld(hand, best)
    assert all(
        breaks_meld(hand, card)
        == (
            deadwood(each for each in hand if each != card) > left
            and deadwood(each for each in hand if each != card) > deadwood(hand)
        )
        for card in hand
    )
