"""The steps of a start: in order, each once, and none held up by another that fails."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
import structlog

from cogs.scheduling.startup import Stage, Startup, Step


class Steps:
    """What has been done, in order."""

    def __init__(self) -> None:
        self.aside: list[asyncio.Task[None]] = []
        self.done: list[str] = []

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        self.aside.append(asyncio.create_task(work))

    def step(self, name: str) -> Step:
        async def take() -> None:
            self.done.append(name)

        return take


@pytest.fixture
def steps() -> Steps:
    return Steps()


async def test_steps_are_taken_by_their_stage(steps: Steps) -> None:
    startup = Startup(steps.beside)
    for stage in (Stage.COUNTS, Stage.MESSAGES, Stage.TABLES, Stage.TURNS):
        startup.do(stage, steps.step(stage.name))
    assert steps.done == []
    await startup.run()
    assert steps.done == ["MESSAGES", "TURNS", "TABLES", "COUNTS"]


async def test_a_step_that_fails_holds_up_no_other(steps: Steps) -> None:
    async def broken() -> None:
        raise OSError

    startup = Startup(steps.beside)
    startup.do(Stage.MESSAGES, broken)
    startup.do(Stage.TURNS, steps.step("next"))
    with structlog.testing.capture_logs() as logs:
        await startup.run()
    assert steps.done == ["next"]
    assert [entry["log_level"] for entry in logs] == ["error"]


async def test_what_comes_after_the_start_is_done_at_once_and_aside(steps: Steps) -> None:
    startup = Startup(steps.beside)
    await startup.run()
    startup.do(Stage.MESSAGES, steps.step("late"))
    await asyncio.gather(*steps.aside)
    assert steps.done == ["late"]


async def test_what_comes_while_a_step_is_taken_is_done_in_its_turn(steps: Steps) -> None:
    startup = Startup(steps.beside)

    async def slow() -> None:
        startup.do(Stage.BACKGROUND, steps.step("last"))
        startup.do(Stage.TURNS, steps.step("soon"))

    startup.do(Stage.MESSAGES, slow)
    startup.do(Stage.COUNTS, steps.step("then"))
    await startup.run()
    assert steps.done == ["soon", "then", "last"]
