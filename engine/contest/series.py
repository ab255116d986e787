"""The best of several games (rules, C.3)."""

from dataclasses import replace

from engine.contest.columns import entered
from engine.contest.settling import concluded, settle_column
from engine.contest.sheet import (
    Column,
    Entry,
    Game,
    Lines,
    Settlement,
    SettlementKind,
    SettlementLine,
    SettlementReason,
    Sheet,
)
from engine.rules import Rules
from engine.seats import SEATS


class Series:
    """The first to win more than half of the games wins; their totals are kept for information."""

    def start(self, rules: Rules, sides: int) -> Sheet:  # noqa: ARG002  # as every format
        """Return the first game's empty column."""
        return Sheet((Column((0,) * sides, (0,) * sides),))

    def enter(self, rules: Rules, sheet: Sheet, entry: Entry) -> Sheet:
        """Return the sheet with an entry, and the next game's column if it ends this one."""
        column = entered(rules, sheet.columns[0], entry)
        written = replace(sheet, columns=(column,))
        if column.winner is None:
            return written
        written = replace(written, games=(*sheet.games, Game(column)))
        won = games_won(rules, written.games)
        if max(won) <= rules.best_of // 2:
            return replace(written, columns=(Column(),))
        winner = won.index(max(won)) + 1
        settlement = concluded(winner, SettlementReason.TARGET, self.lines(rules, written))
        return replace(written, settlement=settlement)

    def parts(self, rules: Rules, sheet: Sheet) -> tuple[Settlement | None, ...]:
        """Return the settlement of each finished game."""
        return tuple(settle_column(rules, game.column) for game in sheet.games)

    def lines(self, rules: Rules, sheet: Sheet) -> tuple[Lines, ...]:
        """Return the games' totals, and the points of a running one."""
        running = sheet.columns[0]
        return tuple(
            (
                *(
                    SettlementLine(
                        SettlementKind.GAME, settle_column(rules, game.column).totals[side - 1], at
                    )
                    for at, game in enumerate(sheet.games, start=1)
                ),
                *unfinished(running, side),
            )
            for side in SEATS
        )


def games_won(rules: Rules, games: tuple[Game, ...]) -> tuple[int, ...]:
    """Return how many games each side has won."""
    winners = [settle_column(rules, game.column).winner for game in games]
    return tuple(winners.count(side) for side in SEATS)


def unfinished(column: Column, side: int) -> Lines:
    """Return the line of a game that is still open, if the side has points in it."""
    if column.winner is not None or not column.points[side - 1]:
        return ()
    return (SettlementLine(SettlementKind.POINTS, column.points[side - 1]),)
