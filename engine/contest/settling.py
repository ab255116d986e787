"""Settling one game: the bonuses, the shutout and the exact margin (rules, C.1, C.9)."""

from engine.contest.sheet import (
    Column,
    Lines,
    Settlement,
    SettlementKind,
    SettlementLine,
    SettlementReason,
    Side,
    total_of,
)
from engine.rules import Rules
from engine.seats import SEATS, other
from engine.words import ExactMarginBasis, ShutoutMode, WinnerBy


def settle(
    rules: Rules, points: tuple[int, ...], boxes: tuple[int, ...], winner: Side
) -> Settlement:
    """Settle a finished game of two sides, with points and boxes by side (rules, C.1)."""
    loser = other(winner)
    shutout = boxes[loser - 1] == 0
    reached = _sheet(rules, points, boxes, winner, shutout=shutout)
    if _margin(rules, points, reached, winner) == rules.exact_margin_forfeit:
        kept = _sheet(rules, points, boxes, loser, shutout=False)
        return concluded(loser, SettlementReason.EXACT_MARGIN, kept)
    totals = tuple(map(total_of, reached))
    if rules.winner_by == WinnerBy.HIGHER_FINAL_TOTAL and totals[loser - 1] > totals[winner - 1]:
        winner = loser
    return concluded(winner, SettlementReason.TARGET, reached, shutout=shutout)


def settle_column(rules: Rules, column: Column) -> Settlement:
    """Settle a closed column as a game of its own."""
    if column.winner is None:
        raise ValueError("the column is still open")
    return settle(rules, column.points, column.boxes, column.winner)


def concluded(
    winner: Side | None,
    reason: SettlementReason,
    lines: tuple[Lines, ...],
    *,
    shutout: bool = False,
) -> Settlement:
    """Return the settlement of two sides from their lines; without a winner it has no net."""
    totals = tuple(map(total_of, lines))
    net = 0 if winner is None else totals[winner - 1] - totals[other(winner) - 1]
    return Settlement(winner, reason, shutout, totals, net, lines)


def game_lines(rules: Rules, points: int, boxes: int, *, reached: bool, shutout: int = 0) -> Lines:
    """Return the lines of one side's total in a finished game.

    `reached` is whether the side gets the game bonus, `shutout` what a shutout pays it.
    """
    bonuses = (
        SettlementLine(SettlementKind.SHUTOUT, shutout),
        SettlementLine(SettlementKind.GAME_BONUS, rules.game_bonus if reached else 0),
        SettlementLine(SettlementKind.LINE_BONUS, boxes * rules.line_bonus),
    )
    return (
        SettlementLine(SettlementKind.POINTS, points),
        *(line for line in bonuses if line.points),
    )


def _sheet(
    rules: Rules,
    points: tuple[int, ...],
    boxes: tuple[int, ...],
    winner: Side,
    *,
    shutout: bool,
) -> tuple[Lines, ...]:
    pays = _shutout(rules, points[winner - 1], boxes[winner - 1]) if shutout else 0
    return tuple(
        game_lines(
            rules,
            points[side - 1],
            boxes[side - 1],
            reached=side == winner,
            shutout=pays if side == winner else 0,
        )
        for side in SEATS
    )


def _shutout(rules: Rules, points: int, boxes: int) -> int:
    return {
        ShutoutMode.OFF: 0,
        ShutoutMode.DOUBLE_POINTS: points,
        ShutoutMode.DOUBLE_POINTS_AND_GAME: points + rules.game_bonus,
        ShutoutMode.DOUBLE_TOTAL: points + rules.game_bonus + boxes * rules.line_bonus,
        ShutoutMode.EXTRA: rules.shutout.points,
    }[rules.shutout.mode]


def _margin(rules: Rules, points: tuple[int, ...], lines: tuple[Lines, ...], winner: Side) -> int:
    """Return the winner's lead, in points or totals by `exact_margin_basis`."""
    compared = (
        points
        if rules.exact_margin_basis == ExactMarginBasis.POINTS
        else tuple(map(total_of, lines))
    )
    return compared[winner - 1] - compared[other(winner) - 1]
