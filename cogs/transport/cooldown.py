"""How long Discord wants to be left alone before what it refused is tried again."""

import asyncio
from typing import Final

import discord

TOO_FAST: Final = 2.0
"""Seconds until the next try, where Discord says no more than that it was asked too fast."""

TOO_FAST_AGAIN: Final = 20.0
"""Seconds that this pause never exceeds, which doubles where the next try is refused as well."""

OPENED_TOO_FAST: Final = 40003
"""Discord's code where direct messages are opened too fast."""

_TOO_MANY = 429


class Cooldown:
    """The pause that Discord has asked for; one for all, since limits are the whole bot's.

    discord.py keeps the limits that come with a time; this keeps those without one (`usual`
    seconds, then longer) and an address that is shut out for a while.
    """

    def __init__(self) -> None:
        self.usual = TOO_FAST
        self._until = 0.0
        self._guessed = 0.0

    def note(self, error: discord.HTTPException) -> None:
        """Learn from a refusal."""
        if error.status != _TOO_MANY and error.code != OPENED_TOO_FAST:
            return
        now = asyncio.get_running_loop().time()
        seconds = retry_after(error) or self._guess(now)
        self._until = max(self._until, now + seconds)

    def _guess(self, now: float) -> float:
        # What is refused before the pause is over was under way already.
        if now >= self._until:
            again = now < self._until + self._guessed
            self._guessed = min(2 * self._guessed, TOO_FAST_AGAIN) if again else self.usual
        return self._guessed

    @property
    def left(self) -> float:
        """Seconds for which nothing should be tried again."""
        return max(0.0, self._until - asyncio.get_running_loop().time())


def retry_after(error: discord.HTTPException) -> float:
    """Give the seconds that Discord asks to be left alone for; 0 where it names none."""
    try:
        return float(error.response.headers.get("Retry-After", 0))
    except ValueError:  # a date, as the standard allows
        return 0.0
