"""What costs work is done so often in a minute for a member, and no oftener."""

from datetime import timedelta

import pytest

from club.core.errors import NotYours
from cogs.routing.rate_limits import A_MINUTE, Rates, TooOften, Work
from tests.club.club_helpers import Clock

NORTH, SOUTH = 11, 12


@pytest.fixture
def rates(clock: Clock) -> Rates:
    return Rates(clock)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.mark.parametrize("work", Work)
def test_each_is_done_as_often_as_the_table_says(rates: Rates, clock: Clock, work: Work) -> None:
    began = clock.now()
    for _ in range(A_MINUTE[work]):
        rates.spend(NORTH, work)
        clock.advance(timedelta(seconds=1))
    with pytest.raises(TooOften) as refused:
        rates.spend(NORTH, work)
    assert refused.value.args_ == {"when": str(int(began.timestamp()) + 60)}
    rates.spend(SOUTH, work)
    for other in set(Work) - {work}:
        rates.spend(NORTH, other)
    clock.time = began + timedelta(seconds=60)
    with pytest.raises(TooOften):
        rates.spend(NORTH, work)
    clock.advance(timedelta(seconds=1))
    rates.spend(NORTH, work)


def test_what_is_refused_for_another_reason_does_not_count(rates: Rates) -> None:
    def refused() -> None:
        with rates.spending(NORTH, Work.FILM):
            raise NotYours

    for _ in range(3 * A_MINUTE[Work.FILM]):
        with pytest.raises(NotYours):
            refused()
    for _ in range(A_MINUTE[Work.FILM]):
        with rates.spending(NORTH, Work.FILM):
            pass
    with pytest.raises(TooOften):
        rates.spend(NORTH, Work.FILM)


def test_nobody_is_remembered_for_long(rates: Rates, clock: Clock) -> None:
    for number in range(100):
        rates.spend(number, Work.FILM)
    clock.advance(timedelta(minutes=2))
    rates.spend(NORTH, Work.FILM)
    assert len(rates._asked[Work.FILM]._cache) == 1
