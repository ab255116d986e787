"""Timing two things in turn, so that a machine that slows down slows both."""

import statistics
import time
from collections.abc import Callable

ROUNDS = 7


def seconds(work: Callable[[], object]) -> float:
    """Return how many seconds one run of `work` takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def compare(ours: Callable[[], object], floor: Callable[[], object]) -> tuple[float, float]:
    """Time `ours` against `floor`, run by run in turn, after one run of each that isn't counted.

    Returns:
        The median seconds of `ours`, and the median ratio of the pairs.
    """
    ours()
    floor()
    pairs = [(seconds(ours), seconds(floor)) for _ in range(ROUNDS)]
    return statistics.median(a for a, _ in pairs), statistics.median(a / b for a, b in pairs)
