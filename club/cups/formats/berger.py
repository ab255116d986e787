"""Who plays whom in which round of a round robin: the Berger tables, as FIDE prints them."""

from collections.abc import Sequence
from functools import lru_cache

from club.cups.formats.plan import MOST_LEGS

MeetingRound = tuple[tuple[int, int], ...]


@lru_cache(maxsize=MOST_LEGS * 128)
def numbers(entrants: int, legs: int = 1) -> tuple[MeetingRound, ...]:
    """The rounds for entrants from 1 (of an odd number one rests); a second leg changes sides."""
    places = entrants + entrants % 2
    first = tuple(_round(places, number, entrants) for number in range(places - 1))
    return first + tuple(tuple((other, one) for one, other in each) for each in first * (legs - 1))


def rounds(entrants: Sequence[int], legs: int = 1) -> list[list[tuple[int, int]]]:
    """Return the rounds of these entrants."""
    return [
        [(entrants[one - 1], entrants[other - 1]) for one, other in each]
        for each in numbers(len(entrants), legs)
    ]


def _round(places: int, number: int, entrants: int) -> MeetingRound:
    # Seat the last place by turns at either side, and the others around it in a circle.
    circle = places - 1
    beside = number * (places // 2) % circle
    pairs = [(beside + 1, places) if number % 2 == 0 else (places, beside + 1)]
    pairs += [
        ((beside + step) % circle + 1, (beside - step) % circle + 1)
        for step in range(1, places // 2)
    ]
    return tuple(each for each in pairs if max(each) <= entrants)
