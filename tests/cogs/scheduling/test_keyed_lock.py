"""One after the other; the last of those who wait is told that it is."""

import asyncio

from cogs.scheduling.keyed_lock import KeyedLock
from tests.cogs.scheduling.test_precedence import turns


async def step(locks: KeyedLock[int], key: int, done: list[bool], until: asyncio.Event) -> None:
    async with locks.hold(key) as is_last:
        done.append(is_last)
        await until.wait()


async def test_who_is_overtaken_while_waiting_is_told_so() -> None:
    locks, done, first, then = KeyedLock[int](), list[bool](), asyncio.Event(), asyncio.Event()
    then.set()
    tasks = [asyncio.create_task(step(locks, 1, done, first))]
    await turns()
    tasks += [asyncio.create_task(step(locks, 1, done, then)) for _ in range(3)]
    await turns()
    assert done == [True], "one at a time"
    assert (locks.waiting(1), locks.waiting(2)) == (3, 0)
    first.set()
    await asyncio.gather(*tasks)
    assert done == [True, False, False, True]


async def test_another_key_and_who_gives_up_hold_nobody_up() -> None:
    locks, done, first, then = KeyedLock[int](), list[bool](), asyncio.Event(), asyncio.Event()
    then.set()
    holder = asyncio.create_task(step(locks, 1, done, first))
    await turns()
    await step(locks, 2, done, then)
    impatient = asyncio.create_task(step(locks, 1, done, then))
    await turns()
    impatient.cancel()
    await turns()
    first.set()
    await holder
    await step(locks, 1, done, then)
    assert done == [True, True, True]
