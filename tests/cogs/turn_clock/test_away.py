"""Until when somebody is away: what is offered, and that whatever is offered is taken."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.core.deadlines import MORNING, ContactPreferences
from cogs.turn_clock.away import LONGEST, BadMoment, away_until, offered, suggested
from cogs.turn_clock.ui.away import draw_away
from tests.cogs.drawn import check_limits
from tests.cogs.scenes import PLAIN

ZONES = ("UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "America/New_York")
NOW = datetime(2026, 12, 23, 23, 30, tzinfo=UTC)
moments = st.integers(0, 1_000_000).map(lambda minutes: NOW + timedelta(minutes=minutes))
zones = st.sampled_from(ZONES).map(ZoneInfo)


@given(now=moments, zone=zones)
def test_whatever_is_offered_is_taken(now: datetime, zone: ZoneInfo) -> None:
    own = ContactPreferences(zone=zone)
    days = offered(now, own, PLAIN)
    assert 10 <= len(days) <= 25
    for value, _, _ in days:
        until = away_until(value, now, own)
        assert now < until <= now + timedelta(days=LONGEST)
        assert until.astimezone(zone).hour == MORNING
        assert until.astimezone(zone).date().isoformat() == value
    check_limits(draw_away(None, days, PLAIN))
    check_limits(draw_away(now, days, PLAIN))


def test_days_are_those_where_the_member_lives() -> None:
    east, west = (
        ContactPreferences(zone=ZoneInfo("Pacific/Kiritimati")),
        ContactPreferences(zone=ZoneInfo("UTC")),
    )
    assert offered(NOW, east, PLAIN)[0][0] == "2026-12-25"
    assert offered(NOW, west, PLAIN)[0] == ("2026-12-24", "Tomorrow", "Thursday, 2026-12-24")


@pytest.mark.parametrize(
    ("typed", "day"),
    [("5", 28), ("1", 24), ("2026-12-31", 31), (" in a week ", 30), ("Tomorrow", 24)],
)
def test_what_is_typed_is_understood(typed: str, day: int) -> None:
    own = ContactPreferences()
    words = {word.casefold(): str(each) for word, each in suggested(NOW, own, PLAIN).items()}
    assert away_until(typed, NOW, own, words).day == day


@pytest.mark.parametrize("typed", ["2027-06-02", "61", "in a week", "2026-12-01", "2026-13-01"])
def test_what_is_no_day_to_come_is_refused(typed: str) -> None:
    with pytest.raises(BadMoment) as refused:
        away_until(typed, NOW, ContactPreferences())
    assert refused.value.args_ == {"most": LONGEST}


def test_who_is_back_is_back_now() -> None:
    assert away_until("back", NOW, ContactPreferences()) == NOW


@pytest.mark.parametrize("zone", ["UTC", "Pacific/Auckland", "America/Adak", "Pacific/Midway"])
@pytest.mark.parametrize("typed", ["0001-01-01", "9999-12-31", "2026-02-30"])
def test_no_day_is_too_far_to_be_refused(typed: str, zone: str) -> None:
    with pytest.raises(BadMoment):
        away_until(typed, NOW, ContactPreferences(zone=ZoneInfo(zone)))
