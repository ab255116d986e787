"""What an organiser chooses before a league or a ladder is set up."""

from dataclasses import dataclass
from typing import Final

from club.core.deadlines import NO_TERMS, Terms
from club.leagues.formats.competition import CompetitionPlan
from engine.rules import Rules

LONGEST_MATCH: Final = 24 * 28  # hours


@dataclass(frozen=True, slots=True)
class CompetitionDraft:
    """What an organiser has chosen; ValueError unless a match, or a week, may take so long."""

    title: str
    plan: CompetitionPlan
    rules: Rules
    hours: int = 24 * 7
    clock: Terms = NO_TERMS

    def __post_init__(self) -> None:
        if not 1 <= self.hours <= LONGEST_MATCH:
            raise ValueError("not a number of hours")
