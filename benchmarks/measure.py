"""One line of a table."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from benchmarks.timing import Work


class Measure(NamedTuple):
    """What is measured, and what it is held against in the same run.

    Attributes:
        what: What is measured.
        work: Our way of doing it.
        beside: What it is held against: another engine, or a floor of our own.
        other: The other's way of doing it.
    """

    what: str
    work: Work
    beside: str
    other: Work


def over(items: Iterable[object], function: Callable[..., object]) -> Work:
    """Return the work of calling the function with each of the items."""
    items = list(items)

    def work() -> int:
        for item in items:
            function(item)
        return len(items)

    return work
