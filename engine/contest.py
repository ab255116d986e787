"""Contests: the sheet on which deals are added up, and its settlement (rules, C.1, C.9)."""

from dataclasses import dataclass, replace
from typing import Self

from engine.dealers import next_dealer
from engine.errors import BadRules, DealOver
from engine.moves import ENDINGS
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import SEATS, Seat, other


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the sheet. Pairs are by seat, seat 1 first.

    Attributes:
        points: Points of the deals won.
        boxes: Boxes of the deals won.
        winner: Who reached the target.
        closed_by: The number of the deal that closed it.
    """

    points: tuple[int, int] = (0, 0)
    boxes: tuple[int, int] = (0, 0)
    winner: Seat | None = None
    closed_by: int | None = None


@dataclass(frozen=True, slots=True)
class SettlementLine:
    """One line of a side's total: points, shutout, game_bonus or line_bonus."""

    kind: str
    points: int


Lines = tuple[SettlementLine, ...]


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a contest ended. Pairs are by seat, seat 1 first.

    Attributes:
        winner: Who won the contest; None for a void one.
        reason: target; exact_margin (reached the target by just the margin that loses); resign,
            forfeit or void.
        shutout: Whether the loser won no box.
        totals: Both final totals.
        net: The winner's total less the loser's; it may be negative.
        lines: The lines that add up to each total.
    """

    winner: Seat | None
    reason: str
    shutout: bool
    totals: tuple[int, int]
    net: int
    lines: tuple[Lines, Lines]


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest as it stands: an immutable value that `add` carries on.

    Attributes:
        rules: The rules of the table.
        dealer: Who deals next.
        deals: How many deals have been dealt, misdeals among them.
        columns: The sheet: one column for a single game.
        settlement: How it ended, once it has.
    """

    rules: Rules
    dealer: Seat
    deals: int = 0
    columns: tuple[Column, ...] = (Column(),)
    settlement: Settlement | None = None

    @classmethod
    def start(cls, rules: Rules, first_dealer: Seat) -> Self:
        """Return a contest before its first deal.

        Raises:
            BadRules: Contests under these rules can't be scored yet.
        """
        if rules.contest_supported:
            raise BadRules(rules.contest_supported, "unsupported")
        return cls(rules, first_dealer)

    @property
    def finished(self) -> bool:
        """Whether the contest is over."""
        return self.settlement is not None

    @property
    def points(self) -> tuple[int, int]:
        """Points by seat."""
        return self.columns[0].points

    @property
    def boxes(self) -> tuple[int, int]:
        """Boxes by seat."""
        return self.columns[0].boxes

    def add(self, result: DealResult) -> Self:
        """Return the contest with one more deal on the sheet.

        A draw, a tie and a cancelled gin leave no mark; a misdeal is dealt again by the same
        dealer (rules, B.0.6). Resign, forfeit and void end the contest with the sheet frozen as
        it stands (rules, C.9).

        Raises:
            DealOver: The contest is over already.
        """
        if self.finished:
            raise DealOver("This contest is over.")
        dealt = replace(self, deals=self.deals + 1)
        if result.result in ENDINGS:
            frozen = _frozen(self.points, result.winner, result.result)
            return replace(dealt, settlement=frozen)
        if result.result == "misdeal":
            return dealt
        dealer = next_dealer(self.rules, result.dealer, result.winner)
        if result.winner is None:
            return replace(dealt, dealer=dealer)
        column = _entered(self.rules, self.columns[0], dealt.deals, result)
        settlement = None
        if column.winner is not None:
            settlement = settle(self.rules, column.points, column.boxes, column.winner)
        return replace(dealt, dealer=dealer, columns=(column,), settlement=settlement)


