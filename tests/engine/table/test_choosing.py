"""What may be put on the table, judged from a view: just what the state would take."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card
from engine.deadwood import deadwood
from engine.deadwood.arrange import arrange
from engine.melds import MeldRules, in_order, melds_among
from engine.moves import Move
from engine.table.choosing import is_contract, may_lay, may_play, may_start_contract
from engine.table.suggesting import grouped, suggested_additions, suggested_lays
from engine.values import card_value
from engine.words import AceRank, CardValues, RunSuits
from tests.engine.strategies import hands
from tests.engine.table.table_games import Game, accepted, games

often = settings(max_examples=25, derandomize=True, deadline=None)
ANY_SUIT = MeldRules(runs=RunSuits.ANY_SUIT, ace=AceRank.HIGH_OR_LOW, values=CardValues.ACE15)


@pytest.mark.slow
@often
@given(games, st.integers(0, 2**32))
def test_a_choice_of_cards_is_judged_as_the_state_would(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for state in game.states[:: max(1, len(game.states) // 12)]:
        if state.turn is None:
            continue
        view, hand = state.view(state.turn), state.hand(state.turn)
        some = rng.sample(hand, min(9, len(hand)))
        for meld in islice(melds_among(some, state.rules.melds), 12):
            lay = Move("lay", melds=(tuple(rng.sample(meld, len(meld))),))
            assert may_lay(view, meld) == may_play(view, lay) == accepted(state, lay)
        assert not may_lay(view, some[:2])
        waiting = state.view(3 - state.turn)
        assert not any(may_play(waiting, move) for move in state.legal_moves())


@pytest.mark.slow
@often
@given(games)
def test_every_contract_can_be_chosen_meld_by_meld(game: Game) -> None:
    for state in game.states:
        if state.turn is None:
            continue
        view = state.view(state.turn)
        listed = [move for move in view.legal if move.kind == "contract"][:5]
        assert may_start_contract(view, ()) == bool(listed)
        for move in listed:
            assert move.melds is not None
            for chosen in range(len(move.melds) + 1):
                assert may_start_contract(view, move.melds[:chosen])
            turned = tuple(tuple(reversed(meld)) for meld in reversed(move.melds))
            assert is_contract(view, move.melds)
            assert may_play(view, Move("contract", melds=turned))
            assert not is_contract(view, move.melds[1:])
            assert not may_start_contract(view, (*move.melds, move.melds[0]))


@pytest.mark.slow
@often
@given(games)
def test_what_is_suggested_may_be_played(game: Game) -> None:
    """Where any meld is listed, one is suggested; so is each card that can be added."""
    for state in game.states:
        if state.turn is None:
            continue
        view = state.view(state.turn)
        lays = suggested_lays(view)
        assert lays or not any(move.kind == "lay" for move in view.legal)
        for meld in lays:
            assert accepted(state, Move("lay", melds=(meld,)))
        additions = suggested_additions(view)
        assert set(additions) <= set(view.legal)
        addable = {move.card or 0 for move in view.legal if move.kind == "extend"}
        assert sorted(move.card or 0 for move in additions) == sorted(addable)


@often
@given(hands(least=3, most=22))
def test_a_large_hand_of_any_suits_is_laid_out_as_well_as_can_be(hand: tuple[Card, ...]) -> None:
    found = grouped(hand, ANY_SUIT)
    used = [card for meld in found.melds for card in meld]
    assert sorted((*used, *found.unmatched)) == sorted(hand)
    assert all(in_order(meld, ANY_SUIT) == meld for meld in found.melds)
    assert found.deadwood == deadwood(hand, ANY_SUIT)
    assert found.deadwood == sum(card_value(card, "ace15") for card in found.unmatched)


@often
@given(hands(most=12))
def test_a_small_hand_is_laid_out_as_anywhere(hand: tuple[Card, ...]) -> None:
    assert grouped(hand, ANY_SUIT) == arrange(hand, ANY_SUIT)
