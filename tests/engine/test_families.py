"""A family of variants is one object, which the rest asks."""

import random

import pytest

from engine.cards import DECK
from engine.families import FAMILIES, determinize, family_of, start_deal
from engine.machine import Family, State
from engine.players import LEVELS, PLAYERS, SPARRING, levels_for
from engine.rules import ALL_PRESETS, PRESETS, Rules
from engine.words import FamilyName


def dealt(rules: Rules) -> State:
    dice = random.Random(rules.preset)
    return start_deal(rules, dice.sample(DECK, len(DECK)), 1, knock_card=dice.choice(DECK))


def test_every_family_is_registered_under_its_name() -> None:
    assert set(FAMILIES) == set(FamilyName)
    assert all(family.name == name for name, family in FAMILIES.items())


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_family_deals_imagines_and_judges(rules: Rules) -> None:
    state = dealt(rules)
    assert state.turn is not None
    view = state.view(state.turn)
    imagined = determinize(view, random.Random(1))
    assert imagined.view(state.turn) == view
    assert all(family_of(rules).may_play(view, move) for move in view.legal)
    waiting = state.view(3 - state.turn)
    assert not any(family_of(rules).may_play(waiting, move) for move in view.legal)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_state_shows_what_lies_open(rules: Rules) -> None:
    state = dealt(rules)
    assert state.open_melds == ()
    before = state.hands
    move = state.legal_moves()[0]
    after = state.play(move)
    assert (after.last_move.seat, after.last_move.kind) == (state.turn, move.kind)
    assert sum(map(len, before)) + len(state.stock) + len(state.pile) <= len(DECK)


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_a_family_names_players_that_there_are(family: Family) -> None:
    assert family.players.keys() <= {*PLAYERS, *LEVELS, *SPARRING}
    rules = next(each for each in ALL_PRESETS.values() if each.family == family.name)
    assert set(levels_for(rules)) == family.players.keys() & set(LEVELS)
