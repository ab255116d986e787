"""A plan of faults: every so many requests, one of them meets the next of a shuffled list."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from playground.standin.faults import Fault

EARLY = 0.5
"""How often a scarce fault comes before its turn, where it could: not every time, or a request that
is made again and again would never be done."""


@dataclass(frozen=True)
class Offer:
    """A fault that a rota may choose.

    Attributes:
        name: What it is called in the log and in the counts.
        make: Makes the fault for a request, by its method and path; None if it can't be had now.
        method: The HTTP method of the requests it fits, or "*".
        path: The path of the requests it fits; "*" stands for any text.
        scarce: Whether requests that it fits are rare. Such a fault may come before its turn, and
            the next one comes later by as much, so that all come about equally often.
    """

    name: str
    make: Callable[[str, str], Fault | None]
    method: str = "*"
    path: str = "*"
    scarce: bool = False

    def fits(self, method: str, path: str) -> bool:
        """Tell whether it could befall a request."""
        return self.method in ("*", method) and fnmatchcase(path, self.path)


class Rota:
    """Gives every so many requests a fault: of those that fit, the one that has come least.

    Attributes:
        came: How often each fault has come, by its name.
        requests: How many requests were asked about.
    """

    def __init__(self, offers: Sequence[Offer], seed: int, every: int = 5) -> None:
        self.came = Counter({offer.name: 0 for offer in offers})
        self.requests = 0
        self._offers = list(offers)
        self._dice = random.Random(seed)  # noqa: S311 - the same faults in every run
        self._every = every

    def __call__(self, method: str, path: str) -> Fault | None:
        """Give the fault that a request meets, if it is one's turn."""
        self.requests += 1
        due = self.requests >= self._every * (self.came.total() + 1)
        average = self.came.total() / len(self.came)
        early = self._dice.random() < EARLY
        self._dice.shuffle(self._offers)
        for offer in sorted(self._offers, key=lambda offer: self.came[offer.name]):
            before = early and offer.scarce and self.came[offer.name] <= average
            if not (due or before) or not offer.fits(method, path):
                continue
            if (fault := offer.make(method, path)) is not None:
                self.came[offer.name] += 1
                fault.name = offer.name
                return fault
        return None
