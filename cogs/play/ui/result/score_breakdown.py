"""The sum that makes a deal's points, a line a step."""

from collections.abc import Iterator

from cogs.kit.drawing import Ui
from cogs.kit.phrases import TABLE_ENDS, loser_of, side_of, total_line
from engine.results import AwardKind, AwardLine, DealResult, ResultKind
from engine.rules import Rules
from engine.seats import SEATS, Seat, around, other
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


def sum_lines(rules: Rules, result: DealResult, who: tuple[str, ...], ui: Ui) -> list[str]:
    """Return the steps of the sum, and the total; `who` is safe or plain as the place needs."""
    total = total_line(result, who, ui, boxes=rules.counts_boxes)
    return [*step_lines(rules, result, who, ui), total]


def step_lines(
    rules: Rules, result: DealResult, who: tuple[str, ...], ui: Ui, viewer: Seat | None = None
) -> list[str]:
    """Return the steps of the sum alone, for everybody or for one of the players."""
    if not result.award:
        return []
    if any(line.kind == AwardKind.TABLE for line in result.award):
        return [_whole_side(result, seat, who, ui) for seat in _order(result)]
    return [*_steps(rules, result, who, ui, viewer), *_boxes(rules, result, ui)]


def brief_steps(
    rules: Rules, result: DealResult, who: tuple[str, ...], ui: Ui, viewer: Seat | None
) -> str:
    """Return the steps for one of the players, the sum of one side in a line."""
    steps = step_lines(rules, result, who, ui, viewer)
    both = any(line.kind == AwardKind.TABLE for line in result.award)
    return ("\n" if both else " · ").join(steps)


def _order(result: DealResult) -> tuple[Seat, ...]:
    winner = result.winner or SEATS[0]
    return (winner, *around(winner, len(result.hands)))


def _whole_side(result: DealResult, seat: Seat, who: tuple[str, ...], ui: Ui) -> str:
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
    rules: Rules, result: DealResult, who: tuple[str, ...], ui: Ui, viewer: Seat | None
) -> Iterator[str]:
    """Yield the winner's lines, counts of cards first; then what others get as well."""
    winner = result.winner
    assert winner is not None  # what nobody wins has no award
    lost, several = _paying(result, winner), len(result.hands) > len(SEATS)
    for line in sorted(result.award, key=lambda line: line.kind not in _COUNTS):
        one_of_them = several and line.kind in _COUNTS
        loser = next(lost) if one_of_them else loser_of(result, viewer)
        said = _counted(rules, result, line, loser, ui)
        if said is None:
            you = side_of(viewer, winner) if viewer in {loser, winner} else "other"
            key = _award_key(rules, result, line)
            said = ui.text(key, points=line.points, loser=who[loser - 1], you=you)
        if line.seat not in {None, winner}:
            yield ui.text("award-theirs", name=who[(line.seat or 1) - 1], award=said)
        elif one_of_them and line.kind == AwardKind.DIFFERENCE:
            yield ui.text("award-theirs", name=who[loser - 1], award=said)
        else:
            yield said


def _counted(rules: Rules, result: DealResult, line: AwardLine, loser: Seat, ui: Ui) -> str | None:
    """Return the difference of two counts, None for a line of another kind."""
    if line.kind != AwardKind.DIFFERENCE or result.deadwood is None:
        return None
    winner = result.winner or SEATS[0]
    low, high = sorted((result.deadwood[winner - 1], result.deadwood[loser - 1]))
    return ui.text(_award_key(rules, result, line), high=high, low=low, points=line.points)


def _paying(result: DealResult, winner: Seat) -> Iterator[Seat]:
    """Yield whose cards each line of three's counts: a count equal to the winner's has no line."""
    counts = result.deadwood or (0,) * len(result.hands)
    whole = any(line.kind == AwardKind.LOSER_FULL for line in result.award)
    less = 0 if whole else counts[winner - 1]
    yield from (seat for seat in around(winner, len(counts)) if counts[seat - 1] > less)


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
