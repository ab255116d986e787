"""A finished deal as an animation: all hands open, the stock and the pile below the first.

What moved has a golden edge. There are no words, so it is the same in every language.
"""

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from art.fans import (
    Fan,
    Ink,
    Line,
    Size,
    by_suit,
    draw_lines,
    draw_panel,
    end_of,
    flow,
    write,
)
from art.lettering import Lettering, legible
from art.palette import palette_of
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
    USUAL,
    CardStyle,
    draw_suit,
    font,
)
from art.result import shown_melds
from engine.cards import Card
from engine.open_deal import OpenDeal
from engine.results import DealResult
from engine.seats import Seat

WIDTH: Final = 600
"""Pixels: somewhat more than a phone has room for in a message."""

LONGEST: Final = 32
"""The most images; a longer deal skips some of its moves."""

MOMENT, PAUSE, END = 1100, 1900, 5000
"""Milliseconds of an image: a move's, the first one, the last one."""

_MARGIN = 12
_HEAD = 54  # from a panel's top to its cards
_PAD = 9  # around cards, on their ground
_COUNT = 54  # room for a number at a line's end
_ROOM = WIDTH - 4 * _MARGIN
_TALLEST = 640
_SIZES = tuple(Size(scale, tight=True) for scale in (0.62, 0.58, 0.54, 0.47, 0.4))
_ALIKE = 3
"""How many of the sizes, the largest, are nearly alike."""

_POINTS = 140  # pixels beside a name for the points
_FINE, _COARSE = 5, 2
_GROUNDS = (
    (PAPER, EDGE, _FINE),
    *((ground, INK_LIGHT, _FINE) for ground in (FELT, FELT_LIGHT)),
    *((ground, INK_SOFT, _COARSE) for ground in (FELT, FELT_LIGHT)),
    *((ground, EDGE, _COARSE) for ground in (FELT, FELT_LIGHT, FELT_DARK)),
    *((ground, GOLD, _COARSE) for ground in (FELT, FELT_LIGHT, FELT_DARK, PAPER)),
    *((FELT_DARK, ground, _COARSE) for ground in (FELT, FELT_LIGHT)),
    (GOLD, FELT_DARK, _FINE),
)


@dataclass(frozen=True, slots=True)
class _Hand:
    """A hand in lines: its melds, the rest with its count, and whether that is `beside` them."""

    melds: list[Line]
    rest: list[Line]
    beside: bool
    count: int | None = None

    @property
    def lines(self) -> int:
        return len(self.melds) + len(self.rest) - self.beside


@dataclass(frozen=True, slots=True)
class _Still:
    """One image: the hands, what lies below the first, and who has just moved."""

    hands: tuple[_Hand, ...]
    table: list[Line]
    pile: Fan
    stock: int
    moved: Seat | None
    points: tuple[int, ...]
    winner: Seat | None = None


@lru_cache(maxsize=8)
def film_picture(
    shown: tuple[OpenDeal, ...],
    names: tuple[str, ...],
    result: DealResult | None,
    *,
    counted: bool,
    style: CardStyle = USUAL,
) -> bytes:
    """Draw a deal as a GIF of `WIDTH` pixels that repeats.

    `shown` is the deal after each move to show, `LONGEST` at most; `result` is None where it didn't
    end; `counted` is whether hands show their deadwood. A name without a font becomes its seat.
    """
    made = {size: _stills(shown, result, size, counted=counted) for size in _SIZES}
    size = _fitted(made)
    stills = made[size]
    suits = ((PAPER, colour, _FINE) for colour in SUIT_COLOURS[style.colours])
    palette = palette_of((*suits, *_GROUNDS))
    drawn = (_drawn(still, stills, size, names, style) for still in stills)
    return _gif([image.quantize(palette=palette, dither=Image.Dither.NONE) for image in drawn])


def _fitted(made: Mapping[Size, Sequence[_Still]]) -> Size:
    """Return the largest size that isn't too high; of those nearly alike, with the fewest lines."""

    def lines(size: Size) -> int:
        return sum(
            max(lines)
            for lines in zip(
                *([hand.lines for hand in still.hands] for still in made[size]), strict=True
            )
        )

    order = [*sorted(_SIZES[:_ALIKE], key=lines), *_SIZES[_ALIKE:]]
    fitting = (size for size in order if _height(made[size], size) <= _TALLEST)
    return next(fitting, order[-1])


