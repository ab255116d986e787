"""What every picture shares: colours, the fonts and the suits' outlines."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from PIL import ImageDraw, ImageFont

from engine.cards import RANKS

Point: TypeAlias = tuple[float, float]
Colour: TypeAlias = tuple[int, int, int]
Canvas: TypeAlias = ImageDraw.ImageDraw
Font: TypeAlias = ImageFont.FreeTypeFont

_BLACK: Final = (24, 26, 32)
_RED: Final = (214, 32, 48)

FOUR: Final = "four"
"""The default colours: they tell suits apart at 22 pixels, where shapes alone don't."""

SUIT_COLOURS: Final[Mapping[str, tuple[Colour, Colour, Colour, Colour]]] = {
    FOUR: ((18, 128, 66), (20, 104, 214), _RED, _BLACK),
    "two": (_BLACK, _RED, _RED, _BLACK),
    "contrast": ((0, 148, 136), (0, 50, 205), (204, 84, 0), _BLACK),
}
"""Sets of colours in suit order; "contrast" stays apart without red or green (test_colours.py)."""

LETTERS: Final = tuple("10" if rank == "T" else rank for rank in RANKS)
"""What stands for each rank on the corner of a card, where no language says otherwise."""


@dataclass(frozen=True, slots=True)
class CardStyle:
    """How cards are drawn: in colours with a name in `SUIT_COLOURS`, and what stands for ranks."""

    colours: str = FOUR
    ranks: tuple[str, ...] = LETTERS


USUAL: Final = CardStyle()

PAPER: Colour = (252, 252, 250)
EDGE: Colour = (178, 184, 192)
FELT: Colour = (16, 74, 56)
FELT_DARK: Colour = (11, 56, 42)
FELT_LIGHT: Colour = (30, 98, 76)
INK_LIGHT: Colour = (240, 246, 242)
INK_SOFT: Colour = (168, 204, 188)
GOLD: Colour = (246, 196, 83)

FONTS: Final = Path(__file__).parent / "fonts"

_CURVE_STEPS = 24


@cache
def font(size: int, *, bold: bool = True) -> Font:
    """Return Inter at `size` pixels, bold or medium."""
    name = "Inter-Bold.otf" if bold else "Inter-Medium.otf"
    return ImageFont.truetype(FONTS / name, size, layout_engine=ImageFont.Layout.BASIC)


def medium(size: int) -> Font:
    """Return Inter at `size` pixels in its medium weight."""
    return font(size, bold=False)


@cache
def script(size: int) -> Font:
    """Return Kalam at `size` pixels, which looks like handwriting; it has Latin letters alone."""
    return ImageFont.truetype(FONTS / "Kalam-Bold.woff", size, layout_engine=ImageFont.Layout.BASIC)


def _curve(start: Point, first: Point, second: Point, end: Point) -> Iterator[Point]:
    """Walk a cubic Bézier curve from `start` (left out) to `end`."""
    for step in range(1, _CURVE_STEPS + 1):
        t = step / _CURVE_STEPS
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points = (start, first, second, end)
        yield (
            sum(w * p[0] for w, p in zip(weights, points, strict=True)),
            sum(w * p[1] for w, p in zip(weights, points, strict=True)),
        )


def _mirrored(right: list[Point]) -> list[Point]:
    """Close a right half, given from top to bottom, with its mirror image about x = 0.5."""
    return right + [(1 - x, y) for x, y in reversed(right)]


@cache
def _heart() -> list[Point]:
    right: list[Point] = [(0.5, 0.27)]
    right += _curve((0.5, 0.27), (0.55, 0.10), (0.69, 0.05), (0.78, 0.05))
    right += _curve((0.78, 0.05), (0.91, 0.05), (1.0, 0.17), (1.0, 0.31))
    right += _curve((1.0, 0.31), (1.0, 0.57), (0.66, 0.77), (0.5, 0.97))
    return _mirrored(right)


@cache
def _diamond() -> list[Point]:
    right: list[Point] = [(0.5, 0.0)]
    right += _curve((0.5, 0.0), (0.61, 0.19), (0.75, 0.36), (0.90, 0.5))
    right += _curve((0.90, 0.5), (0.75, 0.64), (0.61, 0.81), (0.5, 1.0))
    return _mirrored(right)


@cache
def _spade() -> list[Point]:
    right: list[Point] = [(0.5, 0.0)]
    right += _curve((0.5, 0.0), (0.66, 0.22), (1.0, 0.38), (1.0, 0.62))
    right += _curve((1.0, 0.62), (1.0, 0.78), (0.86, 0.84), (0.77, 0.84))
    right += _curve((0.77, 0.84), (0.68, 0.84), (0.61, 0.80), (0.56, 0.74))
    right += _curve((0.56, 0.74), (0.57, 0.85), (0.62, 0.95), (0.71, 1.0))
    return _mirrored(right)


@cache
def _club_stalk() -> list[Point]:
    right: list[Point] = [(0.60, 0.36)]
    right += _curve((0.60, 0.36), (0.50, 0.78), (0.58, 0.95), (0.70, 1.0))
    return _mirrored(right)


# Centre and radius of a club's three leaves.
_LEAVES = ((0.5, 0.235, 0.235), (0.235, 0.60, 0.235), (0.765, 0.60, 0.235))


def draw_suit(canvas: Canvas, suit: int, centre: Point, size: float, colour: Colour) -> None:
    """Draw a suit `size` pixels high about `centre`."""
    left, top = centre[0] - size / 2, centre[1] - size / 2

    def scaled(points: list[Point]) -> list[Point]:
        return [(left + x * size, top + y * size) for x, y in points]

    if suit == 0:
        for x, y, radius in _LEAVES:
            canvas.ellipse(
                (
                    left + (x - radius) * size,
                    top + (y - radius) * size,
                    left + (x + radius) * size,
                    top + (y + radius) * size,
                ),
                fill=colour,
            )
        canvas.polygon(scaled(_club_stalk()), fill=colour)
        return
    outline = (_diamond, _heart, _spade)[suit - 1]()
    canvas.polygon(scaled(outline), fill=colour)
