"""A cup's picture from top to bottom: the pad with its title, the sections, what the signs mean."""

from collections.abc import Iterator, Sequence
from typing import Final

from art.cup.boards_layout import boards_height, boards_marks
from art.cup.bracket_layout import BracketLayout
from art.cup.contents import (
    Boards,
    Bracket,
    CupPage,
    CupSection,
    LegendItem,
    Podium,
    TableBand,
)
from art.cup.marks import Box, Cards, Layout, Mark, Words, printed
from art.cup.medals import podium_height, podium_marks
from art.cup.table_layout import band_height, band_marks
from art.lettering import Lettering
from art.paper import BINDING, EDGE_OF_FELT, EDGE_OF_PAPER, UNDER, title_line
from art.pens import INK_LIGHT, INK_SOFT, font, medium
from art.sheet_layout import fitting

WIDTH: Final = 1000
"""Pixels of every picture's width: about three times what a phone shows."""

TALLEST: Final = 2000
"""Pixels of a picture's height at most: about what a phone's screen shows of that width."""

STACKED: Final = 1500
"""The same where it has several sections, which may stand in another picture as well."""

_LEFT = EDGE_OF_FELT + EDGE_OF_PAPER
_ROOM = WIDTH - 2 * _LEFT
_TOP = EDGE_OF_FELT + BINDING
_BETWEEN = 26  # two sections
_LEGEND, _ABREAST = 38, 2
_HALF = _ROOM / _ABREAST
_SIGN, _TEXT = 66, 76  # where a sign ends, and where its text begins
_LARGEST = 26
_END = EDGE_OF_PAPER + 2 * UNDER + EDGE_OF_FELT
_NOTE = 380  # at most, beside the title
_SIDES = 30  # between title and note


def section_height(section: CupSection) -> int:
    """Return how high a section is; that depends on no text."""
    match section:
        case Podium():
            return podium_height(section)
        case Bracket():
            return BracketLayout(section, _LEFT, _ROOM).height
        case TableBand():
            return band_height(section)
        case Boards():
            return boards_height(section)


def page_ends(sections: Sequence[CupSection], legend: int) -> list[int]:
    """Return where sections are parted into pictures, each with so many items of a legend."""
    room = STACKED - _TOP - _END - legend * _LEGEND
    ends, used = [0], 0
    for at, section in enumerate(sections):
        high = section_height(section) + _BETWEEN
        if used and used + high > room:
            ends.append(at)
            used = 0
        used += high
    return [*ends, len(sections)]


def laid_out(page: CupPage) -> Layout:
    """Place all that a picture shows."""
    heights = [section_height(each) + _BETWEEN for each in page.sections]
    legend = _legend_rows(page.legend)
    marks = list[Mark](_title(page))
    top = float(_TOP)
    for section, height in zip(page.sections, heights, strict=True):
        marks += _section(section, top)
        top += height
    marks += _legend(legend, top)
    return Layout(WIDTH, round(top) + len(legend) * _LEGEND + _END, tuple(marks))


def _section(section: CupSection, top: float) -> Iterator[Mark]:
    match section:
        case Podium():
            return podium_marks(section, _LEFT, top, _ROOM)
        case Bracket():
            return BracketLayout(section, _LEFT, _ROOM).marks(top)
        case TableBand():
            return band_marks(section, _LEFT, top, _ROOM)
        case Boards():
            return boards_marks(section, _LEFT, top, _ROOM)


def _title(page: CupPage) -> Iterator[Mark]:
    middle, right = title_line(), WIDTH - _LEFT
    note, letters = fitting(page.note, _NOTE, medium, (28, 25, 22))
    beside = right - letters.length(note)
    if note:
        yield Words(note, Box(beside, middle - 24, right, middle + 24), letters, INK_SOFT, "r")
    box = Box(_LEFT, middle - 24, beside - _SIDES, middle + 24)
    if page.title:
        title, large = fitting(page.title, box.width, font, (34, 30, 26))
        yield Words(title, box, large, INK_LIGHT)


def _legend_rows(items: Sequence[LegendItem]) -> list[list[LegendItem]]:
    rows, alone = list[list[LegendItem]](), True
    for item in items:
        wide = Lettering(medium, _LARGEST).length(item.text) > _HALF - _TEXT
        if alone or wide or len(rows[-1]) == _ABREAST:
            rows.append([item])
        else:
            rows[-1].append(item)
        alone = wide
    return rows


def _legend(rows: Sequence[Sequence[LegendItem]], top: float) -> Iterator[Mark]:
    for number, row in enumerate(rows):
        y = top + number * _LEGEND
        for column, item in enumerate(row):
            x = _LEFT + column * _HALF
            if item.sign:
                yield from printed(item.sign, Box(x, y, x + _SIGN, y + _LEGEND), bold=True)
            else:
                yield Cards(Box(x, y, x + _LEGEND, y + _LEGEND))
            right = WIDTH - _LEFT if column or len(row) < _ABREAST else x + _HALF - 10
            yield from printed(item.text, Box(x + _TEXT, y, right, y + _LEGEND))
