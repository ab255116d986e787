"""When a weekly page is due: at its hour by the server's clock, once a week, never long after."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.core.settings import ServerSettings, Weekday
from club.news.page_times import LATE, following, last_due, next_due, week_before
from data.news.pages import APART, NewsPage

ZONES = ("UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Australia/Lord_Howe")
WEEK = timedelta(days=7)
HOUR = timedelta(hours=1)
LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)

settings = st.builds(
    ServerSettings,
    news_channel=st.just(5),
    news_day=st.sampled_from(Weekday),
    news_hour=st.integers(0, 23),
    news_zone=st.sampled_from(ZONES),
)
moments = st.datetimes(datetime(2026, 1, 1), datetime(2030, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001 - hypothesis adds the zone


def day_and_hour(at: datetime, zone: str) -> tuple[int, int]:
    local = at.astimezone(ZoneInfo(zone))
    return local.weekday(), local.hour


@given(settings, moments)
def test_the_last_one_was_within_a_week_at_its_hour(server: ServerSettings, now: datetime) -> None:
    due = last_due(server, now)
    assert timedelta() <= now - due < WEEK + 2 * HOUR
    weekday, hour = day_and_hour(due, server.news_zone)
    # The hour that a clock leaves out in spring is the one after it.
    assert weekday == tuple(Weekday).index(server.news_day)
    assert hour in {server.news_hour, server.news_hour + 1}


@given(settings, moments)
def test_pages_are_a_week_of_the_clock_apart(server: ServerSettings, now: datetime) -> None:
    due = last_due(server, now)
    after = following(server, due)
    assert abs(after - due - WEEK) <= HOUR
    assert after - due > APART
    assert abs(due - week_before(server, due) - WEEK) <= HOUR


@given(settings, moments, st.timedeltas(timedelta(), timedelta(days=20)))
def test_none_is_posted_late_or_twice(
    server: ServerSettings, now: datetime, since: timedelta
) -> None:
    due = next_due(server, LONG_AGO, None, now)
    assert now - LATE <= due <= now + WEEK + HOUR
    posted = NewsPage(1, now - since, now - since)
    assert next_due(server, LONG_AGO, posted, now) >= posted.due_at + APART


def test_a_page_that_was_begun_is_gone_on_with_until_it_is_late() -> None:
    server = ServerSettings(news_channel=5)
    due = last_due(server, datetime(2026, 5, 6, tzinfo=UTC))
    assert due == datetime(2026, 5, 4, 18, tzinfo=UTC)
    begun = NewsPage(1, due)
    assert next_due(server, LONG_AGO, begun, due + LATE) == due
    assert next_due(server, LONG_AGO, begun, due + LATE + HOUR) == due + WEEK
    assert next_due(server, LONG_AGO, NewsPage(1, due, due), due + HOUR) == due + WEEK


def test_what_was_due_before_it_was_set_is_not_made_up_for() -> None:
    server = ServerSettings(news_channel=5)
    due = datetime(2026, 5, 4, 18, tzinfo=UTC)
    assert next_due(server, due - HOUR, None, due + HOUR) == due
    assert next_due(server, due + HOUR / 2, None, due + HOUR) == due + WEEK


@given(settings, moments, st.sampled_from([LONG_AGO, datetime(9000, 1, 1, tzinfo=UTC)]))
def test_rows_that_make_no_sense_stop_nothing(
    server: ServerSettings, now: datetime, stored: datetime
) -> None:
    due = next_due(server, stored, NewsPage(1, stored), now)
    assert now - LATE <= due <= now + 2 * WEEK


@pytest.mark.parametrize("day", [Weekday.WEDNESDAY, Weekday.SUNDAY])
def test_another_day_brings_no_second_page_in_a_week(day: Weekday) -> None:
    monday = datetime(2026, 5, 4, 18, tzinfo=UTC)
    page = NewsPage(1, monday, monday)
    due = next_due(ServerSettings(news_channel=5, news_day=day), monday + HOUR, page, monday + HOUR)
    assert due >= monday + APART
    assert due - monday <= timedelta(days=13)