def settle(
    rules: Rules, points: tuple[int, int], boxes: tuple[int, int], winner: Seat
) -> Settlement:
    """Settle a finished game (rules, C.1).

    Args:
        rules: The rules of the table.
        points: Points by seat.
        boxes: Boxes by seat.
        winner: Who reached the target.
    """
    loser = other(winner)
    shutout = boxes[SEATS.index(loser)] == 0
    reached = _sheet(rules, points, boxes, winner, shutout=shutout)
    if _margin(rules, points, reached, winner) == rules.exact_margin_forfeit:
        return _settled(
            loser,
            "exact_margin",
            _sheet(rules, points, boxes, loser, shutout=False),
            shutout=False,
        )
    totals = _totals(reached)
    higher = totals[SEATS.index(loser)] > totals[SEATS.index(winner)]
    if rules.winner_by == "higher_final_total" and higher:
        winner = loser
    return _settled(winner, "target", reached, shutout=shutout)


def _sheet(
    rules: Rules,
    points: tuple[int, int],
    boxes: tuple[int, int],
    winner: Seat,
    *,
    shutout: bool,
) -> tuple[Lines, Lines]:
    """Return each side's lines, bonuses included."""
    first, second = (
        _lines(rules, side_points, side_boxes, won=seat == winner, shutout=shutout)
        for seat, side_points, side_boxes in zip(SEATS, points, boxes, strict=True)
    )
    return first, second


def _lines(rules: Rules, points: int, boxes: int, *, won: bool, shutout: bool) -> Lines:
    line_bonus = boxes * rules.line_bonus
    game_bonus = rules.game_bonus if won else 0
    extra = 0
    if won and shutout:
        extra = {
            "off": 0,
            "double_points": points,
            "double_points_and_game": points + game_bonus,
            "double_total": points + game_bonus + line_bonus,
            "extra": rules.shutout.points,
        }[rules.shutout.mode]
    bonuses = (
        SettlementLine("shutout", extra),
        SettlementLine("game_bonus", game_bonus),
        SettlementLine("line_bonus", line_bonus),
    )
    return (SettlementLine("points", points), *(line for line in bonuses if line.points))


def _margin(rules: Rules, points: tuple[int, int], lines: tuple[Lines, Lines], winner: Seat) -> int:
    """Return by how much the winner leads, as the exact margin is reckoned."""
    compared = points if rules.exact_margin_basis == "points" else _totals(lines)
    return compared[SEATS.index(winner)] - compared[SEATS.index(other(winner))]


def _totals(lines: tuple[Lines, Lines]) -> tuple[int, int]:
    first, second = (sum(line.points for line in side) for side in lines)
    return first, second


def _settled(winner: Seat, reason: str, lines: tuple[Lines, Lines], *, shutout: bool) -> Settlement:
    totals = _totals(lines)
    net = totals[SEATS.index(winner)] - totals[SEATS.index(other(winner))]
    return Settlement(winner, reason, shutout, totals, net, lines)


def _frozen(points: tuple[int, int], winner: Seat | None, reason: str) -> Settlement:
    """Return the end of a contest that was given up: no points are invented."""
    net = 0
    if winner is not None:
        net = points[SEATS.index(winner)] - points[SEATS.index(other(winner))]
    first, second = points
    lines = ((SettlementLine("points", first),), (SettlementLine("points", second),))
    return Settlement(winner, reason, shutout=False, totals=points, net=net, lines=lines)


def _entered(rules: Rules, column: Column, deal: int, result: DealResult) -> Column:
    """Return the column with a won deal entered, closed if that reaches the target."""
    assert result.winner is not None
    points = _added(column.points, result.winner, result.points)
    boxes = _added(column.boxes, result.winner, result.boxes)
    at = SEATS.index(result.winner)
    running = points[at]
    if rules.line_bonus_timing == "immediate":
        running += boxes[at] * rules.line_bonus
    if running < rules.game_target:
        return Column(points, boxes)
    return Column(points, boxes, result.winner, deal)


def _added(pair: tuple[int, int], seat: Seat, amount: int) -> tuple[int, int]:
    first, second = pair
    return (first + amount, second) if seat == SEATS[0] else (first, second + amount)
