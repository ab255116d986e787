"""Clicks go first, and nothing waits for them for ever."""

import asyncio

import pytest

from cogs.scheduling.precedence import Precedence


@pytest.fixture
def precedence() -> Precedence:
    return Precedence()


async def turns(times: int = 20) -> None:
    """Let everything go on that can, without any time passing."""
    for _ in range(times):
        await asyncio.sleep(0)


async def step(precedence: Precedence, done: list[str], name: str = "step") -> None:
    async with precedence.after_clicks():
        done.append(name)


async def test_nothing_waits_where_nobody_presses(precedence: Precedence) -> None:
    done: list[str] = []
    await step(precedence, done)
    await precedence.calm()
    assert done == ["step"]


async def test_a_step_waits_until_the_last_click_is_answered(precedence: Precedence) -> None:
    done: list[str] = []
    with precedence.click() as first, precedence.click() as second:
        waiting = asyncio.create_task(step(precedence, done))
        await turns()
        first.answered()
        first.answered()
        await turns()
        assert not done, "a click counts once, however often it says that it is answered"
        second.answered()
        await waiting
        assert done == ["step"]


async def test_a_click_that_fails_is_waited_for_no_more(precedence: Precedence) -> None:
    done: list[str] = []
    waiting: list[asyncio.Task[None]] = []

    async def fail() -> None:
        with precedence.click():
            waiting.append(asyncio.create_task(step(precedence, done)))
            await turns()
            assert not done
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    await asyncio.gather(*waiting)
    assert done == ["step"]


async def test_steps_come_one_by_one_in_the_order_of_asking(precedence: Precedence) -> None:
    done: list[str] = []
    go_on = asyncio.Event()

    async def long() -> None:
        async with precedence.after_clicks():
            await go_on.wait()
            done.append("long")

    tasks = [asyncio.create_task(long())]
    tasks += [asyncio.create_task(step(precedence, done, name)) for name in ("second", "third")]
    await turns()
    assert not done
    go_on.set()
    await asyncio.gather(*tasks)
    assert done == ["long", "second", "third"]


async def test_clicks_hold_nothing_up_for_ever(
    precedence: Precedence, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.scheduling.precedence.GIVE_WAY", 0.01)
    done: list[str] = []
    with precedence.click():
        await asyncio.gather(*(step(precedence, done) for _ in range(3)), precedence.calm())
    assert len(done) == 3


async def test_a_step_that_hangs_holds_the_others_up_for_a_moment_alone(
    precedence: Precedence, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.scheduling.precedence.LONG", 0.01)
    done: list[str] = []
    go_on, last = asyncio.Event(), asyncio.Event()

    async def hang(until: asyncio.Event) -> None:
        async with precedence.after_clicks():
            await until.wait()
            done.append("hung")

    hanging = asyncio.create_task(hang(go_on))
    await asyncio.wait_for(step(precedence, done), 5)
    assert done == ["step"]
    monkeypatch.setattr("cogs.scheduling.precedence.LONG", 60.0)
    after = asyncio.create_task(hang(last))
    await turns()
    go_on.set()
    await hanging
    waiting = asyncio.create_task(step(precedence, done, name="third"))
    await turns()
    assert done == ["step", "hung"], "its late end lets nobody in"
    last.set()
    await asyncio.gather(after, waiting)
    assert done == ["step", "hung", "hung", "third"]
