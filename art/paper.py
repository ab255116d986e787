"""The colours of a score pad, and the palette that its picture is stored with."""

from PIL import Image

from art.palette import palette_of
from art.pens import FELT, FELT_DARK, INK_LIGHT, INK_SOFT, Colour

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

_FINE, _COARSE = 14, 4
"""Steps from the ground to what is drawn on it: writing has soft edges, a ruled line hardly."""

_BLENDS = (
    *((CREAM, colour, _FINE) for colour in (INK, RED, PRINT, FAINT, FRAME)),
    *((CREAM, colour, _COARSE) for colour in (RULE, MARGIN_LINE)),
    *((FELT, colour, _FINE) for colour in (INK_LIGHT, INK_SOFT, CREAM)),
    *((FELT_DARK, colour, _COARSE) for colour in (FELT, CREAM, *BELOW)),
)


def with_few_colours(image: Image.Image) -> Image.Image:
    """Return a picture of a pad in the pad's own colours: a third of the size, encoded faster."""
    return image.quantize(palette=palette_of(_BLENDS), dither=Image.Dither.NONE)
