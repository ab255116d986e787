"""A score sheet as a picture of a pad: `SheetWords` are printed, names and figures handwritten."""

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from art.ink import line, ring, tally, tally_width, wave
from art.lettering import Lettering, legible, writable
from art.pad import FigureKind, Pad, PadColumn, PadLabel, pad_of
from art.paper import (
    BINDING,
    EDGE_OF_FELT,
    EDGE_OF_PAPER,
    FAINT,
    FRAME,
    INK,
    MARGIN_LINE,
    PRINT,
    RED,
    RULE,
    UNDER,
    draw_pad,
    title_line,
    with_few_colours,
)
from art.pens import (
    FELT,
    FELT_DARK,
    INK_LIGHT,
    INK_SOFT,
    Colour,
    Point,
    font,
    medium,
    script,
)
from art.sheet_layout import (
    NUMBERS,
    Place,
    balanced,
    fitting,
    foot_labels,
    ruled_lines,
    two_lines,
)
from engine.contest import Contest, Ledger
from engine.seats import SEATS

_LABELS = 132
_WIDTHS = {1: 648, 2: 860, 3: 1000}
_WIDE = 880  # of a finished game with its sum beside it
_NUMBERED = 78  # for the numbers of deals, under their label

ROOM = _LABELS - 12
"""Pixels for a label beside the figures."""

NUMBER_ROOM = _NUMBERED - 8
"""Pixels for the label over the numbers of deals, where it has a column of its own."""

LABEL_SIZES = (26, 23, 20)
"""The heights in which a label is tried."""

_SIDE = 120  # at least, for each of three sides or more
_HEAD, _NAMES, _LINE, _FOOT = 58, 54, 46, 50
_GAP = 26
_LOWER = 5  # how far figures stand below the middle, in a font with room for accents


