"""A match of a cup, and how it came out."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from club.cups.formats.events import HowDecided
from club.cups.formats.match_keys import MatchKey

# A side that stays empty; entrants count from 1.
NOBODY: Final = 0

# The entrants of a match; None where it isn't known yet.
Sides = tuple[int | None, int | None]


class Unplayed(StrEnum):
    """Why a match needs no result."""

    BYE = "bye"  # one side stays empty
    EMPTY = "empty"  # both do
    LEFT = "left"  # a side, or each, is out of the cup


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """How a match came out; the `winner` may be NOBODY, `score` is the sides' points, if any."""

    winner: int
    losers: tuple[int, ...]  # none after a draw or a bye, both where neither came
    how: HowDecided | Unplayed
    score: tuple[int, int] | None = None

    @property
    def drawn(self) -> bool:
        """Whether the sides share it."""
        return self.winner == NOBODY and not self.losers and isinstance(self.how, HowDecided)

    @property
    def played(self) -> bool:
        """Whether there was a game."""
        return self.how in {HowDecided.PLAYED, HowDecided.AGREED, HowDecided.RULED}

    @property
    def loser(self) -> int:
        """The one loser who goes on in the losers' bracket or to the match for third place."""
        return self.losers[0] if len(self.losers) == 1 else NOBODY


@dataclass(frozen=True, slots=True)
class Match:
    """A match, with as much of it as is known."""

    key: MatchKey
    sides: Sides
    outcome: MatchOutcome | None = None

    @property
    def entrants(self) -> tuple[int, ...]:
        """Those of its entrants who are known."""
        return tuple(each for each in self.sides if each)

    @property
    def open(self) -> bool:
        """Whether its sides are known, and its result isn't."""
        return self.outcome is None and None not in self.sides

    @property
    def winner(self) -> int | None:
        """Who goes on; None while that isn't known."""
        return None if self.outcome is None else self.outcome.winner

    @property
    def loser(self) -> int | None:
        """Who drops out of it; None while that isn't known."""
        return None if self.outcome is None else self.outcome.loser


def in_pairs(sides: Sequence[int | None]) -> list[Sides]:
    """Let each entrant play the one beside it."""
    return list(zip(sides[::2], sides[1::2], strict=True))
