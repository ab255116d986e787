"""What is tried for one decision: all moves meet the same deals, and fewer do where one counts."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from engine.cards import DECK
from engine.families import start_deal
from engine.knock import KnockPhase, KnockView
from engine.players import PLAYERS
from engine.players.standing import ContestStanding, Race
from engine.rules import PRESETS
from engine.search.trying import ExpertHabits, TriedDecision

HABITS = ExpertHabits(deals=16)
STANDING = ContestStanding(100, (Race(90, 40),))


def decisions(preset: str) -> Iterator[KnockView]:
    """What to discard, as the simple player meets it in a few deals."""
    for seed in range(3):
        rng = random.Random(seed)
        deck = rng.sample(DECK, len(DECK))
        state = start_deal(PRESETS[preset], deck, 1 + seed % 2)
        while state.turn is not None:
            view = state.view(state.turn)
            assert isinstance(view, KnockView)
            if view.phase == KnockPhase.ACT:
                yield view
            state = state.play(PLAYERS["simple"].choose(view, rng))


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["eaai", "oklahoma", "straight"])
def test_for_the_best_move_alone_the_rest_is_left_out(preset: str) -> None:
    narrowed = False
    for view in decisions(preset):
        every = TriedDecision(view, HABITS, random.Random(1), HABITS.deals).acts()
        few = TriedDecision(view, HABITS, random.Random(1), HABITS.deals).acts(best_alone=True)
        assert few.keys() <= every.keys()
        assert {move.kind for move in few} == {move.kind for move in every}
        assert sum(move.kind == "discard" for move in few) <= HABITS.close
        assert {points.size for points in (*few.values(), *every.values())} == {HABITS.deals}
        narrowed = narrowed or len(few) < len(every)
    assert narrowed


def test_a_part_of_the_deals_has_both_kinds_of_player() -> None:
    view = next(decisions("eaai"))
    sample = TriedDecision(view, HABITS, random.Random(1), HABITS.deals, STANDING).sample
    part = sample.every(HABITS.first)
    assert part.size == part.worlds.stock.shape[0] == part.worlds.theirs.shape[1]
    assert part.size == HABITS.deals // HABITS.first
    assert set(np.unique(part.outs)) == set(np.unique(sample.outs)) == {0, 10}


@pytest.mark.slow
def test_playing_on_gains_beside_going_out_the_longer_a_deal_lasts() -> None:
    patient, plain = ExpertHabits(deals=16, lasts=50.0), ExpertHabits(deals=16, lasts=0.0)
    both = {0: 0, 1: 0}
    for view in decisions("eaai"):
        turns = sum(move.kind == "discard" for move in view.moves) / 2
        told = [
            {
                move: points.mean()
                for move, points in TriedDecision(view, habits, rng(), 16).acts().items()
            }
            for habits in (patient, plain)
        ]
        for move in told[0]:
            late = turns > patient.early and move.kind == "discard"
            alone = not any(each.kind == "knock" for each in told[0])
            more = 0.0 if alone or not late else 50.0 * (turns - patient.early)
            assert told[0][move] - told[1][move] == pytest.approx(more, abs=0.01)
            both[bool(more)] += 1
    assert all(both.values())


def rng() -> random.Random:
    """The same chance each time."""
    return random.Random(1)
