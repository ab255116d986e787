"""The parts of a drawing, and the message that they make, in rows that no phone breaks.

How wide a phone draws a button is estimated, on the safe side, from the widths of letters.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Any, Final, TypeVar

import discord
from discord import ui

from club.core.settings import CardLook, CardOrder, MemberSettings
from cogs.kit.cards import CardFaces, plain_faces
from cogs.kit.spoken import SpokenText, speak, spoken_faces
from cogs.kit.text import Text
from engine.cards import Card

BRAND = discord.Colour(0x1F6F4A)  # baize green: nothing to do here now
GOLD = discord.Colour(0xE0A82E)  # it is your turn
WON = discord.Colour(0x3BA55D)
LOST = discord.Colour(0xB4433F)
QUIET = discord.Colour(0x6B7280)  # over, with nothing won

# Buttons of cards that fit side by side on a phone.
PHONE: Final = 3

_T = TypeVar("_T")
_ROW = 5  # buttons in a row
_MOST_PARTS = 40  # components in a message

# Pixels for a row in a container on a phone 360 px wide; overlapping letters leave one more.
_ROOM: Final = 247

_GAP: Final = 8
_PADDING: Final = 32  # on both sides of what a button says
_LEAST: Final = 60
_EMOJI: Final = 24
_ARROW: Final = 24  # behind the words of a link
_FONT: Final = 14  # pixels of an em
_BETWEEN: Final = 0.3  # pixels between two letters

_WIDTHS: Final = {
    0.22: "ijl'\u2019|ł",
    0.28: " ftI.,:;!/ìíîİı",
    0.34: "r()-г",
    0.45: "кзт",
    0.5: "ckvxyzsJçćśşźżсух",
    0.61: "FTZßУъ",
    0.67: "ABEKPSVXYÄÀÁÈÉÊŚŞАБВЕЛРХЧДжм♣",
    0.72: "CDHNRUwÜÇÚИЙНПСЭЯыЦю",
    0.78: "GOQÖОФ",
    0.84: "mMМшфщ",
    0.95: "WЖœ",
    1.0: "…—→Ю",
}
_EMS: Final = {letter: ems for ems, letters in _WIDTHS.items() for letter in letters}
_USUAL: Final = 0.56  # ems of any other letter, and of a digit
_EAST_ASIAN: Final = "\u2e80"  # and what comes after it: an em

FileMaker = Callable[[], discord.File]  # opens a new file: each can be sent only once


@dataclass(frozen=True, slots=True)
class Ui:
    """What every drawing needs besides its scene: the words and the cards' faces."""

    text: Text
    faces: CardFaces
    restarting: bool = False  # whether the host has announced a restart of the bot
    order: CardOrder = CardOrder.RANK  # of the cards outside melds
    look: CardLook = CardLook.PICTURE
    aloud: bool = False  # whether all of it is read aloud
    server_id: int | None = None  # in which an answer is read; None in direct messages
    channel_id: int | None = None  # in which an answer is read; None where that isn't known

    def in_language(self, language: str) -> "Ui":
        """Return the same in another language."""
        if language == self.text.locale:
            return self
        text = SpokenText(language) if self.aloud else Text(language)
        return replace(self, text=text, faces=self.faces.in_language(language))

    def read_in(self, server_id: int | None, channel_id: int | None) -> "Ui":
        """Return the same for an answer in a channel, which doesn't say where that is."""
        return replace(self, server_id=server_id, channel_id=channel_id)

    @property
    def in_signs(self) -> "Ui":
        """The same with the cards in plain signs."""
        return replace(self, faces=self.faces.signs)

    @property
    def heard(self) -> "Ui":
        """The same as it is read aloud, as alt texts are."""
        if self.aloud:
            return self
        text, faces = SpokenText(self.text.locale), spoken_faces(self.text.locale)
        return replace(self, text=text, faces=faces, aloud=True)

    def as_set(self, settings: MemberSettings) -> "Ui":
        """Return the same with a member's own settings of the cards, or as it is read aloud."""
        order, look = settings.card_order, settings.look
        if self.aloud or settings.spoken:
            return replace(self.heard, order=order, look=look)
        faces = self.faces.as_set(settings.look, settings.card_size, settings.colours)
        if faces is self.faces and order is self.order and look is self.look:
            return self
        return replace(self, faces=faces, order=order, look=look)

    def card_button(self, card: Card, does: str) -> str:
        """Return a card for a button, read aloud with what pressing it `does` (a message's key)."""
        if self.aloud:
            return self.text(does, card=self.faces.label(card))
        return self.faces.on_button(card)


@lru_cache(maxsize=64)
def in_words(language: str) -> Ui:
    """Return the words of a language alone, for what names no card and is remembered."""
    return Ui(Text(language), plain_faces(language))


@dataclass(frozen=True, slots=True)
class Drawing:
    """A message ready to be sent: built fresh, sent once, never changed."""

    view: ui.LayoutView
    files: tuple[FileMaker, ...] = ()


class Layout(ui.LayoutView):
    """A view that discord.py only sends: presses on it are read by their ids (`items.py`)."""

    def is_finished(self) -> bool:
        """Say that nobody waits for presses: else each view sent is searched for them and kept."""
        return True


Part = str | ui.Item[Any] | None  # a paragraph, any other item, or nothing


