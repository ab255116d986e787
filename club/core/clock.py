"""Where the club gets the time from."""

from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """A source of the time."""

    def now(self) -> datetime:
        """Return the time now, aware and in UTC."""
        ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> datetime:
        """Return the time now, aware and in UTC."""
        return datetime.now(UTC)
