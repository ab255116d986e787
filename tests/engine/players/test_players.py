"""Computer players: legal, fair and repeatable."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK, parse_card
from engine.knock import deal_knock, determinize
from engine.moves import PASS, STOCK, TAKE, Move
from engine.players import PLAYERS, Player, SimplePlayer
from engine.rules import PRESETS
from tests.engine.playing import Game, games, played, position

SOUTH = "AS3S5H6H8CTCTDQDQSKH"


@pytest.mark.slow
@settings(max_examples=40, derandomize=True, deadline=None)
@given(games, st.sampled_from(sorted(PLAYERS)), st.integers(0, 2**32))
def test_every_choice_is_legal_and_comes_from_the_view_alone(
    game: Game, name: str, seed: int
) -> None:
    player: Player = PLAYERS[name]
    for state in game.states[:-1]:
        view = state.view(state.turn)
        choice = player.choose(view, random.Random(seed))
        assert choice in state.legal_moves()
        imagined = determinize(view, random.Random(seed)).view(state.turn)
        assert player.choose(imagined, random.Random(seed)) == choice


def test_nothing_is_chosen_out_of_turn() -> None:
    state = deal_knock(PRESETS["standard"], DECK, 1)
    with pytest.raises(ValueError, match="not on turn"):
        SimplePlayer().choose(state.view(1), random.Random(1))


def choice(hand: str, **where: str) -> Move:
    state = position("standard", hand, SOUTH, pile=where.get("pile", "6S"))
    if "drawn" in where:
        state = position("standard", hand, SOUTH, stock=where["drawn"]).play(STOCK)
    return SimplePlayer().choose(state.view(1), random.Random(1))


def test_a_card_that_completes_a_meld_is_taken() -> None:
    assert choice("6C6D2H8D9DJSQHKCKD7S") == TAKE
    assert choice("4S5S2H8D9DJSQHKCKD7C") == TAKE


def test_a_card_that_helps_little_is_left() -> None:
    assert choice("2H4C5C8D9D3D7CAC2C7D", pile="QC") == STOCK
    state = deal_knock(PRESETS["standard"], DECK, 1)
    view = state.view(2)
    assert SimplePlayer().choose(view, random.Random(1)) in (TAKE, PASS)


def test_a_high_loose_card_goes_before_pairs_and_melds() -> None:
    assert choice("4H5H6H9C9DASAD2S3CKC", drawn="7D") == Move("discard", parse_card("KC"))


def test_the_deal_is_ended_as_well_as_it_can_be() -> None:
    assert choice("4H5H6H9C9D9SKCKDKHAC", drawn="9H") == Move("gin", parse_card("AC"))
    assert choice("4H5H6H9C9D9SKCKDKHKS", drawn="9H") == Move("big_gin")
    assert choice("4H5H6H9C9D9SKCKDKHAC", drawn="5S") == Move("knock", parse_card("5S"))


def test_the_simple_player_ends_most_deals() -> None:
    results = Counter(
        state.result.result
        for seed in range(60)
        if (state := played("standard", seed, sense=1).states[-1]).result
    )
    assert results["knock"] + results["gin"] + results["undercut"] + results["big_gin"] > 50
