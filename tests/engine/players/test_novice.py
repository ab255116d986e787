"""The beginner: makes mistakes, and never silly ones."""

import random
from collections import Counter

import pytest

from engine.cards import DECK
from engine.deadwood.arrange import arrange
from engine.families import start_deal
from engine.knock import KnockView
from engine.machine import State, View
from engine.moves import END_MELD, STOCK, TAKE
from engine.players.novice import Novice
from engine.rules import PRESETS
from engine.table import TableView
from engine.table.suggesting import grouped
from tests.engine.playing import position
from tests.engine.table.table_positions import colonel, make, skarney

NOVICE = Novice()
SOUTH = "AS3S5H6H8CTCTDQDQSKH"
SEEDS = range(40)


def chosen(state: State) -> set[str]:
    """All that a beginner may do here."""
    view = state.view(state.turn)
    return {str(NOVICE.choose(view, random.Random(seed))) for seed in SEEDS}


def loose(view: View) -> set[str]:
    """The discards that leave the melds of a hand whole."""
    assert isinstance(view, KnockView | TableView)
    melds = view.rules.melds
    whole = arrange(view.hand, melds) if isinstance(view, KnockView) else grouped(view.hand, melds)
    return {f"discard:{card}" for card in whole.unmatched} & set(map(str, view.legal))


@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_every_preset_breaks_no_meld_and_misses_no_gin(preset: str) -> None:
    dice = random.Random(preset)
    rules = PRESETS[preset]
    card = dice.choice(DECK) if rules.knock_card_source == "second_deck" else None
    state = start_deal(rules, dice.sample(DECK, len(DECK)), 1, knock_card=card)
    while state.turn is not None:
        view = state.view(state.turn)
        move = NOVICE.choose(view, dice)
        assert move in view.legal
        kinds = {each.kind for each in view.legal}
        assert move.kind in {"gin", "big_gin"} or not kinds & {"gin", "big_gin"}
        if move.kind == "discard" and (whole := loose(view)):
            assert str(move) in whole
        state = state.play(move)
    assert state.result is not None


def test_nothing_is_chosen_out_of_turn() -> None:
    state = start_deal(PRESETS["standard"], DECK, 1)
    with pytest.raises(ValueError, match="not on turn"):
        NOVICE.choose(state.view(1), random.Random(1))


def test_a_knock_is_overlooked_now_and_then() -> None:
    state = position("standard", "4H5H6H9C9D9SKCKDKHAC", SOUTH, stock="5S").play(STOCK)
    assert {word.partition(":")[0] for word in chosen(state)} == {"knock", "discard"}


def test_a_card_is_taken_for_a_hope_now_and_then_and_for_a_meld_always() -> None:
    hope = position("standard", "2H4C5C8D9D3DQHAC2C7D", SOUTH, pile="QC")
    assert chosen(hope) == {str(TAKE), str(STOCK)}
    assert chosen(position("standard", "6C6D2H8D9DJSQHKCKD7S", SOUTH)) == {str(TAKE)}


def test_high_pairs_are_kept_longer_than_sense_would_have_it() -> None:
    state = position("standard", "4H5H6H9C9D9SKCKD2SJH", SOUTH, stock="7C").play(STOCK)
    view = state.view(1)
    words = Counter(str(NOVICE.choose(view, random.Random(seed))) for seed in range(100))
    assert words["discard:JH"] > 60
    assert words["discard:KC"] + words["discard:KD"] < 30


def test_a_card_that_could_be_added_is_forgotten_now_and_then_but_not_the_last() -> None:
    table = ("2 TCJCQC",)
    kinds = {
        word.partition(":")[0]
        for word in chosen(make(colonel("2D4SKC7H", "3D3S", stock="5H", table=table), "stock"))
    }
    assert kinds == {"extend", "discard"}
    assert chosen(make(colonel("KC", "3D3S", stock="5H", table=table), "stock")) == {"extend:KC@1"}


def test_the_contract_is_overlooked_now_and_then() -> None:
    state = make(skarney("4S5D6C9H9D9CQSKSAS2D", "3C7H", stock="7S"), "stock")
    words = chosen(state)
    assert str(END_MELD) in words
    assert any(word.startswith("contract:") for word in words)
