"""Cards in fans, line under line, on felt; slanting edges are drawn larger, reduced and cached."""

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from art.lettering import Lettering
from art.pens import (
    EDGE,
    GOLD,
    PAPER,
    SUIT_COLOURS,
    USUAL,
    Canvas,
    CardStyle,
    Colour,
    draw_suit,
    font,
)
from engine.cards import Card

WIDTH = 1000
"""Width of every picture in pixels: about three times what a phone shows, so it stays crisp."""

MARGIN = 22
"""Felt around a panel, and from a panel's edge to what is on it."""

_SMOOTH = 4  # how much larger a slanting edge is drawn before it is reduced

Box: TypeAlias = tuple[int, int, int, int]


class Fan(NamedTuple):
    """Overlapping cards; those in `raised` stand out with a golden edge."""

    cards: tuple[Card, ...]
    raised: frozenset[Card] = frozenset()


Line: TypeAlias = list[tuple[int, Fan]]
"""Fans side by side, each with its distance from the line's left end."""


@dataclass(frozen=True)
class Size:
    """The size of cards in multiples of 98 by 140 pixels; in `tight` fans indices just show."""

    scale: float = 1.0
    tight: bool = False

    @property
    def width(self) -> int:
        """A card's width."""
        return round(98 * self.scale)

    @property
    def height(self) -> int:
        """A card's height."""
        return round(140 * self.scale)

    @property
    def step(self) -> int:
        """The distance from one card of a fan to the next: room for the index of the one below."""
        return round((46 if self.tight else 51) * self.scale)

    @property
    def gap(self) -> int:
        """The distance between two fans, and between two lines."""
        return round(22 * self.scale)

    @property
    def lift(self) -> int:
        """The distance by which a raised card stands out."""
        return round(15 * self.scale)

    def spread(self, fan: Fan) -> int:
        """Return a fan's width."""
        return self.width + (len(fan.cards) - 1) * self.step

    def tall(self, lines: int) -> int:
        """Return the height of a number of lines."""
        return lines * self.height + max(0, lines - 1) * self.gap


def by_suit(cards: Iterable[Card]) -> list[Fan]:
    """Return the cards as one fan a suit, in suit order."""
    held = sorted(cards, key=lambda card: (card.suit, card.rank))
    return [Fan(tuple(suit)) for _, suit in groupby(held, key=lambda card: card.suit)]


def flow(fans: Sequence[Fan], room: int, size: Size) -> list[Line]:
    """Return fans in lines of a width; a longer fan is continued on the next line."""
    most = (room - size.width) // size.step + 1
    lines: list[Line] = []
    right = room
    for fan in [part for whole in fans for part in _cut(whole, most)]:
        left = right + size.gap
        if not lines or left + size.spread(fan) > room:
            lines.append([])
            left = 0
        lines[-1].append((left, fan))
        right = left + size.spread(fan)
    return lines


def end_of(line: Line, size: Size) -> int:
    """Return how far a line reaches."""
    left, fan = line[-1]
    return left + size.spread(fan)


def draw_lines(
    image: Image.Image,
    lines: Sequence[Line],
    left: int,
    top: int,
    size: Size,
    *,
    style: CardStyle = USUAL,
) -> None:
    """Draw lines of fans, one under the other."""
    for number, line in enumerate(lines):
        y = top + number * (size.height + size.gap)
        for x, fan in line:
            for place, card in enumerate(fan.cards):
                raised = card in fan.raised
                face = _face(card, size, style, raised=raised)
                at = (left + x + place * size.step, y - (size.lift if raised else 0))
                image.paste(face, at, face)


def draw_panel(image: Image.Image, box: Box, radius: int, fill: Colour) -> None:
    """Draw a rectangle with smooth round corners, without its right and lower edge."""
    left, top, right, bottom = box
    image.paste(fill, (left + radius, top, right - radius, bottom))
    image.paste(fill, (left, top + radius, right, bottom - radius))
    corner = _corner(radius)
    mirrored = corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    for x, shape in ((left, corner), (right - radius, mirrored)):
        image.paste(fill, (x, top), shape)
        flipped = shape.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        image.paste(fill, (x, bottom - radius), flipped)


class Ink(NamedTuple):
    """The height and colour of a line of text."""

    height: int
    colour: Colour


def write(canvas: Canvas, place: tuple[int, int], text: str, ink: Ink, anchor: str = "lm") -> None:
    """Write a line of text."""
    Lettering(font, ink.height).write(canvas, place, text, ink.colour, anchor)


def png(image: Image.Image) -> bytes:
    """Return a picture as a PNG."""
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    return buffer.getvalue()


def _cut(fan: Fan, most: int) -> list[Fan]:
    starts = range(0, len(fan.cards), most)
    return [Fan(fan.cards[start : start + most], fan.raised) for start in starts]


@cache
def _corner(radius: int) -> Image.Image:
    large = radius * _SMOOTH
    mask = Image.new("L", (large, large))
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * large - 1, 2 * large - 1), fill=255)
    return mask.reduce(_SMOOTH)


@cache
def _face(card: Card, size: Size, style: CardStyle, *, raised: bool) -> Image.Image:
    """Draw one card with its index in the corner that a fan leaves free; gold-edged if raised."""
    unit = size.scale * _SMOOTH

    def at(number: float) -> int:
        return round(number * unit)

    width, height = size.width * _SMOOTH, size.height * _SMOOTH
    face = Image.new("RGBA", (width, height), (*PAPER, 0))
    canvas = ImageDraw.Draw(face)
    edge, thick = (GOLD, 5) if raised else (EDGE, 2)
    box = (0, 0, width - 1, height - 1)
    canvas.rounded_rectangle(box, radius=at(13), fill=PAPER, outline=edge, width=at(thick))
    colour = SUIT_COLOURS[style.colours][card.suit]
    rank = style.ranks[card.rank]
    index = font(at(36 if len(rank) > 1 else 45))
    canvas.text((at(26), at(32)), rank, font=index, fill=colour, anchor="mm")
    draw_suit(canvas, card.suit, (at(26), at(74)), at(33), colour)
    draw_suit(canvas, card.suit, (at(71), at(106)), at(38), colour)
    return face.reduce(_SMOOTH)
