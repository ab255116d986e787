"""A hint against the computer, in the hand: one move and one reason, the rest behind *Why?*."""

from itertools import chain
from typing import Final

import discord

from club.table.scene import Scene
from cogs.archive.ui.coach import move_words, option_lines, reason_words
from cogs.kit.drawing import GOLD, Drawing, Part, Ui, draw, lines, read_aloud, rule, small
from cogs.kit.ids import make_id, parse_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import HintWord
from cogs.play.ui.hand.hand import draw_hand
from engine.coach import Advice, AdvisedMove, Reason, Why

MOST = 4_000
"""Characters of text that Discord allows in a message."""

_FIGURES: Final = frozenset(
    {Why.WAITS, Why.READIES, Why.GINS, Why.DANGER, Why.DENIES, Why.BLIND, Why.SAFE, Why.UNDERCUT}
)
"""Reasons that count cases and live cards: they are said first only where there is no other."""


def draw_hint(
    scene: Scene, advice: Advice, ui: Ui, *, copy: bool = False, why: bool = False
) -> Drawing:
    """Draw the hand of the player on turn with a coach's advice in it, until they move.

    With `why`, all that speaks for and against it stands below. `copy` is as in `draw_hand`.
    """
    ui = ui.as_set(scene.settings)
    drawing = _drawing(scene, advice, ui, copy=copy, why=why)
    if drawing.view.content_length() > MOST:
        drawing = _drawing(scene, advice, ui.in_signs, copy=copy, why=why)
    _mark(drawing, advice.options[0])
    return read_aloud(drawing, ui)


def _drawing(scene: Scene, advice: Advice, ui: Ui, *, copy: bool, why: bool) -> Drawing:
    reasons = None if why else _why_button(scene, ui)
    hand = draw_hand(scene, ui, copy=copy, hint=_short(scene, advice, ui), asks=reasons)
    if why:
        for part in _reasons(scene, advice, ui).view.children:
            hand.view.add_item(part)
    return hand


def _short(scene: Scene, advice: Advice, ui: Ui) -> str:
    view, (best, *_) = scene.view, advice.options
    assert view is not None
    pro = [each for each in best.reasons if each.pro]
    reason = min(pro, key=_is_figure, default=None)
    why = ui.text("hint-club") if reason is None else reason_words(reason, ui)
    return ui.text("hint-head", move=move_words(best.move, view, ui), why=why)


def _is_figure(reason: Reason) -> bool:
    return reason.why in _FIGURES


def _why_button(scene: Scene, ui: Ui) -> Press:
    custom_id = make_id(PressKind.HINT, scene.table_id, scene.ply, HintWord.WHY)
    return press(ui.text("press-hint-why"), custom_id)


def _mark(drawing: Drawing, best: AdvisedMove) -> None:
    for item in drawing.view.walk_children():
        if not isinstance(item, discord.ui.Button):
            continue
        action = parse_id(item.custom_id or "")
        if (
            action is not None
            and action.kind in {PressKind.MOVE, PressKind.PICK}
            and action.rest == str(best.move)
            and item.style is discord.ButtonStyle.secondary
        ):
            item.style = discord.ButtonStyle.primary


def _reasons(scene: Scene, advice: Advice, ui: Ui) -> Drawing:
    view = scene.view
    assert view is not None
    best, *others = advice.options
    each = (
        (rule(), lines(_behind(best, other, ui), option_lines(other, view, ui))) for other in others
    )
    parts: list[Part] = [
        lines(ui.text("hint-why-head"), option_lines(best, view, ui)),
        *chain.from_iterable(each),
    ]
    foot = lines(_said(advice, ui), ui.text("hint-seen"))
    return draw(GOLD, *parts, rule(), small(foot))


def _behind(best: AdvisedMove, other: AdvisedMove, ui: Ui) -> str:
    if best.points is None or other.points is None:
        return small(ui.text("hint-or"))
    return small(ui.text("hint-behind", points=round(best.points - other.points)))


def _said(advice: Advice, ui: Ui) -> str:
    best, *others = advice.options
    if best.points is None:
        return ui.text("hint-club")
    if not others:
        return ui.text("hint-alone")
    return ui.text("hint-clear" if advice.clear else "hint-close")
