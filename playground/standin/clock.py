"""Time in the stand-in: a clock that tests freeze and move, and the ids made from it."""

import time
from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""The first moment a Discord id can tell, in milliseconds since 1970."""


class Clock:
    """Seconds since 1970, running or standing still.

    Everything in the stand-in that asks for the time asks here: ids, the age of a
    token, the age of a message. Moving the clock wakes all who wait on it.
    """

    def __init__(self) -> None:
        self._ahead = 0.0
        self._frozen_at: float | None = None
        self.moved: list[Callable[[], None]] = []

    def now(self) -> float:
        """Give the time in seconds since 1970."""
        base = time.time() if self._frozen_at is None else self._frozen_at
        return base + self._ahead

    @property
    def frozen(self) -> bool:
        """Whether only `advance` moves the time."""
        return self._frozen_at is not None

    def freeze(self, at: float | None = None) -> None:
        """Stop the time, where it stands or at a moment in seconds since 1970."""
        if at is not None:
            self._ahead = 0.0
        self._frozen_at = self.now() - self._ahead if at is None else at

    def thaw(self) -> None:
        """Let the time run again, from the present."""
        self._frozen_at = None

    def advance(self, seconds: float) -> None:
        """Let some time pass at once.

        Args:
            seconds: How far to move forward; a clock never goes back.

        Raises:
            ValueError: If the move is not forward.
        """
        if seconds < 0:
            raise ValueError("a clock only goes forward")
        self._ahead += seconds
        for tell in self.moved:
            tell()


class Snowflakes:
    """Ids as Discord makes them: the millisecond in the high bits, always growing."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """Give a new id, as the text that JSON carries."""
        milliseconds = int(self._clock.now() * 1000) - EPOCH_MS
        self._last = max(self._last + 1, milliseconds << 22)
        return str(self._last)


def iso(seconds: float) -> str:
    """Write a time the way Discord's JSON does."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
