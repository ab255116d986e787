"""Work that several processes may do: each piece is done by one at a time."""

import asyncio
from datetime import datetime

from cogs.scheduling import keyed_worker
from cogs.scheduling.keyed_worker import KeyedWorker
from cogs.scheduling.scheduler import Scheduler
from tests.club.club_helpers import Clock


class SharedClaims:
    """The claims of several processes, as each of them has them."""

    def __init__(self) -> None:
        self.held: set[tuple[str, int]] = set()
        self.refused = asyncio.Event()

    async def claim(self, kind: str, number: int) -> bool:
        if (kind, number) in self.held:
            self.refused.set()
            return False
        self.held.add((kind, number))
        return True

    async def release(self, kind: str, number: int) -> None:
        self.held.discard((kind, number))


async def test_a_table_has_one_run_in_all_processes() -> None:
    claims, gate = SharedClaims(), asyncio.Event()
    at_once = most = 0
    done = asyncio.Event()

    async def work(_table_id: int) -> bool:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await gate.wait()
        at_once -= 1
        return True

    async def second(table_id: int) -> bool:
        await work(table_id)
        done.set()
        return True

    one = KeyedWorker("test", work, claims=claims)
    two = KeyedWorker("test", second, claims=claims)
    one.ask(7)
    await asyncio.sleep(0)
    two.ask(7)
    await claims.refused.wait()
    gate.set()
    await asyncio.wait_for(done.wait(), 5)
    await two.quiet()
    assert most == 1
    assert not claims.held
    assert one.idle
    assert two.idle


async def test_what_fails_is_given_back() -> None:
    claims = SharedClaims()

    async def fails(_table_id: int) -> bool:
        raise RuntimeError("as told")

    worker = KeyedWorker("test", fails, claims=claims)
    task = worker.ask(7)
    assert task is not None
    await task
    assert not claims.held
    await worker.close(1)


async def test_a_table_that_another_process_has_is_asked_for_again_soon() -> None:
    claims = SharedClaims()
    claims.held.add(("test", 7))
    ran = asyncio.Event()

    async def work(_table_id: int) -> bool:
        ran.set()
        return True

    worker = KeyedWorker("test", work, claims=claims)
    worker.ask(7)
    await claims.refused.wait()
    assert not ran.is_set()
    await claims.release("test", 7)
    await asyncio.wait_for(ran.wait(), 10 * keyed_worker.HELD_BY_ANOTHER + 5)
    await worker.quiet()
    assert worker.idle


async def test_a_chore_is_done_by_one_process_and_others_by_each() -> None:
    claims, clock = SharedClaims(), Clock()
    claims.held.add(("clocks", 0))
    alone, each = 0, asyncio.Event()

    async def claimed() -> datetime | None:
        nonlocal alone
        alone += 1
        return None

    async def own() -> datetime | None:
        each.set()
        return None

    sleeper = Scheduler(clock, claims)
    sleeper.settle = 0
    sleeper.do(claimed, alone="clocks")
    sleeper.do(own)
    running = asyncio.create_task(sleeper.run())
    await asyncio.wait_for(each.wait(), 5)
    assert not alone
    each.clear()
    await claims.release("clocks", 0)
    sleeper.wake()
    await asyncio.wait_for(each.wait(), 5)
    sleeper.stop()
    await running
    assert alone
    assert not claims.held
