"""The contents of a sheet's picture, line by line, before anything is drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.contest import (
    FOR_ONESELF,
    Contest,
    Ledger,
    Lines,
    Page,
    Settlement,
    balances,
    closed_totals,
    game_scores,
)
from engine.contest import games_won as won_games
from engine.contest.sheet import SettlementKind
from engine.words import MatchFormat, Word

MOST_LINES = 24
"""Lines of a column; the earlier ones are carried forward, as on paper."""

FEWER_LINES = 14
"""The same where columns stand in two rows."""

ABREAST = 3
"""Columns side by side."""

MOST_COLUMNS = 6
"""Matches or games in a picture; the earlier ones are one line of the sum."""


class PadLabel(Word):
    """What a sheet prints beside figures that are no parts of a settlement."""

    NUMBER = "number"
    BOXES = "boxes"
    TOTAL = "total"
    SCORE = "score"
    EARLIER = "earlier"
    GAMES_WON = "games_won"
    NET = "net"


FigureKind = PadLabel | SettlementKind
"""What a line of figures is, by which its label is found."""

Row = tuple[int | None, ...]
"""A figure a side, None where nothing is written."""

FEET = (
    SettlementKind.POINTS,
    SettlementKind.SHUTOUT,
    SettlementKind.GAME_BONUS,
    SettlementKind.LINE_BONUS,
    SettlementKind.HAND_BONUS,
    SettlementKind.WIN_BONUS,
    SettlementKind.SHUTOUT_BONUS,
)
"""The lines under a column, in the order in which they are added up."""


@dataclass(frozen=True, slots=True)
class PadLine:
    """A line: its deal or round (None: carried forward), and the running totals that it changed."""

    number: int | None
    totals: Row


@dataclass(frozen=True, slots=True)
class PadColumn:
    """A column: a match, a game, or a column of its own; `number` is None for the only one.

    `boxes` is by side, empty where boxes count nothing. Of a finished column, `feet` are the parts
    of its `totals` by kind, and `score` is what all matches so far add up to. `shut_out` are sides.
    """

    number: int | None
    lines: tuple[PadLine, ...]
    boxes: tuple[int, ...]
    feet: Mapping[SettlementKind, Row]
    totals: Row | None = None
    score: Row | None = None
    closed: bool = False
    winner: int | None = None
    shut_out: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Pad:
    """A sheet without the `earlier` columns if too many; `sums` are what all columns come to."""

    sides: int
    columns: tuple[PadColumn, ...]
    sums: Mapping[FigureKind, Row]
    winner: int | None = None
    earlier: int = 0


def pad_of(contest: Contest, told: Ledger) -> Pad:
    """Return what the picture of a sheet shows; `told` is the contest's ledger."""
    parts = _parts(contest)
    alone = contest.rules.match == MatchFormat.SINGLE
    shown = _columns_shown(contest)
    most = MOST_LINES if min(shown, len(told.pages)) <= ABREAST else FEWER_LINES
    columns = [
        _column(contest, page, None if alone else at, parts.get(at), most)
        for at, page in enumerate(told.pages, start=1)
    ]
    earlier = max(0, len(columns) - shown)
    settled = contest.settlement
    return Pad(
        sides=len(contest.sides),
        columns=tuple(columns[earlier:]),
        sums=_sums(contest, columns[:earlier]),
        winner=None if settled is None else settled.winner,
        earlier=earlier,
    )


def _columns_shown(contest: Contest) -> int:
    """Return how many columns are drawn at most: on a sheet that goes on, one row if it can be."""
    rules = contest.rules
    if rules.continuous and contest.settlement is None:
        return max(ABREAST, rules.hollywood_columns)
    return MOST_COLUMNS


def _parts(contest: Contest) -> dict[int, Settlement]:
    settled = contest.settlement
    if contest.rules.match == MatchFormat.SINGLE:
        return {} if settled is None else {1: settled}
    return {at: part for at, part in enumerate(contest.parts, start=1) if part is not None}


def _column(
    contest: Contest, page: Page, number: int | None, part: Settlement | None, most: int
) -> PadColumn:
    column = page.column
    score = None
    if contest.rules.match == MatchFormat.MULTI_MATCH and part is not None and number is not None:
        score = game_scores(contest.rules, contest.games[:number])
    blank = [side for side, boxes in enumerate(column.boxes, start=1) if not boxes]
    shut_out = part is not None and part.shutout
    return PadColumn(
        number=number,
        lines=_lines(page, most),
        boxes=column.boxes if contest.rules.counts_boxes else (),
        feet={} if part is None or column.winner is None else _feet(part.lines),
        totals=None if part is None else part.totals,
        score=score,
        closed=column.winner is not None,
        winner=column.winner,
        shut_out=tuple(blank) if shut_out else (),
    )


def _lines(page: Page, most: int) -> tuple[PadLine, ...]:
    """Return a column's lines, the earliest in one where there are too many."""
    shown = page.marks if len(page.marks) <= most else page.marks[1 - most :]
    lines = [
        PadLine(
            mark.number,
            tuple(
                total if points or boxes or mark.winner == side else None
                for side, (total, points, boxes) in enumerate(
                    zip(mark.total, mark.points, mark.boxes, strict=True), start=1
                )
            ),
        )
        for mark in shown
    ]
    if len(shown) < len(page.marks):
        lines.insert(0, PadLine(None, page.marks[-len(shown) - 1].total))
    return tuple(lines)


def _feet(sides: Sequence[Lines]) -> dict[SettlementKind, Row]:
    amounts = [{line.kind: line.points for line in lines} for lines in sides]
    return {
        kind: tuple(each.get(kind) for each in amounts)
        for kind in FEET
        if any(kind in each for each in amounts)
    }


def _sums(contest: Contest, left_out: Sequence[PadColumn]) -> dict[FigureKind, Row]:
    rules, settled = contest.rules, contest.settlement
    sums: dict[FigureKind, Row] = {}
    if left_out:
        each = [column.totals for column in left_out if column.totals is not None]
        sums[PadLabel.EARLIER] = tuple(
            sum(part or 0 for part in side) for side in zip(*each, strict=True)
        )
    if rules.match == MatchFormat.BEST_OF:
        sums[PadLabel.GAMES_WON] = won_games(rules, contest.games)
    if settled is None:
        if rules.match == MatchFormat.MULTI_MATCH:
            sums[PadLabel.SCORE] = game_scores(rules, contest.games)
        if (closed := closed_totals(rules, contest.columns)) is not None:
            # The earlier games are all among them.
            sums.pop(PadLabel.EARLIER, None)
            sums[PadLabel.SCORE] = closed
        return sums
    if rules.match != MatchFormat.SINGLE:
        twice = [
            [x.points for x in side if x.kind == SettlementKind.THIRD_DOUBLE]
            for side in settled.lines
        ]
        if any(twice):
            sums[SettlementKind.THIRD_DOUBLE] = tuple(sum(points) for points in twice)
        sums[PadLabel.TOTAL] = settled.totals
    net = _net(contest, settled)
    if any(net):
        sums[PadLabel.NET] = net
    return sums


def _net(contest: Contest, settled: Settlement) -> Row:
    """Return what the winner is ahead by; each for oneself, what each player is up or down."""
    sides = range(1, len(contest.sides) + 1)
    if contest.rules.seating in FOR_ONESELF:
        balance = balances(settled.payments, sides)
        return tuple(balance[side] for side in sides)
    return tuple(settled.net if side == settled.winner else None for side in sides)