@dataclass(frozen=True, slots=True)
class SheetWords:
    """What is printed on the pad; `target` is what the contest goes to.

    A name without a font becomes its side's number. `labels` name the figures by kind
    (`PadLabel.NUMBER`: of deals or rounds); `comma` is between thousands.
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
        self.bands = balanced(pad.columns)
        abreast = len(self.bands[0])
        more = max(0, pad.sides - 2) * _SIDE
        # A finished game has its sum beside it: under it, a phone couldn't show both.
        self.beside = self._alone and pad.sides == len(SEATS) and pad.columns[0].totals is not None
        self.width = min(max(_WIDTHS.values()), _WIDTHS[abreast] + more)
        if self.beside:
            self.width = _WIDE
        self.left = EDGE_OF_FELT + EDGE_OF_PAPER
        self.right = self.width - self.left
        self.names = [legible(name) or str(side) for side, name in enumerate(words.names, start=1)]
        height = 2 * EDGE_OF_FELT + BINDING + sum(self._band_height(band) for band in self.bands)
        height += (0 if self.beside else self._sum_height()) + EDGE_OF_PAPER // 2 + 2 * UNDER
        self.image = Image.new("RGB", (self.width, height), FELT_DARK)
        self.canvas = ImageDraw.Draw(self.image)
        self.height = height

    def paint(self) -> Image.Image:
        self._paper()
        y = EDGE_OF_FELT + BINDING
        if self.beside:
            self._game(self.pad.columns[0], y + _GAP // 2)
            return self.image
        for band in self.bands:
            self._band(band, y)
            y += self._band_height(band)
        if self.pad.sums:
            self._sum(y)
        return self.image

    def _paper(self) -> None:
        draw_pad(self.canvas, self.width, self.height)
        middle = title_line()
        target = Lettering(medium, 28)
        self._text((self.right, middle), self.words.target, target, INK_SOFT, "rm")
        room = self.right - self.left - target.length(self.words.target) - 24
        title = fitting(self.words.title, room, font, (34, 30, 26))
        self._text((self.left, middle), *title, INK_LIGHT, "lm")

    # The columns

    def _band_height(self, band: Sequence[PadColumn]) -> int:
        head = _HEAD if band[0].number is not None else _GAP // 2
        if self.beside:
            return head + _NAMES + self._lines_beside() * _LINE + _GAP
        return head + _NAMES + ruled_lines(band) * _LINE + len(foot_labels(band)) * _FOOT + _GAP

    def _band(self, band: Sequence[PadColumn], y: int) -> None:
        top = y + (_HEAD if band[0].number is not None else _GAP // 2)
        first = top + _NAMES
        foot = first + ruled_lines(band) * _LINE
        labels = foot_labels(band)
        bottom = foot + len(labels) * _FOOT
        start = self.left + _LABELS
        for row in range(1, ruled_lines(band)):
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
            place = Place(start + at * wide, wide, self.pad.sides)
            self._rules(place, top, bottom)
            if column.number is not None:
                self._number(place, y + _HEAD // 2, column)
            self._heads(place, top)
            self._entries(place, first, foot, column)
            for row, label in enumerate(labels):
                self._figures(place, foot + row * _FOOT, column, label)
        for gap in (0, 5):
            self.canvas.line((start - gap, top, start - gap, bottom), fill=MARGIN_LINE, width=2)

    def _lines_beside(self) -> int:
        sums = len(foot_labels(self.pad.columns)) + len(self.pad.sums)
        return max(ruled_lines(self.pad.columns), sums)

    def _game(self, column: PadColumn, top: int) -> None:
        first, lines = top + _NAMES, self._lines_beside()
        bottom = first + lines * _LINE
        half = (self.right - self.left - _NUMBERED - _LABELS - _GAP) / (2 * len(SEATS))
        place = Place(self.left, _NUMBERED + len(SEATS) * half, self.pad.sides, _NUMBERED)
        for row in range(1, lines):
            self._across(place.left, first + row * _LINE, RULE, end=place.end)
        for y in (first, bottom):
            self._across(place.left, y, FRAME, 3, end=place.end)
        self._rules(place, top, bottom)
        self._label(top + 2, PadLabel.NUMBER, _NAMES, room=NUMBER_ROOM)
        self._heads(place, top)
        self._entries(place, first, bottom, column)
        start = place.end + _GAP + _LABELS
        sums = Place(start, self.right - start, self.pad.sides, 0)
        self._heads(sums, top)
        self._sum_beside(sums, column, first)
        for gap in (0, 5):
            x = place.left_of(0) - gap
            self.canvas.line((x, top, x, bottom), fill=MARGIN_LINE, width=2)

    def _sum_beside(self, place: Place, column: PadColumn, first: int) -> None:
        left, labels = place.left - _LABELS, foot_labels([column])
        self._across(left, first, FRAME, 3)
        for at, label in enumerate([*labels, *self.pad.sums]):
            y = first + at * _LINE
            if at:
                self._across(left, y, RULE)
            if label == PadLabel.TOTAL:
                for gap in (0, 4):
                    self._across(left, y - gap, FRAME)
            self._label(y, label, _LINE, left=left)
            if label not in self.pad.sums:
                self._figures(place, y - (_FOOT - _LINE) // 2, column, label)
                continue
            for side, figure in enumerate(self.pad.sums[label]):
                if figure is not None:
                    self._sum_figure(place, side, y + _LINE // 2, figure, label)
        bottom = first + (len(labels) + len(self.pad.sums)) * _LINE
        for gap in (0, 5):
            self._across(left, bottom + gap, FRAME, 2)

    def _rules(self, place: Place, top: int, bottom: int) -> None:
        for side in range(place.sides):
            x = place.left_of(side)
            self.canvas.line((x, top, x, bottom), fill=RULE, width=2)
        self.canvas.line((place.end, top, place.end, bottom), fill=FRAME, width=3)

    def _number(self, place: Place, middle: int, column: PadColumn) -> None:
        x = (place.left_of(0) + place.end) / 2
        box = (x - 22, middle - 22, x + 22, middle + 22)
        self.canvas.ellipse(box, fill=FELT if column.closed else None, outline=FELT, width=3)
        colour = INK_LIGHT if column.closed else FELT
        self._text((x, middle), str(column.number), Lettering(font, 28), colour, "mm")

    def _heads(self, place: Place, top: int) -> None:
        for side, name in enumerate(self.names):
            face = script if writable(name, script) else font
            middle, room = top + _NAMES // 2 + 2, place.half - 10
            lines = [name] if Lettering(face, 26).length(name) <= room else two_lines(name)
            sizes = (34, 30, 26) if len(lines) == 1 else (25, 22)
            for at, part in enumerate(lines):
                y = middle + (2 * at - len(lines) + 1) * 12
                self._text((place.centre(side), y), *fitting(part, room, face, sizes), INK, "mm")

    def _entries(self, place: Place, first: int, foot: int, column: PadColumn) -> None:
        y, last = first, [0] * place.sides
        for entry in column.lines:
            said = "\u2026" if entry.number is None else str(entry.number)
            small = fitting(said, place.numbers - 6, medium, (22, 18, 15))
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

    def _ring(self, place: Place, column: PadColumn, y: int) -> None:
        side = (column.winner or 1) - 1
        total = column.lines[-1].totals[side]
        half = script(place.size).getlength(self._said(total or 0)) / 2 + 14
        ring(self.image, (place.centre(side), y), (min(half, place.half / 2 - 2), 23), RED, 2.6)

    def _figures(self, place: Place, y: int, column: PadColumn, label: FigureKind) -> None:
        middle = y + _FOOT // 2
        if label == PadLabel.BOXES:
            for side, count in enumerate(column.boxes):
                self._tally(place, side, middle, count)
            return
        rows = {**column.feet, PadLabel.TOTAL: column.totals, PadLabel.SCORE: column.score}
        for side, figure in enumerate(rows.get(label) or ()):
            if figure is not None:
                self._write(place, side, middle, figure)

    def _tally(self, place: Place, side: int, middle: int, count: int) -> None:
        wide = tally_width(count)
        if wide > place.half - 20:
            self._write(place, side, middle, count)
        else:
            tally(self.image, place.centre(side) - wide / 2, middle, count, INK)

    def _write(self, place: Place, side: int, middle: int, figure: int) -> None:
        said = fitting(self._said(figure), place.half - 8, script, (place.size, 30, 26, 22))
        self._text((place.centre(side), middle + _LOWER), *said, INK, "mm")

    # What they come to together

    @property
    def _alone(self) -> bool:
        return self.pad.columns[0].number is None

    def _sum_height(self) -> int:
        names = 0 if self._alone else _NAMES
        return names + len(self.pad.sums) * _FOOT + _GAP if self.pad.sums else 0

    def _sum(self, y: int) -> None:
        start = self.left + _LABELS
        place, first = Place(start, self.right - start, self.pad.sides), y
        if not self._alone:
            place = Place(start - NUMBERS, self.right - start + NUMBERS, self.pad.sides)
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
        self, place: Place, side: int, middle: int, figure: int, label: FigureKind
    ) -> None:
        said = self._said(figure)
        if label == PadLabel.NET and figure > 0:
            said = f"+{said}"
        letters = Lettering(script, 42 if label in {PadLabel.TOTAL, PadLabel.NET} else 38)
        self._text((place.centre(side), middle + _LOWER), said, letters, INK, "mm")
        if label == PadLabel.NET and side + 1 == self.pad.winner:
            half = letters.length(said) / 2 + 20
            ring(self.image, (place.centre(side), middle), (half, 24), RED)

    # Little helpers

    def _across(
        self, start: float, y: float, colour: Colour, width: int = 2, *, end: float | None = None
    ) -> None:
        self.canvas.line(
            (start, y, self.right if end is None else end, y), fill=colour, width=width
        )

    def _label(
        self,
        top: int,
        label: FigureKind,
        high: int = _FOOT,
        *,
        left: float | None = None,
        room: float = ROOM,
    ) -> None:
        text = self.words.labels[label]
        if writable(text):
            said = fitting(text, room, medium, LABEL_SIZES)
            self._text((self.left if left is None else left, top + high // 2), *said, PRINT, "lm")

    def _said(self, figure: int) -> str:
        return f"{figure:,}".replace("-", "\u2212").replace(",", self.words.comma)

    def _text(self, at: Point, text: str, letters: Lettering, colour: Colour, anchor: str) -> None:
        letters.write(self.canvas, at, text, colour, anchor)
