"""A review as a message: it fits, names what was better, and leads on."""

import random
from dataclasses import replace

import pytest

from club.archive.coaching import ExplainedMistake, ReviewedDeal
from club.archive.replays import Replayed
from cogs.archive.ui.review import draw_review, may_be_reviewed
from cogs.kit.drawing import Ui
from engine.coach.knock_decision import KnockDecision
from engine.coach.knock_reasons import knock_reasons
from engine.coach.luck import Luck
from engine.coach.reviewing import Mistake, Review, decisions_of
from engine.rules import PRESETS
from tests.cogs.drawn import actions, check_limits, labels, text
from tests.cogs.scenes import EMOJI, PLAIN, scene_of, tongue
from tests.engine.playing import played

GAME = played("standard", 3, sense=1)
LUCK = Luck(-4.4, 12.6, 5)


def reviewed(mistakes: int, luck: Luck = LUCK) -> ReviewedDeal:
    """A review with mistakes at the first decisions, whatever they were."""
    told: list[ExplainedMistake] = []
    for number, each in enumerate(decisions_of(GAME.states, 1)[:mistakes]):
        better = next(move for move in each.view.legal if move != each.played)
        mistake = Mistake(each.step, better, 12.3 - number, 0.8)
        standing = KnockDecision(each.view, random.Random(1))
        told.append(
            ExplainedMistake(mistake, each, knock_reasons(standing, better, each.played, 3))
        )
    scene = scene_of(GAME.states[0], None)
    seats = scene.seats[0], scene.seats[1]
    replayed = Replayed(scene, seats, 7, (7,), GAME.states, ())
    found = Review(14, 20.0, tuple(each.mistake for each in told))
    return ReviewedDeal(replayed, 1, found, luck, tuple(told))


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("ui", [PLAIN, tongue(0), tongue(1)])
def test_every_mistake_fits_and_leads_to_the_others(ui: Ui, number: int) -> None:
    drawing = draw_review(reviewed(3), number, ui)
    check_limits(drawing)
    rests = [each.rest for each in actions(drawing) if each.kind == "review"]
    assert rests[:3] == ["1", "2", "3"]
    assert rests[3].startswith("at")


def test_a_mistake_is_told_with_its_cost_and_what_was_known() -> None:
    said = text(draw_review(reviewed(2), 2, PLAIN))
    assert "**2 decisions** of your 14 cost you about **24 points**" in said
    assert "It cost about **11 points**, give or take 2." in said
    assert "Move " not in said
    assert "What you held" in said
    assert "Better: " in said
    assert "4 deadwood worse than average" in said
    assert "Your 5 draws: 13 deadwood luckier than average" in said


def test_it_leads_on_to_a_deal_that_its_reader_has_yet_to_see() -> None:
    assert "Next deal" not in labels(draw_review(reviewed(2), 1, PLAIN))
    drawing = draw_review(reviewed(2), 2, PLAIN, next_ply=40)
    check_limits(drawing)
    (leading,) = [each for each in actions(drawing) if each.kind == "next"]
    assert leading.ply == 40
    assert labels(drawing)[-1] == "Next deal"


def test_no_clear_mistake_is_said_so() -> None:
    drawing = draw_review(reviewed(0, Luck(0.2, 0.0, 0)), 1, EMOJI)
    said = text(drawing)
    assert "No clear mistake." in said
    assert "dealt: average" in said
    assert "draws" not in said
    assert labels(drawing) == ["Look at it in the replay"]
    idle = reviewed(0)
    idle = replace(idle, review=replace(idle.review, decisions=0))
    assert "nothing to decide" in text(draw_review(idle, 1, EMOJI))


def test_only_deals_that_are_weighed_are_reviewed() -> None:
    assert may_be_reviewed(PRESETS.rules("standard"), "knock")
    assert not may_be_reviewed(PRESETS.rules("standard"), "misdeal")
    assert not may_be_reviewed(PRESETS.rules("skarney"))
