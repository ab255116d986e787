"""A rating's course, game by game, as a line on squared paper."""

import io
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw

from art.ink import stroke
from art.paper import CREAM, FAINT, FRAME, INK, PRINT, RULE, with_few_colours
from art.pens import FELT_DARK, Point, font, script

WIDTH, HEIGHT = 880, 460
_FELT, _RADIUS = 14, 14
_LEFT, _RIGHT, _TOP, _BOTTOM = 100, 128, 44, 74  # from the picture's edges to the line's field
_LEAST: Final = 100
"""The least span of the scale, in rating points, so that a small step looks small."""

_STEPS: Final = (20, 50, 100, 200, 500, 1000)
_MOST_LINES: Final = 6
_MOST_POINTS: Final = 160
_GAMES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)
_MOST_MARKS: Final = 6


@lru_cache(maxsize=64)
def curve_picture(ratings: tuple[int, ...], unsure: int) -> bytes:
    """Draw ratings (before the first game, then after each) as a PNG, faint for `unsure` games."""
    return _Curve(ratings, unsure).paint()


def thinned(count: int, most: int = _MOST_POINTS) -> list[int]:
    """Return at most `most` of `count` places, evenly spread, with the first and the last."""
    if count <= most:
        return list(range(count))
    return [round(at * (count - 1) / (most - 1)) for at in range(most)]


class _Curve:
    """Draws the line and the paper under it."""

    def __init__(self, ratings: Sequence[int], unsure: int) -> None:
        self.ratings = ratings
        self.unsure = unsure
        self.step, self.low, self.high = _bounds(min(ratings), max(ratings))
        self.image = Image.new("RGB", (WIDTH, HEIGHT), FELT_DARK)
        self.canvas = ImageDraw.Draw(self.image)

    def paint(self) -> bytes:
        box = (_FELT, _FELT, WIDTH - _FELT, HEIGHT - _FELT)
        self.canvas.rounded_rectangle(box, radius=_RADIUS, fill=CREAM)
        self._levels()
        self._games()
        self._line()
        self._last()
        buffer = io.BytesIO()
        with_few_colours(self.image).save(buffer, "PNG")
        return buffer.getvalue()

    def _levels(self) -> None:
        for rating in range(self.low, self.high + 1, self.step):
            _, y = self._place(0, rating)
            self.canvas.line((_LEFT, y, WIDTH - _RIGHT, y), fill=RULE, width=2)
            here = (_LEFT - 14, y)
            self.canvas.text(here, str(rating), PRINT, font(24, bold=False), anchor="rm")

    def _games(self) -> None:
        games = len(self.ratings) - 1
        bottom = HEIGHT - _BOTTOM
        self.canvas.line((_LEFT, bottom, WIDTH - _RIGHT, bottom), fill=FRAME, width=3)
        step = next((each for each in _GAMES if games // each <= _MOST_MARKS), _GAMES[-1])
        for game in range(step, games + 1, step):
            x, _ = self._place(game, self.low)
            self.canvas.line((x, bottom, x, bottom + 8), fill=FRAME, width=3)
            self.canvas.text((x, bottom + 26), str(game), PRINT, font(24, bold=False), anchor="mm")

    def _line(self) -> None:
        for before, game in pairwise(thinned(len(self.ratings))):
            path = [self._place(at, self.ratings[at]) for at in (before, game)]
            stroke(self.image, path, FAINT if game <= self.unsure else INK, 4.5)

    def _last(self) -> None:
        x, y = self._place(len(self.ratings) - 1, self.ratings[-1])
        colour = FAINT if len(self.ratings) - 1 < self.unsure else INK
        stroke(self.image, ((x, y), (x, y)), colour, 14)
        self.canvas.text((x + 16, y), str(self.ratings[-1]), colour, script(38), anchor="lm")

    def _place(self, game: int, rating: int) -> Point:
        wide, high = WIDTH - _LEFT - _RIGHT, HEIGHT - _TOP - _BOTTOM
        across = game / max(1, len(self.ratings) - 1)
        up = (rating - self.low) / (self.high - self.low)
        return _LEFT + wide * across, _TOP + high * (1 - up)


def _bounds(lowest: int, highest: int) -> tuple[int, int, int]:
    """Return the distance between the scale's lines, and the lowest and the highest of them."""
    lack = max(0, _LEAST - (highest - lowest))
    lowest, highest = lowest - lack // 2, highest + lack // 2
    every = ((step, lowest // step * step, -(-highest // step) * step) for step in _STEPS)
    return next(
        (step, low, high)
        for step, low, high in every
        if (high - low) // step <= _MOST_LINES or step == _STEPS[-1]
    )
