"""Every level a member may choose: fair, since it knows its view alone, and the same each time."""

import random
from dataclasses import replace
from functools import cache

import pytest

from engine.cards import DECK
from engine.families import determinize, start_deal
from engine.machine import State
from engine.players import LEVELS, PLAYERS, Player, levels_for
from engine.players.expert import Expert, ExpertHabits
from engine.rules import PRESETS

SEEDS = range(3)
IMAGINED = 2
"""Other deals that the viewer can't tell from the real one, for each decision."""

FEW = 8
"""Deals that the expert imagines here for each move: what it looks at is the same as with more."""

CASES = [(preset, level) for preset, rules in PRESETS.items() for level in levels_for(rules)]


@cache
def player(level: str) -> Player:
    """The player of a level, the expert a quick one."""
    return Expert(replace(ExpertHabits(), deals=FEW)) if level == "expert" else LEVELS[level]


@cache
def states(preset: str, seed: int) -> tuple[State, ...]:
    """Some states of a deal that two sensible players play."""
    dice = random.Random(f"{preset} {seed}")
    rules = PRESETS[preset]
    card = dice.choice(DECK) if rules.knock_card_source == "second_deck" else None
    state = start_deal(rules, dice.sample(DECK, len(DECK)), dice.choice((1, 2)), knock_card=card)
    found: list[State] = []
    while state.turn is not None:
        found.append(state)
        state = state.play(PLAYERS["simple"].choose(state.view(state.turn), dice))
    return (found[0], *dice.sample(found[1:], min(3, len(found) - 1)))


@pytest.mark.parametrize(("preset", "level"), CASES)
def test_what_a_player_does_not_see_changes_nothing(preset: str, level: str) -> None:
    for seed in SEEDS:
        for state in states(preset, seed):
            view = state.view(state.turn)
            choice = player(level).choose(view, random.Random(seed))
            assert player(level).choose(view, random.Random(seed)) == choice
            for other in range(IMAGINED):
                imagined = determinize(view, random.Random(f"{seed} {other}"))
                seen = imagined.view(state.turn)
                assert player(level).choose(seen, random.Random(seed)) == choice
