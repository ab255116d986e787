"""What costs work is done so often in a minute for a member, and no oftener."""

from datetime import timedelta

import pytest

from club.core.errors import NotYours
from cogs.routing.rate_limits import A_MINUTE, CostlyWork, RateLimits, TooOften
from tests.club.club_helpers import Clock

NORTH, SOUTH = 11, 12


@pytest.fixture
def rates(clock: Clock) -> RateLimits:
    return RateLimits(clock)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.mark.parametrize("work", CostlyWork)
def test_each_is_done_as_often_as_the_table_says(
    rates: RateLimits, clock: Clock, work: CostlyWork
) -> None:
    began = clock.now()
    for _ in range(A_MINUTE[work]):
        rates.spend(NORTH, work)
        clock.advance(timedelta(seconds=1))
    with pytest.raises(TooOften) as refused:
        rates.spend(NORTH, work)
    assert refused.value.args_ == {"when": str(int(began.timestamp()) + 60)}
    rates.spend(SOUTH, work)
    for other in set(CostlyWork) - {work}:
        rates.spend(NORTH, other)
    clock.time = began + timedelta(seconds=60)
    with pytest.raises(TooOften):
        rates.spend(NORTH, work)
    clock.advance(timedelta(seconds=1))
    rates.spend(NORTH, work)


def test_what_is_refused_for_another_reason_does_not_count(rates: RateLimits) -> None:
    def refused() -> None:
        with rates.spending(NORTH, CostlyWork.FILM):
            raise NotYours

    for _ in range(3 * A_MINUTE[CostlyWork.FILM]):
        with pytest.raises(NotYours):
            refused()
    for _ in range(A_MINUTE[CostlyWork.FILM]):
        with rates.spending(NORTH, CostlyWork.FILM):
            pass
    with pytest.raises(TooOften):
        rates.spend(NORTH, CostlyWork.FILM)


def test_nobody_is_remembered_for_long(rates: RateLimits, clock: Clock) -> None:
    for number in range(100):
        rates.spend(number, CostlyWork.FILM)
    clock.advance(timedelta(minutes=2))
    rates.spend(NORTH, CostlyWork.FILM)
    assert len(rates._asked[CostlyWork.FILM]._cache) == 1
