"""In which order entrants are drawn."""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from engine import fair


class SeedingMethod(StrEnum):
    """Who decides the order of the entrants."""

    RATING = "rating"
    HAND = "hand"
    LOT = "lot"


def by_rating(ratings: Mapping[int, float | None]) -> tuple[int, ...]:
    """Order entrants by rating, the best first, those without one last; else as they entered."""

    def key(entrant: int) -> tuple[bool, float, int]:
        rating = ratings[entrant]
        return rating is None, -(rating or 0), entrant

    return tuple(sorted(ratings, key=key))


def by_lot(entrants: Iterable[int], seed: bytes) -> tuple[int, ...]:
    """Shuffle entrants, from the order in which they entered, as a deal's cards are."""
    return fair.in_random_order(seed, sorted(entrants))
