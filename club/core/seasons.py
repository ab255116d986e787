"""Months and seasons: the time that a board counts. All of them begin at midnight UTC.

One zone for everybody: a server's members live in several, and what ends a month must not depend
on who asks.
"""

from datetime import UTC, datetime
from typing import Final

from club.core.settings import Season
from data.ratings.standings import EVER

ALL: Final = "all"
MONTH: Final = "month"
SEASON: Final = "season"
SPANS: Final = (ALL, MONTH, SEASON)
"""The time that a board may count."""

_MONTHS = 12
_QUARTER = 3


def periods(at: datetime) -> tuple[str, ...]:
    """Name the periods that a moment falls into: ever, its month and its quarter.

    Both are counted whatever a server's seasons are, so that they may be changed at any time.
    """
    at = at.astimezone(UTC)
    return EVER, f"{at.year}-{at.month:02}", f"{at.year}-q{(at.month - 1) // _QUARTER + 1}"


def period(span: str, season: Season, now: datetime) -> str:
    """Name the period of a board now, by its span (of `SPANS`) and the length of the seasons."""
    ever, month, quarter = periods(now)
    if span == SEASON:
        return {Season.MONTHLY: month, Season.QUARTERLY: quarter}.get(season, ever)
    return month if span == MONTH else ever


def bounds(span: str, season: Season, now: datetime) -> tuple[datetime, datetime] | None:
    """Return the beginning and end of the period that a board counts; None for all time."""
    named = period(span, season, now)
    if named == EVER:
        return None
    year, _, part = named.partition("-")
    length = _QUARTER if part.startswith("q") else 1
    first = (int(part.removeprefix("q")) - 1) * length
    return _first_of(int(year), first), _first_of(int(year), first + length)


def _first_of(year: int, month: int) -> datetime:
    """Return the first moment of a month, which is counted from 0 and may be next year's."""
    return datetime(year + month // _MONTHS, month % _MONTHS + 1, 1, tzinfo=UTC)
