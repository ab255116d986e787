"""The problem of the day by clicking: answered, answered twice, the tally, and the next day."""

from cogs.kit.text import Text
from cogs.lessons.ui.problem import SHARE
from data.core.utc_days import DAY
from playground.driver import Actor, Answer, texts
from tests.wire.harness import Harness, offered
from tests.wire.members.test_set import set_own
from tests.wire.members.test_settings import own

text = Text()


def choices(answer: Answer) -> list[str]:
    """The moves to choose among."""
    return [
        one
        for one, each in offered(answer.message).items()
        if each.kind == "problem" and each.rest != SHARE
    ]


async def moves(harness: Harness, actor: Actor) -> tuple[str, str]:
    """The best move of today's problem, and another one."""
    asked = await harness.club.problems.today(actor.id)
    best, second = (str(each.move) for each in asked.problem.judged[:2])
    return f"gin:problem:0:{asked.day}:{best}", f"gin:problem:0:{asked.day}:{second}"


async def test_a_problem_is_answered_once_and_tallied(harness: Harness) -> None:
    north, south = harness.north, harness.south
    best, second = await moves(harness, north)
    shown = await north.command("gin problem")
    assert shown.ephemeral
    asked = choices(shown)
    assert {best, second} <= set(asked)
    verdict = await north.press(shown.message, second)
    assert verdict.message["id"] == shown.message["id"]
    assert "There is better" in texts(verdict.message)
    assert "One answer so far: yours." in texts(verdict.message)
    assert not choices(verdict)
    theirs = await south.command("gin problem")
    assert choices(theirs) == asked, "everybody has the same"
    right = await south.press(theirs.message, best)
    assert "### Right!" in texts(right.message)
    assert "2 answers so far" in texts(right.message)
    again = await north.command("gin problem")
    assert "2 answers so far" in texts(again.message)
    assert not choices(again)
    assert harness.east.messages() == [], "nothing is posted"


async def test_the_first_answer_counts_wherever_it_was_given(harness: Harness) -> None:
    best, second = await moves(harness, harness.north)
    here, there = [await harness.north.command("gin problem") for _ in range(2)]
    await harness.north.press(here.message, second)
    twice = await harness.north.press(there.message, best)
    assert text("problem-again") in texts(twice.message)
    assert "There is better" in texts(twice.message)
    assert "0 of 1 right" in texts(twice.message)


async def test_the_next_day_has_another_and_the_old_buttons_say_so(harness: Harness) -> None:
    best, second = await moves(harness, harness.north)
    old = await harness.north.command("gin problem")
    harness.clock.advance(DAY)
    late = await harness.north.press(old.message, best)
    assert text("problem-late") in texts(late.message)
    assert not {best, second} & set(choices(late))
    new, _ = await moves(harness, harness.north)
    solved = await harness.north.press(late.message, new)
    assert "### Right!" in texts(solved.message)
    harness.clock.advance(DAY)
    following, _ = await moves(harness, harness.north)
    shown = await harness.north.command("gin problem")
    solved = await harness.north.press(shown.message, following)
    assert "2 of 2 right, 2 days in a row" in texts(solved.message)


async def test_in_the_members_language(harness: Harness) -> None:
    await set_own(harness, await own(harness.north), "language", "de")
    shown = await harness.north.command("gin problem")
    assert Text("de")("problem-ask") in texts(shown.message)
    best, _ = await moves(harness, harness.north)
    verdict = await harness.north.press(shown.message, best)
    assert "### Richtig!" in texts(verdict.message)


async def test_a_forged_answer_shows_the_problem_again(harness: Harness) -> None:
    shown = await harness.north.command("gin problem")
    day = (await harness.club.problems.today(harness.north.id)).day
    custom_id = f"gin:problem:0:{day}:resign"
    harness.forge(shown.message, custom_id)
    assert set(choices(await harness.north.press(shown.message, custom_id))) == set(choices(shown))
