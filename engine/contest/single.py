"""One game (rules, C.1, C.7)."""

from dataclasses import replace

from engine.contest.columns import entered
from engine.contest.pairwise import FOR_ONESELF, settle_pairwise
from engine.contest.settling import settle_column
from engine.contest.sheet import (
    Column,
    Entry,
    Lines,
    Settlement,
    SettlementKind,
    SettlementLine,
    Sheet,
)
from engine.rules import Rules


class Single:
    """The first side to reach the target wins; who plays for oneself is a side."""

    def start(self, rules: Rules, sides: int) -> Sheet:  # noqa: ARG002  # as every format
        """Return an empty column."""
        return Sheet((Column((0,) * sides, (0,) * sides),))

    def enter(self, rules: Rules, sheet: Sheet, entry: Entry) -> Sheet:
        """Return the sheet with an entry."""
        column = entered(rules, sheet.columns[0], entry)
        settlement = None
        if column.winner is not None:
            settled = settle_pairwise if rules.seating in FOR_ONESELF else settle_column
            settlement = settled(rules, column)
        return replace(sheet, columns=(column,), settlement=settlement)

    def parts(self, rules: Rules, sheet: Sheet) -> tuple[Settlement | None, ...]:  # noqa: ARG002  # as every format
        """Return nothing: the game is the whole contest."""
        return ()

    def lines(self, rules: Rules, sheet: Sheet) -> tuple[Lines, ...]:  # noqa: ARG002  # as every format
        """Return the points."""
        return tuple(
            (SettlementLine(SettlementKind.POINTS, points),) for points in sheet.columns[0].points
        )
