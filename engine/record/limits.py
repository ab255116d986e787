"""Limits on the size of texts from outside: more than any real record needs."""

from typing import Final

TEXT: Final = 32 * 1024 * 1024
"""The most bytes of a file that the command line reads."""

LINE: Final = 20_000
"""Characters of a line: all moves of the longest deal fit on one."""

LINES: Final = 500_000
"""Lines of a record, including comments and empty ones."""

VALUE: Final = 2_000
"""Characters of a tag's value."""

PLAYERS: Final = 100

DEALS: Final = 10_000

MOVES: Final = 5_000
"""Moves of a deal; by the longest ready-made rules it has some four hundred."""

WRONG: Final = 4_000
"""Characters of an error."""


def shown(text: str) -> str:
    """Return a text as errors quote it, cut short if it is long."""
    most = 40
    return repr(text if len(text) <= most else text[:most] + "…")
