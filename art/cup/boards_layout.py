"""Where the boards of a match stand: a line for each, the sides left and right of the results."""

from collections.abc import Iterator
from typing import Final

from art.cup.bracket_layout import PLAYED_NOW
from art.cup.contents import Boards, MatchSide
from art.cup.marks import Box, Cards, Mark, Panel, Path, Ring, Words, printed, written
from art.lettering import Lettering
from art.paper import FAINT, FRAME, INK, MARGIN_LINE, RULE
from art.pens import FELT, Colour, script
from art.sheet_layout import fitting

_HEAD: Final = 92
_ROW: Final = 62
_FOOT: Final = 10
_NUMBER: Final = 58
_RESULT: Final = 92
_MIDDLE: Final = 56  # between the results, for the sign of a board that is being played
_EDGE: Final = 14
_POINTS: Final = (54, 46, 38)
_UNPLAYED: Final = frozenset({"", "+", "\u2212"})  # nothing yet, or won and lost without a game


def boards_height(boards: Boards) -> int:
    """Return how high a match's boards are; that depends on no text."""
    return _HEAD + len(boards.boards) * _ROW + _FOOT


def boards_marks(boards: Boards, left: float, top: float, width: float) -> Iterator[Mark]:
    """Yield a match's boards under its sides."""
    places = _Places(left, width)
    yield from _head(boards, places, top)
    first = top + _HEAD
    for at, line in enumerate(boards.boards):
        row = Box(left, first + at * _ROW, left + width, first + (at + 1) * _ROW)
        if line.playing:
            yield Panel(Box(row.left, row.top + 2, row.right, row.bottom - 1), PLAYED_NOW, radius=0)
        number = Box(left, row.top, left + _NUMBER, row.bottom)
        yield from printed(str(line.board), number, anchor="m")
        for side, (name, result) in zip(line.sides, places.sides(row), strict=True):
            yield from _side(side, name, result)
        middle = places.middle(row)
        if line.playing:
            (x, y), half = middle.centre, _MIDDLE / 2 - 4
            yield Cards(Box(x - half, y - half, x + half, y + half))
        elif all(each.result not in _UNPLAYED for each in line.sides):
            yield from printed("\u2013", middle, FAINT, "m")
        if at:
            yield Path(((left, row.top), (left + width, row.top)), RULE)
    bottom = first + len(boards.boards) * _ROW
    for x in (left + _NUMBER, left + _NUMBER - 5):
        yield Path(((x, first), (x, bottom)), MARGIN_LINE)
    for y in (first, bottom):
        yield Path(((left, y), (left + width, y)), FRAME, 3)


class _Places:
    def __init__(self, left: float, width: float) -> None:
        self._left = left + _NUMBER
        self._right = left + width
        self._centre = (self._left + self._right) / 2

    def middle(self, row: Box) -> Box:
        half = _MIDDLE / 2
        return Box(self._centre - half, row.top, self._centre + half, row.bottom)

    def sides(self, row: Box) -> tuple[tuple[Box, Box], tuple[Box, Box]]:
        inner = _MIDDLE / 2
        outer = inner + _RESULT
        one = Box(self._centre - outer, row.top, self._centre - inner, row.bottom)
        other = Box(self._centre + inner, row.top, self._centre + outer, row.bottom)
        first = Box(self._left + _EDGE, row.top, one.left - _EDGE, row.bottom)
        second = Box(other.right + _EDGE, row.top, self._right - _EDGE, row.bottom)
        return (first, one), (second, other)


def _head(boards: Boards, places: _Places, top: float) -> Iterator[Mark]:
    row = Box(0, top, 0, top + _HEAD - 8)
    for side, (name, result) in zip(boards.sides, places.sides(row), strict=True):
        yield from printed(side.name, name, FELT, bold=True)
        if side.result:
            said, letters = fitting(side.result, result.width, script, _POINTS)
            yield Words(said, result, letters, INK, "m")
        if side.champion and side.name:
            reach = Lettering(script, _POINTS[0]).length(side.result or "0")
            x, y = result.centre
            half = min(result.width / 2, reach / 2 + 16)
            yield Ring(Box(x - half, y - 32, x + half, y + 36))


def _side(side: MatchSide, name: Box, result: Box) -> Iterator[Mark]:
    colour: Colour = FAINT if side.lost else INK
    yield from written(side.name, name, colour)
    yield from written(side.result, result, colour, "m")
