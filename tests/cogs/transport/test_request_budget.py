"""The budget of requests: what counts, in which order, and what a pause of Discord's does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest
import structlog
from aiohttp import web
from aiohttp.test_utils import TestServer

from cogs.transport import request_budget
from cogs.transport.request_budget import RequestBudget
from data.processes.link import LinkDown
from data.processes.shared_limits import AT_ONCE, SharedLimits


class Limits(SharedLimits):
    """A budget without a database, of so many grants."""

    def __init__(self, grants: int) -> None:
        self.grants = grants
        self.asked = 0
        self.blocked: list[float] = []
        self.down = False
        self.fault: Exception | None = None
        self.answers = asyncio.Event()
        self.answers.set()
        self.refused = asyncio.Event()

    async def take_requests(self, count: int) -> bool:
        assert count == AT_ONCE
        self.asked += 1
        await self.answers.wait()
        if self.down:
            raise LinkDown("as told")
        if self.fault is not None:
            raise self.fault
        if not self.grants:
            self.refused.set()
            return False
        self.grants -= 1
        return True

    async def block(self, seconds: float) -> None:
        self.blocked.append(seconds)


def share() -> float:
    return 1000.0


@asynccontextmanager
async def asking(budget: RequestBudget) -> AsyncIterator[tuple[aiohttp.ClientSession, TestServer]]:
    """A session whose requests the budget paces, and a server that limits as it is told."""

    async def answer(request: web.Request) -> web.Response:
        if "limited" in request.path:
            headers = {"X-RateLimit-Global": "true", "Retry-After": "30"}
            return web.Response(status=429, headers=headers)
        return web.Response(text="done")

    application = web.Application()
    application.router.add_get("/{tail:.*}", answer)
    trace = aiohttp.TraceConfig()
    budget.watch(trace)
    server = TestServer(application)
    async with server, aiohttp.ClientSession(trace_configs=[trace]) as session:
        yield session, server


async def test_a_grant_lasts_for_several_requests() -> None:
    limits = Limits(2)
    async with asking(RequestBudget(limits, lambda _: None, share)) as (session, server):
        for _ in range(2 * AT_ONCE):
            await session.get(server.make_url("/api/v10/users/@me"))
    assert limits.asked == 2


async def test_without_a_grant_a_request_waits() -> None:
    limits = Limits(0)
    async with asking(RequestBudget(limits, lambda _: None, share)) as (session, server):
        waiting = asyncio.ensure_future(session.get(server.make_url("/api/v10/users/@me")))
        await limits.refused.wait()
        assert not waiting.done()
        limits.grants = 1
        assert (await waiting).status == 200


async def test_answers_to_interactions_and_other_hosts_do_not_count() -> None:
    limits = Limits(0)
    async with asking(RequestBudget(limits, lambda _: None, share)) as (session, server):
        for path in (
            "/api/v10/interactions/1/token/callback",
            "/api/v10/webhooks/1/token/messages/@original",
            "/cdn/attachments/1/file.gin",
        ):
            assert (await session.get(server.make_url(path))).status == 200
    assert not limits.asked


async def test_a_limit_of_the_whole_bot_is_told_to_all_and_heeded() -> None:
    limits, told = Limits(9), list[float]()
    budget = RequestBudget(limits, told.append, share)
    async with asking(budget) as (session, server):
        await session.get(server.make_url("/api/v10/limited"))
        assert told == [30.0]
        waiting = asyncio.ensure_future(session.get(server.make_url("/api/v10/users/@me")))
        (noting,) = budget._noting or {asyncio.ensure_future(asyncio.sleep(0))}
        await noting
        assert limits.blocked == [30.0]
        assert not waiting.done()
        waiting.cancel()


async def test_without_the_database_requests_go_on_slowly() -> None:
    limits = Limits(0)
    limits.down = True
    async with asking(RequestBudget(limits, lambda _: None, share)) as (session, server):
        assert (await session.get(server.make_url("/api/v10/users/@me"))).status == 200


async def test_what_nobody_foresaw_is_told_once_and_ends_with_its_cause() -> None:
    limits = Limits(1)
    limits.fault = RuntimeError("as told")
    async with asking(RequestBudget(limits, lambda _: None, share)) as (session, server):
        with structlog.testing.capture_logs() as logs:
            for _ in range(3):
                assert (await session.get(server.make_url("/api/v10/users/@me"))).status == 200
        limits.fault = None
        while limits.grants:
            await session.get(server.make_url("/api/v10/users/@me"))
    assert [each["event"] for each in logs] == ["no requests could be taken from the budget"]


async def test_a_question_that_is_broken_off_is_asked_again() -> None:
    limits = Limits(2)
    limits.answers.clear()
    budget = RequestBudget(limits, lambda _: None, share)
    async with asking(budget) as (session, server):
        waiting = asyncio.ensure_future(session.get(server.make_url("/api/v10/users/@me")))
        while budget._asked is None:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0)
        budget._asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        limits.answers.set()
        assert (await session.get(server.make_url("/api/v10/users/@me"))).status == 200


async def test_no_request_waits_as_long_as_the_database_hangs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(request_budget, "NO_ANSWER_AFTER", 0.01)
    limits, sent = Limits(2), 3 * AT_ONCE
    limits.answers.clear()
    async with asking(RequestBudget(limits, lambda _: None, share)) as (session, server):
        for _ in range(sent):
            assert (await session.get(server.make_url("/api/v10/users/@me"))).status == 200
        assert limits.asked == 1
        limits.answers.set()
        while limits.grants:
            await session.get(server.make_url("/api/v10/users/@me"))
    assert limits.asked == 2


async def test_without_the_database_each_keeps_to_its_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept, sleep = list[float](), asyncio.sleep

    async def at_once(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    limits = Limits(0)
    limits.down = True
    budget = RequestBudget(limits, lambda _: None, lambda: 45 / 3)
    async with asking(budget) as (session, server):
        monkeypatch.setattr(request_budget.asyncio, "sleep", at_once)
        for _ in range(5):
            await session.get(server.make_url("/api/v10/users/@me"))
        monkeypatch.undo()
    assert [each for each in slept if each] == [1 / 15] * 5
