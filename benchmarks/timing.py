"""Timing two things in turn, so that a machine that slows down slows both."""

import statistics
import time
from collections.abc import Callable

ROUNDS = 7

Work = Callable[[], int]
"""Does some things and returns how many it did."""


def each(work: Work) -> float:
    """Return how many seconds of the processor's time one of the things takes.

    Time in which other programs run doesn't count, and nothing measured here waits.
    """
    start = time.process_time()
    done = work()
    return (time.process_time() - start) / done


def compare(ours: Work, theirs: Work) -> tuple[float, float]:
    """Time two works run by run in turn, after one run of each that isn't counted.

    Returns:
        The median seconds for one of ours, and the median of the rounds' ratios, ours to theirs.
    """
    ours()
    theirs()
    pairs = [(each(ours), each(theirs)) for _ in range(ROUNDS)]
    return statistics.median(a for a, _ in pairs), statistics.median(a / b for a, b in pairs)
