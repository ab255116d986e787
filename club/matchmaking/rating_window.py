"""Which opponent a member waits for in the queue: the nearest by rating first, in time anybody."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

FEW: Final = 6
"""With fewer members in a server's queue within `LATELY`, nobody waits for a nearer one."""
LATELY: Final = timedelta(days=1)

WIDTH: Final = 100
"""Points by which two may differ at first: 64 wins in 100 games."""
GROWTH: Final = 50
"""Points that are added with each minute."""
PATIENCE: Final = timedelta(minutes=10)
"""How long a member waits until anybody will do."""

_MINUTE = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class WaitingMember:
    """A member who waits, for anybody while the rating isn't settled.

    Of two who asked at one time, the later has the greater `turn`.
    """

    member_id: int
    since: datetime
    turn: int
    rating: int
    settled: bool


@dataclass(frozen=True, slots=True)
class RatingWindow:
    """The ratings, from low to high, that a member waits for; from `until` on, any will do."""

    low: int
    high: int
    until: datetime


def gap(one: WaitingMember, two: WaitingMember) -> int:
    """Return how many points lie between two."""
    return abs(one.rating - two.rating)


def meet_at(one: WaitingMember, two: WaitingMember) -> datetime:
    """Return when two may play each other: once either has waited long enough for the gap."""
    first, second = sorted((one.since, two.since))
    if not (one.settled and two.settled):
        return second
    wait = max(timedelta(0), (gap(one, two) - WIDTH) / GROWTH * _MINUTE)
    return max(second, first + min(wait, PATIENCE))


def nearest(
    own: WaitingMember, others: Iterable[WaitingMember], now: datetime, *, anybody: bool
) -> WaitingMember | None:
    """Return a member's opponent now: the nearest, and of equals the one who has waited longest.

    Any gap will do if `anybody`, for a queue that is almost empty.
    """
    able = (each for each in others if anybody or meet_at(own, each) <= now)
    return min(able, key=lambda each: (gap(own, each), each.since, each.turn), default=None)


def sought(own: WaitingMember, now: datetime) -> RatingWindow | None:
    """Return the ratings that a member waits for; None for any."""
    until = own.since + PATIENCE
    if not own.settled or now >= until:
        return None
    width = WIDTH + int((now - own.since) / _MINUTE * GROWTH)
    return RatingWindow(own.rating - width, own.rating + width, until)
