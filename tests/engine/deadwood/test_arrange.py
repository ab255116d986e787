"""The solver of hands against the plain reckoning, and its tie-breaks."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK, Card, cards_text, parse_cards
from engine.deadwood import deadwood
from engine.deadwood.arrange import arrange, arrangements_within, best_arrangements
from engine.melds import Meld, MeldRules
from tests.engine.deadwood import plain_reckoning
from tests.engine.strategies import hands, meld_rules


@pytest.mark.slow
@settings(max_examples=300, derandomize=True, deadline=None)
@given(hand=hands(), rules=meld_rules)
def test_best_arrangements(hand: tuple[Card, ...], rules: MeldRules) -> None:
    """Any order of the hand: least deadwood, every way to reach it, the canonical one first."""
    expected = plain_reckoning.best_families(hand, rules)
    found = best_arrangements(hand, rules)
    assert [arrangement.melds for arrangement in found] == expected
    assert arrange(hand, rules) == found[0]
    for arrangement in found:
        left = plain_reckoning.loose(hand, arrangement.melds)
        assert list(arrangement.unmatched) == left
        assert arrangement.deadwood == plain_reckoning.count(left, rules) == deadwood(hand, rules)


@pytest.mark.slow
@settings(max_examples=150, derandomize=True, deadline=None)
@given(hand=hands(most=10), rules=meld_rules, limit=st.integers(0, 40))
def test_arrangements_within(hand: tuple[Card, ...], rules: MeldRules, limit: int) -> None:
    found = arrangements_within(hand, rules, limit)
    assert {arrangement.melds for arrangement in found} == plain_reckoning.full_families(
        hand, rules, limit
    )
    assert len({arrangement.melds for arrangement in found}) == len(found)
    assert [each.deadwood for each in found] == sorted(each.deadwood for each in found)
    best = arrange(hand, rules)
    assert found[:1] == ((best,) if best.deadwood <= limit else ())


@pytest.mark.slow
@settings(max_examples=60, derandomize=True, deadline=None)
@given(hand=st.permutations(DECK), size=st.integers(13, 24), rules=meld_rules)
def test_bigger_hands_agree_with_their_arrangement(
    hand: list[Card], size: int, rules: MeldRules
) -> None:
    """The quick count, the count rank by rank and the arrangement are three ways to one number."""
    cards = hand[:size] if rules.runs == "suited" else hand[:14]
    found = arrange(cards, rules)
    assert deadwood(cards, rules) == found.deadwood
    assert found.deadwood == sum(plain_reckoning.value(card, rules) for card in found.unmatched)


@settings(max_examples=40, derandomize=True, deadline=None)
@given(ranks=st.permutations(range(13)), missing=st.permutations(range(24)), rules=meld_rules)
def test_many_ranks_in_three_suits(ranks: list[int], missing: list[int], rules: MeldRules) -> None:
    """With more sets to choose among than the quick count tries, nothing changes."""
    block = [card for card in DECK if card.rank in ranks[:6]]
    hand = [card for index, card in enumerate(block) if index not in missing[:6]]
    assert deadwood(hand, rules) == arrange(hand, rules).deadwood <= _by_hand(hand, rules)


def _by_hand(hand: list[Card], rules: MeldRules) -> int:
    """All sets and no run: one legal layout, so never better than the best."""
    left = [
        card for card in hand if not rules.sets or sum(card.rank == each.rank for each in hand) < 3
    ]
    return plain_reckoning.count(left, rules)


def test_fewest_melds_comes_before_the_lowest_cards() -> None:
    whole = arrange(parse_cards("2H3H4H5H6H7H"))
    assert [cards_text(meld) for meld in whole.melds] == ["2H3H4H5H6H7H"]


def _pictures_in_runs(meld: Meld) -> int:
    return 0 if meld[0].rank == meld[1].rank else sum(card.rank > 9 for card in meld)


def test_a_bonus_decides_among_equals() -> None:
    """Of three sets and three runs the sets come first, unless runs are paid for."""
    hand = parse_cards("JCQCKC JDQDKD JHQHKH")
    assert arrange(hand).melds[0] == parse_cards("JCJDJH")
    assert arrange(hand, MeldRules(), _pictures_in_runs).melds[0] == parse_cards("JCQCKC")


def test_a_bonus_never_costs_deadwood() -> None:
    """The jack stays in its set of four rather than in a run."""
    hand = parse_cards("JCJDJHJS TC9C")
    assert arrange(hand, MeldRules(), _pictures_in_runs) == arrange(hand)


@pytest.mark.parametrize("size", [0, 1, 2])
def test_a_hand_too_small_for_melds(size: int) -> None:
    for cards in combinations(DECK[:6], size):
        assert arrange(cards).unmatched == cards
        assert deadwood(cards) == sum(plain_reckoning.value(card, MeldRules()) for card in cards)
