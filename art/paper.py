"""A score pad's paper: its colours, the bound sheet, and the palette that its picture has."""

from typing import Final

from PIL import Image

from art.palette import Blend, palette_of
from art.pens import FELT, FELT_DARK, INK_LIGHT, INK_SOFT, Canvas, Colour

CREAM: Colour = (251, 247, 234)
BELOW: tuple[Colour, Colour] = ((176, 170, 150), (218, 212, 194))
"""The edges of the sheets below, the lowest first."""
RULE: Colour = (199, 214, 228)
FRAME: Colour = (112, 134, 158)
MARGIN_LINE: Colour = (226, 138, 138)
PRINT: Colour = (86, 98, 116)
FAINT: Colour = (140, 150, 162)
INK: Colour = (26, 56, 140)
RED: Colour = (203, 44, 50)

EDGE_OF_FELT: Final = 22
"""Pixels of the table around the pad."""

EDGE_OF_PAPER: Final = 20
"""Pixels of the paper around what is printed."""

BINDING: Final = 92
"""Pixels from the pad's top to what is printed on it, below the green binding with the title."""

UNDER: Final = 4
"""Pixels that are seen of each of the two sheets below."""

_TORN = 20  # of the paper between the binding and what is printed, with the perforation
_CORNER = 14

_FINE, _COARSE = 14, 4
"""Steps from the ground to what is drawn on it: writing has soft edges, a ruled line hardly."""

_BLENDS = (
    *((CREAM, colour, _FINE) for colour in (INK, RED, PRINT, FAINT, FRAME)),
    *((CREAM, colour, _COARSE) for colour in (RULE, MARGIN_LINE)),
    *((FELT, colour, _FINE) for colour in (INK_LIGHT, INK_SOFT, CREAM)),
    *((FELT_DARK, colour, _COARSE) for colour in (FELT, CREAM, *BELOW)),
)


def draw_pad(canvas: Canvas, width: int, height: int) -> None:
    """Draw an empty sheet, bound at its top, on a picture of felt."""
    right, bottom = width - EDGE_OF_FELT, height - EDGE_OF_FELT
    for under, colour in ((0, BELOW[0]), (1, BELOW[1]), (2, CREAM)):
        box = (EDGE_OF_FELT, EDGE_OF_FELT, right, bottom - under * UNDER)
        canvas.rounded_rectangle(box, radius=_CORNER, fill=colour)
    torn = EDGE_OF_FELT + BINDING - _TORN
    top = (EDGE_OF_FELT, EDGE_OF_FELT, right, torn)
    canvas.rounded_rectangle(top, radius=_CORNER, fill=FELT, corners=(True, True, False, False))
    for x in range(EDGE_OF_FELT + 12, right - 6, 14):
        canvas.rectangle((x, torn + 5, x + 5, torn + 6), fill=FRAME)


def title_line() -> int:
    """Return the middle of the binding, from the picture's top."""
    return EDGE_OF_FELT + (BINDING - _TORN) // 2


def with_few_colours(image: Image.Image, more: tuple[Blend, ...] = ()) -> Image.Image:
    """Return a picture in a pad's colours and `more`: a third of the size, encoded faster."""
    return image.quantize(palette=palette_of(_BLENDS + more), dither=Image.Dither.NONE)
