"""Whom a member waits for in the queue: the nearest by rating first, in time anybody."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

FEW: Final = 6
"""With fewer members in a server's queue within `LATELY`, nobody waits for a nearer one."""
LATELY: Final = timedelta(days=1)

WIDTH: Final = 100
"""Points by which two may differ at first: 64 games of 100."""
GROWTH: Final = 50
"""Points that are added with each minute."""
PATIENCE: Final = timedelta(minutes=10)
"""After how long it is anybody."""

_MINUTE = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class Waiter:
    """Somebody who waits.

    Attributes:
        since: When they asked; the later of two equals has the greater `turn`.
        rating: How strong they are believed to be.
        settled: Whether that is taken at its word; if not, they play anybody.
    """

    member_id: int
    since: datetime
    turn: int
    rating: int
    settled: bool


@dataclass(frozen=True, slots=True)
class Sought:
    """Whom a member waits for now.

    Attributes:
        low: The lowest rating, and
        high: the highest.
        until: From when it is anybody.
    """

    low: int
    high: int
    until: datetime


def gap(one: Waiter, two: Waiter) -> int:
    """How far apart two are."""
    return abs(one.rating - two.rating)


def meet_at(one: Waiter, two: Waiter) -> datetime:
    """When two may play each other: as soon as either has waited long enough for the gap."""
    first, second = sorted((one.since, two.since))
    if not (one.settled and two.settled):
        return second
    wait = max(timedelta(0), (gap(one, two) - WIDTH) / GROWTH * _MINUTE)
    return max(second, first + min(wait, PATIENCE))


def nearest(
    own: Waiter, others: Iterable[Waiter], now: datetime, *, anybody: bool
) -> Waiter | None:
    """Who is to play a member now: the nearest, and of equals who has waited longest.

    Args:
        own: The member.
        others: Those whom nothing keeps apart from the member.
        now: The time.
        anybody: Whether the queue is so empty that it doesn't matter how far apart they are.
    """
    able = (each for each in others if anybody or meet_at(own, each) <= now)
    return min(able, key=lambda each: (gap(own, each), each.since, each.turn), default=None)


def sought(own: Waiter, now: datetime) -> Sought | None:
    """Whom a member waits for; None for anybody."""
    until = own.since + PATIENCE
    if not own.settled or now >= until:
        return None
    width = WIDTH + int((now - own.since) / _MINUTE * GROWTH)
    return Sought(own.rating - width, own.rating + width, until)
