"""Where the parts of a sheet's picture stand, and texts that fit their places."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from art.lettering import Face, Lettering
from art.pad import ABREAST, FEET, FigureKind, PadColumn, PadLabel
from engine.contest.sheet import SettlementKind

NUMBERS = 42
"""Pixels for the numbers of deals."""

_FEWEST = 5  # lines, so that a sheet looks like one from the start


@dataclass(frozen=True, slots=True)
class Place:
    """Where a column stands: a place for the deal's number, and one for each side."""

    left: float
    wide: float
    sides: int
    numbers: int = NUMBERS

    @property
    def half(self) -> float:
        """How wide a side's figures stand."""
        return (self.wide - self.numbers) / self.sides

    @property
    def end(self) -> float:
        """Where it ends."""
        return self.left + self.wide

    @property
    def number(self) -> float:
        """The middle of the deals' numbers."""
        return self.left + self.numbers / 2

    @property
    def size(self) -> int:
        """The pixels of its figures."""
        return 38

    def left_of(self, side: int) -> float:
        """Return where a side's figures begin."""
        return self.left + self.numbers + side * self.half

    def centre(self, side: int) -> float:
        """Return the middle of a side's figures."""
        return self.left_of(side) + self.half / 2


def ruled_lines(band: Sequence[PadColumn]) -> int:
    """Return the number of ruled lines: one more than are written, so that they can be closed."""
    return max(_FEWEST, 1 + max(len(column.lines) for column in band))


def _kinds(band: Sequence[PadColumn]) -> list[SettlementKind]:
    return [kind for kind in FEET if any(kind in column.feet for column in band)]


def foot_labels(band: Sequence[PadColumn]) -> list[FigureKind]:
    """Return all lines that stand under columns: the tally, the sums and what they come to."""
    labels: list[FigureKind] = [PadLabel.BOXES] if any(each.boxes for each in band) else []
    labels += _kinds(band)
    labels += [PadLabel.TOTAL] if any(each.totals for each in band) else []
    labels += [PadLabel.SCORE] if any(each.score for each in band) else []
    return labels


def balanced(columns: Sequence[PadColumn]) -> list[Sequence[PadColumn]]:
    """Return columns in as few bands as there can be, about equally long."""
    bands = -(-len(columns) // ABREAST)
    ends = [-(-len(columns) * band // bands) for band in range(bands + 1)]
    return [columns[start:end] for start, end in pairwise(ends)]


def two_lines(name: str) -> list[str]:
    """Return a name in two lines, parted before the sign or at the space nearest the middle."""
    spaces = [at for at, sign in enumerate(name) if sign == " "]
    if not spaces:
        return [name]
    ands = [at for at in spaces if name.startswith("& ", at + 1)]
    at = min(ands or spaces, key=lambda at: abs(2 * at - len(name)))
    return [name[:at], name[at + 1 :]]


def fitting(text: str, room: float, face: Face, sizes: Sequence[int]) -> tuple[str, Lettering]:
    """Return a text in the largest letters in which it fits, cut off if it fits in none."""
    for size in sizes:
        if Lettering(face, size).length(text) <= room:
            return text, Lettering(face, size)
    small = Lettering(face, sizes[-1])
    return small.cut(text, room), small
