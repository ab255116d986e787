"""The computer takes its time as a person would, and not longer than it thinks."""

import asyncio

import pytest

from cogs.computer import SPAN, Pause


class Waiting:
    """A clock that stands still until somebody waits."""

    def __init__(self) -> None:
        self.time = 100.0
        self.waited: list[float] = []

    def now(self) -> float:
        return self.time

    async def wait(self, _over: asyncio.Event, seconds: float) -> None:
        self.waited.append(seconds)
        self.time += seconds


@pytest.fixture
def waiting() -> Waiting:
    return Waiting()


def pause(waiting: Waiting, seconds: float) -> Pause:
    return Pause(seconds, clock=waiting.now, wait=waiting.wait)


async def test_a_move_takes_about_as_long_as_a_persons(waiting: Waiting) -> None:
    patient = pause(waiting, 2.0)
    for _ in range(50):
        await patient.since(waiting.now())
    low, high = SPAN
    assert len(waiting.waited) == 50
    assert all(2 * low <= each <= 2 * high for each in waiting.waited)
    assert len(set(waiting.waited)) > 1, "not always the same"


async def test_thinking_counts_as_waiting(waiting: Waiting) -> None:
    patient = pause(waiting, 2.0)
    await patient.since(waiting.now() - 2 * SPAN[1])
    assert waiting.waited == []
    await patient.since(waiting.now() - 2 * SPAN[0])
    assert sum(waiting.waited) <= 2 * (SPAN[1] - SPAN[0])


async def test_nobody_waits_where_the_host_wants_no_pause(waiting: Waiting) -> None:
    await pause(waiting, 0.0).since(waiting.now())
    assert waiting.waited == []


async def test_a_pause_ends_when_the_bot_stops() -> None:
    patient = Pause(3600.0)
    under_way = asyncio.create_task(patient.since(patient.clock()))
    await asyncio.sleep(0)
    patient.end()
    await asyncio.wait_for(under_way, 5)
    await asyncio.wait_for(patient.since(patient.clock()), 5)
