"""The name of a match in its cup: it is the same however often the cup is replayed."""

from enum import StrEnum
from typing import Final, NamedTuple, Self

_BELOW = 10_000


class CupPart(StrEnum):
    """The part of a cup, a league or a ladder that a match belongs to."""

    BRACKET = "bracket"  # of a knockout; the winners' of a double elimination
    LOSERS = "losers"
    FINAL = "final"  # of a double elimination
    THIRD_PLACE = "third"
    GROUP = "group"  # also the one of a round robin, and a division of a league
    SWISS = "swiss"
    CHALLENGE = "challenge"  # of a ladder


# Where a match may be drawn; elsewhere somebody has to win.
DRAWABLE: Final = frozenset({CupPart.GROUP, CupPart.SWISS, CupPart.CHALLENGE})


class MatchKey(NamedTuple):
    """Where a match stands; all numbers count from 1, and `group` is 0 outside groups."""

    part: CupPart
    round: int
    number: int
    group: int = 0

    def __str__(self) -> str:
        """Write it as it is stored, such as "bracket.1.3.0"."""
        return f"{self.part}.{self.round}.{self.number}.{self.group}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what `str` has written; other text is a ValueError."""
        part, *numbers = text.split(".")
        if not all(each.isascii() and each.isdecimal() for each in numbers):
            raise ValueError("not a match")
        key = cls(CupPart(part), *_three(numbers))
        if str(key) != text:
            raise ValueError("not a match")
        return key


def _three(numbers: list[str]) -> tuple[int, int, int]:
    if any(len(each) >= len(str(_BELOW)) for each in numbers):
        raise ValueError("not a match")
    round_, number, group = map(int, numbers)
    return round_, number, group
