"""A score sheet as a picture of a pad: `SheetWords` are printed, names and figures handwritten."""

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageDraw

from art.ink import line, ring, tally, tally_width, wave
from art.pad import ABREAST, FEET, FigureKind, Pad, PadColumn, PadLabel, pad_of
from art.paper import (
    BELOW,
    CREAM,
    FAINT,
    FRAME,
    INK,
    MARGIN_LINE,
    PRINT,
    RED,
    RULE,
    with_few_colours,
)
from art.pens import (
    FELT,
    FELT_DARK,
    INK_LIGHT,
    INK_SOFT,
    Colour,
    Font,
    font,
    script,
    writable,
)
from engine.contest import Contest, Ledger
from engine.contest.sheet import SettlementKind

_FELT = 22  # of the table around the pad
_EDGE = 20  # of the paper around what is printed
_LABELS = 132
_NUMBERS = 42
_WIDTHS = {1: 648, 2: 860, 3: 1000}
_SIDE = 120  # at least, for each of three sides or more
_BINDING = 92
_HEAD, _NAMES, _LINE, _FOOT = 58, 54, 46, 50
_FEWEST = 5  # lines, so that a sheet looks like one from the start
_GAP = 26
_STACK = 4  # what is seen of each of the sheets below
_LOWER = 5  # how far figures stand below the middle, in a font with room for accents


@dataclass(frozen=True, slots=True)
class SheetWords:
    """What is printed on the pad; `target` is what the contest goes to.

    A name that the fonts can't write becomes its side's number. `labels` name the figures by kind;
    `PadLabel.NUMBER` is that of deals or rounds. `comma` is between thousands.
    """

    title: str
    target: str
    names: tuple[str, ...]
    labels: Mapping[FigureKind, str]
    comma: str = ","


def sheet_picture(contest: Contest, told: Ledger, words: SheetWords) -> bytes:
    """Draw a sheet as a PNG, at most 1,000 pixels wide; `told` is the contest's ledger."""
    pad = pad_of(contest, told)
    image = _Painter(pad, words).paint()
    buffer = io.BytesIO()
    with_few_colours(image).save(buffer, "PNG")
    return buffer.getvalue()


