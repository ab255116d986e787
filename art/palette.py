"""Palettes of few colours: those that a picture is drawn in, and the steps between them."""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from PIL import Image

from art.pens import Colour

Blend: TypeAlias = tuple[Colour, Colour, int]
"""A ground, a colour on it, and the steps from one to the other that smooth edges need."""


@cache
def palette_of(blends: tuple[Blend, ...]) -> Image.Image:
    """Return an image with these blends as its palette, for `quantize`; 256 colours at most."""
    colours = {colour for blend in blends for colour in _steps(*blend)}
    most = 256
    if len(colours) > most:
        raise ValueError(f"{len(colours)} colours are too many for a palette")
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in sorted(colours) for part in colour])
    return palette


def _steps(ground: Colour, colour: Colour, steps: int) -> Iterator[Colour]:
    for step in range(steps + 1):
        red, green, blue = (
            round(a + (b - a) * step / steps) for a, b in zip(ground, colour, strict=True)
        )
        yield red, green, blue
