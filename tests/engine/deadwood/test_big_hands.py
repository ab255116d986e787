"""Hands far bigger than any deal's, against the plain reckoning."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK, Card, parse_cards
from engine.deadwood import deadwood
from engine.deadwood.by_rank import least_by_rank
from engine.melds import MeldRules
from engine.values import VALUES
from engine.words import AceRank
from tests.engine.deadwood import plain_reckoning
from tests.engine.strategies import ACES, TABLES

big_hands = st.builds(
    lambda seed, size: tuple(random.Random(seed).sample(DECK, size)),
    seed=st.integers(0, 1 << 20),
    size=st.integers(15, 42),
)
suited = st.builds(
    MeldRules,
    sets=st.just(value=True),
    runs=st.just("suited"),
    ace=st.sampled_from(ACES),
    values=st.sampled_from(TABLES),
)


@pytest.mark.slow
@settings(max_examples=200, derandomize=True, deadline=None)
@given(hand=big_hands, rules=suited)
def test_a_big_hand_counts_what_the_plain_reckoning_counts(
    hand: tuple[Card, ...], rules: MeldRules
) -> None:
    assert deadwood(hand, rules) == plain_reckoning.least(hand, rules)


@pytest.mark.slow
@settings(max_examples=200, derandomize=True, deadline=None)
@given(hand=big_hands, rules=suited, size=st.integers(5, 30))
def test_any_hand_can_be_counted_rank_by_rank(
    hand: tuple[Card, ...], rules: MeldRules, size: int
) -> None:
    """Small hands are never counted that way, but leave more gaps between the ranks."""
    some = hand[:size]
    suits = [sum(1 << card.rank for card in some if card.suit == suit) for suit in range(4)]
    whole = plain_reckoning.count(some, rules) + 1
    least = least_by_rank(suits, rules.ace, VALUES[rules.values], whole)
    assert least == plain_reckoning.least(some, rules)
    assert least_by_rank(suits, rules.ace, VALUES[rules.values], least) == least


def test_a_card_left_out_of_a_set_is_claimed_once_across_the_cut() -> None:
    hand = parse_cards(
        "ACADAHAS2C2H2S3C3D3H4C4D4H4S5C5H6C6D6H6S7D7S8C8D8S9C9H9STCTDTHTSJCJDJHJSQDQSKCKDKHKS"
    )
    rules = MeldRules(ace=AceRank.CORNER)
    assert deadwood(hand, rules) == plain_reckoning.least(hand, rules) == 8


@pytest.mark.parametrize("ace", ACES)
def test_the_whole_deck_leaves_nothing(ace: str) -> None:
    assert deadwood(DECK, MeldRules(ace=ace)) == 0
