"""The cards as application emojis: faces in several colours and a back, legible at 22 pixels."""

import io
from dataclasses import dataclass
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from art.pens import (
    EDGE,
    FELT,
    FELT_LIGHT,
    FOUR,
    GOLD,
    LETTERS,
    PAPER,
    SUIT_COLOURS,
    USUAL,
    Canvas,
    CardStyle,
    draw_suit,
    font,
)
from engine.cards import DECK, Card

SIZE = 128
"""Width and height of an emoji in pixels, the most that Discord keeps."""

DESIGN = 1
"""The version of the drawing: raise it when that changes, so that new faces get new names."""

_SCALE = 4  # drawn larger, then reduced: smooth edges without an anti-aliasing canvas
_CARD = (14, 1, 113, 126)  # the card's outline on the square, in pixels


CARDS: tuple[Card | None, ...] = (*DECK, None)
"""Every face, and None for the back."""

_SUITS = ("clubs", "diamonds", "hearts", "spades")
_RANKS = (
    *("ace", "two", "three", "four", "five", "six", "seven"),
    *("eight", "nine", "ten", "jack", "queen", "king"),
)


@dataclass(frozen=True, slots=True)
class CardNames:
    """What cards are called in a language: by people, and so by what reads the screen to them."""

    ranks: tuple[str, ...] = LETTERS  # what stands for each on the corner of a card
    # The faces in deck order and then the back; letters, digits and underscores.
    names: tuple[str, ...] = (
        *(f"{_RANKS[card.rank]}_{_SUITS[card.suit]}" for card in DECK),
        "card_back",
    )


ENGLISH: Final = CardNames()

_NAMED: Final = {"two": "classic"}
"""Colours whose name would sound like part of a card's."""


def emoji_name(card: Card | None, colours: str = FOUR, called: CardNames = ENGLISH) -> str:
    """Return a card's (None: the back's) emoji name, shared by colours that look the same on it."""
    name = called.names[CARDS.index(card)]
    if card is not None and SUIT_COLOURS[colours][card.suit] != SUIT_COLOURS[FOUR][card.suit]:
        name = f"{name}_{_NAMED.get(colours, colours)}"
    return f"{name}_{DESIGN}" if DESIGN > 1 else name


def emoji_names(colours: str = FOUR, called: CardNames = ENGLISH) -> tuple[str, ...]:
    """Return the names of a set of emojis, the 52 faces in deck order and then the back."""
    return tuple(emoji_name(card, colours, called) for card in CARDS)


def _blank(fill: tuple[int, int, int], edge: tuple[int, int, int]) -> tuple[Image.Image, Canvas]:
    image = Image.new("RGBA", (SIZE * _SCALE, SIZE * _SCALE), (0, 0, 0, 0))
    canvas = ImageDraw.Draw(image)
    box = tuple(edge_at * _SCALE for edge_at in _CARD)
    canvas.rounded_rectangle(box, radius=15 * _SCALE, fill=fill, outline=edge, width=3 * _SCALE)
    return image, canvas


def _png(image: Image.Image) -> bytes:
    small = image.resize((SIZE, SIZE), Image.Resampling.LANCZOS)
    buffer = io.BytesIO()
    small.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


@cache
def card_emoji(card: Card, style: CardStyle = USUAL) -> bytes:
    """Draw a card's face, rank above suit, as a PNG of `SIZE` pixels on a transparent ground."""
    image, canvas = _blank(PAPER, EDGE)
    colour = SUIT_COLOURS[style.colours][card.suit]
    rank = style.ranks[card.rank]
    middle = (_CARD[0] + _CARD[2]) / 2 * _SCALE
    face = font((66 if len(rank) > 1 else 76) * _SCALE)
    canvas.text((middle, 36 * _SCALE), rank, font=face, fill=colour, anchor="mm")
    draw_suit(canvas, card.suit, (middle, 93 * _SCALE), 50 * _SCALE, colour)
    return _png(image)


@cache
def back_emoji() -> bytes:
    """Draw the back of a card: a green field, a golden frame and a diamond lattice."""
    image, canvas = _blank(FELT, PAPER)
    left, top, right, bottom = (edge * _SCALE for edge in _CARD)
    inset = 13 * _SCALE
    inner = (left + inset, top + inset, right - inset, bottom - inset)
    canvas.rounded_rectangle(
        inner, radius=8 * _SCALE, fill=FELT_LIGHT, outline=GOLD, width=3 * _SCALE
    )
    middle = ((left + right) / 2, (top + bottom) / 2)
    for row in (-1, 0, 1):
        for column in (-1, 0, 1):
            if abs(row) + abs(column) == 1 or (row, column) == (0, 0):
                centre = (middle[0] + column * 22 * _SCALE, middle[1] + row * 32 * _SCALE)
                draw_suit(canvas, 1, centre, 22 * _SCALE, GOLD)
    return _png(image)


def all_emojis(colours: str = FOUR, called: CardNames = ENGLISH) -> dict[str, bytes]:
    """Return a set's PNGs by their names, the 52 faces in deck order and then the back."""
    style = CardStyle(colours, called.ranks)
    pictures = {emoji_name(card, colours, called): card_emoji(card, style) for card in DECK}
    pictures[emoji_name(None, colours, called)] = back_emoji()
    return pictures
