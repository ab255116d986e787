"""Discord's limits on how fast a bot asks, kept where that is asked for."""

import time

import discord
import pytest

from playground.driver import StandIn
from playground.standin.errors import ApiError
from playground.standin.validation import rate_limits
from playground.standin.validation.rate_limits import GENERAL, MESSAGES, SECOND, WINDOW, RateLimits

SHORT = 0.5
"""Seconds of a window that a test waits for the end of."""


class _Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def edit(limits: RateLimits, channel: int = 1) -> dict[str, str]:
    return limits.take("PATCH", f"/channels/{channel}/messages/7")


def test_a_channel_takes_so_many_edits_and_then_more_after_a_while() -> None:
    time = _Time()
    limits = RateLimits(time)
    left = [edit(limits)["X-RateLimit-Remaining"] for _ in range(MESSAGES)]
    assert left == ["4", "3", "2", "1", "0"]
    time.now += 1
    with pytest.raises(ApiError) as refused:
        edit(limits)
    assert refused.value.status == 429
    assert refused.value.extra == {"retry_after": WINDOW - 1, "global": False}
    assert edit(limits, 2)["X-RateLimit-Remaining"] == "4"
    assert limits.take("POST", "/channels/1/messages")["X-RateLimit-Remaining"] == "4"
    time.now += WINDOW - 1
    assert edit(limits)["X-RateLimit-Remaining"] == "4"
    assert limits.refused == {"channel": 1}


def test_a_bot_may_ask_so_often_in_all_but_for_what_goes_by_tokens() -> None:
    time = _Time()
    limits = RateLimits(time)
    for number in range(GENERAL):
        assert limits.take("PATCH", "/webhooks/1/token/messages/@original") == {}
        assert limits.take("POST", "/interactions/1/token/callback") == {}
        limits.take("GET", f"/guilds/{number}")
    with pytest.raises(ApiError) as refused:
        limits.take("GET", "/guilds/1")
    assert refused.value.extra["global"] is True
    assert refused.value.headers["X-RateLimit-Global"] == "true"
    time.now += SECOND
    assert limits.take("GET", "/guilds/1") == {}


async def test_a_library_waits_for_what_the_headers_tell(
    channel: discord.TextChannel, stand_in: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "WINDOW", SHORT)
    stand_in.server.limits = limits = RateLimits()
    begun = time.monotonic()
    sent = [await channel.send(str(number)) for number in range(MESSAGES + 1)]
    assert time.monotonic() - begun >= SHORT
    assert len({one.id for one in sent}) == MESSAGES + 1
    assert not limits.refused
