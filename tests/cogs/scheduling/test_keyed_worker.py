import asyncio
import itertools
from unittest.mock import Mock

import aiohttp
import discord
import pytest
import pytest_asyncio

from cogs.scheduling.keyed_worker import AT_FIRST, LONGEST_AT_FIRST, LONGEST_RETRY, KeyedWorker
from cogs.transport.cooldown import Cooldown


class Work:
    """Work that waits until it is released, and fails a given number of times."""

    def __init__(self, failures: int = 0) -> None:
        self.runs: list[int] = []
        self.at_once = 0
        self.most_at_once = 0
        self.gate = asyncio.Event()
        self.failures = failures
        self.finished = asyncio.Condition()
        self.raises = False

    async def __call__(self, table_id: int) -> bool:
        self.runs.append(table_id)
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        await self.gate.wait()
        self.at_once -= 1
        async with self.finished:
            self.finished.notify_all()
        self.failures -= 1
        if self.failures >= 0 and self.raises:
            raise RuntimeError("as told")
        return self.failures < 0

    async def until(self, runs: int) -> None:
        async with self.finished:
            await self.finished.wait_for(lambda: len(self.runs) >= runs and not self.at_once)


def too_many(**headers: str) -> discord.HTTPException:
    """What discord.py raises where Discord was asked too fast."""
    response = Mock(spec=aiohttp.ClientResponse, status=429, reason="")
    response.headers = {name.replace("_", "-").title(): each for name, each in headers.items()}
    return discord.HTTPException(response, None)


async def settled(work: KeyedWorker, table_id: int) -> None:
    task = work.ask(table_id)
    assert task is not None
    await task


async def test_asking_often_during_a_run_makes_one_more_run() -> None:
    work = Work()
    runner = KeyedWorker("test", work)
    task = runner.ask(7)
    assert task is not None
    await asyncio.sleep(0)
    for _ in range(20):
        assert runner.ask(7) is task
    work.gate.set()
    await task
    assert work.runs == [7, 7]
    assert work.most_at_once == 1
    assert runner.idle


async def test_tables_do_not_wait_for_one_another() -> None:
    work = Work()
    runner = KeyedWorker("test", work)
    tasks = [runner.ask(table_id) for table_id in (1, 2, 3)]
    await asyncio.sleep(0)
    assert work.most_at_once == 3
    work.gate.set()
    await asyncio.gather(*(task for task in tasks if task))
    assert sorted(work.runs) == [1, 2, 3]


@pytest.mark.parametrize("raises", [False, True])
async def test_work_that_fails_is_tried_again_until_it_succeeds(*, raises: bool) -> None:
    work = Work(failures=3)
    work.raises = raises
    work.gate.set()
    runner = KeyedWorker("test", work)
    runner.first_retry = 0.001
    runner.ask(7)
    async with asyncio.timeout(5):
        await work.until(4)
        await runner.quiet()
    assert runner.idle
    assert work.runs == [7] * 4


@pytest_asyncio.fixture
async def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The waits that are asked for, each over at once."""
    waits: list[float] = []
    loop = asyncio.get_running_loop()
    later = loop.call_later

    def call_later(delay: float, *args: object) -> asyncio.TimerHandle:
        waits.append(delay)
        return later(0, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(loop, "call_later", call_later)
    return waits


@pytest.mark.parametrize(("age", "longest"), [(0.0, LONGEST_AT_FIRST), (AT_FIRST, LONGEST_RETRY)])
async def test_the_wait_between_tries_grows_and_ends_at_a_limit(
    waits: list[float], age: float, longest: float
) -> None:
    work = Work(failures=1_200)
    work.gate.set()
    runner = KeyedWorker("test", work)
    runner.ask(7)
    runner.undone[7] -= age
    await work.until(1_201)
    growing = waits[:7]
    assert all(late > early for early, late in itertools.pairwise(growing))
    assert all(wait <= 1.2 * longest for wait in waits)
    assert min(waits[12:]) >= 0.8 * longest


async def test_a_pause_that_discord_has_asked_for_is_no_failure_of_the_work(
    waits: list[float],
) -> None:
    cooldown = Cooldown()
    cooldown.note(too_many(retry_after="7"))
    work = Work(failures=20)
    work.gate.set()
    runner = KeyedWorker("test", work, cooldown)
    runner.ask(7)
    await work.until(21)
    assert all(6 < wait < 12 for wait in waits)


async def test_the_first_new_try_comes_soon_unless_discord_wants_to_be_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits: list[float] = []
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "call_later", lambda delay, *_: waits.append(delay))
    cooldown = Cooldown()
    for error in (None, too_many(retry_after="7")):
        if error is not None:
            cooldown.note(error)
        work = Work(failures=1)
        work.gate.set()
        await settled(KeyedWorker("test", work, cooldown), 1)
    soon, late = waits
    assert soon < 0.5
    assert 7 <= late < 12


async def test_closing_ends_retries_and_takes_no_more_work() -> None:
    work = Work(failures=1)
    work.gate.set()
    runner = KeyedWorker("test", work)
    await settled(runner, 7)
    assert not runner.idle
    await runner.close(1)
    assert runner.idle
    assert runner.ask(7) is None


async def test_closing_waits_for_what_is_under_way_but_not_for_ever() -> None:
    work = Work()
    runner = KeyedWorker("test", work)
    quick, slow = runner.ask(1), None
    await asyncio.sleep(0)
    work.gate.set()
    await runner.close(1)
    assert quick is not None
    assert quick.done()
    stuck = Work()
    other = KeyedWorker("test", stuck)
    slow = other.ask(1)
    await asyncio.sleep(0)
    await other.close(0)
    assert slow is not None
    assert slow.cancelled()
