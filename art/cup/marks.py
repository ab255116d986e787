"""The marks that a cup's picture is made of, each in its place, so that all can be measured."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from art.lettering import Face, Lettering, writable
from art.paper import INK, PRINT
from art.pens import Colour, Point, font, medium, script
from art.sheet_layout import fitting

Anchor: TypeAlias = Literal["l", "m", "r"]

_WRITTEN: Final = (33, 30, 27)
_LETTERED: Final = (27, 25, 23)  # names that handwriting lacks, in a font that looks larger
_PRINTED: Final = (26, 24, 22, 20)


class Box(NamedTuple):
    """Where something stands, in pixels from the picture's left and top."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """Its width."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Its height."""
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        """Its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text in a box of its own, which it doesn't leave."""

    text: str
    box: Box
    letters: Lettering
    colour: Colour
    anchor: Anchor = "l"


@dataclass(frozen=True, slots=True)
class Panel:
    """A rectangle with round corners."""

    box: Box
    fill: Colour | None
    outline: Colour | None = None
    width: int = 2
    radius: int = 8


@dataclass(frozen=True, slots=True)
class Path:
    """A ruled line through some points."""

    points: tuple[Point, ...]
    colour: Colour
    width: int = 2


@dataclass(frozen=True, slots=True)
class Disc:
    """A medal: a circle in a box."""

    box: Box
    fill: Colour


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring drawn by hand around what is in a box."""

    box: Box


@dataclass(frozen=True, slots=True)
class Cards:
    """The sign of a match that is being played: two cards in a box."""

    box: Box


Mark: TypeAlias = Words | Panel | Path | Disc | Ring | Cards


@dataclass(frozen=True, slots=True)
class Layout:
    """A picture's size and its marks, the lowest first."""

    width: int
    height: int
    marks: tuple[Mark, ...]


def written(text: str, box: Box, colour: Colour = INK, anchor: Anchor = "l") -> Iterator[Words]:
    """Yield a name or a figure as if by hand; nothing for ""."""
    if text:
        by_hand = writable(text, script)
        face, sizes = (script, _WRITTEN) if by_hand else (font, _LETTERED)
        yield Words(*_fitted(text, box, face, sizes), colour, anchor)


def printed(
    text: str,
    box: Box,
    colour: Colour = PRINT,
    anchor: Anchor = "l",
    *,
    bold: bool = False,
    small: bool = False,
) -> Iterator[Words]:
    """Yield a label as it is printed; nothing for ""."""
    if text:
        sizes = _PRINTED[-2:] if small else _PRINTED
        yield Words(*_fitted(text, box, font if bold else medium, sizes), colour, anchor)


def _fitted(text: str, box: Box, face: Face, sizes: Sequence[int]) -> tuple[str, Box, Lettering]:
    said, letters = fitting(text, box.width, face, sizes)
    return said, box, letters
