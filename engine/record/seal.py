"""What the cards of a contest hang on, and the check that a whole record ends with."""

import hashlib
import re
from dataclasses import dataclass
from typing import Final

CHECK: Final = "Check"
"""The last tag of a sealed record: the SHA-256, in hex, of everything above it."""

_LAST_LINE = re.compile(r'\[Check "([0-9a-f]{64})"\]\n')
_LENGTH = len('[Check ""]\n') + 64


@dataclass(frozen=True, slots=True)
class Seal:
    """What every deal's seed is made from (engine.fair).

    Attributes:
        commitment: SHA-256 of the contest's seed, in hex, as the challenge showed it.
        interaction: The id of the interaction that accepted the challenge.
        tables: The ids of the contest's tables, in order.
        seed: The contest's seed; None while the contest runs.
    """

    commitment: str
    interaction: int
    tables: tuple[int, ...]
    seed: bytes | None = None


def checked(text: str) -> str:
    """Return a record's text with its check below."""
    return f'{text}[{CHECK} "{_digest(text)}"]\n'


def check_holds(text: str) -> bool:
    """Tell whether a record is, sign by sign, what the check at its end was made from."""
    found = _LAST_LINE.fullmatch(text[-_LENGTH:])
    return found is not None and found[1] == _digest(text[:-_LENGTH])


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
