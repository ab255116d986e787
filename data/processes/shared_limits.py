"""What Discord allows the whole bot, divided among its processes as they need it."""

from typing import Final

from data.processes.link import Link, by_its_clock

USED: Final = 0.9
"""How much of what Discord allows in a second is sent: some requests arrive later than others."""

AT_ONCE: Final = 5
"""Requests that a process takes at a time, so that it needn't ask for each."""

IDENTIFY_EVERY: Final = 5.5
"""Seconds between two sessions that begin in a group of shards; Discord asks for 5 on its clock."""

_FIRST: Final = by_its_clock("""
INSERT INTO request_budgets (bucket, tokens, counted_at, blocked_until)
VALUES (0, $1, @now, 0) ON CONFLICT DO NOTHING""")

# What has come back since they were counted is never more than a second's worth.
_TAKE: Final = (
    by_its_clock("""
UPDATE request_budgets
SET tokens = LEAST($2, tokens + $2 * GREATEST(0, @now - counted_at) / 1000.0) - $1,
    counted_at = @now
WHERE bucket = 0 AND blocked_until <= @now
AND LEAST($2, tokens + $2 * GREATEST(0, @now - counted_at) / 1000.0) >= $1
RETURNING bucket""")
    .replace("$1", "$1::float8")
    .replace("$2", "$2::float8")
)

_BLOCK: Final = by_its_clock("""
UPDATE request_budgets SET blocked_until = GREATEST(blocked_until, @now + $1::bigint)
WHERE bucket = 0""")

_IDENTIFY: Final = by_its_clock("""
INSERT INTO identifies (bucket, free_at) VALUES ($1, @now + $2::bigint)
ON CONFLICT (bucket) DO UPDATE SET free_at = excluded.free_at
WHERE identifies.free_at <= @now RETURNING bucket""")

_WAIT: Final = by_its_clock("SELECT free_at - @now FROM identifies WHERE bucket = $1")


class SharedLimits:
    """The limits that all processes have in common; every method may raise `LinkDown`."""

    def __init__(self, link: Link, requests: int) -> None:
        """Take what reaches the others, and how many requests a second Discord allows."""
        self._link: Final = link
        self.a_second: Final = USED * max(requests, AT_ONCE / USED)

    async def prepare(self) -> None:
        """Have the budget there."""
        await self._link.ask(_FIRST, self.a_second)

    async def take_requests(self, count: int) -> bool:
        """Take so many requests of the budget; return whether there were that many."""
        return bool(await self._link.ask(_TAKE, float(count), self.a_second))

    async def block(self, seconds: float) -> None:
        """Give nobody any for some seconds, as Discord has asked."""
        await self._link.ask(_BLOCK, int(1000 * seconds))

    async def identify(self, bucket: int) -> float:
        """Take a group's turn to begin a session; return 0, or the seconds until it is free."""
        every = int(1000 * IDENTIFY_EVERY)
        if await self._link.ask(_IDENTIFY, bucket, every):
            return 0.0
        rows = await self._link.ask(_WAIT, bucket)
        return max(0.05, rows[0][0] / 1000) if rows else 0.05
