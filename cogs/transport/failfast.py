"""Raises Discord's server errors at once.

discord.py tries up to five times after a 500, 502, 504 or 524, and by an interaction's token after
any of them, and sleeps 1, 3, 5, 7 and 9 seconds between, while all else for the channel waits.
Callers with their own retries need to know at once. Only those sleeps are cut short: cancelled in a
rate limit's, discord.py could wait forever.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

SERVER_ERROR: Final = 500
"""The least status that says that the fault is Discord's."""


@dataclass
class _Asking:
    """A request to Discord: its limit ends it, after which `response` is the answer."""

    limit: asyncio.Timeout
    response: aiohttp.ClientResponse | None = None


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


def tracing() -> aiohttp.TraceConfig:
    """What tells of answers; for the client that asks."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_answered)
    return trace


async def _answered(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
) -> None:
    """Hear of an answer, in the task that has asked for it."""
    asking = _asking.get()
    if asking is not None and told.response.status >= SERVER_ERROR:
        asking.response = told.response
        asking.limit.reschedule(asyncio.get_running_loop().time())
