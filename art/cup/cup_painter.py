"""A cup's picture, painted from its layout."""

import io
import math
from functools import lru_cache

from PIL import Image, ImageDraw

from art.cup.bracket_layout import PLAYED_NOW
from art.cup.contents import CupPage
from art.cup.cup_layout import laid_out
from art.cup.marks import Box, Cards, Disc, Layout, Mark, Panel, Path, Ring, Words
from art.cup.medals import BRONZE, SILVER
from art.ink import ring
from art.palette import Blend
from art.paper import CREAM, INK, RED, draw_pad, with_few_colours
from art.pens import FELT, FELT_DARK, GOLD, PAPER, Canvas, script

_BLENDS: tuple[Blend, ...] = (
    (CREAM, FELT, 10),
    (PLAYED_NOW, INK, 10),
    (PLAYED_NOW, FELT, 6),
    (GOLD, FELT_DARK, 8),
    (SILVER, FELT_DARK, 8),
    (BRONZE, FELT_DARK, 8),
    (CREAM, PAPER, 1),
)
_SMOOTH = 4  # how much larger a medal is drawn before it is reduced
_ACCENTS = 0.11  # of a size, how far handwriting stands below the middle, with room for accents


@lru_cache(maxsize=16)
def cup_page_picture(page: CupPage) -> bytes:
    """Draw a picture of a cup as a PNG; slow, and not for the event loop."""
    buffer = io.BytesIO()
    with_few_colours(painted(laid_out(page)), _BLENDS).save(buffer, "PNG")
    return buffer.getvalue()


def painted(layout: Layout) -> Image.Image:
    """Paint a layout."""
    image = Image.new("RGB", (layout.width, layout.height), FELT_DARK)
    canvas = ImageDraw.Draw(image)
    draw_pad(canvas, layout.width, layout.height)
    for mark in layout.marks:
        _paint(image, canvas, mark)
    return image


def _paint(image: Image.Image, canvas: Canvas, mark: Mark) -> None:
    match mark:
        case Words():
            _write(image, mark)
        case Panel(box, fill, outline, width, radius):
            canvas.rounded_rectangle(box, radius, fill, outline, width)
        case Path(points, colour, width):
            canvas.line(points, colour, width, joint="curve")
        case Disc(box, fill):
            _disc(image, box, fill)
        case Ring(box):
            ring(image, box.centre, (box.width / 2, box.height / 2), RED, 2.6)
        case Cards(box):
            _cards(canvas, box)


def _write(image: Image.Image, words: Words) -> None:
    box, letters = words.box, words.letters
    left, top = math.floor(box.left), math.floor(box.top)
    size = math.ceil(box.right) - left, math.ceil(box.bottom) - top
    mask = Image.new("L", size)
    lowered = _ACCENTS * letters.size if letters.face is script else 0.0
    x = {"l": box.left, "m": box.centre[0], "r": box.right}[words.anchor] - left
    at = x, box.centre[1] - top + lowered
    letters.write(ImageDraw.Draw(mask), at, words.text, 255, f"{words.anchor}m")
    image.paste(words.colour, (left, top), mask)


def _disc(image: Image.Image, box: Box, fill: tuple[int, int, int]) -> None:
    size = round(box.width)
    mask = Image.new("L", (size * _SMOOTH, size * _SMOOTH))
    ImageDraw.Draw(mask).ellipse((0, 0, size * _SMOOTH - 1, size * _SMOOTH - 1), fill=255)
    image.paste(fill, (round(box.left), round(box.top)), mask.reduce(_SMOOTH))


def _cards(canvas: Canvas, box: Box) -> None:
    (x, y), high = box.centre, 0.62 * box.height
    wide, step = 0.68 * high, 0.3 * high
    for left, lift, fill in (
        (x - wide / 2 - step / 2, -2, FELT),
        (x - wide / 2 + step / 2, 2, PAPER),
    ):
        card = (left, y - high / 2 + lift, left + wide, y + high / 2 + lift)
        canvas.rounded_rectangle(card, 3, fill, FELT, 2)
