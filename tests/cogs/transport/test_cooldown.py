"""How long nothing is tried again: as Discord says, or longer each time where it doesn't say."""

import asyncio
from collections.abc import Callable
from unittest.mock import Mock

import aiohttp
import discord
import pytest
import pytest_asyncio

from cogs.transport.cooldown import OPENED_TOO_FAST, TOO_FAST, TOO_FAST_AGAIN, Cooldown

Advance = Callable[[float], None]


@pytest_asyncio.fixture
async def advance(monkeypatch: pytest.MonkeyPatch) -> Advance:
    """Lets time pass, which stands still otherwise."""
    loop = asyncio.get_running_loop()
    now = loop.time()

    def advance(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setattr(loop, "time", lambda: now)
    return advance


def refusal(status: int, code: int = 0, **headers: str) -> discord.HTTPException:
    response = Mock(spec=aiohttp.ClientResponse, status=status, reason="", headers=headers)
    return discord.HTTPException(response, {"code": code, "message": "no"})


DIRECT = refusal(400, OPENED_TOO_FAST)


async def test_other_refusals_ask_for_no_pause(advance: Advance) -> None:
    del advance
    cooldown = Cooldown()
    cooldown.note(refusal(403, 50007))
    assert not cooldown.left


async def test_a_pause_that_is_named_is_kept_however_often(advance: Advance) -> None:
    cooldown = Cooldown()
    for _ in range(10):
        cooldown.note(refusal(429, **{"Retry-After": "3"}))
        assert cooldown.left == pytest.approx(3)
        advance(3)
    assert not cooldown.left


async def test_a_pause_that_is_not_named_grows_to_a_limit(advance: Advance) -> None:
    cooldown = Cooldown()
    pauses: list[float] = []
    for _ in range(6):
        cooldown.note(DIRECT)
        pauses.append(cooldown.left)
        advance(1.2 * cooldown.left)
    assert pauses == pytest.approx([TOO_FAST, 4, 8, 16, TOO_FAST_AGAIN, TOO_FAST_AGAIN])
    advance(TOO_FAST_AGAIN)
    cooldown.note(DIRECT)
    assert cooldown.left == pytest.approx(TOO_FAST), "it was long enough"


async def test_what_was_under_way_already_makes_no_pause_grow(advance: Advance) -> None:
    cooldown = Cooldown()
    for _ in range(5):
        cooldown.note(DIRECT)
        advance(0.1)
    assert cooldown.left == pytest.approx(TOO_FAST - 0.1)
