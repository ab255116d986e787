"""What an organiser decides about a ladder."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

FEWEST_ON_LADDER: Final = 2  # with fewer there is nobody to challenge
MOST_ON_LADDER: Final = 128

FARTHEST_REACH: Final = 10
LONGEST_ANSWER: Final = 14
LONGEST_REST: Final = 14
IDLE_DAYS: Final = range(7, 91)

SINKS_EVERY: Final = timedelta(days=7)

# Somebody is out of the ladder after so many times the days after which they sink.
LAPSES_AFTER: Final = 3


@dataclass(frozen=True, slots=True)
class LadderPlan:
    """A ladder's choices; `reach` counts places above one's own. ValueError for others."""

    reach: int = 3
    answer_days: int = 3
    rest_days: int = 3
    idle_days: int = 30

    def __post_init__(self) -> None:
        if not 1 <= self.reach <= FARTHEST_REACH:
            raise ValueError("not a number of places")
        if not 1 <= self.answer_days <= LONGEST_ANSWER or not 0 <= self.rest_days <= LONGEST_REST:
            raise ValueError("not a number of days")
        if self.idle_days not in IDLE_DAYS:
            raise ValueError("not a number of days")

    @property
    def answer_time(self) -> timedelta:
        """How long an answer may take."""
        return timedelta(days=self.answer_days)

    @property
    def rest(self) -> timedelta:
        """How long nobody is challenged after having kept their place."""
        return timedelta(days=self.rest_days)

    @property
    def idle(self) -> timedelta:
        """After what time without a game somebody sinks."""
        return timedelta(days=self.idle_days)

    @property
    def lapse(self) -> timedelta:
        """After what time without a game somebody is out."""
        return self.idle * LAPSES_AFTER
