"""A finished deal as a picture: both hands laid out, the layoffs, the deadwood and the points.

The picture has no words, only names and numbers, so it is the same in every language.
"""

import io
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from art.pens import (
    EDGE,
    FELT,
    FELT_DARK,
    FELT_LIGHT,
    GOLD,
    INK_LIGHT,
    INK_SOFT,
    PAPER,
    SUIT_COLOURS,
    Canvas,
    draw_suit,
    font,
    writable,
)
from engine.cards import RANKS, Card
from engine.melds import Meld
from engine.results import DealResult
from engine.seats import SEATS, Seat

WIDTH = 1000
"""Width of the picture in pixels: two and a half times a phone's, so that it stays crisp there."""

_SCALE = 2  # drawn at twice the size and reduced, for smooth edges; all below is in large pixels
_SHEET = WIDTH * _SCALE
_MARGIN = 22 * _SCALE
_ROW = 262 * _SCALE  # height of one player's row
_CARD_WIDTH, _CARD_HEIGHT = 98 * _SCALE, 140 * _SCALE
_STEP = 50 * _SCALE  # from one card of a fan to the next: room for the index of the one below
_GAP = 24 * _SCALE  # between two fans
_RAISED = 16 * _SCALE  # how far a laid-off card stands out
_BADGE = 56 * _SCALE  # room for the deadwood's number
_RANKS_IN_A_SUIT = 13
_LONGEST_NAME = 22


class _Fan(NamedTuple):
    """Cards that overlap; those in `raised` were laid off by the other side."""

    cards: tuple[Card, ...]
    raised: frozenset[Card] = frozenset()

    def width(self, step: int) -> int:
        return _CARD_WIDTH + (len(self.cards) - 1) * step


def result_picture(result: DealResult, names: tuple[str, str]) -> bytes:
    """Draw a finished deal, the knocker's hand above the other's.

    Args:
        result: The deal's result with both hands laid out.
        names: The players' names by seat; one that the fonts can't write becomes its seat.

    Returns:
        A PNG, `WIDTH` pixels wide.
    """
    order = (result.knocker, 3 - result.knocker) if result.knocker else SEATS
    image = Image.new("RGB", (_SHEET, 2 * _ROW + 3 * _MARGIN), FELT_DARK)
    canvas = ImageDraw.Draw(image)
    for place, seat in enumerate(order):
        top = _MARGIN + place * (_ROW + _MARGIN)
        box = (_MARGIN, top, _SHEET - _MARGIN, top + _ROW)
        canvas.rounded_rectangle(box, radius=24 * _SCALE, fill=FELT)
        _draw_heading(canvas, top, names[seat - 1], result, seat)
        _draw_hand(image, canvas, top + 102 * _SCALE, _fans(result, seat), _count(result, seat))
    buffer = io.BytesIO()
    image.reduce(_SCALE).save(buffer, "PNG")
    return buffer.getvalue()


def with_layoffs(meld: Meld, layoffs: Sequence[Card]) -> tuple[Card, ...]:
    """Put the cards that were laid off on a meld where they belong: at the ends of a run.

    Cards whose turn comes only after another's (the 2 on 4-5-6 after the 3) may be in any order.
    """
    cards, waiting = list(meld), list(layoffs)
    is_set = cards[0].rank == cards[1].rank
    while waiting:
        for card in waiting:
            if not is_set and card.rank == (cards[0].rank - 1) % _RANKS_IN_A_SUIT:
                cards.insert(0, card)
                break
            if is_set or card.rank == (cards[-1].rank + 1) % _RANKS_IN_A_SUIT:
                cards.append(card)
                break
        else:
            raise ValueError(f"{waiting} can't be laid off on {meld}")
        waiting.remove(card)
    return tuple(cards)


def _fans(result: DealResult, seat: Seat) -> tuple[list[_Fan], _Fan | None]:
    """Return a hand's melds, with what was laid off on them, and its unmatched cards."""
    fans: list[_Fan] = []
    for number, meld in enumerate(result.melds[seat - 1]):
        laid = [card for card, on in result.layoffs if on == number and seat == result.knocker]
        fans.append(_Fan(with_layoffs(meld, laid), frozenset(laid)))
    unmatched = result.unmatched[seat - 1]
    return fans, _Fan(unmatched) if unmatched else None


