"""Paces the requests of several processes, so that together they keep to what Discord allows."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import aiohttp
import structlog

from data.processes.link import LinkDown
from data.processes.shared_limits import AT_ONCE, SharedLimits

FRESH: Final = 1.0
"""Seconds for which requests that were taken and not sent are good."""

AGAIN: Final = 0.05
"""Seconds until the next try where none are left."""

NO_ANSWER_AFTER: Final = 1.0
"""Seconds without an answer after which a process no longer waits for the database."""

_TOO_MANY: Final = 429
_API: Final = "/api/"
_BY_INTERACTION: Final = ("webhooks", "interactions")

_log = structlog.get_logger()


class RequestBudget:
    """This process's part in the 50 requests a second of the whole bot.

    Answers to interactions and edits by their tokens don't count, nor does what is no request to
    the API. Once Discord has asked for a pause, no process gets any until it is over; `announce`
    tells those at once that have some left. Without the database it keeps to its `share` a second.
    """

    def __init__(
        self,
        limits: SharedLimits,
        announce: Callable[[float], None],
        share: Callable[[], float],
    ) -> None:
        self._limits = limits
        self._announce = announce
        self._share = share
        self._asked: asyncio.Task[float | None] | None = None
        self._unanswered = False
        self._failed: type[Exception] | None = None
        self._turn = asyncio.Lock()
        self._left = 0
        self._good_until = 0.0
        self._blocked_until = 0.0
        self._noting: set[asyncio.Task[None]] = set()

    def watch(self, trace: aiohttp.TraceConfig) -> None:
        """Hear of every request before it is sent, and of every answer."""
        trace.on_request_start.append(self._starts)
        trace.on_request_end.append(self._ends)

    def block(self, seconds: float) -> None:
        """Send nothing that counts for some seconds."""
        latest = asyncio.get_running_loop().time() + seconds
        self._blocked_until = max(self._blocked_until, latest)

    async def _starts(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        about: aiohttp.TraceRequestStartParams,
    ) -> None:
        parts = about.url.parts
        if about.url.path.startswith(_API) and not any(one in parts for one in _BY_INTERACTION):
            await self._take()

    async def _take(self) -> None:
        now = asyncio.get_running_loop().time
        async with self._turn:  # in the order in which they were asked for
            if (blocked := self._blocked_until - now()) > 0:
                await asyncio.sleep(blocked)
            if not self._left or now() >= self._good_until:
                await self._fetch()
            self._left -= 1

    async def _fetch(self) -> None:
        """Wait for more requests of the budget, or without the database for one of the share."""
        now = asyncio.get_running_loop().time
        while True:
            if self._asked is None:
                self._asked = asyncio.create_task(self._ask(), name="request-budget")
            patience = 1 / self._share() if self._unanswered else NO_ANSWER_AFTER
            await asyncio.wait({self._asked}, timeout=patience)
            if not self._asked.done():
                # It hangs: no request waits for it as long as a statement may take.
                self._unanswered, self._left, self._good_until = True, 1, now() + FRESH
                return
            answered, self._asked = self._asked, None
            good_until = answered.result()
            if good_until is None:
                await asyncio.sleep(1 / self._share())
                self._unanswered, self._left, self._good_until = True, 1, now() + FRESH
                return
            self._unanswered = False
            if good_until > now():
                self._left, self._good_until = AT_ONCE, good_until
                return
            await asyncio.sleep(AGAIN)

    async def _ask(self) -> float | None:
        """Return until when more requests are good, 0.0 where none are left; None for no answer."""
        try:
            taken = await self._limits.take_requests(AT_ONCE)
        except LinkDown:
            return None
        except Exception as error:  # noqa: BLE001 - whatever it is, requests go on
            if type(error) is not self._failed:
                self._failed = type(error)
                _log.exception("no requests could be taken from the budget")
            return None
        self._failed = None
        return asyncio.get_running_loop().time() + FRESH if taken else 0.0

    async def _ends(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        told: aiohttp.TraceRequestEndParams,
    ) -> None:
        headers = told.response.headers
        if told.response.status != _TOO_MANY or "X-RateLimit-Global" not in headers:
            return
        try:
            seconds = float(headers.get("Retry-After", 1))
        except ValueError:  # a date, as the standard allows
            seconds = 1.0
        _log.warning("Discord limits the whole bot", seconds=seconds)
        self.block(seconds)
        self._announce(seconds)
        task = asyncio.create_task(self._note(seconds), name="note-global-limit")
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def _note(self, seconds: float) -> None:
        try:
            await self._limits.block(seconds)
        except LinkDown as error:
            _log.warning("the other processes aren't told", error=str(error))
