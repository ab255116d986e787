"""A mean that may be looked at after every value: its interval holds whenever one stops.

An interval for one look, taken after each value, misses the true mean sooner or later. This one is
wide enough for all looks together (a confidence sequence): the boundary of Robbins' normal mixture,
with the sample variance. It supposes that sums of `SOONEST` values are nearly normal; before that
many there is no verdict.
"""

import math
from dataclasses import dataclass
from enum import StrEnum

SOONEST = 50
"""Values before which there is no verdict."""

_ERROR_RATE = 0.05
_USUAL = 500
"""After about so many values the interval is as narrow as its coverage allows."""

_MIXTURE_VARIANCE = (-2 * math.log(_ERROR_RATE) + math.log(1 - 2 * math.log(_ERROR_RATE))) / _USUAL
"""The variance of the mixture, in units of that of a value."""


class Verdict(StrEnum):
    """What is known of a mean."""

    BETTER = "better"
    WORSE = "worse"
    LITTLE = "too little to be worth it"
    OPEN = "open"


@dataclass(slots=True)
class RunningMean:
    """Values that come one by one, and their mean (Welford's sums)."""

    count: int = 0
    mean: float = 0.0
    _squares: float = 0.0

    def add(self, value: float) -> None:
        """Count a value."""
        self.count += 1
        before = value - self.mean
        self.mean += before / self.count
        self._squares += before * (value - self.mean)

    @property
    def deviation(self) -> float:
        """The standard deviation of a value."""
        return math.sqrt(self._squares / (self.count - 1)) if self.count > 1 else math.inf

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean, valid at every look."""
        if self.count < SOONEST:
            return -math.inf, math.inf
        mixed = self.count * _MIXTURE_VARIANCE
        wide = math.sqrt(2 * (mixed + 1) / mixed * math.log(math.sqrt(mixed + 1) / _ERROR_RATE))
        half = wide * self.deviation / math.sqrt(self.count)
        return self.mean - half, self.mean + half

    def verdict(self, worth: float) -> Verdict:
        """Return what is known; a mean that can't be more than `worth` is too little."""
        low, high = self.interval
        if low > 0:
            return Verdict.BETTER
        if high < 0:
            return Verdict.WORSE
        return Verdict.LITTLE if high < worth else Verdict.OPEN
