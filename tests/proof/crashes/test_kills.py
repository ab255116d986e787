"""A few of the kills of `python -m tests.proof kills`."""

from collections import Counter
from pathlib import Path

import pytest

from tests.proof.crashes.contest_kill_points import MORE
from tests.proof.crashes.crash_scenario import open_crash_scenario
from tests.proof.crashes.kill_points import BEHIND, NEW, OPEN, Point
from tests.proof.crashes.kills import A_NIGHT, SIZE, by_point, kill_at, lives, look, plans
from tests.proof.crashes.place_kill_points import ALONE, AMONG_PEOPLE, BOT_DM, PLACE_POINTS
from tests.wire.places.place_player import GROUP, VISITED, PlaceClass

EVERY = (*NEW, *OPEN, *MORE, *BEHIND, *AMONG_PEOPLE, *ALONE)


def point(what: str, how: str) -> Point:
    return next(one for one in EVERY if (one.what, one.how) == (what, how))


LIVES = (
    point("migration", "before the commit"),
    *lives(point("catching up: a hand", "carried out, unheard")),
    point("the end of a deal: the result", "carried out, unheard"),
    point("giving up: the settlement", "not carried out"),
)


AMONG_MORE = (
    point("it begins", "before the commit"),
    point("2 against 2: a move", "after the commit"),
    point("a vote: the question", "not carried out"),
    point("the vote that decides", "carried out, unheard"),
    point("other rules", "after the commit"),
)


THREE = (
    point("three all playing: a move", "after the commit"),
    point("three all playing: a deal ends", "before the commit"),
    point("three all playing: a move", "carried out, unheard"),
)


@pytest.mark.slow
@pytest.mark.parametrize("lived", [LIVES, AMONG_MORE, THREE], ids=["two", "more", "three"])
async def test_a_killed_bot_loses_nothing(tmp_path: Path, lived: tuple[Point, ...]) -> None:
    async with open_crash_scenario(tmp_path, 1) as scenario:
        for each in lived:
            await kill_at(scenario, each)
        await scenario.launch()
        await look(scenario)
        assert not scenario.audit.findings
        assert len(scenario.programs) == len(lived) + 1
        assert scenario.audit.acknowledged
        assert not [line for program in scenario.programs for line in program.lines]


ONLY_ANSWERS = (
    point("only answers: a challenge", "not carried out"),
    point("only answers: accepting", "carried out, unheard"),
    point("only answers: a move", "after the commit"),
    *lives(point("only answers: catching up: a hand", "not carried out")),
    point("only answers: a rematch: the challenge", "not carried out"),
)

IN_DIRECT_MESSAGES = (
    point("direct messages: practice", "after the commit"),
    point("direct messages: the computer's move: the hand", "not carried out"),
)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "lived"),
    [(GROUP, ONLY_ANSWERS), (VISITED, ONLY_ANSWERS), (BOT_DM, IN_DIRECT_MESSAGES)],
    ids=["group", "visited", "direct"],
)
async def test_a_killed_bot_loses_nothing_in_other_places(
    tmp_path: Path, place: PlaceClass, lived: tuple[Point, ...]
) -> None:
    async with open_crash_scenario(tmp_path, 1, place=place) as scenario:
        for each in lived:
            await kill_at(scenario, each)
        await scenario.launch()
        await look(scenario)
        assert not scenario.audit.findings
        assert len(scenario.programs) == len(lived) + 1
        assert not [line for program in scenario.programs for line in program.lines]


@pytest.mark.slow
async def test_a_point_that_never_comes_is_no_kill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.proof.crashes.kills.SOON", 0.0)
    wrong = point("a challenge", "after the commit")
    never = Point("nothing", wrong.how, wrong.act, death=("after", "INSERT INTO nothing"))
    async with open_crash_scenario(tmp_path, 1) as scenario:
        with pytest.raises(AssertionError, match="never came to nothing"):
            await kill_at(scenario, never)


def test_every_point_has_its_turn() -> None:
    planned = [(plan.place, each) for plan in plans(SIZE) for each in plan.points]
    assert len(planned) == SIZE
    assert {each for place, each in planned if place is None} == {*NEW, *OPEN, *MORE, *BEHIND}
    assert {one for one in planned if one[0] is not None} == {
        (place, each) for place, points in PLACE_POINTS for each in points
    }
    assert all(len(plan.points) <= A_NIGHT for plan in plans(SIZE))


def test_the_table_counts_the_kills_of_each_point() -> None:
    lines = by_point(Counter({("a move", "after the commit"): 3})).splitlines()
    assert "| a move |  | 3 |  |  |" in lines
