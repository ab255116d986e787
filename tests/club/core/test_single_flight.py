"""Work that is asked for while it is under way is done once; giving up on it stops nobody else."""

import asyncio

import pytest

from club.core.single_flight import SingleFlight


async def test_those_who_ask_meanwhile_get_the_same() -> None:
    once, go_on, asked = SingleFlight[str, int]("work"), asyncio.Event(), list[str]()

    async def work() -> int:
        asked.append("work")
        number = len(asked)
        await go_on.wait()
        return number

    first, second = (asyncio.ensure_future(once.done("a", work)) for _ in range(2))
    other = asyncio.ensure_future(once.done("b", work))
    await asyncio.sleep(0)
    assert set(once.under_way) == {"a", "b"}
    second.cancel()
    go_on.set()
    assert await asyncio.gather(first, other) == [1, 2]
    with pytest.raises(asyncio.CancelledError):
        await second
    assert not once.under_way
    assert await once.done("a", work) == 3


async def test_work_that_fails_may_be_asked_for_again() -> None:
    once = SingleFlight[str, int]("work")

    async def fails() -> int:
        raise ValueError("so it is")

    for _ in range(2):
        with pytest.raises(ValueError, match="so it is"):
            await once.done("a", fails)
