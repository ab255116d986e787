"""The problem of the day as a message: questions and answers fit, and give nothing away."""

from datetime import UTC, datetime

import pytest

from club.lessons.problem_bank import Problem, position, problems
from club.lessons.problems import DailyProblem, SolvedCount, Verdict
from cogs.kit.drawing import Ui
from cogs.lessons.ui.problem import draw_problem, draw_shared_problem
from engine.seats import other
from tests.cogs.drawn import actions, check_limits, labels, text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.scenes import EMOJI, PLAIN

ALL = problems()
UNTIL = datetime(2026, 5, 2, tzinfo=UTC)
PHONE = 1500
"""Characters of a verdict, cards aside, that a phone shows in a screen and a half."""


def asked(problem: Problem, note: str = "") -> DailyProblem:
    return DailyProblem(20_574, problem, UNTIL, None, note)


def answered(problem: Problem, number: int, *, members: int = 1) -> DailyProblem:
    choice = problem.judged[number]
    tally = {str(each.move): members for each in problem.judged}
    return DailyProblem(20_574, problem, UNTIL, Verdict(choice, tally, SolvedCount(12, 7, 3)))


@pytest.mark.slow
@in_every_language
@pytest.mark.parametrize("ui", [PLAIN, EMOJI], ids=["signs", "emojis"])
def test_every_problem_and_every_verdict_fits(ui: Ui, language: str) -> None:
    words = ui.in_language(language)
    for problem in ALL:
        check_limits(draw_problem(asked(problem, "late"), words))
        for number in range(len(problem.judged)):
            drawing = draw_problem(answered(problem, number, members=12_345), words)
            check_limits(drawing)
            check_limits(draw_shared_problem(*given(answered(problem, number)), words))
            if ui is PLAIN:
                assert len(text(drawing)) <= PHONE, problem.name


def given(told: DailyProblem) -> tuple[DailyProblem, Verdict, str]:
    """What a member shows to a channel, under the longest name."""
    assert told.verdict is not None
    return told, told.verdict, "W" * 32


@pytest.mark.parametrize("number", [0, 1])
def test_for_a_channel_nothing_is_said_of_the_answer(number: int) -> None:
    for problem in ALL:
        said = text(draw_shared_problem(*given(answered(problem, number)), PLAIN))
        assert ("has solved it, 3 days in a row" in said) == (number == 0)
        for word in ("Right", "better", "points more", "answers so far"):
            assert word not in said


def test_what_may_be_chosen_is_what_is_judged_in_no_telling_order() -> None:
    first = 0
    for problem in ALL:
        offered = [each.rest for each in actions(draw_problem(asked(problem), PLAIN))]
        assert sorted(offered) == sorted(str(each.move) for each in problem.judged)
        first += offered[0] == str(problem.best.move)
    assert 0.2 < first / len(ALL) < 0.8


def test_before_the_answer_nothing_is_said_of_it() -> None:
    for problem in ALL:
        said = text(draw_problem(asked(problem), PLAIN))
        for word in ("Right", "better", "points more", "answers so far"):
            assert word not in said


def test_the_other_hand_stays_hidden() -> None:
    """What stands there follows from the view, in which the other side's cards aren't."""
    for problem in ALL:
        state = position(problem.deal, problem.moves)
        assert state.turn is not None
        theirs = state.hand(other(state.turn))
        assert not set(theirs) & set(problem.view.hand)
        assert problem.view.open_hands == ((), ())


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, 1])
def test_a_verdict_tells_the_best_and_why_and_what_others_chose(number: int) -> None:
    for problem in ALL:
        drawing = draw_problem(answered(problem, number), PLAIN)
        said = text(drawing)
        assert ("### Right!" in said) == (number == 0)
        gap = problem.best.points - problem.judged[1].points
        assert f"{PLAIN.text.tenth(gap)} points more" in said
        assert f"{len(problem.judged)} answers so far" in said
        assert said.count("· best") == 1
        assert "7 of 12 right, 3 days in a row" in said
        assert labels(drawing) == [PLAIN.text("press-share")]
