"""What a check has found, a line for each."""

from dataclasses import dataclass
from typing import Final

RESTORE: Final = "restore the last backup (docs/database.md)"

COUNT_AGAIN: Final = "have it counted again by python -m data recount {server}"

# Findings of one kind that have lines of their own.
MOST: Final = 20


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong: where, what, and what to do about it. It names no card or seed."""

    where: str
    what: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}: {self.remedy}."
