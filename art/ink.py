"""Hand-drawn strokes: never quite straight, and the same for the same sheet."""

import math
import random
from collections.abc import Sequence

from PIL import Image, ImageDraw

from art.pens import Colour, Point

_FINE = 4  # how much larger a stroke is drawn before it is reduced, for smooth edges
_FIVE = 5
_SLANT = 3.5
_STROKE_GAP = 7.0
_GROUP_GAP = 13.0
_LEVEL = 120  # pixels of half a ring's width; a wider one is tilted less


def stroke(image: Image.Image, points: Sequence[Point], colour: Colour, width: float = 3.0) -> None:
    """Draw a line through some points, with round ends."""
    reach = math.ceil(width) + 1
    left = math.floor(min(x for x, _ in points)) - reach
    top = math.floor(min(y for _, y in points)) - reach
    right = math.ceil(max(x for x, _ in points)) + reach
    bottom = math.ceil(max(y for _, y in points)) + reach
    mask = Image.new("L", ((right - left) * _FINE, (bottom - top) * _FINE))
    pen = ImageDraw.Draw(mask)
    path = [((x - left) * _FINE, (y - top) * _FINE) for x, y in points]
    thick = round(width * _FINE)
    pen.line(path, fill=255, width=thick, joint="curve")
    for x, y in (path[0], path[-1]):
        half = thick / 2
        pen.ellipse((x - half, y - half, x + half, y + half), fill=255)
    image.paste(colour, (left, top), mask.reduce(_FINE))


def line(
    image: Image.Image,
    start: Point,
    end: Point,
    colour: Colour,
    width: float = 3.0,
    *,
    twice: float | None = None,
) -> None:
    """Draw a line that bends a little on its way, and another `twice` pixels below it."""
    wild = random.Random(f"{start}{end}")  # noqa: S311 - a hand's unsteadiness
    bend = min(2.2, math.dist(start, end) / 60)
    steps = max(2, round(math.dist(start, end) / 90))
    middle = [
        (
            start[0] + (end[0] - start[0]) * at / steps + wild.uniform(-bend, bend),
            start[1] + (end[1] - start[1]) * at / steps + wild.uniform(-bend, bend),
        )
        for at in range(1, steps)
    ]
    path = _smooth([start, *middle, end])
    stroke(image, path, colour, width)
    if twice is not None:
        stroke(image, [(x + 1 - y % 1, y + twice) for x, y in path], colour, width)


def ring(image: Image.Image, centre: Point, half: Point, colour: Colour, width: float = 3) -> None:
    """Draw a ring about something, a little further round than once."""
    wild = random.Random(f"{centre}{half}")  # noqa: S311 - a hand's unsteadiness
    begin, tilt = wild.uniform(3.6, 4.4), wild.uniform(-0.06, 0.06) * min(1, _LEVEL / half[0])
    grown = wild.uniform(1.04, 1.1)
    turns = 2 * math.pi * 1.07
    path: list[Point] = []
    for step in range(41):
        share = step / 40
        angle = begin + turns * share
        size = 1 + (grown - 1) * share
        x, y = half[0] * size * math.cos(angle), half[1] * size * math.sin(angle)
        path.append((centre[0] + x - tilt * y, centre[1] + y + tilt * x))
    stroke(image, path, colour, width)


def wave(image: Image.Image, top: Point, bottom: Point, swing: float, colour: Colour) -> None:
    """Draw a wavy line down through a space where nothing was written."""
    length = bottom[1] - top[1]
    bows = max(2, round(length / 46))
    steps = bows * 10
    path = [
        (top[0] + swing * math.sin(math.pi * bows * at / steps), top[1] + length * at / steps)
        for at in range(steps + 1)
    ]
    stroke(image, path, colour, 3.2)


def tally_width(count: int) -> float:
    """Return the width of a tally."""
    fives, rest = divmod(count, _FIVE)
    five = (_FIVE - 2) * _STROKE_GAP + _GROUP_GAP
    return max(0.0, fives * five + rest * _STROKE_GAP - (_STROKE_GAP if rest else _GROUP_GAP))


def tally(image: Image.Image, left: float, middle: float, count: int, colour: Colour) -> None:
    """Draw a tally: strokes, every fifth across four."""
    x, high = left, 11.0
    for number in range(1, count + 1):
        wild = random.Random(f"{left}{number}")  # noqa: S311 - a hand's unsteadiness
        if number % _FIVE:
            lean, lift = _SLANT + wild.uniform(-1, 1), wild.uniform(-1.5, 1.5)
            top, bottom = (x + lean, middle - high + lift), (x, middle + high + lift)
            stroke(image, (top, bottom), colour, 2.6)
            x += _STROKE_GAP
        else:
            begin = x - (_FIVE - 1) * _STROKE_GAP - 4
            rise = wild.uniform(-1.5, 1.5)
            across = ((begin, middle + 7 + rise), (x + 3, middle - 7 + rise))
            stroke(image, across, colour, 2.6)
            x += _GROUP_GAP - _STROKE_GAP


def _smooth(points: Sequence[Point]) -> list[Point]:
    """Return a soft curve through points (Catmull-Rom)."""
    ends = [points[0], *points, points[-1]]
    path: list[Point] = [points[0]]
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(1, 9):
            share = step / 8
            path.append(
                (
                    _between(before[0], start[0], end[0], after[0], share),
                    _between(before[1], start[1], end[1], after[1], share),
                )
            )
    return path


def _between(before: float, start: float, end: float, after: float, share: float) -> float:
    two, three = share * share, share * share * share
    return 0.5 * (
        2 * start
        + (end - before) * share
        + (2 * before - 5 * start + 4 * end - after) * two
        + (3 * start - before - 3 * end + after) * three
    )
