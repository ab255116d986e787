"""What the long runs have in common: each is a module with a `SIZE` and a `prove`.

`prove(size)` runs at that size, yields a line of progress now and then, and yields its figures
last. It raises `AssertionError` as soon as something that was promised isn't so.
"""

from collections.abc import Iterator, Mapping
from typing import Protocol

Figures = Mapping[str, int | str]
"""The figures of a run, one row of a table: what was counted, and how many."""


class LongRun(Protocol):
    """A module of this folder."""

    SIZE: int

    def prove(self, size: int) -> Iterator[str | Figures]: ...


def row(figures: Figures) -> str:
    """The figures as a table of Markdown."""
    lines = (figures.keys(), ["---"] * len(figures), figures.values())
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)
