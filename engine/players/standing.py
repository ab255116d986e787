"""The standing of a contest for a seat, for players that consider more than the cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from engine.contest import Contest, target_of
from engine.contest.sheet import Column
from engine.rules import Rules
from engine.seats import SEATS, Seat, other
from engine.words import MatchFormat


@dataclass(frozen=True, slots=True)
class Race:
    """A column that isn't won yet; `enters` says whether our win of the next deal counts there."""

    mine: int
    theirs: int
    enters: bool = True
    they_enter: bool = True


@dataclass(frozen=True, slots=True)
class ContestStanding:
    """A contest of two before a deal, for one seat; only Hollywood has several `races`."""

    target: int
    races: tuple[Race, ...]

    @classmethod
    def of(cls, contest: Contest, seat: Seat) -> Self:
        """Return a contest's standing for a seat before a deal (rules, C.1, C.4)."""
        mine, theirs = SEATS.index(seat), SEATS.index(other(seat))
        still_open = [column for column in contest.columns if column.winner is None]
        ours, others = _entered(still_open, mine), _entered(still_open, theirs)
        races = tuple(
            Race(column.points[mine], column.points[theirs], at < ours, at < others)
            for at, column in enumerate(still_open)
        )
        return cls(target_of(contest.rules), races)

    @classmethod
    def from_scores(cls, rules: Rules, scores: Sequence[int], seat: Seat) -> Self | None:
        """Return a seat's standing in a game from its points alone; None for a Hollywood sheet."""
        if rules.match == MatchFormat.HOLLYWOOD:
            return None
        mine, theirs = scores[SEATS.index(seat)], scores[SEATS.index(other(seat))]
        return cls(target_of(rules), (Race(mine, theirs),))


def _entered(columns: Sequence[Column], side: int) -> int:
    """Return the number of open columns, from the first, that a side's next win goes on."""
    begun = sum(1 for column in columns if column.boxes[side])
    return begun + 1
