"""The formats of contests, by the option `match` (rules, A.6)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Protocol

from engine.contest.hollywood import Hollywood
from engine.contest.multi_match import MultiMatch
from engine.contest.series import Series
from engine.contest.sheet import Entry, Lines, Settlement, Sheet
from engine.contest.single import Single
from engine.rules import Rules
from engine.words import MatchFormat


class Format(Protocol):
    """How entries are written on the sheet, and how the contest ends and is settled."""

    def start(self, rules: Rules, sides: int) -> Sheet:
        """Return an empty sheet."""
        ...

    def enter(self, rules: Rules, sheet: Sheet, entry: Entry) -> Sheet:
        """Return the sheet with an entry, settled if that ends the contest."""
        ...

    def parts(self, rules: Rules, sheet: Sheet) -> tuple[Settlement | None, ...]:
        """Return the settlements of the columns (None if open), or of finished matches or games."""
        ...

    def lines(self, rules: Rules, sheet: Sheet) -> tuple[Lines, ...]:
        """Return the lines of each side's total now, without bonuses for what isn't over."""
        ...


FORMATS: Mapping[MatchFormat, Format] = MappingProxyType(
    {
        MatchFormat.SINGLE: Single(),
        MatchFormat.MULTI_MATCH: MultiMatch(),
        MatchFormat.BEST_OF: Series(),
        MatchFormat.HOLLYWOOD: Hollywood(),
    }
)
