"""Hints: who is offered one, and that each fits on a phone in every language."""

import random
from dataclasses import replace

import pytest

from club.table.scene import SceneSeat
from cogs.kit.text import Text
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.hand.hint import draw_hint
from cogs.play.ui.table.table import draw_table
from engine.coach import Advice, AdvisedMove, advise
from engine.families import start_deal
from engine.machine import State
from engine.moves import Move
from engine.players import PLAYERS
from engine.rules import PRESETS
from engine.seats import Seat, other
from tests.cogs.drawn import actions, check_limits, payload, text
from tests.cogs.scenes import FIRST, PLAIN, scene_of, tongue
from tests.engine.table.table_games import shuffled

FEW = 8
"""Deals that are imagined: enough to have something to say."""

STEPS = (0, 3, 8, 15)
"""How many moves have been made where a hint is drawn."""

say = Text()


def at(seat: Seat, *, computer: bool) -> SceneSeat:
    """Who sits on a seat: a member, or the computer."""
    return SceneSeat(seat, None, "", computer=True) if computer else SceneSeat(seat, 10, "North")


def hints(viewer: Seat, *, practice: bool, rated: bool = False) -> bool:
    """Whether a hand offers a hint where the upcard is offered first."""
    seats = tuple(at(seat, computer=practice and seat != viewer) for seat in (1, 2))
    scene = scene_of(FIRST, viewer, seats=seats, players=seats, rated_practice=rated)
    drawing = draw_hand(scene, PLAIN)
    check_limits(drawing)
    return any(action.kind == "hint" for action in actions(drawing))


def test_a_hint_is_offered_on_ones_own_turn_against_the_computer_alone() -> None:
    mine = FIRST.turn
    assert mine is not None
    assert hints(mine, practice=True)
    assert not hints(other(mine), practice=True)
    assert not hints(mine, practice=False)
    assert not hints(mine, practice=True, rated=True), "what is rated is played without help"


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("rules", PRESETS)
def test_the_table_says_that_practice_is_rated(rules: str, number: int) -> None:
    ui = tongue(number)
    seats = at(1, computer=False), at(2, computer=True)
    scene = scene_of(reached(rules, 3), None, seats=seats, players=seats)
    said, plain = (draw_table(replace(scene, rated_practice=rated), ui) for rated in (True, False))
    check_limits(said)
    assert ui.text("table-rated") in text(said)
    assert ui.text("table-rated") not in text(plain)
    assert payload(plain) == payload(draw_table(scene, ui))


def reached(name: str, steps: int) -> State:
    """A deal of a preset after some sensible moves."""
    dice = random.Random(name)
    rules = PRESETS[name]
    card = shuffled(2)[0] if rules.knock_card_source == "second_deck" else None
    state = start_deal(rules, shuffled(1), 1, knock_card=card)
    for _ in range(steps):
        after = state.play(PLAYERS["simple"].choose(state.view(state.turn), dice))
        if after.turn is None:
            break
        state = after
    return state


@pytest.mark.parametrize("number", range(len(PRESETS)))
def test_every_hint_fits_on_a_phone(number: int) -> None:
    name = list(PRESETS)[number]
    for steps in STEPS:
        state = reached(name, steps)
        view = state.view(state.turn)
        advice = advise(view, random.Random(1), deals=FEW)
        check_limits(draw_hint(scene_of(state, state.turn), advice, tongue(number + steps)))


def said(*points: float, error: float = 0.1) -> str:
    """What a hint says at the first offer of the upcard, of moves that bring so much."""
    moves = Move("take"), Move("pass")
    options = [
        AdvisedMove(move, each, error, ()) for move, each in zip(moves, points, strict=False)
    ]
    return text(draw_hint(scene_of(FIRST, FIRST.turn), Advice(tuple(options)), PLAIN))


def test_a_hint_says_how_sure_it_is() -> None:
    assert say("hint-clear") in said(5.0, 1.0)
    assert say("hint-behind", points=4) in said(5.0, 1.0)
    assert say("hint-close") in said(5.0, 4.9, error=1.0)
    assert say("hint-behind", points=0) in said(5.0, 4.9)
    assert say("hint-alone") in said(5.0)
