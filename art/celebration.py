"""The picture of a gin, a big gin or an undercut in motion: the winner's cards come, and pips fly.

The last image is the picture of the result with a golden edge, and stays.
"""

import io
import math
import random
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from art.fans import MARGIN, WIDTH
from art.pens import FELT, GOLD, USUAL, CardStyle, draw_suit
from art.result import CORNER, HEAD, HEADING, result_image
from engine.results import DealResult

SMALL: Final = 600
"""Pixels of its width: somewhat more than a phone has room for in a message."""

_DEALT, _BURST = 7, 9  # images in which the cards come, and in which the pips fly
_PAUSE, _STEP, _END = 500, 80, 4000  # milliseconds
_PIPS = 28
_FROM, _TO = 36, 370  # pixels that a pip is from the points at first and at last
_PIP = 28  # a pip's height at first
_EDGE = 9  # of the golden line, before it is made small
_SUITS = 4
_COLOURS = 255


@lru_cache(maxsize=8)
def celebration(result: DealResult, names: tuple[str, ...], style: CardStyle = USUAL) -> bytes:
    """Draw a won deal as a GIF of `SMALL` pixels that plays once; ValueError if nobody has won."""
    if result.winner is None:
        raise ValueError("nobody has won")
    image, boxes = result_image(result, names, style)
    left, top, right, bottom = boxes[result.winner]
    panel = (left, top - HEAD, right, bottom)
    covered, end = image.copy(), image.copy()
    inside = (left + MARGIN, top, right - MARGIN, bottom - MARGIN // 2)
    ImageDraw.Draw(covered).rectangle(inside, fill=FELT)
    ImageDraw.Draw(end).rounded_rectangle(panel, CORNER, outline=GOLD, width=_EDGE)
    still, covered, end = map(_small, (image, covered, end))
    reached = (left + (right - left) * step // _DEALT for step in range(_DEALT + 1))
    dealt = (_pasted(covered, still, x * SMALL // WIDTH) for x in reached)
    points = (right - 2 * MARGIN) * SMALL // WIDTH, (panel[1] + HEADING) * SMALL // WIDTH
    flying = (_scattered(end, points, step / _BURST) for step in range(_BURST))
    return _gif([*dealt, *flying, end])


def _small(image: Image.Image) -> Image.Image:
    height = round(image.height * SMALL / WIDTH)
    return image.resize((SMALL, height), Image.Resampling.LANCZOS)


def _pasted(ground: Image.Image, image: Image.Image, right: int) -> Image.Image:
    pasted = ground.copy()
    pasted.paste(image.crop((0, 0, right, image.height)))
    return pasted


def _scattered(image: Image.Image, middle: tuple[int, int], time: float) -> Image.Image:
    """Draw the pips at a time from 0 to 1: they fly apart, slower and slower, and get smaller."""
    lot, drawn = random.Random(_PIPS), image.copy()  # noqa: S311 - it decides nothing
    canvas = ImageDraw.Draw(drawn)
    for number in range(_PIPS):
        angle = math.tau * (number + lot.uniform(-0.4, 0.4)) / _PIPS
        far, size = lot.uniform(0.35, 1), lot.uniform(0.5, 1)
        way = _FROM + (_TO - _FROM) * far * (1 - (1 - time) ** 2)
        place = middle[0] + way * math.cos(angle), middle[1] + way * math.sin(angle)
        draw_suit(canvas, number % _SUITS, place, _PIP * size * (1 - time) + 2, GOLD)
    return drawn


def _gif(images: list[Image.Image]) -> bytes:
    palette = images[-1].quantize(_COLOURS)
    first, *more = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in images]
    times = [_PAUSE, *(_STEP for _ in more)]
    times[-1] = _END
    buffer = io.BytesIO()
    first.save(
        buffer, "GIF", save_all=True, append_images=more, duration=times, optimize=True, disposal=1
    )
    return buffer.getvalue()
