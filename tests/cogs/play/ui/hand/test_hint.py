"""Hints: who is offered one, and that each fits on a phone in every language."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from club.table.scene import SceneSeat
from cogs.archive.ui.coach import reason_words
from cogs.kit.drawing import Drawing
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
from tests.cogs.drawn import actions, check_limits, components, payload, text
from tests.cogs.scenes import FIRST, PLAIN, scene_of, tongue
from tests.engine.table.table_games import shuffled

FEW = 8
"""Deals that are imagined: enough to have something to say."""

BLUE, ROW, TEXT = 1, 1, 10

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
        for why in (False, True):
            scene, ui = scene_of(state, state.turn), tongue(number + steps)
            check_limits(draw_hint(scene, advice, ui, copy=why, why=why))


def hinted(*points: float, error: float = 0.1, why: bool = False) -> Drawing:
    """A hint at the first offer of the upcard, of moves that bring so much."""
    moves = Move("take"), Move("pass")
    options = [
        AdvisedMove(move, each, error, ()) for move, each in zip(moves, points, strict=False)
    ]
    advice = Advice(tuple(options))
    return draw_hint(scene_of(FIRST, FIRST.turn), advice, PLAIN, why=why)


def said(*points: float, error: float = 0.1) -> str:
    """What stands behind *Why?*."""
    return text(hinted(*points, error=error, why=True))


def test_a_hint_is_one_move_and_one_reason_above_the_buttons() -> None:
    state = reached("standard", 8)
    advice = advise(state.view(state.turn), random.Random(1), deals=FEW)
    best = advice.options[0]
    drawing = draw_hint(scene_of(state, state.turn), advice, PLAIN)
    parts = [*parts_of(drawing)]
    (hint,) = [at for at, part in enumerate(parts) if part.startswith("**Hint: ")]
    assert parts[hint].count("\n") == 0
    assert parts.index("") == hint + 1, "the first row of buttons follows it"
    others = [reason_words(each, PLAIN) for each in best.reasons]
    assert sum(each in text(drawing) for each in others) <= 1
    why = draw_hint(scene_of(state, state.turn), advice, PLAIN, why=True)
    assert all(each in text(why) for each in others)


def test_a_hint_leads_to_why_and_marks_the_button_of_its_move() -> None:
    drawing = hinted(5.0, 1.0)
    assert [each.rest for each in actions(drawing) if each.kind == "hint"] == ["why"]
    blue = [each["label"] for each in components(drawing) if each.get("style") == BLUE]
    assert blue == ["Take 8♠"]
    again = hinted(5.0, 1.0, why=True)
    assert not [each for each in actions(again) if each.kind == "hint"]


def parts_of(drawing: Drawing) -> Iterator[str]:
    """The texts of a hand's container in order, "" for a row of buttons."""
    (box, *_) = drawing.view.to_components()
    for each in box["components"]:
        if each["type"] in {ROW, TEXT}:
            yield each.get("content", "")


def test_a_hint_says_how_sure_it_is() -> None:
    assert say("hint-clear") in said(5.0, 1.0)
    assert say("hint-behind", points=4) in said(5.0, 1.0)
    assert say("hint-close") in said(5.0, 4.9, error=1.0)
    assert say("hint-behind", points=0) in said(5.0, 4.9)
    assert say("hint-alone") in said(5.0)
