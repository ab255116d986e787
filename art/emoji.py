"""The cards as application emojis: faces in several colours and a back, legible at 22 pixels."""

import io
from functools import cache

from PIL import Image, ImageDraw

from art.pens import (
    EDGE,
    FELT,
    FELT_LIGHT,
    FOUR,
    GOLD,
    PAPER,
    SUIT_COLOURS,
    Canvas,
    draw_suit,
    font,
)
from engine.cards import DECK, RANKS, Card

SIZE = 128
"""Width and height of an emoji in pixels, the most that Discord keeps."""

DESIGN = 1
"""The version of the drawing: raise it when that changes, so that new faces get new names."""

_SCALE = 4  # drawn larger, then reduced: smooth edges without an anti-aliasing canvas
_CARD = (14, 1, 113, 126)  # the card's outline on the square, in pixels


CARDS: tuple[Card | None, ...] = (*DECK, None)
"""Every face, and None for the back."""


def emoji_name(card: Card | None, colours: str = FOUR) -> str:
    """Return a card's (None: the back's) emoji name, shared by colours that look the same on it."""
    if card is None:
        return f"card_back_{DESIGN}"
    usual = SUIT_COLOURS[colours][card.suit] == SUIT_COLOURS[FOUR][card.suit]
    face = card.text.lower() if usual else f"{card.text.lower()}_{colours}"
    return f"card_{face}_{DESIGN}"


def emoji_names(colours: str = FOUR) -> tuple[str, ...]:
    """Return the names of a set of emojis, the 52 faces in deck order and then the back."""
    return tuple(emoji_name(card, colours) for card in CARDS)


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
def card_emoji(card: Card, colours: str = FOUR) -> bytes:
    """Draw a card's face, rank above suit, as a PNG of `SIZE` pixels on a transparent ground."""
    image, canvas = _blank(PAPER, EDGE)
    colour = SUIT_COLOURS[colours][card.suit]
    rank = RANKS[card.rank].replace("T", "10")
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


def all_emojis(colours: str = FOUR) -> dict[str, bytes]:
    """Return a set's PNGs by their names, the 52 faces in deck order and then the back."""
    pictures = {emoji_name(card, colours): card_emoji(card, colours) for card in DECK}
    pictures[emoji_name(None)] = back_emoji()
    return pictures
