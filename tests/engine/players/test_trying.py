"""What is tried for one decision: all moves meet the same deals, and fewer do where one counts."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from engine.cards import DECK
from engine.knock import KnockView, Phase
from engine.machine import start_deal
from engine.players import PLAYERS
from engine.players.standing import Race, Standing
from engine.presets import PRESETS
from engine.search.trying import Habits, Thought

HABITS = Habits(deals=16)
STANDING = Standing(100, (Race(90, 40),))


def decisions(preset: str) -> Iterator[KnockView]:
    """What to discard, as the simple player meets it in a few deals."""
    for seed in range(3):
        rng = random.Random(seed)
        deck = rng.sample(DECK, len(DECK))
        state = start_deal(PRESETS[preset], deck, 1 + seed % 2)
        while state.turn is not None:
            view = state.view(state.turn)
            assert isinstance(view, KnockView)
            if view.phase == Phase.ACT:
                yield view
            state = state.play(PLAYERS["simple"].choose(view, rng))


@pytest.mark.parametrize("preset", ["eaai", "oklahoma", "straight"])
def test_for_the_best_move_alone_the_rest_is_left_out(preset: str) -> None:
    narrowed = False
    for view in decisions(preset):
        every = Thought(view, HABITS, random.Random(1), HABITS.deals).acts()
        few = Thought(view, HABITS, random.Random(1), HABITS.deals).acts(best_alone=True)
        assert few.keys() <= every.keys()
        assert {move.kind for move in few} == {move.kind for move in every}
        assert sum(move.kind == "discard" for move in few) <= HABITS.close
        assert {points.size for points in (*few.values(), *every.values())} == {HABITS.deals}
        narrowed = narrowed or len(few) < len(every)
    assert narrowed


def test_a_part_of_the_deals_has_both_kinds_of_player() -> None:
    view = next(decisions("eaai"))
    sample = Thought(view, HABITS, random.Random(1), HABITS.deals, STANDING).sample
    part = sample.every(HABITS.first)
    assert part.size == part.worlds.stock.shape[0] == part.worlds.theirs.shape[1]
    assert part.size == HABITS.deals // HABITS.first
    assert set(np.unique(part.outs)) == set(np.unique(sample.outs)) == {0, 10}
