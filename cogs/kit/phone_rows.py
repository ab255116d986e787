"""Rows of buttons that no phone breaks: a phone would leave one button alone in a line.

How wide a phone draws a button isn't documented and can't be asked: it is estimated, on the safe
side, from the widths of letters. A test measures the rows in a browser.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Any, Final

from discord import ui

_ROOM: Final = 247
"""Pixels for a row in a container on a phone 360 px wide, the narrowest that is usual; letters that
reach into each other leave one more."""

_GAP: Final = 8
_PADDING: Final = 32  # on both sides of what a button says
_LEAST: Final = 60
_EMOJI: Final = 24
_ARROW: Final = 24  # behind the words of a link
_FONT: Final = 14  # pixels of an em
_BETWEEN: Final = 0.3  # pixels between two letters

_WIDTHS: Final = {
    0.22: "ijl'\u2019|",
    0.28: " ftI.,:;!/",
    0.34: "r()-",
    0.5: "ckvxyzsJ",
    0.61: "FTZß",
    0.67: "ABEKPSVXYÄ",
    0.72: "CDHNRUwÜ",
    0.78: "GOQÖ",
    0.84: "mM",
    0.95: "W",
    1.0: "…—",
}
_EMS: Final = {letter: ems for ems, letters in _WIDTHS.items() for letter in letters}
_USUAL: Final = 0.56  # ems of any other letter, and of a digit


def phone_rows(row: ui.ActionRow[Any]) -> Iterator[ui.ActionRow[Any]]:
    """Yield a row as it is if a phone draws it in one line, else the parts that it can."""
    buttons = [_button(each) for each in row.children]
    widths = tuple(button_width(each) for each in buttons if each is not None)
    if len(widths) < len(buttons) or _fits(widths):
        yield row
        return
    items = tuple(row.children)
    for start, end in pairwise(_ends(widths)):
        yield ui.ActionRow(*items[start:end])


def button_width(button: ui.Button[Any]) -> float:
    """Return about how many pixels a phone takes for a button."""
    label = button.label or ""
    words = sum(_EMS.get(letter, _USUAL) for letter in label) * _FONT + len(label) * _BETWEEN
    beside = (_EMOJI if button.emoji else 0) + (_ARROW if button.url else 0)
    return max(_LEAST, _PADDING + words + beside)


def _button(item: ui.Item[Any]) -> ui.Button[Any] | None:
    inner = item.item if isinstance(item, ui.DynamicItem) else item
    return inner if isinstance(inner, ui.Button) else None


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
