"""The sum that makes a deal's points, a line a step."""

from collections.abc import Iterator

from cogs.kit.drawing import Ui
from cogs.kit.phrases import TABLE_ENDS, side_of, total_line
from engine.results import AwardKind, AwardLine, DealResult, ResultKind
from engine.rules import Rules
from engine.seats import SEATS, Seat, other
from engine.words import ExhaustCount, FamilyName, SpadeDoubleBoxes

_COUNTS = frozenset({AwardKind.DIFFERENCE, AwardKind.DEADWOOD, AwardKind.LOSER_FULL})
"""The awards that are counted from cards: they come before the bonuses."""

_TABLE_KEYS = {
    AwardKind.DIFFERENCE: "award-left",
    AwardKind.DEADWOOD: "award-left-with",
    AwardKind.LOSER_FULL: "award-held",
    AwardKind.GIN_BONUS: "award-out",
}
"""How these awards are called where melds go to the table."""


def sum_lines(rules: Rules, result: DealResult, who: tuple[str, str], ui: Ui) -> list[str]:
    """Return the steps of the sum, and the total; `who` is safe or plain as the place needs."""
    total = total_line(result, who, ui, boxes=rules.counts_boxes)
    return [*step_lines(rules, result, who, ui), total]


def step_lines(
    rules: Rules, result: DealResult, who: tuple[str, str], ui: Ui, viewer: Seat | None = None
) -> list[str]:
    """Return the steps of the sum alone, for everybody or for one of the two."""
    if not result.award:
        return []
    if any(line.kind == AwardKind.TABLE for line in result.award):
        return [_whole_side(result, seat, who, ui) for seat in _order(result)]
    return [*_steps(rules, result, who, ui, viewer), *_boxes(rules, result, ui)]


def brief_steps(
    rules: Rules, result: DealResult, who: tuple[str, str], ui: Ui, viewer: Seat | None
) -> str:
    """Return the steps for one of the two, the sum of one side in a line."""
    steps = step_lines(rules, result, who, ui, viewer)
    both = any(line.kind == AwardKind.TABLE for line in result.award)
    return ("\n" if both else " · ").join(steps)


def _order(result: DealResult) -> tuple[Seat, ...]:
    return SEATS if result.winner is None else (result.winner, other(result.winner))


def _whole_side(result: DealResult, seat: Seat, who: tuple[str, str], ui: Ui) -> str:
    parts = {line.kind: line.points for line in result.award if line.seat == seat}
    return ui.text(
        "award-table",
        name=who[seat - 1],
        table=parts[AwardKind.TABLE],
        hand=-parts[AwardKind.HAND],
        out=parts.get(AwardKind.GIN_BONUS, 0),
        points=ui.text.figure(result.scores[seat - 1]),
    )


def _steps(
    rules: Rules, result: DealResult, who: tuple[str, str], ui: Ui, viewer: Seat | None
) -> Iterator[str]:
    """Yield the winner's lines, counts of cards first; then what the loser gets as well."""
    winner = result.winner
    assert winner is not None  # what nobody wins has no award
    loser, you = who[other(winner) - 1], side_of(viewer, winner)
    for line in sorted(result.award, key=lambda line: line.kind not in _COUNTS):
        key = _award_key(rules, result, line)
        if line.kind == AwardKind.DIFFERENCE and result.deadwood is not None:
            high, low = max(result.deadwood), min(result.deadwood)
            said = ui.text(key, high=high, low=low, points=line.points)
        else:
            said = ui.text(key, points=line.points, loser=loser, you=you)
        theirs = line.seat not in {None, winner}
        yield ui.text("award-theirs", name=loser, award=said) if theirs else said


def _award_key(rules: Rules, result: DealResult, line: AwardLine) -> str:
    if result.result not in TABLE_ENDS or line.kind not in _TABLE_KEYS:
        return f"award-{line.kind.replace('_', '-')}"
    if line.kind == AwardKind.GIN_BONUS and _lacks_contract(rules, result):
        return "award-out-no-contract"
    if line.kind == AwardKind.DIFFERENCE and rules.exhaust_count == ExhaustCount.UNMATCHED_ONLY:
        return "award-unmatched"
    return _TABLE_KEYS[line.kind]


def _lacks_contract(rules: Rules, result: DealResult) -> bool:
    if (
        rules.family != FamilyName.SKARNEY
        or rules.gin_bonus_no_contract is None
        or result.winner is None
    ):
        return False
    return not result.melds[other(result.winner) - 1]


def _boxes(rules: Rules, result: DealResult, ui: Ui) -> Iterator[str]:
    if result.boxes <= 1:
        return
    boxes = rules.extra_boxes
    words = {
        ResultKind.GIN: boxes.gin,
        ResultKind.BIG_GIN: boxes.big_gin,
        ResultKind.UNDERCUT: boxes.undercut,
    }
    extra = words.get(result.result, 0)
    mode = (
        rules.spade_double_boxes if rules.doubled_by(result.knock_card) else SpadeDoubleBoxes.NONE
    )
    if not extra:
        key = "boxes-doubled"
    elif mode == SpadeDoubleBoxes.NONE:
        key = "boxes-extra"
    else:
        key = f"boxes-doubled-{mode}"
    why = ui.text("boxes-why", result=result.result)
    yield ui.text(key, boxes=result.boxes, extra=extra, why=why)
