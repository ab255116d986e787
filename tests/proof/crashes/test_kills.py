"""A few of the kills of `python -m tests.proof kills`."""

from collections import Counter
from pathlib import Path

import pytest

from tests.proof.crashes.contest_kill_points import MORE
from tests.proof.crashes.crash_scenario import open_crash_scenario
from tests.proof.crashes.kill_points import BEHIND, NEW, OPEN, Point
from tests.proof.crashes.kills import A_NIGHT, SIZE, by_point, kill_at, lives, look, plans


def point(what: str, how: str) -> Point:
    return next(one for one in (*NEW, *OPEN, *MORE, *BEHIND) if (one.what, one.how) == (what, how))


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


@pytest.mark.slow
@pytest.mark.parametrize("lived", [LIVES, AMONG_MORE], ids=["two", "more"])
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
    planned = [each for plan in plans(SIZE) for each in plan]
    assert len(planned) == SIZE
    assert set(planned) == {*NEW, *OPEN, *MORE, *BEHIND}
    assert all(len(plan) <= A_NIGHT for plan in plans(SIZE))


def test_the_table_counts_the_kills_of_each_point() -> None:
    lines = by_point(Counter({("a move", "after the commit"): 3})).splitlines()
    assert "| a move |  | 3 |  |  |" in lines
