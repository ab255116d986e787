"""The problem of the day by clicking: answered, answered twice, the tally, and the next day."""

from club.lessons.problems import DAY
from cogs.kit.text import Text
from playground.driver import Actor, Answer, texts
from tests.wire.harness import Harness, offered
from tests.wire.members.test_set import set_own
from tests.wire.members.test_settings import own

text = Text()


def choices(answer: Answer) -> list[str]:
    """The buttons of a problem."""
    return [one for one, each in offered(answer.message).items() if each.kind == "problem"]


async def moves(house: Harness, actor: Actor) -> tuple[str, str]:
    """The best move of today's problem, and another one."""
    asked = await house.club.problems.today(actor.id)
    best, second = (str(each.move) for each in asked.problem.judged[:2])
    return f"gin:problem:0:{asked.day}:{best}", f"gin:problem:0:{asked.day}:{second}"


async def test_a_problem_is_answered_once_and_tallied(house: Harness) -> None:
    north, south = house.north, house.south
    best, second = await moves(house, north)
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
    assert house.east.messages() == [], "nothing is posted"


async def test_the_first_answer_counts_wherever_it_was_given(house: Harness) -> None:
    best, second = await moves(house, house.north)
    here, there = [await house.north.command("gin problem") for _ in range(2)]
    await house.north.press(here.message, second)
    twice = await house.north.press(there.message, best)
    assert text("problem-again") in texts(twice.message)
    assert "There is better" in texts(twice.message)
    assert "0 of 1 right" in texts(twice.message)


async def test_the_next_day_has_another_and_the_old_buttons_say_so(house: Harness) -> None:
    best, second = await moves(house, house.north)
    old = await house.north.command("gin problem")
    house.clock.advance(DAY)
    late = await house.north.press(old.message, best)
    assert text("problem-late") in texts(late.message)
    assert not {best, second} & set(choices(late))
    new, _ = await moves(house, house.north)
    solved = await house.north.press(late.message, new)
    assert "### Right!" in texts(solved.message)
    house.clock.advance(DAY)
    following, _ = await moves(house, house.north)
    shown = await house.north.command("gin problem")
    solved = await house.north.press(shown.message, following)
    assert "2 of 2 right, 2 days in a row" in texts(solved.message)


async def test_in_the_members_language(house: Harness) -> None:
    await set_own(house, await own(house.north), "language", "de")
    shown = await house.north.command("gin problem")
    assert Text("de")("problem-ask") in texts(shown.message)
    best, _ = await moves(house, house.north)
    verdict = await house.north.press(shown.message, best)
    assert "### Richtig!" in texts(verdict.message)


async def test_a_forged_answer_shows_the_problem_again(house: Harness) -> None:
    shown = await house.north.command("gin problem")
    day = (await house.club.problems.today(house.north.id)).day
    custom_id = f"gin:problem:0:{day}:resign"
    house.forge(shown.message, custom_id)
    assert set(choices(await house.north.press(shown.message, custom_id))) == set(choices(shown))
