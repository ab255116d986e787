"""The results of many contests between two sides or three, added up."""

import math
from dataclasses import dataclass, field
from typing import Any

from engine.arena.contest import Played

_Z = 1.959964  # of the normal distribution: 95 % lie within so many deviations
_SOONEST = 20  # contests before which no interval is taken for a decision


def wilson(wins: float, contests: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, by Wilson's score; a drawn contest is half a win."""
    if not contests:
        return 0.0, 1.0
    share, square = wins / contests, _Z * _Z
    middle = share + square / (2 * contests)
    half = _Z * math.sqrt(share * (1 - share) / contests + square / (4 * contests * contests))
    low, high = ((middle + sign * half) / (1 + square / contests) for sign in (-1, 1))
    return max(0.0, low), min(1.0, high)


@dataclass(slots=True)
class Tally:
    """Contests added up, by side.

    `faults` counts the contests lost by a fault; `first_faults` has each side's first.
    """

    sides: int = 2
    wins: list[int] = field(init=False)
    drawn: int = 0
    deals: int = 0
    points: list[int] = field(init=False)
    decisions: list[int] = field(init=False)
    seconds: list[float] = field(init=False)
    faults: list[int] = field(init=False)
    first_faults: list[str | None] = field(init=False)

    def __post_init__(self) -> None:
        self.wins, self.points = [0] * self.sides, [0] * self.sides
        self.decisions, self.seconds = [0] * self.sides, [0.0] * self.sides
        self.faults, self.first_faults = [0] * self.sides, [None] * self.sides

    @property
    def contests(self) -> int:
        """How many contests there were."""
        return sum(self.wins) + self.drawn

    @property
    def share(self) -> float:
        """The share of contests that side 1 won; one that nobody won is shared."""
        return self._won / self.contests if self.contests else 1 / self.sides

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that share."""
        return wilson(self._won, self.contests)

    @property
    def _won(self) -> float:
        return self.wins[0] + self.drawn / self.sides

    def add(self, played: Played) -> None:
        """Count a contest."""
        if played.winner is None:
            self.drawn += 1
        else:
            self.wins[played.winner - 1] += 1
        self.deals += played.deals
        for at in range(self.sides):
            self.points[at] += played.points[at]
            self.decisions[at] += played.decisions[at]
            self.seconds[at] += played.seconds[at]
            if played.faults[at] is not None:
                self.faults[at] += 1
                self.first_faults[at] = self.first_faults[at] or played.faults[at]

    def decides(self, share: float) -> bool:
        """Whether the interval excludes a share, so that no more contests are needed."""
        # Checking after every contest finds such an interval by chance in over 1 of 20.
        low, high = self.interval
        return self.contests >= _SOONEST and not low <= share <= high

    def to_json(self) -> dict[str, Any]:
        """Return plain values that `json.dumps` takes; times are in seconds."""
        low, high = self.interval
        return {
            "contests": self.contests,
            "wins": self.wins,
            "drawn": self.drawn,
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "points_a_deal": [round(points / max(1, self.deals), 3) for points in self.points],
            "deals_a_contest": round(self.deals / max(1, self.contests), 2),
            "seconds_a_decision": [
                round(seconds / max(1, count), 6)
                for seconds, count in zip(self.seconds, self.decisions, strict=True)
            ],
            "faults": self.faults,
            "first_faults": self.first_faults,
        }
