"""The sleeper: it looks at what is due in time, no matter who sets the deadline and the clock."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

import pytest

from cogs.scheduling import scheduler as module
from cogs.scheduling.scheduler import Scheduler
from tests.club.club_helpers import Clock

HOUR = timedelta(hours=1)


class Chore:
    """Something that is due now and then; sets an event each time it is looked at."""

    def __init__(self, clock: Clock, due: timedelta | None) -> None:
        self.due = None if due is None else clock.now() + due
        self.fails = False
        self.looked = asyncio.Event()
        self.looks = 0

    async def look(self) -> datetime | None:
        self.looks += 1
        self.looked.set()
        if self.fails:
            raise OSError("the disk is full")
        return self.due

    async def again(self, seconds: float = 5.0) -> None:
        """Wait until it is looked at once more."""
        self.looked.clear()
        await asyncio.wait_for(self.looked.wait(), seconds)


@asynccontextmanager
async def asleep(*chores: Chore, clock: Clock) -> AsyncIterator[Scheduler]:
    sleeper = Scheduler(clock)
    sleeper.settle = 0
    for each in chores:
        sleeper.do(each.look)
    running = asyncio.create_task(sleeper.run())
    try:
        for each in chores:
            await asyncio.wait_for(each.looked.wait(), 5)
        yield sleeper
    finally:
        sleeper.stop()
        await running


async def test_it_sleeps_until_the_nearest_deadline_of_all() -> None:
    clock = Clock()
    near, far = Chore(clock, timedelta(seconds=0.02)), Chore(clock, HOUR)
    async with asleep(far, near, clock=clock):
        await near.again()
        assert far.looks == near.looks


async def test_it_looks_again_when_it_is_woken() -> None:
    clock = Clock()
    chore = Chore(clock, HOUR)
    async with asleep(chore, clock=clock) as sleeper:
        sleeper.wake()
        await chore.again()


async def test_what_it_is_not_told_of_it_sees_with_the_next_beat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another process has stored an earlier deadline, or the machine's clock has been set."""
    monkeypatch.setattr(module, "BEAT", 0.01)
    clock = Clock()
    chore = Chore(clock, None)
    async with asleep(chore, clock=clock):
        await chore.again()
        chore.due = clock.now() + HOUR
        await chore.again()
        clock.advance(HOUR)
        await chore.again()


@pytest.mark.slow
async def test_a_chore_that_fails_keeps_no_other_from_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "AFTER_FAILURE", 0.01)
    clock = Clock()
    broken, other = Chore(clock, None), Chore(clock, HOUR)
    broken.fails = True
    async with asleep(broken, other, clock=clock):
        await broken.again()
        broken.fails = False
        await other.again()
