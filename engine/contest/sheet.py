"""The score sheet, by side from 1: seats, teams, captain and field, or single players."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.words import Word

Side = int
"""A side's number, from 1. Where two play alone it is the seat."""

Player = int
"""A player's number in the contest, from 1."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the sheet, by side; `closed_by` is the number of the entry that closed it."""

    points: tuple[int, ...] = (0, 0)
    boxes: tuple[int, ...] = (0, 0)
    winner: Side | None = None
    closed_by: int | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """A finished match, or game of a series; `wins` by side are empty where they don't count."""

    column: Column
    wins: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A deal or a team round on the sheet; no box without a winner, points may be below zero."""

    number: int
    winner: Side | None
    points: tuple[int, ...]
    boxes: tuple[int, ...]


class SettlementReason(Word):
    """What ended a contest, or a column, match or game of it.

    `EXACT_MARGIN`: the target is reached by just the margin that loses; `DRAWN`: level columns.
    """

    TARGET = "target"
    EXACT_MARGIN = "exact_margin"
    DRAWN = "drawn"
    RESIGN = "resign"
    FORFEIT = "forfeit"
    VOID = "void"


class SettlementKind(Word):
    """What a line of a side's total is for."""

    POINTS = "points"
    SHUTOUT = "shutout"
    GAME_BONUS = "game_bonus"
    LINE_BONUS = "line_bonus"
    HAND_BONUS = "hand_bonus"
    WIN_BONUS = "win_bonus"
    SHUTOUT_BONUS = "shutout_bonus"
    COLUMN = "column"
    THIRD_DOUBLE = "third_double"
    MATCH = "match"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class SettlementLine:
    """One line of a side's total; `number` is its column, match or game, from 1."""

    kind: SettlementKind
    points: int
    number: int | None = None


Lines = tuple[SettlementLine, ...]


@dataclass(frozen=True, slots=True)
class Payment:
    """What one player pays another at the end."""

    payer: Player
    receiver: Player
    amount: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """The settlement of a contest, or of a column, match or game of it."""

    winner: Side | None  # None for a void contest and a drawn one
    reason: SettlementReason
    shutout: bool  # whether a game's loser won no box
    totals: tuple[int, ...]  # by side
    # The winner's total less the loser's, maybe negative; where more than two play, each for
    # oneself, all that the winner collects.
    net: int
    lines: tuple[Lines, ...]  # that add up to each total, by side
    payments: tuple[Payment, ...] = ()  # between players, if more than two settle one by one


@dataclass(frozen=True, slots=True)
class Sheet:
    """The state of a contest's format."""

    columns: tuple[Column, ...]  # all of a Hollywood sheet, else the running game's
    games: tuple[Game, ...] = ()  # finished matches or games
    # Deals won by side in the running match or on the Hollywood sheet; empty for the formats that
    # don't count them.
    wins: tuple[int, ...] = ()
    settlement: Settlement | None = None  # None while the contest runs


def added(amounts: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sums of two rows, side by side."""
    return tuple(one + other for one, other in zip(amounts, more, strict=True))


def one_more(wins: tuple[int, ...], winner: Side | None) -> tuple[int, ...]:
    """Return the wins with one more for the winner, if there is one."""
    return tuple(count + (side == winner) for side, count in enumerate(wins, start=1))


def row(sides: int, side: Side | None, amount: int) -> tuple[int, ...]:
    """Return a row with an amount for one side and nothing for the others."""
    return tuple(amount if each == side else 0 for each in range(1, sides + 1))


def total_of(lines: Iterable[SettlementLine]) -> int:
    """Return the sum of lines."""
    return sum(line.points for line in lines)
