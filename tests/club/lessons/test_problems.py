"""Problems of the day: one a day for everybody, one answer each, a tally, and a bank that holds."""

from datetime import timedelta

import pytest

from club.club import Club
from club.core.people import Person
from club.lessons.problem_bank import FILE, Problem, problems, read
from club.lessons.problems import SolvedCount, count, reasons
from data.lessons.problems import Day
from data.storage.database import Database
from tests.club.club_helpers import EAST, NORTH, SOUTH, Clock

ALL = problems()
GAP = 3.0
DAYS = 60


async def right(club: Club, person: Person) -> None:
    asked = await club.problems.today(person.member_id)
    await club.problems.answer(person, asked.day, str(asked.problem.best.move))


async def wrong(club: Club, person: Person) -> None:
    asked = await club.problems.today(person.member_id)
    await club.problems.answer(person, asked.day, str(asked.problem.judged[1].move))


async def test_everybody_gets_the_same_until_the_day_is_over(club: Club, clock: Clock) -> None:
    first = await club.problems.today(NORTH.member_id)
    clock.advance(first.until - clock.now() - timedelta(milliseconds=1))
    assert await club.problems.today(SOUTH.member_id) == first
    clock.advance(timedelta(milliseconds=1))
    second = await club.problems.today(NORTH.member_id)
    assert (second.day, second.until) == (first.day + 1, first.until + timedelta(days=1))
    assert second.problem != first.problem


async def test_two_months_have_no_problem_twice(club: Club, clock: Clock) -> None:
    seen = list[str]()
    for _ in range(DAYS):
        seen.append((await club.problems.today(NORTH.member_id)).problem.name)
        clock.advance(timedelta(days=1))
    assert len(set(seen)) == DAYS


async def test_the_first_answer_counts(club: Club) -> None:
    asked = await club.problems.today(NORTH.member_id)
    assert asked.verdict is None
    best, second = (str(each.move) for each in asked.problem.judged[:2])
    answered = await club.problems.answer(NORTH, asked.day, second)
    assert answered.note == ""
    again = await club.problems.answer(NORTH, asked.day, best)
    assert again.note == "again"
    for shown in (answered, again, await club.problems.today(NORTH.member_id)):
        assert shown.verdict is not None
        assert str(shown.verdict.choice.move) == second
        assert shown.verdict.tally == {second: 1}
        assert shown.verdict.count == SolvedCount(1, 0, 0)


async def test_what_others_chose_is_told_after_ones_own_answer(club: Club) -> None:
    await right(club, NORTH)
    await wrong(club, SOUTH)
    assert (await club.problems.today(EAST.member_id)).verdict is None
    await right(club, EAST)
    asked = await club.problems.today(NORTH.member_id)
    assert asked.verdict is not None
    best, second = (str(each.move) for each in asked.problem.judged[:2])
    assert asked.verdict.tally == {best: 2, second: 1}


async def test_an_answer_to_another_day_is_none(club: Club, clock: Clock) -> None:
    asked = await club.problems.today(NORTH.member_id)
    clock.advance(timedelta(days=1))
    late = await club.problems.answer(NORTH, asked.day, str(asked.problem.best.move))
    assert (late.day, late.note, late.verdict) == (asked.day + 1, "late", None)
    assert (await club.problems.today(NORTH.member_id)).verdict is None


@pytest.mark.parametrize("word", ["", "resign", "discard:XX", "big_gin"])
async def test_what_was_not_to_be_chosen_answers_nothing(club: Club, word: str) -> None:
    asked = await club.problems.today(NORTH.member_id)
    assert await club.problems.answer(NORTH, asked.day, word) == asked


async def test_days_in_a_row_are_counted(club: Club, clock: Clock) -> None:
    for answer, wanted in ((right, 1), (right, 2), (wrong, 0), (right, 1), (right, 2)):
        await answer(club, NORTH)
        shown = await club.problems.today(NORTH.member_id)
        assert shown.verdict is not None
        assert shown.verdict.count.streak == wanted
        clock.advance(timedelta(days=1))
    clock.advance(timedelta(days=1))
    await right(club, NORTH)
    shown = await club.problems.today(NORTH.member_id)
    assert shown.verdict is not None
    assert shown.verdict.count == SolvedCount(6, 5, 1), "a day was left out"


def test_a_row_of_days_ends_with_the_last_one() -> None:
    assert count([]) == SolvedCount(0, 0, 0)
    assert count([Day(9, solved=False), Day(8, solved=True)]) == SolvedCount(2, 1, 0)
    assert count([Day(9, solved=True), Day(7, solved=True)]) == SolvedCount(2, 2, 1)


async def test_the_day_comes_from_the_clock_and_answers_from_the_database(
    club: Club, database: Database, clock: Clock
) -> None:
    await right(club, NORTH)
    other = Club(database, players=club.playing._players, clock=clock)
    assert await other.problems.today(NORTH.member_id) == await club.problems.today(NORTH.member_id)


async def test_who_is_forgotten_takes_their_answer_along(club: Club) -> None:
    await right(club, NORTH)
    await wrong(club, SOUTH)
    copy = (await club.own_data.copy(SOUTH.member_id, "All")).decode()
    asked = await club.problems.today(SOUTH.member_id)
    assert asked.problem.name in copy
    await club.own_data.forget(SOUTH.member_id)
    assert (await club.problems.today(SOUTH.member_id)).verdict is None
    shown = await club.problems.today(NORTH.member_id)
    assert shown.verdict is not None
    assert sum(shown.verdict.tally.values()) == 1


# The bank


def test_there_are_problems_for_two_months_and_of_every_kind() -> None:
    assert len(ALL) >= DAYS
    assert len({problem.name for problem in ALL}) == len(ALL)
    assert {problem.kind for problem in ALL} == {"upcard", "draw", "discard", "knock"}
    answers = {(one.kind, one.best.move.kind) for one in ALL}
    assert answers >= {("draw", "take"), ("draw", "stock"), ("knock", "knock")}
    assert answers >= {("knock", "discard"), ("upcard", "take"), ("discard", "discard")}


def test_each_kind_comes_every_week() -> None:
    kinds = [problem.kind for problem in (*ALL, *ALL[:14])]
    for start in range(len(ALL)):
        assert len(set(kinds[start : start + 7])) > 1
        assert {"discard", "knock"} <= set(kinds[start : start + 14])


@pytest.mark.parametrize("problem", ALL, ids=lambda one: one.name)
def test_a_problem_is_a_position_with_one_clear_answer(problem: Problem) -> None:
    view, (best, *others) = problem.view, problem.judged
    assert view.viewer == view.turn is not None
    assert {each.move for each in problem.judged} <= set(view.legal)
    assert best.error == 0
    assert others
    for each in others:
        assert best.points - each.points - 2 * each.error >= GAP - 0.05  # rounded in the file


def test_why_is_said_of_every_choice() -> None:
    told = [(one, each) for one in ALL[:12] for each in one.judged]
    assert sum(not reasons(*each) for each in told) <= len(told) // 10
    assert all(reasons(*each)[0].pro for each in told if reasons(*each))


def test_the_file_is_what_is_read() -> None:
    lines = FILE.read_text("utf-8").splitlines()
    assert [read(line).written() for line in lines] == lines
