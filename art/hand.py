"""A private hand as a picture without words, for hands too large for a row of buttons."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from art.fans import (
    MARGIN,
    WIDTH,
    Fan,
    Ink,
    Line,
    Size,
    by_suit,
    draw_lines,
    draw_panel,
    end_of,
    flow,
    png,
    write,
)
from art.pens import EDGE, FELT, FELT_DARK, FELT_LIGHT, GOLD, INK_LIGHT, PAPER, USUAL, CardStyle
from engine.cards import Card
from engine.melds import Meld

_ROOM = WIDTH - 4 * MARGIN
_HEAD = 92  # from the panel's top to the cards
_PAD = 12  # of the lighter ground around the rest
_BADGE = 104  # room for the number of what it counts
_TALLEST = 760
"""Pixels of height above which cards are drawn smaller: screens shrink or scroll what is higher."""
_SIZES = (*map(Size, (1.5, 1.35, 1.2, 1.1, 1.0)), Size(tight=True))


def hand_picture(
    melds: Sequence[Meld], rest: Sequence[Card], count: int, style: CardStyle = USUAL
) -> bytes:
    """Draw a hand as a PNG of `WIDTH` pixels; `count` is what the cards in no meld count."""
    size, above, below = _fitted([Fan(meld) for meld in melds], by_suit(rest))
    height = _height(above, below, size)
    image = Image.new("RGB", (WIDTH, height), FELT_DARK)
    draw_panel(image, (MARGIN, MARGIN, WIDTH - MARGIN, height - MARGIN), 24, FELT)
    _draw_number(image, sum(map(len, melds)) + len(rest))
    top, left = MARGIN + _HEAD, 2 * MARGIN
    draw_lines(image, above, left, top, size, style=style)
    if below:
        top += size.tall(len(above)) + _between(above, below, size)
        _draw_rest(image, below, top, size, count=count, style=style)
    return png(image)


def _fitted(
    melds: Sequence[Fan], rest: Sequence[Fan]
) -> tuple[Size, Sequence[Line], Sequence[Line]]:
    """Return the largest size that isn't too high, or else the lowest, with both parts in lines."""
    ways = [
        (size, flow(melds, _ROOM, size), flow(rest, _ROOM - _BADGE - _PAD, size)) for size in _SIZES
    ]
    heights = [_height(above, below, size) for size, above, below in ways]
    fitting = (at for at, height in enumerate(heights) if height <= _TALLEST)
    return ways[next(fitting, heights.index(min(heights)))]


def _height(above: Sequence[Line], below: Sequence[Line], size: Size) -> int:
    cards = size.tall(len(above)) + _between(above, below, size) + size.tall(len(below))
    return MARGIN + _HEAD + cards + (_PAD if below else 0) + 2 * MARGIN


def _between(above: Sequence[Line], below: Sequence[Line], size: Size) -> int:
    return size.gap + _PAD if above and below else 0


def _draw_number(image: Image.Image, number: int) -> None:
    top, left = MARGIN + 20, 2 * MARGIN
    for x, fill in ((left, FELT_LIGHT), (left + 13, PAPER)):
        draw_panel(image, (x, top, x + 37, top + 52), 7, EDGE)
        draw_panel(image, (x + 2, top + 2, x + 35, top + 50), 6, fill)
    draw_panel(image, (left + 19, top + 8, left + 44, top + 44), 4, GOLD)
    canvas = ImageDraw.Draw(image)
    write(canvas, (left + 66, top + 27), str(number), Ink(44, INK_LIGHT))


def _draw_rest(
    image: Image.Image, lines: Sequence[Line], top: int, size: Size, *, count: int, style: CardStyle
) -> None:
    left = 2 * MARGIN
    right = left + max(end_of(line, size) for line in lines)
    bottom = top + size.tall(len(lines))
    ground = (left - _PAD, top - _PAD, right + _BADGE + _PAD, bottom + _PAD)
    draw_panel(image, ground, 18, FELT_LIGHT)
    draw_lines(image, lines, left, top, size, style=style)
    place = (right + _BADGE // 2 + 6, (top + bottom) // 2)
    write(ImageDraw.Draw(image), place, str(count), Ink(44, INK_LIGHT), "mm")
