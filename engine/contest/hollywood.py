"""The Hollywood sheet: columns that share the same deals (rules, C.4, C.5)."""

from dataclasses import replace

from engine.contest.columns import entered
from engine.contest.settling import concluded, settle_column
from engine.contest.sheet import (
    Column,
    Entry,
    Lines,
    Settlement,
    SettlementKind,
    SettlementLine,
    SettlementReason,
    Sheet,
    Side,
    one_more,
    total_of,
)
from engine.rules import Rules
from engine.seats import SEATS
from engine.words import HollywoodDecide, HollywoodLateEntry

_THIRD = 3


class Hollywood:
    """A side's first win goes on one column, its second on two, and so on; each settles alone.

    On a continuous sheet the next game opens as one closes, until all of them have been opened.
    """

    def start(self, rules: Rules, sides: int) -> Sheet:
        """Return the empty columns."""
        empty = Column((0,) * sides, (0,) * sides)
        return Sheet((empty,) * rules.hollywood_columns, wins=(0,) * sides)

    def enter(self, rules: Rules, sheet: Sheet, entry: Entry) -> Sheet:
        """Return the sheet with a win on its columns; a deal that nobody won leaves no mark."""
        if entry.winner is None:
            return sheet
        wins = one_more(sheet.wins, entry.winner)
        chosen = _chosen(rules, sheet.columns, entry.winner, wins[entry.winner - 1])
        columns = _with_opened(
            rules,
            tuple(
                entered(rules, column, entry) if at in chosen else column
                for at, column in enumerate(sheet.columns)
            ),
        )
        written = replace(sheet, columns=columns, wins=wins)
        if any(column.winner is None for column in columns):
            return written
        return replace(written, settlement=self._settled(rules, written))

    def parts(self, rules: Rules, sheet: Sheet) -> tuple[Settlement | None, ...]:
        """Return the settlement of each column, None if it is open."""
        return tuple(
            None if column.winner is None else settle_column(rules, column)
            for column in sheet.columns
        )

    def lines(self, rules: Rules, sheet: Sheet) -> tuple[Lines, ...]:
        """Return the columns' totals; of an open one its points alone."""
        totals = [
            column.points if part is None else part.totals
            for column, part in zip(sheet.columns, self.parts(rules, sheet), strict=True)
        ]
        twice = rules.hollywood_third_double and len(totals) >= _THIRD
        return tuple(
            (
                *(
                    SettlementLine(SettlementKind.COLUMN, total[side - 1], at)
                    for at, total in enumerate(totals, start=1)
                ),
                *(
                    [
                        SettlementLine(
                            SettlementKind.THIRD_DOUBLE, totals[_THIRD - 1][side - 1], _THIRD
                        )
                    ]
                    if twice
                    else []
                ),
            )
            for side in SEATS
        )

    def _settled(self, rules: Rules, sheet: Sheet) -> Settlement:
        lines = self.lines(rules, sheet)
        ahead = total_of(lines[0]) - total_of(lines[1])
        winners = [part.winner for part in self.parts(rules, sheet) if part is not None]
        more = winners.count(SEATS[0]) - winners.count(SEATS[1])
        by_points = rules.hollywood_decide == HollywoodDecide.NET_POINTS
        decided = (ahead or more) if by_points else (more or ahead)
        if not decided:
            return concluded(None, SettlementReason.DRAWN, lines)
        return concluded(SEATS[0] if decided > 0 else SEATS[1], SettlementReason.TARGET, lines)


def columns_at_hand(rules: Rules, columns: tuple[Column, ...]) -> dict[int, Column]:
    """Return the columns that a short account tells, by number: of a continuous sheet the open."""
    return {
        at: column
        for at, column in enumerate(columns, start=1)
        if not rules.continuous or column.winner is None
    }


def closed_totals(rules: Rules, columns: tuple[Column, ...]) -> tuple[int, ...] | None:
    """Return what a continuous sheet's closed games come to by side, None while there are none."""
    if not rules.continuous:
        return None
    closed = {at for at, column in enumerate(columns, start=1) if column.winner is not None}
    if not closed:
        return None
    sides = Hollywood().lines(rules, Sheet(columns))
    return tuple(total_of(line for line in lines if line.number in closed) for lines in sides)


def _with_opened(rules: Rules, columns: tuple[Column, ...]) -> tuple[Column, ...]:
    """Return the columns, on a continuous sheet with a new one for each that has closed."""
    if rules.hollywood_games is None:
        return columns
    closed = sum(1 for column in columns if column.winner is not None)
    due = min(rules.hollywood_games, rules.hollywood_columns + closed)
    sides = len(columns[0].points)
    return columns + (Column((0,) * sides, (0,) * sides),) * (due - len(columns))


def _chosen(rules: Rules, columns: tuple[Column, ...], winner: Side, wins: int) -> set[int]:
    """Return the columns that a win goes on, counted from 0."""
    still_open = [at for at, column in enumerate(columns) if column.winner is None]
    if rules.hollywood_late_entry == HollywoodLateEntry.BY_COUNT:
        return {at for at in still_open if at < wins}
    # A deal that was won leaves a box in every column that it goes on.
    begun = {at for at in still_open if columns[at].boxes[winner - 1]}
    following = [at for at in still_open if at not in begun]
    return begun | set(following[:1])
