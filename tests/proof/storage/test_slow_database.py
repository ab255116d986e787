"""A sample of what is asked with the database held, and what would be noticed."""

from pathlib import Path

import pytest

from tests.proof.storage import slow_database
from tests.proof.storage.every_request import CASES, Case, everything
from tests.proof.storage.slow_database import (
    FAILED,
    FORM_LATE,
    Outcome,
    asked,
    at_once,
    until_answered,
    wrong,
)
from tests.proof.storage.visibility_log import THINKING, Seen
from tests.wire.harness import NEVER, open_harness

SOON = 0.02
"""Seconds before an answer is promised."""

SAMPLE = frozenset(
    {
        *("/gin play", "/gin me", "/gin challenge", "/gin hand", "press play"),
        *("/gin-admin settings", "/gin-admin audit", "/gin-admin unstick", "/gin learn"),
        *("press move", "press hand", "press set", "press panel", "typing /gin hand table"),
    }
)
ASKED = next(case for case in CASES if case.what == "/gin me")


async def otherwise(cases: list[Case]) -> list[str]:
    """What is otherwise where the database is held until each has been answered or promised."""
    quick = await asked(cases, at_once, NEVER)
    held = await asked(cases, until_answered, SOON)
    assert {one.kind for one in held} <= {"deferred", "deferred_update", "choices"}
    return [each for one in zip(cases, quick, held, strict=True) for each in wrong(*one)]


async def test_everything_that_can_be_asked_has_a_case(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        assert everything(harness.bot) == {case.what for case in CASES}


@pytest.mark.slow
@pytest.mark.sqlite
async def test_nobody_sees_more_or_less_with_the_database_held() -> None:
    assert await otherwise([case for case in CASES if case.what in SAMPLE]) == []


@pytest.mark.slow
@pytest.mark.sqlite
async def test_the_same_of_everything_that_can_be_asked() -> None:
    assert await otherwise(list(CASES)) == []


def outcome(seen: Seen, *, kind: str = "deferred", public: bool = False) -> Outcome:
    return Outcome("North", kind, 1.5, public, seen)


MINE: Seen = {"North": frozenset({"mine"})}
OURS: Seen = {"North": frozenset({"ours"}), "South": frozenset({"ours"})}


@pytest.mark.parametrize(
    ("quick", "held"),
    [
        (outcome(MINE), outcome({**MINE, "South": frozenset({"mine"})})),
        (outcome(MINE), outcome({**MINE, "South": frozenset({THINKING})})),
        (outcome(MINE), outcome({})),
        (outcome(OURS, public=True), outcome({"North": frozenset({"ours"})}, public=True)),
        (outcome(MINE), outcome(MINE, kind=FAILED)),
        (outcome(MINE), Outcome("North", "deferred", 3.1, public=False, seen=MINE)),
        (outcome(MINE), outcome({"North": frozenset({"mine", FORM_LATE})})),
    ],
)
def test_what_is_wrong_is_noticed(quick: Outcome, held: Outcome) -> None:
    assert len(list(wrong(ASKED, quick, held))) == 1


@pytest.mark.parametrize(
    ("quick", "held"),
    [
        (outcome(MINE), outcome({"North": frozenset({"mine", THINKING})})),
        (
            outcome(OURS, public=True),
            outcome({name: seen | {THINKING} for name, seen in OURS.items()}, public=True),
        ),
        (
            outcome({}, kind="modal"),
            outcome({"North": frozenset({FORM_LATE})}, kind="deferred_update"),
        ),
    ],
)
def test_a_promise_and_a_late_form_are_nothing_wrong(quick: Outcome, held: Outcome) -> None:
    assert not list(wrong(ASKED, quick, held))


@pytest.mark.slow
def test_the_long_run_in_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_database, "HELD", (2.0,))
    *_, figures = slow_database.prove(3)
    assert figures["the database held for"] == "2 s"
