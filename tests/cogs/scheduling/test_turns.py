"""One after the other; the last of those who wait is told that it is."""

import asyncio

from cogs.scheduling.turns import Turns
from tests.cogs.scheduling.test_precedence import turns as go_on


async def step(turns: Turns[int], key: int, done: list[bool], until: asyncio.Event) -> None:
    async with turns.turn(key) as is_last:
        done.append(is_last)
        await until.wait()


async def test_who_is_overtaken_while_waiting_is_told_so() -> None:
    turns, done, first, then = Turns[int](), list[bool](), asyncio.Event(), asyncio.Event()
    then.set()
    tasks = [asyncio.create_task(step(turns, 1, done, first))]
    await go_on()
    tasks += [asyncio.create_task(step(turns, 1, done, then)) for _ in range(3)]
    await go_on()
    assert done == [True], "one at a time"
    first.set()
    await asyncio.gather(*tasks)
    assert done == [True, False, False, True]


async def test_another_key_and_who_gives_up_hold_nobody_up() -> None:
    turns, done, first, then = Turns[int](), list[bool](), asyncio.Event(), asyncio.Event()
    then.set()
    holder = asyncio.create_task(step(turns, 1, done, first))
    await go_on()
    await step(turns, 2, done, then)
    impatient = asyncio.create_task(step(turns, 1, done, then))
    await go_on()
    impatient.cancel()
    await go_on()
    first.set()
    await holder
    await step(turns, 1, done, then)
    assert done == [True, True, True]
