"""What an organiser chooses while a league or a ladder is set up, kept from press to press."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Self

from club.core.choice_readers import HIGHEST_TARGET, read_title, reader
from club.cups.cup_choices import CLOCK_WORDS
from club.cups.formats.plan import MOST_LEGS
from club.cups.formats.seeding import SeedingMethod
from club.leagues.competition_draft import LONGEST_MATCH
from club.leagues.formats.competition import CompetitionPlan
from club.leagues.formats.ladder_plan import (
    FARTHEST_REACH,
    IDLE_DAYS,
    LONGEST_ANSWER,
    LONGEST_REST,
    LadderPlan,
)
from club.leagues.formats.league_plan import (
    FEWEST,
    LARGEST,
    LONGEST_PAUSE,
    MOST_MOVES,
    LeaguePlan,
)
from club.leagues.stored_competition import CompetitionKind
from engine.words import Word

_DAY: Final = 24

# What is offered for a week of a league, or a match of a ladder.
MATCH_HOURS: Final = tuple(_DAY * days for days in (1, 2, 3, 5, 7, 10, 14, 21, 28))


class CompetitionChoice(Word):
    """What there is to choose."""

    TITLE = "title"
    VARIANT = "variant"
    CONTEST = "contest"
    TARGET = "target"
    CLOCK = "clock"
    HOURS = "hours"
    SIZE = "size"
    LEGS = "legs"
    AT_ONCE = "at_once"
    MOVES = "moves"
    PAUSE = "pause_days"
    SEEDING = "seeding"
    REACH = "reach"
    ANSWER = "answer_days"
    REST = "rest_days"
    IDLE = "idle_days"


# The numbers on offer.
OFFERED: Final[dict[CompetitionChoice, tuple[int, ...]]] = {
    CompetitionChoice.HOURS: MATCH_HOURS,
    CompetitionChoice.SIZE: tuple(range(FEWEST, LARGEST + 1)),
    CompetitionChoice.LEGS: tuple(range(1, MOST_LEGS + 1)),
    CompetitionChoice.AT_ONCE: tuple(range(1, LARGEST)),
    CompetitionChoice.MOVES: tuple(range(MOST_MOVES + 1)),
    CompetitionChoice.PAUSE: (1, 2, 3, 5, 7, 10, 14, 21, 28, 42, 60),
    CompetitionChoice.REACH: tuple(range(1, FARTHEST_REACH + 1)),
    CompetitionChoice.ANSWER: tuple(range(1, LONGEST_ANSWER + 1)),
    CompetitionChoice.REST: tuple(range(LONGEST_REST + 1)),
    CompetitionChoice.IDLE: (7, 10, 14, 21, 30, 45, 60, 90),
}


_LEAGUE: Final = LeaguePlan()
_LADDER: Final = LadderPlan()


@dataclass(frozen=True, slots=True)
class CompetitionChoices:
    """What has been chosen; "" or 0 stands for the usual variant, contest or target."""

    title: str = ""
    variant: str = ""
    contest: str = ""
    target: int = 0
    clock: str = ""
    hours: int = 7 * _DAY
    size: int = _LEAGUE.size
    legs: int = _LEAGUE.legs
    at_once: int = _LEAGUE.at_once
    moves: int = _LEAGUE.moves
    pause_days: int = _LEAGUE.pause_days
    seeding: SeedingMethod = _LEAGUE.seeding
    reach: int = _LADDER.reach
    answer_days: int = _LADDER.answer_days
    rest_days: int = _LADDER.rest_days
    idle_days: int = _LADDER.idle_days

    @classmethod
    def read(cls, stored: Any) -> Self:  # noqa: ANN401 - whatever is stored
        """Read what was stored; what makes no sense counts as not chosen."""
        choices = cls()
        for choice in CompetitionChoice:
            try:
                choices = choices.with_choice(choice, str(stored[choice]))
            except (TypeError, ValueError, LookupError):
                continue
        return choices

    def with_choice(self, choice: CompetitionChoice, value: str) -> Self:
        """Return the choices with one changed; ValueError for a value that can't be chosen."""
        changed = {str(choice): _READERS[choice](value)}
        if choice is CompetitionChoice.VARIANT and value != self.variant:
            changed |= {CompetitionChoice.CONTEST: "", CompetitionChoice.TARGET: 0}
        return replace(self, **changed)

    def stored(self) -> dict[str, Any]:
        """Return them as plain data."""
        return asdict(self)

    def plan(self, kind: CompetitionKind) -> CompetitionPlan:
        """Return the plan of a league or a ladder."""
        if kind is CompetitionKind.LADDER:
            return LadderPlan(self.reach, self.answer_days, self.rest_days, self.idle_days)
        return LeaguePlan(
            self.size, self.legs, self.at_once, self.moves, self.pause_days, self.seeding
        )


_READERS: Final[dict[CompetitionChoice, Callable[[str], Any]]] = {
    CompetitionChoice.TITLE: read_title,
    CompetitionChoice.VARIANT: reader(),
    CompetitionChoice.CONTEST: reader(),
    CompetitionChoice.TARGET: reader(range(HIGHEST_TARGET + 1)),
    CompetitionChoice.CLOCK: reader(CLOCK_WORDS),
    CompetitionChoice.HOURS: reader(range(1, LONGEST_MATCH + 1)),
    CompetitionChoice.SIZE: reader(range(FEWEST, LARGEST + 1)),
    CompetitionChoice.LEGS: reader(range(1, MOST_LEGS + 1)),
    CompetitionChoice.AT_ONCE: reader(range(1, LARGEST)),
    CompetitionChoice.MOVES: reader(range(MOST_MOVES + 1)),
    CompetitionChoice.PAUSE: reader(range(1, LONGEST_PAUSE + 1)),
    CompetitionChoice.SEEDING: SeedingMethod,
    CompetitionChoice.REACH: reader(range(1, FARTHEST_REACH + 1)),
    CompetitionChoice.ANSWER: reader(range(1, LONGEST_ANSWER + 1)),
    CompetitionChoice.REST: reader(range(LONGEST_REST + 1)),
    CompetitionChoice.IDLE: reader(IDLE_DAYS),
}
