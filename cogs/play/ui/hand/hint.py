"""A hint against the computer: the best two or three moves, each with its reasons."""

from club.table.scene import Scene
from cogs.archive.ui.coach import option_lines
from cogs.kit.drawing import GOLD, Drawing, Part, Ui, draw, lines, rule, small
from cogs.kit.phrases import table_number
from engine.coach import Advice, AdvisedMove


def draw_hint(scene: Scene, advice: Advice, ui: Ui) -> Drawing:
    """Draw a coach's advice, the best move first, for the player on turn alone."""
    view = scene.view
    assert view is not None
    best, *others = advice.options
    parts: list[Part] = [lines(ui.text("hint-head"), option_lines(best, view, ui))]
    for each in others:
        parts.extend((rule(), lines(_behind(best, each, ui), option_lines(each, view, ui))))
    foot = lines(_said(advice, ui), ui.text("hint-seen", table=table_number(scene, ui)))
    return draw(GOLD, *parts, rule(), small(foot))


def _behind(best: AdvisedMove, other: AdvisedMove, ui: Ui) -> str:
    """Return how far another move is behind the best."""
    if best.points is None or other.points is None:
        return small(ui.text("hint-or"))
    return small(ui.text("hint-behind", points=round(best.points - other.points)))


def _said(advice: Advice, ui: Ui) -> str:
    """Return how sure the coach is."""
    best, *others = advice.options
    if best.points is None:
        return ui.text("hint-club")
    if not others:
        return ui.text("hint-alone")
    return ui.text("hint-clear" if advice.clear else "hint-close")
