"""Work that is asked for often, done one at a time for each table."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog
from structlog.contextvars import bind_contextvars, unbind_contextvars

from club.core.errors import UnreadableTable
from cogs.transport.cooldown import Cooldown

_log = structlog.get_logger()

_TABLE = "table"

# Seconds before the first retry: most faults are over by then, and somebody waits for a card.
FIRST_RETRY = 0.25

# Seconds that the growing wait between two tries never exceeds.
LONGEST_RETRY = 300.0

# The same while what was asked for is no older than so many seconds: somebody may wait for it.
LONGEST_AT_FIRST = 30.0
AT_FIRST = 600.0

# Seconds before the first look whether another process has given a table back, and before a later.
HELD_BY_ANOTHER = 0.05
STILL_HELD = 1.0


class Claims(Protocol):
    """Keeps two processes from doing one piece of work at once."""

    async def claim(self, kind: str, number: int) -> bool: ...  # noqa: D102

    async def release(self, kind: str, number: int) -> None: ...  # noqa: D102


class KeyedWorker:
    """Does one kind of work for tables: one run a table at a time, at most one waiting behind.

    Failed work is retried, later each time, until it succeeds. Where there are `claims`, a table is
    claimed for each run, so that it has one run in all processes.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[int], Awaitable[bool]],
        cooldown: Cooldown | None = None,
        claims: Claims | None = None,
        *,
        of: str = _TABLE,
    ) -> None:
        # The work returns whether it is complete: incomplete runs are retried, unless the table
        # can't be read. The cooldown is for work that asks Discord; `of` is what it is done for.
        self.first_retry = FIRST_RETRY
        # Since when it has been asked for, until it is complete.
        self.undone: dict[int, float] = {}
        self._of = of
        self._cooldown = cooldown
        self._claims = claims
        self._name = name
        self._work = work
        self._running: dict[int, asyncio.Task[None]] = {}
        self._asked: set[int] = set()
        self._failures: dict[int, int] = {}
        self._refused: dict[int, int] = {}
        self._retries: dict[int, asyncio.TimerHandle] = {}
        self._closed = False

    def ask(self, table_id: int) -> "asyncio.Task[None] | None":
        """Queue the work for a table; return the run that does it, unless it has to be retried."""
        if self._closed:
            return None
        if (retry := self._retries.pop(table_id, None)) is not None:
            retry.cancel()
        self._asked.add(table_id)
        self.undone.setdefault(table_id, time.monotonic())
        if table_id not in self._running:
            self._running[table_id] = asyncio.create_task(
                self._run(table_id), name=f"{self._name}-{table_id}"
            )
        return self._running[table_id]

    @property
    def idle(self) -> bool:
        """Whether nothing is under way, and nothing waits to be tried again."""
        return not self._running and not self._retries

    @property
    def running(self) -> list[asyncio.Task[None]]:
        """What is under way at this moment."""
        return list(self._running.values())

    async def quiet(self) -> None:
        """Wait until nothing is under way; what is to be tried again later doesn't count."""
        while self._running:
            await asyncio.wait(self.running)

    async def close(self, patience: float) -> None:
        """Take no more work, and give what is under way some seconds to finish."""
        self._closed = True
        for retry in self._retries.values():
            retry.cancel()
        self._retries.clear()
        if not self._running:
            return
        _, late = await asyncio.wait(self.running, timeout=patience)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def _run(self, table_id: int) -> None:
        complete = True
        # What has asked for it, such as a press, may have been about another table.
        if self._of != _TABLE:
            unbind_contextvars(_TABLE)
        bind_contextvars(**{self._of: table_id})
        try:
            while table_id in self._asked:
                self._asked.discard(table_id)
                if self._claims is None:
                    complete = await self._once(table_id)
                else:
                    complete = await self._claimed(table_id, self._claims)
        finally:
            self._asked.discard(table_id)
            del self._running[table_id]
        if complete:
            self._failures.pop(table_id, None)
            self.undone.pop(table_id, None)
        elif not self._closed:
            self._retry(table_id)

    async def _claimed(self, table_id: int, claims: Claims) -> bool:
        has_it = True  # also if it is cancelled while it asks
        try:
            has_it = await claims.claim(self._name, table_id)
            if not has_it:
                self._refused[table_id] = self._refused.get(table_id, 0) + 1
                return False
            self._refused.pop(table_id, None)
            return await self._once(table_id)
        finally:
            if has_it:
                await claims.release(self._name, table_id)

    async def _once(self, table_id: int) -> bool:
        try:
            return await self._work(table_id)
        except UnreadableTable:
            return True  # It has been noticed, and is asked for again once it can be read.
        except Exception:  # noqa: BLE001 - logged, and tried again
            _log.exception("work failed", work=self._name)
            return False

    def _retry(self, table_id: int) -> None:
        loop = asyncio.get_running_loop()
        if (refused := self._refused.get(table_id)) is not None:
            wait = min(HELD_BY_ANOTHER * 2 ** min(refused - 1, 10), STILL_HELD)
            self._retries[table_id] = loop.call_later(wait, self.ask, table_id)
            return
        failures = self._failures.get(table_id, 0)
        left = 0.0 if self._cooldown is None else self._cooldown.left
        if not left:  # Else Discord says when to come again, and the table is none the worse.
            self._failures[table_id] = failures + 1
        new = time.monotonic() - self.undone[table_id] < AT_FIRST
        longest = LONGEST_AT_FIRST if new else LONGEST_RETRY
        wait = max(min(self.first_retry * 2 ** min(failures, 20), longest), 1.25 * left)
        wait *= random.uniform(0.8, 1.2)  # noqa: S311 - spreads the tries of many tables
        _log.info("trying again later", work=self._name, seconds=round(wait, 1))
        self._retries[table_id] = loop.call_later(wait, self.ask, table_id)