def _gif(images: Sequence[Image.Image]) -> bytes:
    first, *more = images
    times = [PAUSE, *(MOMENT for _ in more)]
    times[-1] = END
    buffer = io.BytesIO()
    first.save(
        buffer,
        "GIF",
        save_all=True,
        append_images=more,
        duration=times,
        loop=0,
        optimize=True,
        disposal=1,
    )
    return buffer.getvalue()


def _stills(
    shown: Sequence[OpenDeal], result: DealResult | None, size: Size, *, counted: bool
) -> list[_Still]:
    stills = [_still(one, size, counted=counted) for one in shown]
    if result is not None:
        stills[-1] = _ended(stills[-1], result, size, counted=counted)
    return stills


def _still(one: OpenDeal, size: Size, *, counted: bool) -> _Still:
    moved = frozenset[Card]()
    if one.done is not None:
        moved = frozenset(one.done.cards) | ({one.done.card} if one.done.card else frozenset())
    hands = [
        _laid_out(
            [Fan(meld, moved) for meld in hand.melds],
            hand.unmatched,
            moved,
            size,
            count=hand.deadwood if counted else None,
        )
        for hand in one.hands
    ]
    on_table = [] if counted else [Fan(meld, moved) for _, meld in one.table]
    room = (_ROOM - 2 * size.width - 2 * size.gap) // size.step
    return _Still(
        tuple(hands),
        flow(on_table, _ROOM, size),
        Fan(one.pile[-max(1, room) :], moved),
        one.stock,
        None if one.done is None else one.done.seat,
        (0,) * len(hands),
    )


def _ended(last: _Still, result: DealResult, size: Size, *, counted: bool) -> _Still:
    """Return the last image: hands as they were scored, with layoffs raised, and the points."""
    hands = last.hands
    if counted and result.deadwood is not None:
        laid = [
            _laid_out(
                shown_melds(result, seat),
                result.unmatched[seat - 1],
                frozenset(),
                size,
                count=count,
            )
            for seat, count in enumerate(result.deadwood, start=1)
        ]
        hands = tuple(laid)
    return _Still(
        hands, last.table, last.pile, last.stock, last.moved, result.scores, result.winner
    )


def _laid_out(
    melds: Sequence[Fan],
    rest: tuple[Card, ...],
    moved: frozenset[Card],
    size: Size,
    *,
    count: int | None,
) -> _Hand:
    """Lay out a hand, with what is in no meld beside the last one where there is room."""
    room = _ROOM - (0 if count is None else _COUNT)
    laid = flow(melds, _ROOM if rest else room, size)
    loose = tuple(card for fan in by_suit(rest) for card in fan.cards)
    held = flow([Fan(loose, moved)], room, size) if rest else []
    reached = end_of(laid[-1], size) + size.gap + _PAD if laid else 0
    beside = bool(laid) and len(held) == 1 and reached + end_of(held[0], size) <= room
    return _Hand(laid, held, beside, count)


def _height(stills: Sequence[_Still], size: Size) -> int:
    return _tops(stills, size)[-1]


def _tops(stills: Sequence[_Still], size: Size) -> tuple[tuple[int, ...], int, int]:
    """Return the tops of the hands and of what lies below the first, and the height, for all."""
    lines = zip(*([hand.lines for hand in still.hands] for still in stills), strict=True)
    first, *others = [_MARGIN + _HEAD + size.tall(max(1, *each)) for each in lines]
    table = max(len(still.table) for still in stills)
    between = size.height + size.lift + (size.gap + size.tall(table) if table else 0)
    middle = _MARGIN + first + 2 * _MARGIN
    top, tops = middle + between + _MARGIN, [_MARGIN]
    for high in others:
        tops.append(top)
        top += high + _MARGIN
    return tuple(tops), middle, top


