"""Until when somebody is away: what is suggested, and that whatever is suggested is taken."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.core.deadlines import MORNING, ContactPreferences
from cogs.turn_clock.away import BACK, LONGEST, BadMoment, away_until, suggested, suggestions
from tests.cogs.scenes import PLAIN

ZONES = ("UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "America/New_York")
NOW = datetime(2026, 12, 23, 23, 30, tzinfo=UTC)
moments = st.integers(0, 1_000_000).map(lambda minutes: NOW + timedelta(minutes=minutes))
zones = st.sampled_from(ZONES).map(ZoneInfo)
typings = st.one_of(
    st.sampled_from(["", " ", "tom", "a week", "in", "back", "2026-12-24", "2026-13-01", "x"]),
    st.integers(0, 120).map(str),
    st.text(max_size=20),
)


@given(now=moments, zone=zones, typed=typings)
def test_whatever_is_suggested_is_taken(now: datetime, zone: ZoneInfo, typed: str) -> None:
    own = ContactPreferences(zone=zone)
    offered = suggestions(typed, now, own, PLAIN)
    assert len({one.value for one in offered}) <= len(offered) <= 6
    for one in offered:
        assert 1 <= len(one.name) <= 100
        until = away_until(one.value, now, own)
        assert until == now if one.value == BACK else now < until
        if one.value != BACK:
            assert until.astimezone(zone).hour == MORNING
            assert until.astimezone(zone).date().isoformat() == one.value


def test_days_are_those_where_the_member_lives() -> None:
    east, west = (
        ContactPreferences(zone=ZoneInfo("Pacific/Kiritimati")),
        ContactPreferences(zone=ZoneInfo("UTC")),
    )
    assert suggestions("tom", NOW, east, PLAIN)[0].value == "2026-12-25"
    assert suggestions("tom", NOW, west, PLAIN)[0].name == "Tomorrow · Thursday, 2026-12-24"


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("5", ["2026-12-28"]),
        ("1", ["2026-12-24"]),
        ("2027-01-02", ["2027-01-02"]),
        ("2027-06-02", []),
        ("61", []),
        ("ba", [BACK]),
        ("in ", ["2026-12-26", "2026-12-30", "2027-01-06"]),
    ],
)
def test_what_is_typed_is_understood(typed: str, values: list[str]) -> None:
    offered = [one.value for one in suggestions(typed, NOW, ContactPreferences(), PLAIN)]
    assert offered == values


def test_who_is_away_is_first_offered_to_be_back() -> None:
    away = ContactPreferences(away_until=NOW + timedelta(days=1))
    assert suggestions("", NOW, away, PLAIN)[0].value == BACK
    assert suggestions("", NOW, ContactPreferences(away_until=NOW), PLAIN)[-1].value == BACK


def test_what_is_suggested_may_be_typed_in_full() -> None:
    words = {
        word.casefold(): str(day)
        for word, day in suggested(NOW, ContactPreferences(), PLAIN).items()
    }
    morning = datetime(2026, 12, 30, MORNING, tzinfo=UTC)
    assert away_until(" in A week ", NOW, ContactPreferences(), words) == morning
    with pytest.raises(BadMoment) as refused:
        away_until("in a week", NOW, ContactPreferences())
    assert refused.value.args_ == {"most": LONGEST}
