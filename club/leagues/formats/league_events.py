"""What happens in a league or on a ladder besides what happens in a cup too."""

from dataclasses import dataclass

from club.cups.formats.events import (
    Cancelled,
    Corrected,
    Decided,
    Disqualified,
    Entered,
    Substituted,
    Withdrew,
)


@dataclass(frozen=True, slots=True)
class SeasonBegan:
    """A season began, with its first week; the entrants of each division are in order."""

    divisions: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class WeekBegan:
    """The next rounds of the season may be played."""


@dataclass(frozen=True, slots=True)
class SeasonEnded:
    """All matches of the season were decided."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """No further season begins."""


@dataclass(frozen=True, slots=True)
class Lapsed:
    """An entrant who doesn't play is out."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Challenged:
    """One entrant of a ladder challenged another, under the next number."""

    challenger: int
    challenged: int


@dataclass(frozen=True, slots=True)
class ChallengeAccepted:
    """The game for a place may begin."""

    number: int


@dataclass(frozen=True, slots=True)
class ChallengeTakenBack:
    """The challenger took it back before there was an answer."""

    number: int


@dataclass(frozen=True, slots=True)
class Sank:
    """An entrant who hasn't played for long went down by one place."""

    entrant: int


LeagueEvent = (
    Entered
    | Withdrew
    | Disqualified
    | Lapsed
    | Substituted
    | SeasonBegan
    | WeekBegan
    | SeasonEnded
    | Decided
    | Corrected
    | Stopped
    | Cancelled
)
LadderEvent = (
    Entered
    | Withdrew
    | Disqualified
    | Lapsed
    | Challenged
    | ChallengeAccepted
    | ChallengeTakenBack
    | Decided
    | Sank
    | Cancelled
)
CompetitionEvent = LeagueEvent | LadderEvent
