"""Frozen players: they play each rule of the knock family to the end, and as they say."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import parse_cards
from engine.errors import BadRules
from engine.knock import KnockView, determinize
from engine.machine import View
from engine.moves import STOCK, TAKE, Move
from engine.players import PLAYERS, SPARRING, player_for
from engine.rules import PRESETS
from tests.engine.playing import Game, games, position
from tests.engine.whole_deals import played

SOUTH = "AS3S5H6H8CTCTDQDQSKH"
frozen = pytest.mark.parametrize("name", SPARRING)


@frozen
@settings(max_examples=5, derandomize=True, deadline=None)
@given(game=games, seed=st.integers(0, 2**32))
def test_every_choice_is_legal_and_comes_from_the_view_alone(
    name: str, game: Game, seed: int
) -> None:
    player = SPARRING[name]
    for state in game.states[:-1]:
        view = state.view(state.turn)
        choice = player.choose(view, random.Random(seed))
        assert choice in view.legal
        imagined = determinize(view, random.Random(seed)).view(state.turn)
        assert player.choose(imagined, random.Random(seed)) == choice


def chosen(name: str, hand: str, *, pile: str = "6S", drawn: str = "", stock: int = 31) -> Move:
    """What a player does in mid-deal, with so many cards in the stock before the draw."""
    state = position("eaai", hand, SOUTH, pile=pile, stock=drawn)
    state = type(state)(**(state.parts() | {"stock": state.stock[:stock]}))
    view = (state.play(STOCK) if drawn else state).view(1)
    return SPARRING[name].choose(view, random.Random(1))


@frozen
def test_a_card_is_taken_that_melds_and_no_other(name: str) -> None:
    assert chosen(name, "6C6D2H8D9DJSQHKCKD7S") == TAKE
    assert chosen(name, "2H4C5C8D9D3D7CAC2C7D", pile="QC") == STOCK


def test_the_simple_policy_throws_what_counts_most_and_goes_out_at_once() -> None:
    assert chosen("simple_eaai", "4H5H6H9C9DASAD2S3CKC", drawn="7D") == Move.parse("discard:KC")
    assert chosen("simple_eaai", "4H5H6H9C9D9SKCKDKHAC", drawn="5S") == Move.parse("knock:5S")
    assert chosen("simple_eaai", "4H5H6H9C9D9SKCKDKHAC", drawn="9H") == Move.parse("gin:AC")


def test_who_waits_for_gin_knocks_late_and_low_alone() -> None:
    hand = "4H5H6H9C9D9SKCKDKHAC"
    assert chosen("gin_waiter", hand, drawn="9H") == Move.parse("gin:AC")
    assert chosen("gin_waiter", hand, drawn="TS").kind == "discard"
    assert chosen("gin_waiter", hand, drawn="TS", stock=8) == Move.parse("knock:TS")
    assert chosen("gin_waiter", "4H5H6H9C9D9SKCKDKH8C", drawn="TS", stock=8).kind == "discard"


def test_who_is_quick_knocks_early_or_low() -> None:
    one, eight = "4H5H6H9C9D9SKCKDKHAC", "4H5H6H9C9D9SKCKDKH8C"
    assert chosen("quick_knocker", eight, drawn="TS") == Move.parse("knock:TS")
    assert chosen("quick_knocker", eight, drawn="TS", stock=12).kind == "discard"
    assert chosen("quick_knocker", one, drawn="TS", stock=12) == Move.parse("knock:TS")
    assert chosen("quick_knocker", "4H5H6H9C9DASAD2S3CKC", drawn="7D") == Move.parse("discard:KC")


def test_who_waits_for_knocks_keeps_what_the_other_side_could_use() -> None:
    hand = "4H5H6H9C9D9SKCKDKHAC"
    assert chosen("undercutter", hand, drawn="TS") == Move.parse("knock:TS")
    assert chosen("undercutter", hand, drawn="TS", stock=20).kind == "discard"
    assert chosen("undercutter", hand, drawn="TS", stock=6) == Move.parse("knock:TS")
    assert chosen("undercutter", hand, drawn="9H", stock=20) == Move.parse("gin:AC")
    state = position("eaai", "2H2C2D4C5C6C8SJSKDKH", "TCTD3H7H8HAD5D6S9SQS", stock="QC7D")
    for move in ("stock", "discard:KH", "take", "discard:QS", "stock"):
        state = state.play(Move.parse(move))
    for seed in range(5):
        choice = SPARRING["undercutter"].choose(state.view(1), random.Random(seed))
        assert choice.card in parse_cards("JSQC")


@pytest.mark.parametrize("seed", range(5))
def test_who_samples_finds_gin_and_breaks_no_meld(seed: int) -> None:
    assert chosen("sampler", "4H5H6H9C9D9SKCKDKHAC", drawn="9H") == Move.parse("gin:AC")
    state = position("eaai", "4H5H6H9C9D9S2C7DJHQS", SOUTH, stock="KC").play(STOCK)
    choice = SPARRING["sampler"].choose(state.view(1), random.Random(seed))
    assert choice.card in parse_cards("JHQSKC")


def test_members_are_not_offered_them_and_other_families_are_none_of_theirs() -> None:
    assert not set(PLAYERS) & set(SPARRING)
    assert player_for("simple", PRESETS["colonel"]) is PLAYERS["simple"]
    with pytest.raises(BadRules, match="knows the knock family"):
        player_for("gin_waiter", PRESETS["mahjong"])
    with pytest.raises(BadRules, match="no player 'nobody'; there are simple, "):
        player_for("nobody", PRESETS["standard"])


@frozen
def test_nothing_is_chosen_out_of_turn_or_at_another_game(name: str) -> None:
    start = played(PRESETS["standard"], 1, sense=1).states[0]
    for view, wrong in (
        (start.view(start.dealer), "not on turn"),
        (played(PRESETS["colonel"], 1, sense=1).states[0].view(1), "knock family alone"),
    ):
        shown: View = view
        assert isinstance(shown, KnockView) == (wrong == "not on turn")
        with pytest.raises(ValueError, match=wrong):
            SPARRING[name].choose(shown, random.Random(1))
