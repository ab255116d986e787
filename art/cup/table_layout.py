"""Where the parts of a table stand: cross tables, alone or in groups, and Swiss tables."""

from collections.abc import Iterator

from art.cup.contents import CupTable, TableBand, TableCell, TableRow
from art.cup.marks import Box, Cards, Mark, Panel, Path, printed, written
from art.cup.medals import medal
from art.lettering import Lettering
from art.paper import FAINT, FRAME, INK, MARGIN_LINE, RULE
from art.pens import FELT, medium, script

_ROW, _TALL_ROW = 46, 76  # the second where two meet twice
_TITLE = 48
_HEAD = 46
_FOOT = 8
_PLACE = 46
_CELL, _SMALL_CELL = 78, 46  # at most; the second where names need the room
_OPPONENT_CELL = 70  # the same with an opponent's number
_NARROW = 36  # a cell, for numbers of two digits
_NAME, _EASY_NAME, _LEAST_NAME, _SHARE = 520, 300, 170, 0.32
_FIGURE, _MOST_FIGURE = 48, 112
_APART = 36  # two tables side by side
_INSIDE = 6
_PAD = 4  # above and below two results


def band_height(band: TableBand) -> int:
    """Return how high tables side by side are; that depends on no text."""
    return max(map(_height, band.tables))


def band_marks(band: TableBand, left: float, top: float, width: float) -> Iterator[Mark]:
    """Yield tables side by side; one that is alone has the whole width."""
    count = len(band.tables)
    wide = (width - (count - 1) * _APART) / count
    for at, table in enumerate(band.tables):
        most = _CELL if count == 1 else _SMALL_CELL
        yield from _TablePlaces(table, left + at * (wide + _APART), wide, most).marks(top)


def _height(table: CupTable) -> int:
    title = _TITLE if table.title else 0
    return title + _HEAD + len(table.rows) * _row_height(table) + _FOOT


def _row_height(table: CupTable) -> int:
    several = any(len(cell.results) > 1 for row in table.rows for cell in row.cells)
    return _TALL_ROW if several else _ROW


def _has_opponents(table: CupTable) -> bool:
    return any(cell.opponent for row in table.rows for cell in row.cells)


class _TablePlaces:
    """A table's columns: place, name, a cell for each meeting, at most `most` wide, and figures."""

    def __init__(self, table: CupTable, left: float, width: float, most: float) -> None:
        self._table = table
        self._left = left
        self._row = _row_height(table)
        self._figures = [self._figure_width(at) for at in range(len(table.figures))]
        count = len(table.columns)
        rest = width - _PLACE - sum(self._figures)
        least = min(_LEAST_NAME, _SHARE * width)
        needed = _OPPONENT_CELL if _has_opponents(table) else _SMALL_CELL
        least_cell = min(needed, (rest - least) / max(1, count))
        self._cell = min(most, max(least_cell, (rest - _EASY_NAME) / max(1, count)))
        self._name = min(_NAME, rest - count * self._cell)
        self._cells = left + _PLACE + self._name
        self._right = self._cells + count * self._cell + sum(self._figures)

    def marks(self, top: float) -> Iterator[Mark]:
        if self._table.title:
            box = Box(self._left, top, self._right, top + _TITLE)
            yield from printed(self._table.title, box, FELT, bold=True)
            top += _TITLE
        yield from self._head(top)
        for at, row in enumerate(self._table.rows):
            yield from self._entrant(row, top + _HEAD + at * self._row)
        yield from self._rules(top)

    def _figure_width(self, at: int) -> float:
        longest = max(Lettering(script, 28).length(row.figures[at]) for row in self._table.rows)
        heading = Lettering(medium, 24).length(self._table.figures[at])
        return min(_MOST_FIGURE, max(_FIGURE, longest + 16, heading + 16))

    def _head(self, top: float) -> Iterator[Mark]:
        bottom = top + _HEAD
        for at, title in enumerate(self._table.columns):
            box = self._cell_box(at, top, bottom)
            yield from printed(title, box, anchor="m", small=self._cell < _NARROW)
        for at, title in enumerate(self._table.figures):
            yield from printed(title, self._figure_box(at, top, bottom), anchor="r")

    def _rules(self, top: float) -> Iterator[Mark]:
        first, count = top + _HEAD, len(self._table.rows)
        bottom = first + count * self._row
        for at in range(1, count):
            ends = at == self._table.going_on
            y = first + at * self._row
            points = ((self._left, y), (self._right, y))
            yield Path(points, FELT, 4) if ends else Path(points, RULE)
        for at in range(len(self._table.columns) + 1):
            x = self._cells + at * self._cell
            yield Path(((x, top + 6), (x, bottom)), RULE)
        for x in (self._cells, self._cells - 5):
            yield Path(((x, top + 6), (x, bottom)), MARGIN_LINE)
        yield Path(((self._left, first), (self._right, first)), FRAME, 3)
        yield Path(((self._left, bottom), (self._right, bottom)), FRAME, 3)

    def _entrant(self, row: TableRow, top: float) -> Iterator[Mark]:
        bottom = top + self._row
        place = Box(self._left, top, self._left + _PLACE - 4, bottom)
        yield from (
            medal(row.place, place) if row.medal else printed(str(row.place), place, anchor="m")
        )
        box = Box(self._left + _PLACE + 4, top, self._cells - 12, bottom)
        name = tuple(written(row.name, box, FAINT if row.gone else INK))
        yield from name
        if row.gone and name:
            reach = min(name[0].letters.length(name[0].text), box.width)
            middle = box.centre[1] + 2
            yield Path(((box.left - 2, middle), (box.left + reach + 2, middle)), FAINT, 3)
        for at, cell in enumerate(row.cells):
            yield from _meeting(cell, self._cell_box(at, top, bottom))
        for at, figure in enumerate(row.figures):
            yield from written(figure, self._figure_box(at, top, bottom), INK, "r")

    def _cell_box(self, at: int, top: float, bottom: float) -> Box:
        left = self._cells + at * self._cell
        return Box(left + 2, top, left + self._cell - 2, bottom)

    def _figure_box(self, at: int, top: float, bottom: float) -> Box:
        right = self._right - sum(self._figures[at + 1 :])
        return Box(right - self._figures[at] + _INSIDE, top, right - _INSIDE, bottom)


def _meeting(cell: TableCell, box: Box) -> Iterator[Mark]:
    if cell.blocked:
        yield Panel(Box(box.left - 1, box.top + 1, box.right + 1, box.bottom), RULE, radius=0)
        return
    if cell.opponent:
        middle = box.left + 0.55 * box.width
        yield from printed(
            cell.opponent, Box(box.left, box.top, middle - 3, box.bottom), FAINT, "r"
        )
        box = Box(middle + 1, box.top, box.right, box.bottom)
    if len(cell.results) > 1:
        box = Box(box.left, box.top + _PAD, box.right, box.bottom - _PAD)
    high = box.height / max(1, len(cell.results))
    waiting = cell.playing
    for at, result in enumerate(cell.results or ("",)):
        line = Box(box.left, box.top + at * high, box.right, box.top + (at + 1) * high)
        if not result and waiting:
            waiting = False
            yield Cards(_square(line))
        yield from written(result, line, INK, "m")


def _square(box: Box) -> Box:
    (x, y), half = box.centre, min(box.width, box.height - 6, _ROW) / 2
    return Box(x - half, y - half, x + half, y + half)
