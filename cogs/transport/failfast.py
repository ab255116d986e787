"""Raises Discord's server errors at once.

discord.py sleeps up to four times after one while all else for the channel waits, and callers have
their own retries. Only those sleeps are cut short: cancelled in a rate limit's, discord.py could
wait forever.
"""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

SLEPT_OVER: Final = frozenset({500, 502, 504, 524})
"""The statuses after which discord.py sleeps and asks again, with the bot's token."""

SERVER_ERROR: Final = 500
"""From this status on it sleeps and asks again by an interaction's token."""

_BY_INTERACTION: Final = ("webhooks", "interactions")
"""What the paths of requests by an interaction's token contain."""


@dataclass
class _Asking:
    """A request to Discord: its limit ends it, after which `response` is the answer."""

    limit: asyncio.Timeout
    response: aiohttp.ClientResponse | None = None
    # Since when discord.py waits for Discord's limits; None once it has asked.
    waits_since: float | None = field(default_factory=time.monotonic)


_asking: ContextVar[_Asking | None] = ContextVar("asking", default=None)


@asynccontextmanager
async def fail_fast() -> AsyncGenerator[None]:
    """Make requests in the block without retries; raise `DiscordServerError` at the first."""
    asking = _Asking(asyncio.timeout(None))
    before = _asking.set(asking)
    try:
        async with asking.limit:
            yield
    except TimeoutError:
        if asking.response is None:
            raise
        raise discord.DiscordServerError(asking.response, None) from None
    finally:
        _asking.reset(before)


def waited() -> float | None:
    """Return how long the request that begins has waited for limits; None where that isn't kept."""
    asking = _asking.get()
    if asking is None or asking.waits_since is None:
        return None
    since, asking.waits_since = asking.waits_since, None
    return time.monotonic() - since


def waits_again() -> None:
    """Count the wait anew, as Discord has refused a request that discord.py will repeat."""
    if (asking := _asking.get()) is not None:
        asking.waits_since = time.monotonic()


def tracing() -> aiohttp.TraceConfig:
    """What tells of answers; for the client that asks."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_answered)
    return trace


async def _answered(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
) -> None:
    asking = _asking.get()
    if asking is not None and _sleeps_after(told):
        asking.response = told.response
        asking.limit.reschedule(asyncio.get_running_loop().time())


def _sleeps_after(told: aiohttp.TraceRequestEndParams) -> bool:
    """Return whether discord.py sleeps now."""
    # What it doesn't sleep over it raises: a limit that ended then would cancel whatever the caller
    # waits for next.
    if any(part in told.url.parts for part in _BY_INTERACTION):
        return told.response.status >= SERVER_ERROR
    return told.response.status in SLEPT_OVER
