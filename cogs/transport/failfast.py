"""Errors of Discord's own, told as soon as they come.

discord.py asks up to five times where Discord answers 500, 502, 504 or 524, and sleeps for 1, 3,
5, 7 and 9 seconds after each; whatever else is for the same channel waits as well. What is tried
again by a plan of its own is better off knowing at once. Only those sleeps are cut short: cancelled
in one that a rate limit asks for, discord.py could wait for ever.
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

SLEPT_OVER: Final = frozenset({500, 502, 504, 524})
"""The statuses after which discord.py sleeps and asks again."""


@dataclass
class _Asking:
    """What is asked of Discord.

    Attributes:
        limit: Ends it.
        response: The answer for which it was ended.
    """

    limit: asyncio.Timeout
    response: aiohttp.ClientResponse | None = None


_asking: ContextVar[_Asking | None] = ContextVar("asking", default=None)


@asynccontextmanager
async def fail_fast() -> AsyncGenerator[None]:
    """Ask Discord in the block, with no second try after an error of its own.

    Raises:
        discord.DiscordServerError: Discord answered with such an error.
    """
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
    if asking is not None and told.response.status in SLEPT_OVER:
        asking.response = told.response
        asking.limit.reschedule(asyncio.get_running_loop().time())
