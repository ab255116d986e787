"""Months and seasons, the time that a board counts: from midnight UTC, whoever asks."""

import re
from datetime import UTC, datetime
from typing import Final

from club.core.settings import Season
from data.ratings.standings import EVER

ALL: Final = "all"
MONTH: Final = "month"
SEASON: Final = "season"
# The time that a board may count, besides a month or a quarter by its name.
SPANS: Final = (ALL, MONTH, SEASON)

_NAMED: Final = re.compile(r"2[0-9]{3}-(?:q[1-4]|0[1-9]|1[0-2])", re.ASCII)

_MONTHS = 12
_QUARTER = 3


def periods(at: datetime) -> tuple[str, ...]:
    """Name the periods that a moment falls into, whatever the server's: ever, month and quarter."""
    at = at.astimezone(UTC)
    return EVER, f"{at.year}-{at.month:02}", f"{at.year}-q{(at.month - 1) // _QUARTER + 1}"


def is_period(span: str) -> bool:
    """Return whether a span is a month or a quarter by its name."""
    return _NAMED.fullmatch(span) is not None


def is_season(named: str, season: Season) -> bool:
    """Return whether a period is one of the seasons of a server, by their length."""
    return is_period(named) and ("q" in named) == (season == Season.QUARTERLY)


def period(span: str, season: Season, now: datetime) -> str:
    """Name the period of a board now, by its span and the length of the seasons."""
    if is_period(span):
        return span
    ever, month, quarter = periods(now)
    if span == SEASON:
        return {Season.MONTHLY: month, Season.QUARTERLY: quarter}.get(season, ever)
    return month if span == MONTH else ever


def bounds(span: str, season: Season, now: datetime) -> tuple[datetime, datetime] | None:
    """Return the beginning and end of the period that a board counts; None for all time."""
    named = period(span, season, now)
    if named == EVER:
        return None
    length = _QUARTER if "q" in named else 1
    first = period_start(named)
    return first, _first_of(first.year, first.month - 1 + length)


def period_start(named: str) -> datetime:
    """Return the first moment of a month or a quarter."""
    year, _, part = named.partition("-")
    length = _QUARTER if part.startswith("q") else 1
    return _first_of(int(year), (int(part.removeprefix("q")) - 1) * length)


def _first_of(year: int, month: int) -> datetime:
    """Return the first moment of a month, which is counted from 0 and may be next year's."""
    return datetime(year + month // _MONTHS, month % _MONTHS + 1, 1, tzinfo=UTC)
