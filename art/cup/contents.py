"""What the pictures of a cup show, before it has its place; names are `art.lettering.legible`."""

from dataclasses import dataclass
from typing import Final, TypeAlias

MOST_MATCHES: Final = 16

MOST_ROUNDS: Final = 3
"""Rounds of a bracket that fit beside one another; a final fits between two semi-finals as well."""

MOST_ROWS: Final = 32

MOST_CELLS: Final = 16
"""Cells of a row that fit beside its name: opponents of a cross table."""

MOST_SWISS_ROUNDS: Final = 7


@dataclass(frozen=True, slots=True)
class MatchSide:
    """A side of a match; its name is "" while nobody knows it, its result before the end."""

    name: str = ""
    result: str = ""
    lost: bool = False
    champion: bool = False


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """A match: two sides, one that goes on without a match, or none that is ever there."""

    sides: tuple[MatchSide, ...]
    playing: bool = False


@dataclass(frozen=True, slots=True)
class BracketRound:
    """A round under its title."""

    title: str
    matches: tuple[BracketMatch, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """Rounds of a bracket: `MOST_ROUNDS`, or one more if that is a final behind two semi-finals."""

    rounds: tuple[BracketRound, ...]
    title: str = ""
    beside_final: BracketRound | None = None


@dataclass(frozen=True, slots=True)
class TableCell:
    """What came of one meeting, or of each of two; `blocked` if it would be one with oneself."""

    results: tuple[str, ...] = ()
    opponent: str = ""
    playing: bool = False
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class TableRow:
    """An entrant's row: `figures` are the points and what decides where they are equal."""

    place: int
    name: str
    cells: tuple[TableCell, ...]
    figures: tuple[str, ...]
    gone: bool = False
    medal: bool = False


@dataclass(frozen=True, slots=True)
class CupTable:
    """A table with its headings; a line is drawn below the first `going_on` of all its rows."""

    columns: tuple[str, ...]
    figures: tuple[str, ...]
    rows: tuple[TableRow, ...]
    title: str = ""
    going_on: int = 0


@dataclass(frozen=True, slots=True)
class TableBand:
    """A table, or two side by side."""

    tables: tuple[CupTable, ...]


@dataclass(frozen=True, slots=True)
class Podium:
    """The first places with their names, which may share one."""

    winners: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class LegendItem:
    """What a sign means; without one, that a match is being played."""

    text: str
    sign: str = ""


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A board of a match: its number, and both who sit there."""

    board: int
    sides: tuple[MatchSide, MatchSide]
    playing: bool = False


@dataclass(frozen=True, slots=True)
class Boards:
    """A match board by board, under both sides with their points."""

    sides: tuple[MatchSide, MatchSide]
    boards: tuple[BoardLine, ...]


CupSection: TypeAlias = Podium | Bracket | TableBand | Boards


@dataclass(frozen=True, slots=True)
class CupPage:
    """All that one picture shows; `note` stands at the right of the title."""

    title: str
    note: str
    sections: tuple[CupSection, ...]
    legend: tuple[LegendItem, ...] = ()
