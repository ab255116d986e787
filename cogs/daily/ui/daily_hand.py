"""A member's cards in the daily match, drawn as at a table, and how a deal has ended."""

from functools import partial
from typing import Any, Final

import discord

from club.daily.daily_hand import DailyHand
from club.daily.daily_match import DEALS
from cogs.daily.ui.daily_words import daily_press, head_words, points_words, squares
from cogs.kit.drawing import (
    GOLD,
    Drawing,
    Part,
    Ui,
    draw,
    lines,
    row,
    rule,
    small,
)
from cogs.kit.family_drawings import DRAWINGS
from cogs.kit.phrases import occupant_at_level
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import DailyWord
from cogs.kit.text import safe_name
from cogs.play.ui.hand.spoken_hand import began
from cogs.play.ui.result.deal_end import colour_of_end, ended_deal, within_room
from engine.machine import View
from engine.results import DealResult

_OWN: Final[dict[str, PressKind]] = {
    PressKind.DAILY: PressKind.DAILY,
    PressKind.MOVE: PressKind.DAILY_MOVE,
    PressKind.PICK: PressKind.DAILY_PICK,
    PressKind.CONFIRM: PressKind.DAILY_CONFIRM,
}
"""What stands in the daily match for each kind of press that a hand has."""


def draw_daily_hand(hand: DailyHand, ui: Ui) -> Drawing:
    """Draw what a member may do now, or the unread result; ValueError if there is neither."""
    scene = hand.scene
    if scene.last is not None:
        return _draw_result(hand, scene.last, ui)
    if scene.view is None:
        raise ValueError("no deal is running")
    parts = _spoken(hand, scene.view, ui) if ui.aloud else _shown(hand, scene.view, ui)
    for part in parts:
        if isinstance(part, discord.ui.ActionRow):
            _address(part)
    return draw(GOLD, *parts)


def _shown(hand: DailyHand, view: View, ui: Ui) -> list[Part]:
    family = DRAWINGS[view.rules.family]
    return [_head(hand, view, ui), rule(), *family.hand(hand.scene, view, ui, _foot(hand, ui))]


def _spoken(hand: DailyHand, view: View, ui: Ui) -> list[Part]:
    """The hand as it is heard: news, choices, cards; ValueError if its family has no such words."""
    spoken = DRAWINGS[view.rules.family].spoken
    if spoken is None:
        raise ValueError("a family that isn't told")
    told = spoken(hand.scene, view, ui)
    said = lines(
        told.news or ("" if view.moves else began(hand.scene, view, ui)),
        told.choices,
        told.cards,
        told.table,
        _head(hand, view, ui),
    )
    return [said, *told.buttons, None if told.asks else _foot(hand, ui)]


def _head(hand: DailyHand, view: View, ui: Ui) -> str:
    opponent = safe_name(occupant_at_level(hand.scene.seats[1], ui))
    return lines(
        small(f"{head_words(hand.day, ui)} · {opponent}"),
        _standing(hand, ui),
        small(_limit(view, ui)),
    )


def _limit(view: View, ui: Ui) -> str:
    limit = DRAWINGS[view.rules.family].limit
    return "" if limit is None else ui.text.capital(limit(view, ui))


def _standing(hand: DailyHand, ui: Ui) -> str:
    deal = ui.text("daily-deal", deal=hand.deal, deals=DEALS)
    if not hand.scores:
        return f"### {deal}"
    points = ui.text("daily-so-far", points=points_words(hand.score, ui))
    return f"### {deal} · {points} {squares(hand.scores, ui)}".rstrip()


def _foot(hand: DailyHand, ui: Ui) -> Part:
    return row(daily_press("press-daily-home", hand.day, DailyWord.HOME, ui))


def _draw_result(hand: DailyHand, result: DealResult, ui: Ui) -> Drawing:
    parts = within_room(partial(ended_deal, hand.scene, result), ui)
    label = "press-daily-result" if result.number == DEALS else "press-next-deal"
    deal = ui.text("daily-deal", deal=result.number, deals=DEALS)
    return draw(
        colour_of_end(hand.scene, result),
        small(f"{head_words(hand.day, ui)} · {deal}"),
        *parts,
        _sum(hand, ui),
        row(daily_press(label, hand.day, f"{DailyWord.NEXT}{result.number}", ui)),
    )


def _sum(hand: DailyHand, ui: Ui) -> str:
    said = ui.text("daily-so-far", points=points_words(hand.score, ui))
    if hand.is_over:
        said = ui.text("daily-final", points=points_words(hand.score, ui))
    return f"### {said} {squares(hand.scores, ui)}".rstrip()


def _address(buttons: discord.ui.ActionRow[Any]) -> None:
    """Have a hand's presses go to the daily match; KeyError if it has nothing for one."""
    for item in buttons.children:
        if isinstance(item, discord.ui.Button | discord.ui.Select) and item.custom_id is not None:
            prefix, kind, rest = item.custom_id.split(":", 2)
            item.custom_id = f"{prefix}:{_OWN[kind]}:{rest}"