def _drawn(
    still: _Still, stills: Sequence[_Still], size: Size, names: tuple[str, ...], style: CardStyle
) -> Image.Image:
    tops, middle, height = _tops(stills, size)
    image = Image.new("RGB", (WIDTH, height), FELT_DARK)
    bottoms = (middle - _MARGIN, *tops[2:], height)
    for seat, (top, bottom) in enumerate(zip(tops, bottoms, strict=True), start=1):
        draw_panel(image, (_MARGIN, top, WIDTH - _MARGIN, bottom - _MARGIN), 16, FELT)
        _draw_head(image, top + _HEAD // 2 - 1, names[seat - 1], still, seat)
        _draw_hand(image, top + _HEAD, still.hands[seat - 1], size, style)
    _draw_between(image, middle + size.lift, still, size, style)
    return image


def _draw_head(image: Image.Image, middle: int, name: str, still: _Still, seat: Seat) -> None:
    canvas, left = ImageDraw.Draw(image), 2 * _MARGIN
    room = WIDTH - 4 * _MARGIN - _POINTS
    shown = Lettering(font, 26).cut(legible(name) or f"{seat}", room)
    if still.moved == seat:
        draw_panel(image, (left, middle - 8, left + 16, middle + 8), 8, GOLD)
    write(canvas, (left + 26 if still.moved == seat else left, middle), shown, Ink(26, INK_LIGHT))
    points = still.points[seat - 1]
    if not points:
        return
    text, ink = f"{points:+}".replace("-", "\u2212"), Ink(26, FELT_DARK)
    fill = GOLD if still.winner == seat else INK_SOFT
    right = WIDTH - 2 * _MARGIN
    start = right - round(Lettering(font, ink.height).length(text)) - 28
    draw_panel(image, (start, middle - 17, right, middle + 17), 17, fill)
    write(canvas, ((start + right) // 2, middle), text, ink, "mm")


def _draw_hand(image: Image.Image, top: int, hand: _Hand, size: Size, style: CardStyle) -> None:
    left = 2 * _MARGIN
    draw_lines(image, hand.melds, left, top, size, style=style)
    y = top + max(0, len(hand.melds) - hand.beside) * (size.height + size.gap)
    x = left + (end_of(hand.melds[-1], size) + size.gap + _PAD if hand.beside else 0)
    reached = x
    if hand.rest:
        reached = x + max(end_of(line, size) for line in hand.rest)
        ground = (x - _PAD, y - _PAD, reached + _PAD, y + size.tall(len(hand.rest)) + _PAD)
        draw_panel(image, ground, 12, FELT_LIGHT)
        draw_lines(image, hand.rest, x, y, size, style=style)
    elif hand.melds:
        y -= size.height + size.gap
        reached = left + end_of(hand.melds[-1], size)
    if hand.count is not None:
        place = (reached + _COUNT // 2 + 4, y + size.height // 2)
        fill = INK_LIGHT if hand.count else INK_SOFT
        write(ImageDraw.Draw(image), place, str(hand.count), Ink(27, fill), "mm")


def _draw_between(
    image: Image.Image, top: int, still: _Still, size: Size, style: CardStyle
) -> None:
    left = 2 * _MARGIN
    if still.stock:
        _draw_back(image, (left, top), size)
        middle = (left + size.width // 2, top + size.height // 2)
        write(ImageDraw.Draw(image), middle, str(still.stock), Ink(26, INK_LIGHT), "mm")
    if still.pile.cards:
        beside = left + size.width + 2 * size.gap
        draw_lines(image, [[(0, still.pile)]], beside, top, size, style=style)
    draw_lines(image, still.table, left, top + size.height + size.gap, size, style=style)


def _draw_back(image: Image.Image, place: tuple[int, int], size: Size) -> None:
    x, y = place
    right, bottom = x + size.width, y + size.height
    draw_panel(image, (x, y, right, bottom), 9, GOLD)
    draw_panel(image, (x + 3, y + 3, right - 3, bottom - 3), 7, FELT_LIGHT)
    canvas = ImageDraw.Draw(image)
    for corner in (y + 15, bottom - 15):
        draw_suit(canvas, 1, ((x + right) / 2, corner), 14, GOLD)
