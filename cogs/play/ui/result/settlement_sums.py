"""What a contest's totals are made of, and the words for it that a sheet leaves open."""

from cogs.kit.drawing import Ui, lines, small
from engine.contest import Contest, Lines, Settlement, Side
from engine.contest.sheet import SettlementKind
from engine.rules import Rules
from engine.rules.options import ExtraBoxes
from engine.words import MatchFormat, SpadeDoubleBoxes

_SUM = 2
"""Lines that make a sum; a single one would only say the total again."""


def side_total(contest: Contest, settlement: Settlement, side: Side, name: str, ui: Ui) -> str:
    """Return a side's total, and under it the lines that it is the sum of."""
    boxes = contest.boxes[side - 1] if contest.rules.match == MatchFormat.SINGLE else 0
    steps = _steps(settlement.lines[side - 1], boxes, ui, plain=_plain_boxes(contest.rules))
    key = "settle-total" if steps else "settle-total-plain"
    total = ui.text(key, name=name, points=settlement.totals[side - 1])
    return lines(total, small(steps))


def sheet_terms(contest: Contest, settlement: Settlement, ui: Ui) -> str:
    """Return what a sheet's labels mean that a newcomer may not know; "" but for a single game."""
    if contest.rules.match != MatchFormat.SINGLE:
        return ""
    kinds = {line.kind for side in settlement.lines for line in side if line.points}
    box = SettlementKind.LINE_BONUS in kinds and _plain_boxes(contest.rules)
    told = (
        ui.text("settled-term-box") if box else "",
        ui.text("settled-term-shutout") if SettlementKind.SHUTOUT in kinds else "",
    )
    return small(ui.text.listed(filter(None, told), "sentences"))


def _steps(told: Lines, boxes: int, ui: Ui, *, plain: bool) -> str:
    if sum(bool(line.points) for line in told) < _SUM:
        return ""
    return " ".join(
        ui.text(
            f"settle-{line.kind.replace('_', '-')}",
            points=line.points,
            boxes=boxes,
            plain="yes" if plain else "no",
            number=line.number or 0,
            sign="" if at == 0 else "+ ",
        )
        for at, line in enumerate(told)
        if line.points
    )


def _plain_boxes(rules: Rules) -> bool:
    """Return whether a box is a deal won: some rules give more than one for a deal."""
    return rules.extra_boxes == ExtraBoxes() and rules.spade_double_boxes == SpadeDoubleBoxes.NONE
