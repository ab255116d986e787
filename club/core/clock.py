"""Where the club gets the time from."""

from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> datetime:
        """The time now, in UTC and aware of it."""
        ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> datetime:
        """The time now, in UTC and aware of it."""
        return datetime.now(UTC)
