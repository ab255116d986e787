"""Medals for the first three places, and the names of those who have them."""

from collections.abc import Iterator, Mapping
from typing import Final

from art.cup.contents import Podium
from art.cup.marks import Box, Disc, Mark, printed, written
from art.pens import FELT_DARK, GOLD, Colour

SILVER: Final[Colour] = (196, 202, 210)
BRONZE: Final[Colour] = (214, 152, 96)

_COLOURS: Final[Mapping[int, Colour]] = {1: GOLD, 2: SILVER, 3: BRONZE}
_SIZE = 38
_ABREAST = 3
_ROW = 54
_BETWEEN = 18


def medal(place: int, box: Box) -> Iterator[Mark]:
    """Yield a place's number in the middle of a box, on a medal if there is one for it."""
    if (colour := _COLOURS.get(place)) is None:
        yield from printed(str(place), box, anchor="m")
        return
    (x, y), half = box.centre, _SIZE / 2
    yield Disc(Box(x - half, y - half, x + half, y + half), colour)
    yield from printed(str(place), box, FELT_DARK, "m", bold=True)


def podium_height(podium: Podium) -> int:
    """Return how high a podium is; that depends on no text."""
    return -(-len(podium.winners) // _ABREAST) * _ROW


def podium_marks(podium: Podium, left: float, top: float, width: float) -> Iterator[Mark]:
    """Yield the winners, three to a line."""
    wide = (width - (_ABREAST - 1) * _BETWEEN) / _ABREAST
    for at, (place, name) in enumerate(podium.winners):
        row, column = divmod(at, _ABREAST)
        x, y = left + column * (wide + _BETWEEN), top + row * _ROW
        yield from medal(place, Box(x, y, x + _SIZE + 4, y + _ROW))
        yield from written(name, Box(x + _SIZE + 14, y, x + wide, y + _ROW))
