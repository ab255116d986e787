"""Days in UTC by number: one zone for everybody, so that a day ends for all at one moment."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
DAY: Final = timedelta(days=1)


def day_of(at: datetime) -> int:
    """Return the number of the day that a moment falls into: how many since 1970."""
    return (at - EPOCH) // DAY


def beginning_of(day: int) -> datetime:
    """Return the first moment of a day."""
    return EPOCH + day * DAY


def in_a_row(days: Sequence[int]) -> int:
    """Count how many of some days, which come the latest first, follow on one another."""
    return next((at for at, day in enumerate(days) if day != days[0] - at), len(days))
