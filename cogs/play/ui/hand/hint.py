"""A hint against the computer, below the hand: the best two or three moves with their reasons."""

from club.table.scene import Scene
from cogs.archive.ui.coach import option_lines
from cogs.kit.drawing import GOLD, Drawing, Part, Ui, draw, lines, rule, small
from cogs.play.ui.hand.hand import draw_hand
from engine.coach import Advice, AdvisedMove

MOST = 4_000
"""Characters of text that Discord allows in a message."""


def draw_hint(scene: Scene, advice: Advice, ui: Ui, *, copy: bool = False) -> Drawing:
    """Draw the hand of the player on turn with a coach's advice below it, until they move.

    A private `copy` is drawn as `draw_hand` says.
    """
    hint = _hint(scene, advice, ui)
    hand = draw_hand(scene, ui, copy=copy)
    if hand.view.content_length() + hint.view.content_length() > MOST:
        hand = draw_hand(scene, ui.in_signs, copy=copy)
        hint = _hint(scene, advice, ui.in_signs)
    for part in hint.view.children:
        hand.view.add_item(part)
    return hand


def _hint(scene: Scene, advice: Advice, ui: Ui) -> Drawing:
    """Draw the advice, the best move first."""
    view = scene.view
    assert view is not None
    best, *others = advice.options
    parts: list[Part] = [lines(ui.text("hint-head"), option_lines(best, view, ui))]
    for each in others:
        parts.extend((rule(), lines(_behind(best, each, ui), option_lines(each, view, ui))))
    foot = lines(_said(advice, ui), ui.text("hint-seen"))
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
