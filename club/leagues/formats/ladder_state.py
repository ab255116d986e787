"""A ladder as its events have made it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.matches import Match
from club.leagues.formats.ladder_plan import LadderPlan

_A_ROUND: Final = 9_999  # what a key holds; challenges beyond it are of a further round


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge that isn't decided."""

    number: int
    challenger: int
    challenged: int
    made_at: datetime
    accepted_at: datetime | None = None

    @property
    def key(self) -> MatchKey:
        """The key of its match."""
        lap, place = divmod(self.number - 1, _A_ROUND)
        return MatchKey(CupPart.CHALLENGE, lap + 1, place + 1)

    @property
    def match(self) -> Match:
        """What is played for the place."""
        return Match(self.key, (self.challenger, self.challenged))


@dataclass(frozen=True, slots=True)
class LadderState:
    """A ladder; the times are when each last did so, by entrant."""

    plan: LadderPlan
    members: Mapping[int, tuple[int, ...]] = field(default_factory=dict[int, tuple[int, ...]])
    order: tuple[int, ...] = ()
    open: Mapping[int, Challenge] = field(default_factory=dict[int, Challenge])
    challenges: int = 0
    active_at: Mapping[int, datetime] = field(default_factory=dict[int, datetime])
    sank_at: Mapping[int, datetime] = field(default_factory=dict[int, datetime])
    defended_at: Mapping[int, datetime] = field(default_factory=dict[int, datetime])
    taken_back_at: Mapping[int, datetime] = field(default_factory=dict[int, datetime])
    short_since: datetime | None = None
    cancelled: bool = False
    corrections: int = 0  # who has what place follows from each result at once

    @property
    def active(self) -> tuple[int, ...]:
        """The entrants on it, the best first."""
        return self.order

    @property
    def over(self) -> bool:
        """Whether nothing will be played on it any more."""
        return self.cancelled

    def challenge_of(self, entrant: int) -> Challenge | None:
        """Return the challenge that an entrant has made or is to answer, or None."""
        sides = ((each, (each.challenger, each.challenged)) for each in self.open.values())
        return next((each for each, both in sides if entrant in both), None)

    def challenge_at(self, key: MatchKey) -> Challenge | None:
        """Return the open challenge of a match, or None."""
        return next((each for each in self.open.values() if each.key == key), None)
