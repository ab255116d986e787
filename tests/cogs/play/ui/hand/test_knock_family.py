"""Every preset and every option of the knock family is played by what the messages offer."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.table import draw_table
from engine.errors import BadRules
from engine.knock import KnockState, best_layoffs, claimable
from engine.moves import Move
from engine.rules import check_rules, read_rules
from engine.seats import SEATS, other
from tests.cogs.drawn import actions, check_limits
from tests.cogs.play.ui.hand.walk import steps
from tests.cogs.scenes import EMOJI, scene_of
from tests.engine.playing import VARIED, played
from tests.engine.rules.option_values import TABLE


def option_texts() -> Iterator[str]:
    """Rules of the knock family in which one option has one of its values."""
    for option, told in TABLE.items():
        for base, _, values in told:
            for value in values:
                text = f"{base} {option}={value}"
                rules = read_rules(text)
                try:
                    check_rules(rules)
                except BadRules:
                    continue
                if rules.family == "knock":
                    yield text


def check_seat_on_turn(state: KnockState, *, confirm: bool) -> None:
    """Walk through the hand of the seat on turn: every move is there, and nothing else."""
    view = state.view(state.turn)
    found: set[str] = set()
    for step in steps(scene_of(state, state.turn, confirm=confirm)):
        for word in step.moves:
            state.play(Move.parse(word))
        found |= {str(Move.parse(word).plain) for word in step.moves}
        if any(action.kind == "best" for action in actions(step.drawing)):
            assert len(best_layoffs(view)) > 1
    good = {move.card for move in view.legal if move.kind in {"knock", "gin"}}
    claims = {str(move) for move in claimable(view) if move.card not in good}
    assert found == {str(move) for move in view.legal} | claims


def check_everybody(state: KnockState, *, confirm: bool) -> None:
    """Draw a state for both seats and for all."""
    if state.turn is None:
        return
    check_seat_on_turn(state, confirm=confirm)
    waiting = draw_hand(scene_of(state, other(state.turn)), EMOJI)
    check_limits(waiting)
    assert {action.kind for action in actions(waiting)} - {"ahead"} == {"quit", "rules"}
    public = draw_table(scene_of(state, None), EMOJI)
    check_limits(public)
    assert {action.kind for action in actions(public)} <= {"hand", "rules", "watch"}


@pytest.mark.slow
@pytest.mark.parametrize("text", sorted({*VARIED, *option_texts()}))
def test_all_there_is_to_play_is_offered(text: str) -> None:
    game = played(text, 1)
    for state in game.states:
        check_everybody(state, confirm=state.ply % 3 > 0)


@pytest.mark.slow
@settings(max_examples=15, deadline=None, derandomize=True)
@given(text=st.sampled_from(VARIED), seed=st.integers(2, 2**32))
def test_whatever_is_played(text: str, seed: int) -> None:
    for state in played(text, seed, sense=0.5).states:
        check_everybody(state, confirm=bool(seed % 2))


@pytest.mark.slow
def test_the_rules_reach_every_phase_that_has_a_drawing_of_its_own() -> None:
    seen = {state.phase.value for text in VARIED for state in played(text, 1).states if state.turn}
    seen |= {state.phase.value for text in VARIED for state in played(text, 2).states if state.turn}
    phases = {"OFFER_N", "OFFER_D", "FORCED_STOCK", "DRAW", "ACT", "WALL"}
    assert seen == phases | {"ILLEGAL_KNOCK", "LAYOFF"}
    assert len(SEATS) == len({seat for text in VARIED for seat in _exposed(text)})


def _exposed(text: str) -> set[int]:
    return {
        seat for seed in (1, 2, 3) for each in played(text, seed).states for seat in each.exposed
    }
