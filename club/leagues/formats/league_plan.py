"""What an organiser decides before a league begins."""

from dataclasses import dataclass
from typing import Final

from club.cups.formats.plan import MOST_LEGS
from club.cups.formats.seeding import SeedingMethod

FEWEST: Final = 4  # entrants of a division, and so of a season
LARGEST: Final = 12  # entrants of a division
MOST: Final = 64  # entrants of a league
MOST_MOVES: Final = 3
LONGEST_PAUSE: Final = 60  # days


@dataclass(frozen=True, slots=True)
class LeaguePlan:
    """A league's choices, with `at_once` rounds a week and `moves` up and down; else ValueError."""

    size: int = 8
    legs: int = 1
    at_once: int = 1
    moves: int = 2
    pause_days: int = 7
    seeding: SeedingMethod = SeedingMethod.RATING

    def __post_init__(self) -> None:
        if not FEWEST <= self.size <= LARGEST:
            raise ValueError("not a size of a division")
        if not 1 <= self.legs <= MOST_LEGS:
            raise ValueError("two meet once or twice")
        if not 1 <= self.at_once < LARGEST:
            raise ValueError("not a number of rounds")
        if not 0 <= self.moves <= MOST_MOVES:
            raise ValueError("not a number of those who go up")
        if not 1 <= self.pause_days <= LONGEST_PAUSE:
            raise ValueError("not a number of days")
