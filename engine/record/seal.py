"""What the cards of a contest depend on, and the check that a whole record ends with."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from engine.errors import Unreadable

CHECK: Final = "Check"
"""The last tag of a sealed record: the SHA-256, in hex, of everything above it."""

_NUMBERED = re.compile(r"(?:(?P<seat>[1-9]\d?):)?(?P<id>\d{1,20})", re.ASCII)
_LAST_LINE = re.compile(r'\[Check "([0-9a-f]{64})"\]\n')
_LENGTH = len('[Check ""]\n') + 64


@dataclass(frozen=True, slots=True)
class _Numbered:
    """An id from Discord, with the number of the player it belongs to, if any."""

    seat: int | None
    id: int

    def __str__(self) -> str:
        """Return the form in a record, with the seat in front: `1:1300000000000000000`."""
        return str(self.id) if self.seat is None else f"{self.seat}:{self.id}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read an id, with or without a seat in front; raise `Unreadable` for anything else."""
        found = _NUMBERED.fullmatch(text)
        if found is None:
            raise Unreadable("that is not an id, or a seat and an id such as '2:1300'")
        return cls(None if found["seat"] is None else int(found["seat"]), int(found["id"]))


class SealPress(_Numbered):
    """A player's press or command that the cards of a contest depend on.

    Older contests have one press without a player: the one that accepted the challenge.
    """

    __slots__ = ()


class FirstShown(_Numbered):
    """The message that first showed a contest's seal; its player if only one saw it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Seal:
    """What every deal's seed is made from (`engine.fair`), and what shows when it was sealed."""

    commitment: str  # the seed's SHA-256, in hex, as it was shown before the deal
    presses: tuple[SealPress, ...]  # each player's last before play began, in the order of seats
    tables: tuple[int, ...]  # the ids of the contest's tables, in order
    seed: bytes | None = None  # None while the contest runs
    # The message that first showed the commitment before the deal, if any is known.
    shown: FirstShown | None = None

    @property
    def hangs_on(self) -> str:
        """The presses in the form that the deals' seeds are made from."""
        return write_presses(self.presses)

    @property
    def one_for_all(self) -> bool:
        """Whether one press counts for all players, as in a duplicate cup: it needs no order."""
        return self.by_seat and len({press.id for press in self.presses}) == 1

    @property
    def by_seat(self) -> bool:
        """Whether it says who pressed; an old one doesn't, and has one press."""
        return all(press.seat is not None for press in self.presses)


def write_presses(presses: Sequence[SealPress]) -> str:
    """Return presses in the form of a record, separated by blanks."""
    return " ".join(map(str, presses))


def read_presses(text: str) -> tuple[SealPress, ...]:
    """Read presses in seat order, each with its seat in front; raise `Unreadable` for others."""
    presses = tuple(map(SealPress.parse, text.split()))
    seats = [press.seat or 0 for press in presses]
    if not presses or 0 in seats or seats != sorted(set(seats)):
        raise Unreadable("presses are such as '1:1300000000000000000 2:1300000000000000001'")
    return presses


def checked(text: str) -> str:
    """Return a record's text with its check below."""
    return f'{text}[{CHECK} "{_digest(text)}"]\n'


def check_holds(text: str) -> bool:
    """Whether a record is, byte by byte, what the check at its end was made from."""
    found = _LAST_LINE.fullmatch(text[-_LENGTH:])
    return found is not None and found[1] == _digest(text[:-_LENGTH])


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
