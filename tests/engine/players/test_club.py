"""The club player: legal and fair in every rule of the knock family, and some sense by hand."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import parse_card, parse_cards
from engine.knock import determinize
from engine.melds import MeldRules
from engine.moves import STOCK, TAKE, Move
from engine.players import LEVELS, player_for
from engine.players.club import Club, Habits
from engine.players.knock.reading import Hints, kin, pairs, read
from engine.rules import PRESETS
from engine.words import AceRank
from tests.engine.playing import Game, games, played, position

SOUTH = "AS3S5H6H8CTCTDQDQSKH"
QUICK = Club(Habits(deals=4))


@pytest.mark.slow
@settings(max_examples=8, derandomize=True, deadline=None)
@given(game=games, seed=st.integers(0, 2**32))
def test_every_choice_is_legal_and_comes_from_the_view_alone(game: Game, seed: int) -> None:
    for state in game.states[:-1]:
        view = state.view(state.turn)
        choice = QUICK.choose(view, random.Random(seed))
        assert choice in view.legal
        imagined = determinize(view, random.Random(seed)).view(state.turn)
        assert QUICK.choose(imagined, random.Random(seed)) == choice


@pytest.mark.parametrize("preset", [name for name in PRESETS if PRESETS[name].family == "knock"])
def test_a_deal_of_each_preset_is_played_to_its_end(preset: str) -> None:
    state, rng = played(preset, 3, sense=1).states[0], random.Random(3)
    while state.turn is not None:
        state = state.play(QUICK.choose(state.view(state.turn), rng))
    assert state.result is not None


def chosen(hand: str, *, rules: str = "eaai", pile: str = "6S", drawn: str = "") -> Move:
    """What it does in mid-deal, with a card of the stock drawn if one is named."""
    state = position(rules, hand, SOUTH, pile=pile, stock=drawn, upcard="6S")
    view = (state.play(STOCK) if drawn else state).view(1)
    return Club().choose(view, random.Random(1))


def test_a_card_is_taken_that_melds_and_no_idle_one() -> None:
    assert chosen("6C6D2H8D9DJSQHKCKD7S") == TAKE
    assert chosen("2H4C5C8D9D3D7CAC2C7D", pile="QC") == STOCK


def test_gin_is_called_and_an_early_knock_is_made_where_gin_is_far() -> None:
    assert chosen("4H5H6H9C9D9SKCKDKHAC", drawn="9H") == Move.parse("gin:AC")
    assert chosen("4H5H6H9C9D9SAC2D2S3C", drawn="KS") == Move.parse("knock:KS")


def test_a_hand_close_to_gin_waits_early_on() -> None:
    assert chosen("4H5H6H9C9D9SKCKDAC2D", drawn="KS").kind == "discard"


def test_where_only_gin_ends_a_deal_it_is_waited_for() -> None:
    assert chosen("4H5H6H9C9D9SKCKDKHAC", rules="straight", drawn="TS").kind == "discard"
    assert chosen("4H5H6H9C9D9SKCKDKHAC", rules="straight", drawn="9H") == Move.parse("gin:AC")


def test_a_loose_king_goes_before_a_pair_and_melds() -> None:
    assert chosen("4H5H6H9C9DASAD2S3CKC", drawn="7D") == Move.parse("discard:KC")


def test_a_loose_king_is_not_held_for_what_a_draw_may_replace_it_with() -> None:
    assert chosen("2H3H4H9C9D9S4C2D8D7H", drawn="KS") == Move.parse("discard:KS")
    assert chosen("2H3H4H9C9D9S5C3C8D7H", drawn="KD") == Move.parse("discard:KD")


@pytest.mark.parametrize(("taken", "kept"), [("KC", "KD"), ("QC", "QH")])
def test_of_two_loose_cards_the_one_goes_that_the_other_side_does_not_collect(
    taken: str, kept: str
) -> None:
    """South has taken a king or a queen; North holds one of each beside low cards."""
    south = "KSKHQSQDAC3S5D7C8CTH"
    state = position("eaai", "2C2D2H4H5H6H9CQHKD8S", south, pile=taken, turn=2)
    state = state.play(TAKE).play(Move.parse("discard:TH")).play(STOCK)
    assert Club().choose(state.view(1), random.Random(1)) != Move("discard", parse_card(kept))


def test_moves_tell_what_the_other_side_may_hold() -> None:
    state = position("eaai", "2C2D2H4H5H6H9CKSJD8D", "JSJHAC3S5D7C8CTHQDAS", pile="JC", turn=2)
    before = read(state.view(1), Hints())
    state = state.play(TAKE).play(Move.parse("discard:QD")).play(STOCK)
    after = read(state.view(1), Hints())
    assert (before.known, before.hidden) == (frozenset(), 10)
    assert (after.known, after.hidden) == ({parse_card("JC")}, 9)
    jack, queen, far = parse_cards("JS QH 3S")
    chances = after.chances()
    assert chances[jack] > chances[far] > chances[queen]
    assert sum(chances.values()) == pytest.approx(10)


def test_kin_are_those_that_meld_by_the_rules() -> None:
    seven, nine, ace, king, other = parse_cards("7D 9D AD KD 7S")
    plain = kin(MeldRules())
    assert plain[seven][other] == 1.0 > plain[seven][nine] > 0
    assert king not in plain[ace]
    assert king in kin(MeldRules(ace=AceRank.CORNER))[ace]
    assert other not in kin(MeldRules(sets=False))[seven]
    assert len(pairs(MeldRules())[seven]) == 6


def test_it_plays_in_turn_alone() -> None:
    assert player_for("club", PRESETS["tedesco"]) is LEVELS["club"]
    with pytest.raises(ValueError, match="not on turn"):
        Club().choose(played("standard", 1).states[-1].view(1), random.Random(1))
