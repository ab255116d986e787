"""A finished deal as a picture without words: all hands, layoffs, counts and points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image, ImageDraw

from art.fans import (
    MARGIN,
    WIDTH,
    Fan,
    Ink,
    Line,
    Size,
    by_suit,
    draw_lines,
    draw_panel,
    end_of,
    flow,
    png,
    write,
)
from art.lettering import Lettering, legible
from art.pens import (
    FELT,
    FELT_DARK,
    FELT_LIGHT,
    GOLD,
    INK_LIGHT,
    INK_SOFT,
    USUAL,
    CardStyle,
    font,
)
from engine.cards import Card
from engine.melds import Meld
from engine.results import DealResult
from engine.seats import Seat, around

__all__ = ["WIDTH", "result_image", "result_picture", "shown_melds", "with_layoffs"]

Box: TypeAlias = tuple[int, int, int, int]

CORNER, HEADING = 24, 42  # a panel's round corners, and its top to the middle of its heading
_ROOM = WIDTH - 4 * MARGIN  # for the cards of a panel
_HEAD = 84  # from a panel's top to its cards
_PAD = 10  # of the lighter ground around the cards that count
_BADGE = 84  # room for the number of what they count
_NOUGHT = 50  # room for a nought where no cards are left
_RANKS_IN_A_SUIT = 13
_POINTS = 180  # pixels beside a name for the points
_ONE_FAN = 11  # unmatched cards up to here are one fan, more are one a suit
HEAD = _HEAD - _PAD  # from a panel's top to all that has to do with its cards
_LOOSE, _TIGHT = Size(), Size(tight=True)


@dataclass(frozen=True)
class _Side:
    """A side's panel: its melds and what it `held` besides, in lines, on one line if `beside`."""

    seat: Seat
    size: Size
    melds: list[Line]
    held: list[Line]
    beside: bool
    count: int | None

    @property
    def rows(self) -> int:
        return max(1, len(self.melds) + len(self.held) - self.beside)

    @property
    def height(self) -> int:
        return _HEAD + self.size.tall(self.rows) + MARGIN + _PAD


def result_picture(result: DealResult, names: tuple[str, ...], style: CardStyle = USUAL) -> bytes:
    """Draw a finished deal as a PNG, who ended it on top; a name of signs becomes its seat."""
    return png(result_image(result, names, style)[0])


def result_image(
    result: DealResult, names: tuple[str, ...], style: CardStyle
) -> tuple[Image.Image, dict[Seat, Box]]:
    """The same as an image, with each side's box of cards: left, top, right, bottom in pixels."""
    first = result.knocker or 1
    order = (first, *around(first, len(result.hands)))
    sides = [_laid_out(result, seat) for seat in order]
    height = sum(side.height + MARGIN for side in sides) + MARGIN
    image = Image.new("RGB", (WIDTH, height), FELT_DARK)
    top, cards = MARGIN, dict[Seat, Box]()
    for side in sides:
        draw_panel(image, (MARGIN, top, WIDTH - MARGIN, top + side.height), CORNER, FELT)
        _draw_heading(image, top + HEADING, names[side.seat - 1], result, side.seat)
        _draw_cards(image, top + _HEAD, side, style)
        cards[side.seat] = (MARGIN, top + HEAD, WIDTH - MARGIN, top + side.height)
        top += side.height + MARGIN
    return image, cards


def with_layoffs(meld: Meld, layoffs: Sequence[Card]) -> tuple[Card, ...]:
    """Return a meld with its layoffs, in any order, where they belong: at the ends of a run."""
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


def _laid_out(result: DealResult, seat: Seat) -> _Side:
    """Lay a side out, its cards closer together where that saves a line."""
    loose, tight = (_in_lines(result, seat, size) for size in (_LOOSE, _TIGHT))
    return tight if tight.rows < loose.rows else loose


def _in_lines(result: DealResult, seat: Seat, size: Size) -> _Side:
    unmatched = result.unmatched[seat - 1]
    melds = flow(shown_melds(result, seat), _ROOM if unmatched else _ROOM - _NOUGHT, size)
    fans = by_suit(unmatched) if len(unmatched) > _ONE_FAN else [Fan(unmatched)]
    room = _ROOM - _BADGE - _PAD
    held = flow(fans, room, size) if unmatched else []
    reached = end_of(melds[-1], size) + size.gap + _PAD if melds else 0
    beside = bool(melds) and len(held) == 1 and reached + end_of(held[0], size) <= room
    count = None if result.deadwood is None else result.deadwood[seat - 1]
    return _Side(seat, size, melds, held, beside, count)


def shown_melds(result: DealResult, seat: Seat) -> list[Fan]:
    """Return a side's melds, with the others' layoffs on them raised."""
    others = (cards for number, cards in enumerate(result.table, start=1) if number != seat)
    theirs = frozenset(card for cards in others for card in cards)
    fans: list[Fan] = []
    for number, meld in enumerate(result.melds[seat - 1]):
        laid = [card for card, on in result.layoffs if on == number and seat == result.knocker]
        fans.append(Fan(with_layoffs(meld, laid), theirs.intersection(meld).union(laid)))
    return fans


def _draw_heading(
    image: Image.Image, middle: int, name: str, result: DealResult, seat: Seat
) -> None:
    canvas = ImageDraw.Draw(image)
    room = WIDTH - 4 * MARGIN - _POINTS
    shown = Lettering(font, 40).cut(legible(name) or f"{seat}", room)
    write(canvas, (2 * MARGIN, middle), shown, Ink(40, INK_LIGHT))
    points = result.scores[seat - 1]
    if not (points or result.both):
        return
    fill, colour = (GOLD, FELT_DARK) if seat == result.winner else (FELT_LIGHT, INK_LIGHT)
    text, ink = f"{points:+}".replace("-", "\u2212") if points else "0", Ink(40, colour)
    right, half = WIDTH - 2 * MARGIN, 27
    left = right - round(Lettering(font, ink.height).length(text)) - 44
    draw_panel(image, (left, middle - half, right, middle + half), half, fill)
    write(canvas, ((left + right) // 2, middle), text, ink, "mm")


def _draw_cards(image: Image.Image, top: int, side: _Side, style: CardStyle) -> None:
    size, left = side.size, 2 * MARGIN
    draw_lines(image, side.melds, left, top, size, style=style)
    down = len(side.melds) - side.beside
    y = top + down * (size.height + size.gap)
    x = left + (end_of(side.melds[-1], size) + size.gap + _PAD if side.beside else 0)
    reached = x
    if side.held:
        reached = x + max(end_of(line, size) for line in side.held)
        below = y + size.tall(len(side.held))
        ground = (x - _PAD, y - _PAD, reached + _BADGE + _PAD, below + _PAD)
        draw_panel(image, ground, 16, FELT_LIGHT)
        draw_lines(image, side.held, x, y, size, style=style)
    elif side.melds:
        y -= 0 if side.beside else size.height + size.gap
        reached = left + end_of(side.melds[-1], size)
    if side.count is not None:
        tall = size.tall(max(1, len(side.held)))
        place = (reached + (_BADGE if side.held else _NOUGHT) // 2 + 5, y + tall // 2)
        fill = INK_LIGHT if side.count else INK_SOFT
        write(ImageDraw.Draw(image), place, str(side.count), Ink(40, fill), "mm")
