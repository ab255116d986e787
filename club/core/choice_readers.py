"""What an organiser's choice may be, as it comes from a menu or a form."""

from collections.abc import Callable, Collection
from typing import Any

from club.core.text_limits import PLACE_NAME, clipped

HIGHEST_TARGET = 1000

SHORT = 48  # characters of the name of a variant or contest


def reader(offered: range | Collection[str] | None = None) -> Callable[[str], Any]:
    """Return what reads a number or word on offer, else a short name; ValueError for others."""

    def read(value: str) -> str | int:
        if isinstance(offered, range):
            number = int(value) if value.isascii() and value.isdigit() else -1
            if number in offered:
                return number
        elif (value in offered) if offered is not None else len(value) <= SHORT:
            return value
        raise ValueError("not on offer")

    return read


def read_title(value: str) -> str:
    """Read a title, which is cut to its limit."""
    return clipped(value, PLACE_NAME)
