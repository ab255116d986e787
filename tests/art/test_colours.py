"""How far apart the suits' colours are, for those who see all colours and for those who don't.

What somebody without the sense of red, of green or of blue sees is simulated with the matrices of
Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
Deficiency" (2009), at full severity, on linear light. How far apart two colours are is their
distance in CIELAB: 2.3 is just noticeable, the distance of black and white is 100.
"""

import io
from collections.abc import Sequence
from itertools import combinations
from math import dist

import pytest
from PIL import Image

from art.emoji import card_emoji
from art.pens import FOUR, PAPER, SUIT_COLOURS, CardStyle
from engine.cards import DECK

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

EYES: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red (protanopia)": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green (deuteranopia)": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue (tritanopia)": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
"""From linear sRGB to CIE XYZ under daylight (D65); the second row is the luminance."""

WHITE: Vector = (0.95047, 1.0, 1.08883)

LEAST = {
    "all colours": 58,
    "no red (protanopia)": 48,
    "no green (deuteranopia)": 43,
    "no blue (tritanopia)": 33,
}
"""How far apart any two suits of "contrast" are at least, to those eyes."""

GRAPHIC = 3.0
"""The contrast that a sign needs on its ground (WCAG 2.2, 1.4.11)."""


def linear(colour: Sequence[int]) -> Vector:
    parts = [one / 255 for one in colour]
    red, green, blue = (
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts
    )
    return red, green, blue


def times(matrix: Matrix, vector: Vector) -> Vector:
    one, two, three = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return one, two, three


def seen(colour: Sequence[int], eyes: str) -> Vector:
    """A colour in CIELAB as those eyes see it."""
    light = [min(1.0, max(0.0, one)) for one in times(EYES[eyes], linear(colour))]
    red, green, blue = light
    share = [a / b for a, b in zip(times(XYZ, (red, green, blue)), WHITE, strict=True)]
    x, y, z = (one ** (1 / 3) if one > 0.008856 else 7.787 * one + 16 / 116 for one in share)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(colours: Sequence[Sequence[int]], eyes: str) -> float:
    """How far apart the two nearest of some colours are."""
    return min(dist(seen(one, eyes), seen(other, eyes)) for one, other in combinations(colours, 2))


def contrast(colour: Sequence[int]) -> float:
    """The contrast with a card's paper, from 1 to 21 (WCAG 2.2)."""
    dark, light = (times(XYZ, linear(one))[1] + 0.05 for one in (colour, PAPER))
    return light / dark


def ink(colours: str, suit: int) -> tuple[int, ...]:
    """The colour that most of a card's picture shows beside paper and edge, at 22 pixels."""
    image = Image.open(io.BytesIO(card_emoji(DECK[4 * 6 + suit], CardStyle(colours)))).convert(
        "RGB"
    )
    small = image.resize((22, 22), Image.Resampling.LANCZOS)
    face = [small.getpixel((x, y)) for x in range(5, 17) for y in range(3, 19)]
    return max(face, key=lambda one: dist(one, PAPER))


@pytest.mark.parametrize("eyes", EYES)
def test_the_suits_stay_apart_for_every_eye(eyes: str) -> None:
    assert apart(SUIT_COLOURS["contrast"], eyes) >= LEAST[eyes]


@pytest.mark.parametrize("eyes", EYES)
def test_they_do_so_at_the_size_of_text(eyes: str) -> None:
    assert apart([ink("contrast", suit) for suit in range(4)], eyes) >= 0.85 * LEAST[eyes]


@pytest.mark.parametrize("eyes", list(EYES)[1:3])
def test_the_usual_colours_are_the_worse_for_those_eyes(eyes: str) -> None:
    assert apart(SUIT_COLOURS[FOUR], eyes) < 25 < LEAST[eyes]


@pytest.mark.parametrize("colours", SUIT_COLOURS)
def test_every_colour_stands_out_from_the_paper(colours: str) -> None:
    assert all(contrast(one) >= GRAPHIC for one in SUIT_COLOURS[colours])


def test_two_colours_are_black_and_red() -> None:
    clubs, diamonds, hearts, spades = SUIT_COLOURS["two"]
    assert clubs == spades
    assert diamonds == hearts
    assert apart((clubs, hearts), "all colours") > 60
