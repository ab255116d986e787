"""Finished deals of every variant, drawn move by move."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.archive.replays import Replayed
from club.table.scene import SceneSeat
from cogs.archive.ui.replay import draw_replay
from engine.moments import moments
from engine.rules import PRESETS, Rules
from tests.cogs.drawn import actions, check_limits, text
from tests.cogs.scenes import EMOJI, PLAIN, TABLE, scene_of, tongue
from tests.engine.whole_deals import played

SEATS = SceneSeat(1, 11, "North"), SceneSeat(2, 22, "South")
STANDARD = PRESETS.rules("standard")


def replayed(rules: Rules, seed: int, sense: float = 0.9) -> Replayed:
    states = played(rules, seed, sense=sense).states
    scene = replace(scene_of(states[-1], None), view=None)
    return Replayed(scene, SEATS, 7, tuple(range(1, 41)), states, moments(states))


@pytest.mark.slow
@settings(max_examples=60, derandomize=True, deadline=None)
@given(
    name=st.sampled_from(sorted(PRESETS)),
    seed=st.integers(0, 2**32),
    sense=st.sampled_from([0.5, 0.9, 1.0]),
    at=st.floats(0, 1),
)
def test_any_step_of_any_deal_fits(name: str, seed: int, sense: float, at: float) -> None:
    deal = replayed(PRESETS[name], seed, sense)
    last = len(deal.states) - 1
    for step in {0, round(at * last), last}:
        drawing = draw_replay(deal, step, tongue(seed, EMOJI))
        check_limits(drawing)
        for one in actions(drawing):
            assert one.table == TABLE
            if one.kind != "replay":
                assert one.kind in {"film", "record"}
            elif one.ply:
                assert one.ply == deal.deal
                assert 0 <= int(one.rest) <= last
            else:
                assert int(one.rest) in deal.deals


def test_every_card_lies_open_and_each_move_is_said() -> None:
    deal = replayed(STANDARD, 7, 1.0)
    said = [text(draw_replay(deal, step, PLAIN)) for step in range(len(deal.states))]
    assert "The cards as they were dealt." in said[0]
    for state, told in zip(deal.states, said, strict=True):
        hands = state.hands  # pyright: ignore[reportAttributeAccessIssue]
        assert all(
            f"{'10' if card.text[0] == 'T' else card.text[0]}{'♣♦♥♠'[card.suit]}" in told
            for hand in hands
            for card in hand
        )
    assert "draws " in "\n".join(said)
    assert "Move 3 of" in said[3]
    assert "knocks" in said[-1] or "goes gin" in said[-1] or "undercuts" in said[-1]


def test_steps_out_of_range_show_the_nearest() -> None:
    deal = replayed(STANDARD, 7, 1.0)
    last = len(deal.states) - 1
    assert f"Move {last} of {last}" in text(draw_replay(deal, 9999, PLAIN))
    assert f"Move 0 of {last}" in text(draw_replay(deal, -1, PLAIN))


@pytest.mark.parametrize("moves", [0, 1, 1200])
def test_no_two_buttons_of_a_deal_carry_the_same(moves: int) -> None:
    deal = replayed(STANDARD, 1)
    states = (deal.states[0], *[deal.states[1]] * moves)
    for step in {0, 1, moves - 1, moves}:
        drawing = draw_replay(replace(deal, states=states), step, PLAIN)
        check_limits(drawing)
        steps = [one for one in actions(drawing) if one.kind == "replay" and one.ply]
        assert {int(one.rest) for one in steps} >= {0, moves}
