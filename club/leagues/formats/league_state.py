"""A league as its events have made it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from club.cups.formats.match_keys import MatchKey
from club.cups.formats.state import CupState
from club.leagues.formats.league_plan import LeaguePlan


@dataclass(frozen=True, slots=True)
class LeagueSeason:
    """A season; `groups` has leavers too, from `first_group` on: no two seasons share a number."""

    divisions: tuple[tuple[int, ...], ...]
    first_group: int
    groups: CupState
    began_at: datetime
    week_at: datetime
    weeks: int = 1
    ended_at: datetime | None = None

    @property
    def entrants(self) -> tuple[int, ...]:
        """All who began it."""
        return tuple(entrant for division in self.divisions for entrant in division)

    def division_of(self, key: MatchKey) -> tuple[int, ...] | None:
        """Return the division that a match belongs to; None for one of another season."""
        number = key.group - self.first_group
        return self.divisions[number] if 0 <= number < len(self.divisions) else None


@dataclass(frozen=True, slots=True)
class LeagueState:
    """A league; `gone` has who is out of it, true if they were put out, or never played."""

    plan: LeaguePlan
    members: Mapping[int, tuple[int, ...]] = field(default_factory=dict[int, tuple[int, ...]])
    gone: Mapping[int, bool] = field(default_factory=dict[int, bool])
    seasons: tuple[LeagueSeason, ...] = ()
    stopped: bool = False
    cancelled: bool = False
    corrections: int = 0

    @property
    def active(self) -> tuple[int, ...]:
        """The entrants in it, by number, those who wait for the next season included."""
        return tuple(each for each in self.members if each not in self.gone)

    @property
    def season(self) -> LeagueSeason | None:
        """The latest season."""
        return self.seasons[-1] if self.seasons else None

    @property
    def running(self) -> LeagueSeason | None:
        """The season that is being played."""
        season = self.season
        return season if season is not None and season.ended_at is None else None

    @property
    def over(self) -> bool:
        """Whether nothing will be played in it any more."""
        return self.cancelled or (self.stopped and self.running is None)
