"""Which shards a process has, and when it may begin their sessions beside other processes."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import structlog

from data.processes.link import LinkDown
from data.processes.shared_limits import IDENTIFY_EVERY, SharedLimits

# Sessions that are left for the day below which the log says so: each start takes one a shard.
FEW_LEFT = 50

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of a process: `own` of `count`, which Discord recommends where it is None.

    All processes together may send `requests` a second.
    """

    count: int | None = None
    own: list[int] | None = None
    requests: int = 50

    @property
    def options(self) -> dict[str, Any]:
        """The same for discord.py."""
        given = {"shard_count": self.count, "shard_ids": self.own}
        return {name: value for name, value in given.items() if value is not None}

    def __str__(self) -> str:
        own = "all" if self.own is None else ",".join(map(str, self.own))
        return f"{own} of {self.count or '?'}"


class IdentifyTurns:
    """Has sessions begin as Discord allows: so many groups of shards, each every five seconds."""

    def __init__(
        self,
        limits: SharedLimits,
        groups: Callable[[], Awaitable[tuple[int, int]]],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Keep what asks Discord how many groups there are, and how many sessions are left."""
        self.waiting = 0
        self._limits = limits
        self._ask = groups
        self._sleep = sleep
        self._groups: int | None = None

    async def take(self, shard_id: int) -> None:
        """Wait for a shard's turn."""
        self.waiting += 1
        try:
            bucket = shard_id % await self._number()
            while (wait := await self._wait(bucket)) > 0:
                await self._sleep(wait)
        finally:
            self.waiting -= 1

    async def _number(self) -> int:
        if self._groups is None:
            self._groups, left = await self._ask()
            if left < FEW_LEFT:
                _log.warning("few sessions are left for today", left=left)
        return self._groups

    async def _wait(self, bucket: int) -> float:
        try:
            return await self._limits.identify(bucket)
        except LinkDown:
            return IDENTIFY_EVERY
