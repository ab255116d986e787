"""Melds of every kind of rules, against the plain reckoning."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK, Card, cards_text, parse_cards
from engine.melds import MeldRules, in_order, meld_kind, melds_among, rank_runs
from engine.values import VALUES, card_value
from engine.words import AceRank, RunSuits
from tests.engine.deadwood import plain_reckoning
from tests.engine.strategies import ACES, TABLES, hands, meld_rules


@pytest.mark.parametrize(
    ("ace", "runs"),
    [("low", 66), ("high", 66), ("high_or_low", 76), ("corner", 131)],
)
def test_every_run_of_ranks_is_there_once(ace: str, runs: int) -> None:
    assert len(rank_runs(ace)) == runs


@pytest.mark.parametrize(
    ("cards", "rules", "kind"),
    [
        ("7C7D7H", MeldRules(), "set"),
        ("7C7D7H7S", MeldRules(), "set"),
        ("7C7D", MeldRules(), None),
        ("7C7D7H", MeldRules(sets=False), None),
        ("QSKSAS", MeldRules(), None),
        ("AS2S3S", MeldRules(), "run"),
        ("AS2S3S", MeldRules(ace=AceRank.HIGH), None),
        ("QSKSAS", MeldRules(ace=AceRank.HIGH), "run"),
        ("QSKSAS", MeldRules(ace=AceRank.HIGH_OR_LOW), "run"),
        ("AS2S3S", MeldRules(ace=AceRank.HIGH_OR_LOW), "run"),
        ("KSAS2S", MeldRules(ace=AceRank.HIGH_OR_LOW), None),
        ("KSAS2S", MeldRules(ace=AceRank.CORNER), "run"),
        ("QSKDAH", MeldRules(ace=AceRank.HIGH_OR_LOW, runs=RunSuits.ANY_SUIT), "run"),
        ("QSKDAH", MeldRules(ace=AceRank.HIGH_OR_LOW), None),
        ("AS2D3HKCAC", MeldRules(ace=AceRank.CORNER, runs=RunSuits.ANY_SUIT), None),
        ("7C7C7D", MeldRules(), None),
        ("", MeldRules(), None),
    ],
)
def test_kinds(cards: str, rules: MeldRules, kind: str | None) -> None:
    assert meld_kind(parse_cards(cards), rules) == kind


@pytest.mark.parametrize(
    ("cards", "ace", "shown"),
    [("2SAS3S", "low", "AS2S3S"), ("ASKSQS", "high", "QSKSAS"), ("2SKSASQS", "corner", "QSKSAS2S")],
)
def test_a_run_is_shown_in_the_order_of_its_sequence(cards: str, ace: str, shown: str) -> None:
    meld = in_order(parse_cards(cards), MeldRules(ace=ace))
    assert meld is not None
    assert cards_text(meld) == shown


def test_a_whole_suit_starts_with_the_ace() -> None:
    spades = [card for card in DECK if card.suit == 3]
    for ace in ("low", "high_or_low", "corner"):
        assert in_order(spades[::-1], MeldRules(ace=ace)) == tuple(spades)


@pytest.mark.slow
@settings(max_examples=150, derandomize=True, deadline=None)
@given(hand=hands(most=9), rules=meld_rules)
def test_all_melds_of_a_hand(hand: tuple[Card, ...], rules: MeldRules) -> None:
    expected = plain_reckoning.all_melds(hand, rules)
    assert sorted(melds_among(hand, rules)) == sorted(expected)
    assert plain_reckoning.grown_melds(hand, rules) == set(map(frozenset, expected))


@given(card=st.sampled_from(DECK), values=st.sampled_from(TABLES))
def test_values(card: Card, values: str) -> None:
    assert card_value(card, values) == plain_reckoning.value(card, MeldRules(values=values))


def test_the_strategies_know_every_kind_of_rules() -> None:
    assert set(TABLES) == set(VALUES)
    assert all(rank_runs(ace) for ace in ACES)