class _Painter:
    """Draws one pad from top to bottom."""

    def __init__(self, pad: Pad, words: SheetWords) -> None:
        self.pad = pad
        self.words = words
        self.bands = _balanced(pad.columns)
        abreast = len(self.bands[0])
        more = max(0, pad.sides - 2) * _SIDE
        self.width = min(max(_WIDTHS.values()), _WIDTHS[abreast] + more)
        self.left = _FELT + _EDGE
        self.right = self.width - self.left
        self.names = [
            name if writable(name) else str(side) for side, name in enumerate(words.names, start=1)
        ]
        height = 2 * _FELT + _BINDING + sum(self._band_height(band) for band in self.bands)
        height += self._sum_height() + _EDGE // 2 + 2 * _STACK
        self.image = Image.new("RGB", (self.width, height), FELT_DARK)
        self.canvas = ImageDraw.Draw(self.image)
        self.height = height

    def paint(self) -> Image.Image:
        """Draw everything."""
        self._paper()
        y = _FELT + _BINDING
        for band in self.bands:
            self._band(band, y)
            y += self._band_height(band)
        if self.pad.sums:
            self._sum(y)
        return self.image

    def _paper(self) -> None:
        """Draw the sheet, bound at its top."""
        bottom = self.height - _FELT
        for under, colour in ((0, BELOW[0]), (1, BELOW[1]), (2, CREAM)):
            box = (_FELT, _FELT, self.width - _FELT, bottom - under * _STACK)
            self.canvas.rounded_rectangle(box, radius=14, fill=colour)
        binding = _BINDING - 20
        top = (_FELT, _FELT, self.width - _FELT, _FELT + binding)
        self.canvas.rounded_rectangle(top, radius=14, fill=FELT, corners=(True, True, False, False))
        for x in range(_FELT + 12, self.width - _FELT - 6, 14):
            self.canvas.rectangle((x, _FELT + binding + 5, x + 5, _FELT + binding + 6), fill=FRAME)
        middle = _FELT + binding // 2
        target = font(28, bold=False)
        self._text((self.right, middle), self.words.target, target, INK_SOFT, "rm")
        room = self.right - self.left - target.getlength(self.words.target) - 24
        title = _fitting(self.words.title, room, font, (34, 30, 26))
        self._text((self.left, middle), *title, INK_LIGHT, "lm")

    # The columns

    def _band_height(self, band: Sequence[PadColumn]) -> int:
        head = _HEAD if band[0].number is not None else _GAP // 2
        feet = len(_kinds(band)) + any(each.totals for each in band)
        feet += any(each.score for each in band)
        feet += any(each.boxes for each in band)
        return head + _NAMES + _rows(band) * _LINE + feet * _FOOT + _GAP

    def _band(self, band: Sequence[PadColumn], y: int) -> None:
        """Draw columns side by side, with the labels of their last lines to their left."""
        top = y + (_HEAD if band[0].number is not None else _GAP // 2)
        first = top + _NAMES
        foot = first + _rows(band) * _LINE
        kinds = _kinds(band)
        labels: list[FigureKind] = [PadLabel.BOXES] if any(each.boxes for each in band) else []
        labels += kinds
        labels += [PadLabel.TOTAL] if any(each.totals for each in band) else []
        labels += [PadLabel.SCORE] if any(each.score for each in band) else []
        bottom = foot + len(labels) * _FOOT
        start = self.left + _LABELS
        for row in range(1, _rows(band)):
            self._across(start, first + row * _LINE, RULE)
        self._label(top + 2, PadLabel.NUMBER, _NAMES)
        for at, label in enumerate(labels):
            self._across(self.left, foot + at * _FOOT, FRAME if at == 0 else RULE)
            self._label(foot + at * _FOOT, label)
        if PadLabel.TOTAL in labels:
            for gap in (0, 4):
                self._across(self.left, foot + labels.index(PadLabel.TOTAL) * _FOOT - gap, FRAME)
        self._across(start, first, FRAME, 3)
        self._across(self.left, bottom, FRAME, 3)
        wide = (self.right - start) / len(band)
        for at, column in enumerate(band):
            place = _Place(start + at * wide, wide, self.pad.sides)
            self._rules(place, top, bottom)
            if column.number is not None:
                self._number(place, y + _HEAD // 2, column)
            self._heads(place, top)
            self._entries(place, first, foot, column)
            for row, label in enumerate(labels):
                self._figures(place, foot + row * _FOOT, column, label)
        for gap in (0, 5):
            self.canvas.line((start - gap, top, start - gap, bottom), fill=MARGIN_LINE, width=2)

    def _rules(self, place: "_Place", top: int, bottom: int) -> None:
        for side in range(place.sides):
            x = place.left_of(side)
            self.canvas.line((x, top, x, bottom), fill=RULE, width=2)
        self.canvas.line((place.end, top, place.end, bottom), fill=FRAME, width=3)

    def _number(self, place: "_Place", middle: int, column: PadColumn) -> None:
        """Print a column's number over it."""
        x = (place.left_of(0) + place.end) / 2
        box = (x - 22, middle - 22, x + 22, middle + 22)
        self.canvas.ellipse(box, fill=FELT if column.closed else None, outline=FELT, width=3)
        colour = INK_LIGHT if column.closed else FELT
        self._text((x, middle), str(column.number), font(28), colour, "mm")

    def _heads(self, place: "_Place", top: int) -> None:
        for side, name in enumerate(self.names):
            face = script if writable(name, script) else font
            middle, room = top + _NAMES // 2 + 2, place.half - 10
            lines = [name] if face(26).getlength(name) <= room else _two_lines(name)
            sizes = (34, 30, 26) if len(lines) == 1 else (25, 22)
            for at, part in enumerate(lines):
                y = middle + (2 * at - len(lines) + 1) * 12
                self._text((place.centre(side), y), *_fitting(part, room, face, sizes), INK, "mm")

    def _entries(self, place: "_Place", first: int, foot: int, column: PadColumn) -> None:
        """Write the running totals, and rule off what is closed."""
        y, last = first, [0] * place.sides
        for entry in column.lines:
            said = "\u2026" if entry.number is None else str(entry.number)
            small = _fitting(said, _NUMBERS - 6, _medium, (22, 18, 15))
            self._text((place.number, y + _LINE // 2), *small, FAINT, "mm")
            for side, total in enumerate(entry.totals):
                if total is not None:
                    self._write(place, side, y + _LINE // 2, total)
                    last[side] = y + _LINE // 2
            y += _LINE
        if not column.closed:
            return
        x = place.left_of(0)
        line(self.image, (x + 6, y + 5), (place.end - 8, y + 5), RED, 2.4, twice=6)
        if foot - y > _LINE:
            line(self.image, (x + 14, foot - 12), (place.end - 16, y + 24), INK, 2.4)
        for side in column.shut_out:
            middle = place.centre(side - 1)
            wave(self.image, (middle, first + 12), (middle, y - 10), 13, RED)
        if column.winner is not None and last[column.winner - 1]:
            self._ring(place, column, last[column.winner - 1])

    def _ring(self, place: "_Place", column: PadColumn, y: int) -> None:
        """Draw a ring round the total that closed the column."""
        side = (column.winner or 1) - 1
        total = column.lines[-1].totals[side]
        half = script(place.size).getlength(self._said(total or 0)) / 2 + 14
        ring(self.image, (place.centre(side), y), (min(half, place.half / 2 - 2), 23), RED, 2.6)

    def _figures(self, place: "_Place", y: int, column: PadColumn, label: FigureKind) -> None:
        """Write one of the lines under a column."""
        middle = y + _FOOT // 2
        if label == PadLabel.BOXES:
            for side, count in enumerate(column.boxes):
                self._tally(place, side, middle, count)
            return
        rows = {**column.feet, PadLabel.TOTAL: column.totals, PadLabel.SCORE: column.score}
        for side, figure in enumerate(rows.get(label) or ()):
            if figure is not None:
                self._write(place, side, middle, figure)

    def _tally(self, place: "_Place", side: int, middle: int, count: int) -> None:
        wide = tally_width(count)
        if wide > place.half - 20:
            self._write(place, side, middle, count)
        else:
            tally(self.image, place.centre(side) - wide / 2, middle, count, INK)

    def _write(self, place: "_Place", side: int, middle: int, figure: int) -> None:
        said = _fitting(self._said(figure), place.half - 8, script, (place.size, 30, 26, 22))
        self._text((place.centre(side), middle + _LOWER), *said, INK, "mm")

    # What they come to together

    @property
    def _alone(self) -> bool:
        """Whether there is one column, whose names serve the sum as well."""
        return self.pad.columns[0].number is None

    def _sum_height(self) -> int:
        names = 0 if self._alone else _NAMES
        return names + len(self.pad.sums) * _FOOT + _GAP if self.pad.sums else 0

    def _sum(self, y: int) -> None:
        """Write the sum of the columns under them."""
        start = self.left + _LABELS
        place, first = _Place(start, self.right - start, self.pad.sides), y
        if not self._alone:
            place = _Place(start - _NUMBERS, self.right - start + _NUMBERS, self.pad.sides)
            first += _NAMES
            self._heads(place, y)
        self._across(self.left, first, FRAME, 3)
        for at, (label, row) in enumerate(self.pad.sums.items()):
            top = first + at * _FOOT
            if at:
                self._across(self.left, top, RULE)
            self._label(top, label)
            for side, figure in enumerate(row):
                if figure is not None:
                    self._sum_figure(place, side, top + _FOOT // 2, figure, label)
        bottom = first + len(self.pad.sums) * _FOOT
        for gap in (0, 5):
            self._across(self.left, bottom + gap, FRAME, 2)

    def _sum_figure(
        self, place: "_Place", side: int, middle: int, figure: int, label: FigureKind
    ) -> None:
        said = self._said(figure)
        if label == PadLabel.NET and figure > 0:
            said = f"+{said}"
        face = script(42 if label in {PadLabel.TOTAL, PadLabel.NET} else 38)
        self._text((place.centre(side), middle + _LOWER), said, face, INK, "mm")
        if label == PadLabel.NET and side + 1 == self.pad.winner:
            half = face.getlength(said) / 2 + 20
            ring(self.image, (place.centre(side), middle), (half, 24), RED)

    # Little helpers

    def _across(self, start: float, y: float, colour: Colour, width: int = 2) -> None:
        self.canvas.line((start, y, self.right, y), fill=colour, width=width)

    def _label(self, top: int, label: FigureKind, high: int = _FOOT) -> None:
        text = self.words.labels[label]
        if writable(text):
            said = _fitting(text, _LABELS - 12, _medium, (26, 23, 20))
            self._text((self.left, top + high // 2), *said, PRINT, "lm")

    def _said(self, figure: int) -> str:
        return f"{figure:,}".replace("-", "\u2212").replace(",", self.words.comma)

    def _text(
        self, at: tuple[float, float], text: str, face: Font, colour: Colour, anchor: str
    ) -> None:
        self.canvas.text(at, text, font=face, fill=colour, anchor=anchor)


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a column stands: a place for the deal's number, and one for each side."""

    left: float
    wide: float
    sides: int

    @property
    def half(self) -> float:
        return (self.wide - _NUMBERS) / self.sides

    @property
    def end(self) -> float:
        return self.left + self.wide

    @property
    def number(self) -> float:
        return self.left + _NUMBERS / 2

    @property
    def size(self) -> int:
        return 38

    def left_of(self, side: int) -> float:
        return self.left + _NUMBERS + side * self.half

    def centre(self, side: int) -> float:
        return self.left_of(side) + self.half / 2


def _rows(band: Sequence[PadColumn]) -> int:
    """Return the number of ruled lines: one more than are written, so that they can be closed."""
    return max(_FEWEST, 1 + max(len(column.lines) for column in band))


def _kinds(band: Sequence[PadColumn]) -> list[SettlementKind]:
    """Return the kinds of lines under any of the columns, in the order of their addition."""
    return [kind for kind in FEET if any(kind in column.feet for column in band)]


def _balanced(columns: Sequence[PadColumn]) -> list[Sequence[PadColumn]]:
    """Return columns in as few bands as there can be, about equally long."""
    bands = -(-len(columns) // ABREAST)
    ends = [-(-len(columns) * band // bands) for band in range(bands + 1)]
    return [columns[start:end] for start, end in pairwise(ends)]


def _medium(size: int) -> Font:
    return font(size, bold=False)


def _two_lines(name: str) -> list[str]:
    """Return a name in two lines, parted before the sign or at the space nearest the middle."""
    spaces = [at for at, sign in enumerate(name) if sign == " "]
    if not spaces:
        return [name]
    ands = [at for at in spaces if name.startswith("& ", at + 1)]
    at = min(ands or spaces, key=lambda at: abs(2 * at - len(name)))
    return [name[:at], name[at + 1 :]]


def _fitting(
    text: str, room: float, face: Callable[[int], Font], sizes: Sequence[int]
) -> tuple[str, Font]:
    """Return a text with the largest font in which it fits, cut off if it fits in none."""
    for size in sizes:
        if face(size).getlength(text) <= room:
            return text, face(size)
    small = face(sizes[-1])
    while len(text) > 1 and small.getlength(f"{text}\u2026") > room:
        text = text[:-1]
    return f"{text.rstrip()}\u2026", small
