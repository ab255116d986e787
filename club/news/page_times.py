"""When a server's weekly page is due, and which days it tells of."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from club.core.settings import ServerSettings, Weekday
from data.core.utc_days import EPOCH
from data.news.pages import APART, NewsPage

LATE: Final = timedelta(hours=12)
"""How long after its hour a page is still posted; one that is later is left out."""

_WEEK: Final = timedelta(days=7)
_DAYS: Final = tuple(Weekday)
_MINUTE: Final = timedelta(minutes=1)


def last_due(settings: ServerSettings, now: datetime) -> datetime:
    """Return the last moment, up to now, at which a page was due."""
    zone = ZoneInfo(settings.news_zone)
    today = now.astimezone(zone).date()
    back = (today.weekday() - _DAYS.index(settings.news_day)) % len(_DAYS)
    day = today - timedelta(days=back)
    due = _at(day, settings.news_hour, zone)
    return due if due <= now else _at(day - _WEEK, settings.news_hour, zone)


def following(settings: ServerSettings, due_at: datetime) -> datetime:
    """Return when the page after one is due, by the clock of the server's zone."""
    return _weeks_away(settings, due_at, _WEEK)


def week_before(settings: ServerSettings, due_at: datetime) -> datetime:
    """Return when the week before a page began, by the clock of the server's zone."""
    return _weeks_away(settings, due_at, -_WEEK)


def next_due(
    settings: ServerSettings, changed_at: datetime, page: NewsPage | None, now: datetime
) -> datetime:
    """Return when the next page is due: in the past, for up to `LATE`, if it is due now."""
    due = last_due(settings, now)
    while not _comes(due, changed_at, page, now):
        due = following(settings, due)
    return due


def number_of(due_at: datetime) -> int:
    """Number a page, by which its message is found again: its minutes since 1970."""
    return (due_at - EPOCH) // _MINUTE


def _comes(due: datetime, changed_at: datetime, page: NewsPage | None, now: datetime) -> bool:
    if page is not None and due == page.due_at:
        return page.settled_at is None and now <= due + LATE
    if page is not None and abs(due - page.due_at) < APART:
        return False
    # What is stored from the future was written by a clock that went wrong.
    return due > min(changed_at, now) and now <= due + LATE


def _weeks_away(settings: ServerSettings, due_at: datetime, away: timedelta) -> datetime:
    zone = ZoneInfo(settings.news_zone)
    return (due_at.astimezone(zone) + away).astimezone(UTC)


def _at(day: date, hour: int, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(hour), zone).astimezone(UTC)
