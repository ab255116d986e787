"""What an organiser chooses before a cup is set up."""

from dataclasses import dataclass
from typing import Final

from club.core.deadlines import NO_TERMS, Terms
from club.cups.formats.plan import CupPlan
from club.cups.formats.seeding import SeedingMethod
from engine.rules import Rules

# The most that a match may take.
LONGEST_HOURS: Final = 14 * 24


@dataclass(frozen=True, slots=True)
class CupDraft:
    """What an organiser has chosen; ValueError unless a match may take so many `hours`."""

    title: str
    plan: CupPlan
    rules: Rules
    seeding: SeedingMethod = SeedingMethod.RATING
    hours: int = 72
    clock: Terms = NO_TERMS

    def __post_init__(self) -> None:
        """Check the hours."""
        if not 1 <= self.hours <= LONGEST_HOURS:
            raise ValueError("not a number of hours")
