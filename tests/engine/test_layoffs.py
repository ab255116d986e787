"""Layoffs and the best defence against the plain reckoning."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.cards import DECK, Card, cards_text, parse_card, parse_cards
from engine.deadwood.arrange import arrange
from engine.errors import Illegal
from engine.layoffs import Defence, defend, extend, fitting, lay_off, layoff_risk
from engine.melds import Meld, MeldRules, in_order
from engine.words import AceRank, CardValues, RunSuits
from tests.engine.deadwood import plain_reckoning
from tests.engine.strategies import hands, meld_rules


def melds(text: str) -> tuple[Meld, ...]:
    return tuple(parse_cards(word) for word in text.split())


def check(
    hand: tuple[Card, ...], shown: tuple[Meld, ...], found: Defence, rules: MeldRules
) -> None:
    """The defence can be played card by card and accounts for the whole hand."""
    table = list(shown)
    for card, index in found.layoffs:
        longer = plain_reckoning.as_meld((*table[index], card), rules)
        assert longer is not None
        table[index] = longer
    laid = [card for card, _ in found.layoffs]
    own = [card for meld in found.arrangement.melds for card in meld]
    assert sorted([*laid, *own, *found.unmatched]) == sorted(hand)
    assert found.unmatched == found.arrangement.unmatched
    assert found.deadwood == plain_reckoning.count(found.unmatched, rules)


@pytest.mark.slow
@settings(max_examples=200, derandomize=True, deadline=None)
@given(cards=hands(least=12, most=17), rules=meld_rules, size=st.integers(4, 9))
def test_the_defence_leaves_the_least(cards: tuple[Card, ...], rules: MeldRules, size: int) -> None:
    hand, shown = cards[:size], arrange(cards[size:], rules).melds
    assume(shown)
    found = defend(hand, shown, rules)
    check(hand, shown, found, rules)
    assert (found.deadwood, len(found.layoffs)) == plain_reckoning.least_after_layoffs(
        hand, shown, rules
    )


@pytest.mark.slow
@settings(max_examples=150, derandomize=True, deadline=None)
@given(cards=hands(least=6, most=14), rules=meld_rules)
def test_what_may_be_laid_off_is_what_the_risk_counts(
    cards: tuple[Card, ...], rules: MeldRules
) -> None:
    half = len(cards) // 2
    shown, unseen = arrange(cards[half:], rules).melds, cards[:half]
    fitting: set[Card] = set()
    for laid in plain_reckoning.layoff_sets(unseen, shown, rules):
        fitting |= laid
    assert layoff_risk(shown, unseen, rules) == sum(
        plain_reckoning.value(card, rules) for card in fitting
    )


@pytest.mark.slow
@settings(max_examples=150, derandomize=True, deadline=None)
@given(cards=hands(least=3, most=8), card=st.sampled_from(DECK), rules=meld_rules)
def test_extending_a_meld(cards: tuple[Card, ...], card: Card, rules: MeldRules) -> None:
    for meld in plain_reckoning.all_melds(cards, rules):
        expected = None if card in meld else plain_reckoning.as_meld((*meld, card), rules)
        assert extend(meld, card, rules) == expected


def test_a_card_leaves_an_own_set_of_four_to_unlock_a_chain() -> None:
    hand = parse_cards("6C6D6H6S 7S KD")
    found = defend(hand, melds("3S4S5S"))
    assert found.layoffs == ((parse_card("6S"), 0), (parse_card("7S"), 0))
    assert found.arrangement.melds == melds("6C6D6H")
    assert cards_text(found.unmatched) == "KD"


def test_nothing_is_laid_off_that_makes_no_difference() -> None:
    assert defend(parse_cards("ACADAHAS"), melds("2S3S4S")).layoffs == ()


def test_layoffs_run_round_the_corner() -> None:
    rules = MeldRules(ace=AceRank.CORNER, values=CardValues.ACE15)
    found = defend(parse_cards("9H TH JH 5D 6D 7D 2C 3C JC KS"), melds("QCKCAC 8C8D8H8S"), rules)
    assert sorted(card.text for card, _ in found.layoffs) == ["2C", "3C", "JC"]
    assert cards_text(found.unmatched) == "KS"


def test_a_run_round_the_corner_never_takes_a_rank_twice() -> None:
    clubs = [card for card in DECK if card.suit == 0]
    rules = MeldRules(ace=AceRank.CORNER, runs=RunSuits.ANY_SUIT)
    for card in DECK:
        assert extend(tuple(clubs), card, rules) is None


def test_a_card_that_fits_two_melds_goes_on_the_first() -> None:
    found = defend(parse_cards("7S KD"), melds("7C7D7H 4S5S6S"))
    assert found.layoffs == ((parse_card("7S"), 0),)


def test_of_equal_defences_the_one_with_the_larger_bonus_is_chosen() -> None:
    """The three of hearts completes a set, or goes on the run and leaves one of diamonds."""

    def by_length(meld: Meld) -> int:
        return 0 if meld[0].rank == meld[1].rank else len(meld)

    hand, shown = parse_cards("ADAH2D3C3D3H5C5D6D6S"), melds("4H5H6H")
    plain, paid = defend(hand, shown), defend(hand, shown, bonus=by_length)
    assert (plain.layoffs, plain.arrangement.melds) == ((), melds("3C3D3H"))
    assert (paid.layoffs, paid.arrangement.melds) == (((parse_card("3H"), 0),), melds("AD2D3D"))
    assert plain.deadwood == paid.deadwood == 26


@settings(max_examples=100, derandomize=True, deadline=None)
@given(hands(3, 6), meld_rules)
def test_what_fits_is_what_extends_a_meld(cards: tuple[Card, ...], rules: MeldRules) -> None:
    table = [meld for meld in melds("3H4H5H 9C9D9S") if in_order(meld, rules)]
    found = list(fitting(cards, table, rules))
    assert found == [
        (card, index)
        for card in cards
        for index, meld in enumerate(table)
        if card not in meld and extend(meld, card, rules)
    ]
    for laid in found:
        (grown,) = (meld for meld in lay_off(table, [laid], rules) if laid[0] in meld)
        assert in_order(grown, rules) == grown


@pytest.mark.parametrize("laid", [("7H", 0), ("6H", 1), ("6H", 2), ("6H", -1)])
def test_what_does_not_fit_is_not_laid_off(laid: tuple[str, int]) -> None:
    with pytest.raises(Illegal):
        lay_off(melds("3H4H5H 9C9D9S"), [(parse_card(laid[0]), laid[1])])


def test_a_chain_is_laid_off_in_its_order() -> None:
    six, seven = parse_cards("6H7H")
    assert lay_off(melds("3H4H5H"), [(six, 0), (seven, 0)]) == melds("3H4H5H6H7H")
    with pytest.raises(Illegal):
        lay_off(melds("3H4H5H"), [(seven, 0), (six, 0)])
