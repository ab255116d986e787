"""Which melds are offered to a hand for laying, and how many."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK, Card, parse_cards
from engine.errors import Illegal
from engine.melds import Meld, MeldRules
from engine.table.laying import MOST_CONTRACTS, check_contract, contracts, lays, melds_with
from engine.words import AceRank, CardValues, RunSuits
from tests.engine.deadwood import plain_reckoning
from tests.engine.strategies import ACES, hands

often = settings(max_examples=80, derandomize=True, deadline=None)
SKARNEY = MeldRules(runs=RunSuits.ANY_SUIT, ace=AceRank.HIGH_OR_LOW, values=CardValues.ACE15)
some_rules = st.builds(
    MeldRules,
    sets=st.booleans(),
    runs=st.sampled_from(["suited", "any_suit"]),
    ace=st.sampled_from(ACES),
)


def ranks(meld: Meld) -> tuple[int, ...]:
    return tuple(sorted(card.rank for card in meld))


@pytest.mark.slow
@often
@given(hands(most=10), some_rules)
def test_every_meld_is_listed_once_or_in_any_suit_one_like_it(
    hand: tuple[Card, ...], rules: MeldRules
) -> None:
    listed = list(lays(hand, rules))
    every = plain_reckoning.all_melds(hand, rules)
    assert all(set(meld) <= set(hand) for meld in listed)
    if rules.runs == "suited":
        assert sorted(listed) == sorted(every)
        return
    assert set(listed) <= set(every)
    assert sorted(map(ranks, listed)) == sorted({ranks(meld) for meld in every})


@often
@given(hands(most=9), some_rules, st.data())
def test_melds_with_a_card_are_those_that_hold_it(
    hand: tuple[Card, ...], rules: MeldRules, data: st.DataObject
) -> None:
    card = data.draw(st.sampled_from(hand))
    listed = list(melds_with(hand, card, rules))
    every = {ranks(meld) for meld in plain_reckoning.all_melds(hand, rules) if card in meld}
    assert all(card in meld and plain_reckoning.as_meld(meld, rules) == meld for meld in listed)
    assert {ranks(meld) for meld in listed} == every
    assert len(set(listed)) == len(listed)


def some_contract(hand: tuple[Card, ...], sizes: tuple[int, ...], rules: MeldRules) -> bool:
    return any(
        sorted(map(len, family)) == sorted(sizes)
        for family in plain_reckoning.families(hand, rules)
    )


@pytest.mark.slow
@often
@given(hands(least=6, most=10), some_rules, st.sampled_from([(3, 3), (3, 4), (3,), (3, 3, 3)]))
def test_a_contract_is_listed_wherever_there_is_one(
    hand: tuple[Card, ...], rules: MeldRules, sizes: tuple[int, ...]
) -> None:
    listed = list(contracts(hand, sizes, rules))
    assert bool(listed) == some_contract(hand, sizes, rules)
    assert len(set(listed)) == len(listed) <= MOST_CONTRACTS
    for melds in listed:
        assert check_contract(hand, melds, sizes, rules) == melds
        assert melds == tuple(sorted(melds))
    kinds = {tuple(sorted(map(ranks, melds))) for melds in listed}
    if rules.runs == "any_suit":
        assert len(kinds) == len(listed)


def test_cards_that_cannot_be_let_go_otherwise_come_first() -> None:
    hand = parse_cards("7C7D7H7S8D9H")
    (seven,) = parse_cards("7S")
    assert all(seven in meld for meld in lays(hand, SKARNEY, {seven}))
    assert not any(seven in meld for meld in lays(hand, SKARNEY) if len(set(ranks(meld))) > 1)


@pytest.mark.parametrize("runs", ["suited", "any_suit"])
def test_the_lists_of_the_biggest_hands_stay_short(runs: str) -> None:
    for skipped in range(0, 52, 5):
        hand = [card for card in DECK if abs(card - skipped) > 5]
        rules = SKARNEY._replace(runs=runs)
        assert len(list(lays(hand, rules))) < 400
        assert len(list(contracts(hand, (3, 3, 3), rules))) == MOST_CONTRACTS


def test_cards_may_come_in_any_order_but_once() -> None:
    hand = parse_cards("QHKDAS2C3D4S9C")
    contract = parse_cards("QHKDAS"), parse_cards("2C3D4S")
    for order in permutations(contract[0]):
        melds = check_contract(hand, (contract[1], order), (3, 3), SKARNEY)
        assert melds == (contract[1], contract[0])
    with pytest.raises(Illegal):
        check_contract(hand, (contract[0], contract[0]), (3, 3), SKARNEY)
