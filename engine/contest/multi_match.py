"""Matches that are credited to one game score (rules, C.2)."""

from dataclasses import replace

from engine.contest.columns import entered
from engine.contest.series import unfinished
from engine.contest.settling import concluded
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
    one_more,
)
from engine.rules import Rules
from engine.seats import SEATS, other


class MultiMatch:
    """Matches start from 0; their credits add up until a side has `multi_target` and leads."""

    def start(self, rules: Rules, sides: int) -> Sheet:  # noqa: ARG002  # as every format
        """Return the first match's empty column."""
        return Sheet((Column((0,) * sides, (0,) * sides),), wins=(0,) * sides)

    def enter(self, rules: Rules, sheet: Sheet, entry: Entry) -> Sheet:
        """Return the sheet with an entry, and the next match's column if it ends this one."""
        column = entered(rules, sheet.columns[0], entry)
        wins = one_more(sheet.wins, entry.winner)
        if column.winner is None:
            return replace(sheet, columns=(column,), wins=wins)
        written = replace(sheet, columns=(column,), games=(*sheet.games, Game(column, wins)))
        first, second = game_scores(rules, written.games)
        if max(first, second) < rules.multi_target or first == second:
            return replace(written, columns=(Column(),), wins=(0, 0))
        winner = SEATS[0] if first > second else SEATS[1]
        settlement = concluded(winner, SettlementReason.TARGET, self.lines(rules, written))
        return replace(written, wins=wins, settlement=settlement)

    def parts(self, rules: Rules, sheet: Sheet) -> tuple[Settlement | None, ...]:
        """Return the credit of each finished match."""
        return tuple(credit(rules, game) for game in sheet.games)

    def lines(self, rules: Rules, sheet: Sheet) -> tuple[Lines, ...]:
        """Return the credits of the matches, and the points of a running one."""
        running = sheet.columns[0]
        return tuple(
            (
                *(
                    SettlementLine(SettlementKind.MATCH, credit(rules, game).totals[side - 1], at)
                    for at, game in enumerate(sheet.games, start=1)
                ),
                *unfinished(running, side),
            )
            for side in SEATS
        )


def credit(rules: Rules, game: Game) -> Settlement:
    """Return the credit of a finished match to both sides (rules, C.2)."""
    winner = game.column.winner
    if winner is None:
        raise ValueError("the match is still running")
    shutout = game.wins[other(winner) - 1] == 0
    lines = tuple(
        _credit_lines(rules, game, side, won=side == winner, shutout=shutout) for side in SEATS
    )
    return concluded(winner, SettlementReason.TARGET, lines, shutout=shutout)


def game_scores(rules: Rules, games: tuple[Game, ...]) -> tuple[int, int]:
    """Return the sums of the credits of finished matches."""
    credits_ = [credit(rules, game).totals for game in games]
    first, second = (sum(totals[side - 1] for totals in credits_) for side in SEATS)
    return first, second


def _credit_lines(rules: Rules, game: Game, side: int, *, won: bool, shutout: bool) -> Lines:
    bonuses = (
        SettlementLine(SettlementKind.HAND_BONUS, game.wins[side - 1] * rules.multi_hand_bonus),
        SettlementLine(SettlementKind.WIN_BONUS, rules.multi_win_bonus if won else 0),
        SettlementLine(
            SettlementKind.SHUTOUT_BONUS, rules.multi_shutout_bonus if won and shutout else 0
        ),
    )
    points = SettlementLine(SettlementKind.POINTS, game.column.points[side - 1])
    return (points, *(line for line in bonuses if line.points))