def _count(result: DealResult, seat: Seat) -> int | None:
    return None if result.deadwood is None else result.deadwood[seat - 1]


def _draw_heading(canvas: Canvas, top: int, name: str, result: DealResult, seat: Seat) -> None:
    """Write the player's name and, for the winner, the points in gold."""
    left, middle = 2 * _MARGIN, top + 42 * _SCALE
    shown = name if writable(name) else f"{seat}"
    if len(shown) > _LONGEST_NAME:
        shown = shown[: _LONGEST_NAME - 1] + "…"
    canvas.text((left, middle), shown, font=font(40 * _SCALE), fill=INK_LIGHT, anchor="lm")
    if result.winner == seat and result.points:
        text, face = f"+{result.points}", font(38 * _SCALE)
        right, half = _SHEET - 2 * _MARGIN, 26 * _SCALE
        left = right - canvas.textlength(text, font=face) - 40 * _SCALE
        pill = (left, middle - half, right, middle + half)
        canvas.rounded_rectangle(pill, radius=half, fill=GOLD)
        canvas.text(((left + right) / 2, middle), text, font=face, fill=FELT_DARK, anchor="mm")


def _draw_hand(
    image: Image.Image,
    canvas: Canvas,
    top: int,
    fans: tuple[list[_Fan], _Fan | None],
    count: int | None,
) -> None:
    """Draw the melds, then the unmatched cards on a lighter ground with their count."""
    melds, unmatched = fans
    step = _step_that_fits([*melds, *([unmatched] if unmatched else [])])
    left = 2 * _MARGIN
    for fan in melds:
        _draw_fan(image, left, top, fan, step)
        left += fan.width(step) + _GAP
    if unmatched:
        pad = 10 * _SCALE
        right = left + unmatched.width(step) + _BADGE
        ground = (left - pad, top - pad, right + pad, top + _CARD_HEIGHT + pad)
        canvas.rounded_rectangle(ground, radius=16 * _SCALE, fill=FELT_LIGHT)
        _draw_fan(image, left, top, unmatched, step)
        left += unmatched.width(step)
    if count is not None:
        place = (left + _BADGE / 2 + 4 * _SCALE, top + _CARD_HEIGHT / 2)
        fill = INK_LIGHT if count else INK_SOFT
        canvas.text(place, str(count), font=font(38 * _SCALE), fill=fill, anchor="mm")


def _step_that_fits(fans: Sequence[_Fan]) -> int:
    """Return the largest step, at most the usual one, at which the row's fans fit the width."""
    room = _SHEET - 4 * _MARGIN - _BADGE - (len(fans) - 1) * _GAP - len(fans) * _CARD_WIDTH
    steps = sum(len(fan.cards) - 1 for fan in fans)
    return min(_STEP, room // steps) if steps else _STEP


def _draw_fan(image: Image.Image, left: int, top: int, fan: _Fan, step: int) -> None:
    for place, card in enumerate(fan.cards):
        raised = card in fan.raised
        face = _card_face(card, raised=raised)
        image.paste(face, (left + place * step, top - (_RAISED if raised else 0)), face)


@cache
def _card_face(card: Card, *, raised: bool) -> Image.Image:
    """Draw one card with its index in the corner that a fan leaves free; gold-edged if raised."""
    face = Image.new("RGBA", (_CARD_WIDTH, _CARD_HEIGHT), (0, 0, 0, 0))
    canvas = ImageDraw.Draw(face)
    box = (0, 0, _CARD_WIDTH - 1, _CARD_HEIGHT - 1)
    edge, width = (GOLD, 5) if raised else (EDGE, 2)
    canvas.rounded_rectangle(
        box, radius=13 * _SCALE, fill=PAPER, outline=edge, width=width * _SCALE
    )
    colour = SUIT_COLOURS[card.suit]
    rank = RANKS[card.rank].replace("T", "10")
    index = font((34 if len(rank) > 1 else 42) * _SCALE)
    canvas.text((25 * _SCALE, 31 * _SCALE), rank, font=index, fill=colour, anchor="mm")
    draw_suit(canvas, card.suit, (25 * _SCALE, 71 * _SCALE), 30 * _SCALE, colour)
    draw_suit(canvas, card.suit, (70 * _SCALE, 106 * _SCALE), 40 * _SCALE, colour)
    return face