def draw(colour: discord.Colour, *parts: Part, files: tuple[FileMaker, ...] = ()) -> Drawing:
    """Put the parts into one container, without the empty ones, in rows that no phone breaks."""
    view = Layout(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=colour)
    # Before its items: a full one would be searched for all that is in it.
    view.add_item(box)
    for item in _fitted([_item(part) for part in parts if part]):
        box.add_item(item)
    return Drawing(view, files)


def read_aloud(drawing: Drawing, words: Ui) -> Drawing:
    """Return a drawing as its reader has it: ready to be read aloud, where they want that."""
    if words.aloud:
        speak(drawing.view, words.text.locale)
    return drawing


def _item(part: str | ui.Item[Any]) -> ui.Item[Any]:
    return ui.TextDisplay(part) if isinstance(part, str) else part


def _fitted(items: list[ui.Item[Any]]) -> list[ui.Item[Any]]:
    """Return rows broken as a phone needs them, unless the message would get too many parts."""
    broken = [part for item in items for part in _phone_parts(item)]
    added = len(broken) - len(items)
    return broken if not added or added + _parts(items) <= _MOST_PARTS else items


def _phone_parts(item: ui.Item[Any]) -> Iterable[ui.Item[Any]]:
    return phone_rows(item) if isinstance(item, ui.ActionRow) else (item,)


def _parts(items: list[ui.Item[Any]]) -> int:
    return 1 + sum(_parts_of(item) for item in items)


def _parts_of(item: ui.Item[Any]) -> int:
    if isinstance(item, ui.ActionRow):
        return 1 + len(item.children)
    return 1 + sum(1 for _ in getattr(item, "walk_children", tuple)())


def rule() -> ui.Separator[Any]:
    """Return a thin line between two parts."""
    return ui.Separator()


def rows(items: Iterable[ui.Item[Any]], most: int = _ROW) -> list[ui.ActionRow[Any]]:
    """Return buttons in the fewest rows of at most `most` (less for long labels), about equal."""
    return [ui.ActionRow(*part) for part in balanced(tuple(items), most)]


def card_rows(items: Iterable[ui.Item[Any]]) -> list[ui.ActionRow[Any]]:
    """Return buttons of cards in rows that no phone breaks: three fit side by side on each."""
    return rows(items, PHONE)


def balanced(things: tuple[_T, ...], most: int) -> list[tuple[_T, ...]]:
    """Split things into the fewest parts of at most `most`, the longer parts first."""
    number = -(-len(things) // most)
    ends = [-(-len(things) * part // number) for part in range(number + 1)] if number else []
    return [things[start:end] for start, end in pairwise(ends)]


def row(*items: ui.Item[Any] | None) -> ui.ActionRow[Any] | None:
    """Return a row of at most five buttons or one menu; None without any."""
    present = [item for item in items if item is not None]
    return ui.ActionRow(*present) if present else None


def lines(*texts: str | None) -> str:
    """Join texts one under the other, without the empty ones."""
    return "\n".join(filter(None, texts))


def small(text: str) -> str:
    """Return each line in Discord's small print."""
    return "\n".join([f"-# {line}" for line in text.splitlines()])


def phone_rows(row: ui.ActionRow[Any]) -> Iterator[ui.ActionRow[Any]]:
    """Yield a row as it is if a phone draws it in one line, else the parts that it can."""
    buttons = [each for each in row.children if isinstance(each, ui.Button)]
    widths = tuple([button_width(each) for each in buttons])
    if len(buttons) < len(row.children) or _fits(widths):
        yield row
        return
    items = tuple(row.children)
    for start, end in pairwise(_ends(widths)):
        yield ui.ActionRow(*items[start:end])


def button_width(button: ui.Button[Any]) -> float:
    """Return about how many pixels a phone takes for a button."""
    return _width(button.label or "", bool(button.emoji), bool(button.url))


@lru_cache(maxsize=4096)
def _width(label: str, emoji: bool, link: bool) -> float:  # noqa: FBT001 - facts of one button
    ems = (_EMS.get(one, _USUAL if one < _EAST_ASIAN else 1.0) for one in label)
    words = sum(ems) * _FONT + len(label) * _BETWEEN
    beside = (_EMOJI if emoji else 0) + (_ARROW if link else 0)
    return max(_LEAST, _PADDING + words + beside)


def _fits(widths: Sequence[float]) -> bool:
    return len(widths) == 1 or sum(widths) + _GAP * (len(widths) - 1) <= _ROOM


@lru_cache(maxsize=1024)
def _ends(widths: tuple[float, ...]) -> tuple[int, ...]:
    """Return where the fewest lines end: with the fewest buttons alone, the longer lines first."""
    number = len(widths)
    for lines in range(2, number + 1):
        splits = [(0, *cuts, number) for cuts in combinations(range(1, number), lines - 1)]
        fit = [each for each in splits if all(_fits(widths[a:b]) for a, b in pairwise(each))]
        if fit:
            return min(fit, key=_alone_then_short)
    return tuple(range(number + 1))


def _alone_then_short(ends: tuple[int, ...]) -> tuple[int, list[int]]:
    sizes = [end - start for start, end in pairwise(ends)]
    return sizes.count(1), [-size for size in sizes]
