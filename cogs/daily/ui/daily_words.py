"""Words that the pages of the daily match share: days, scores and what stands beside them."""

from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Final

import discord
from babel.dates import format_interval, format_skeleton

from club.daily.daily_boards import DailyBoard, DailyPeriod
from club.daily.daily_match import DEALS, DealScore
from cogs.kit.drawing import Ui
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import conventions
from data.core.utc_days import beginning_of

_WON, _LOST, _EVEN = "🟩", "🟥", "⬜"

_DAY: Final = "MMMMd"
_MONTH: Final = "yMMMM"


def day_words(day: int, ui: Ui) -> str:
    """Return a day as the language writes it, such as "26 November"."""
    return str(format_skeleton(_DAY, beginning_of(day), locale=conventions(ui.text.locale)))


def period_words(board: DailyBoard, ui: Ui) -> str:
    """Return the days that a board counts."""
    days, locale = board.days, conventions(ui.text.locale)
    match board.period:
        case DailyPeriod.DAY:
            return day_words(board.day, ui)
        case DailyPeriod.WEEK:
            first, last = beginning_of(days.start), beginning_of(days.stop) - timedelta(days=1)
            return str(format_interval(first, last, _DAY, locale=locale))
        case DailyPeriod.MONTH:
            return str(format_skeleton(_MONTH, beginning_of(days.start), locale=locale))


def head_words(day: int, ui: Ui) -> str:
    """Return the title of a day's match."""
    return ui.text("daily-head", date=day_words(day, ui))


def points_words(points: int, ui: Ui) -> str:
    """Return points with their sign."""
    return ui.text.figure(points, sign=True)


def squares(scores: Iterable[DealScore], ui: Ui) -> str:
    """Return a coloured square for each deal: won, lost or neither; nothing to be read aloud."""
    if ui.aloud:
        return ""
    return "".join(
        _WON if each.points > 0 else _LOST if each.points < 0 else _EVEN for each in scores
    )


def deals_words(scores: Sequence[DealScore], ui: Ui) -> str:
    """Return how many deals were won, with the gins and the undercuts."""
    won = sum(each.points > 0 for each in scores)
    told = [ui.text("daily-won", won=won, deals=DEALS)]
    counted = {
        "board-gins": sum(each.is_gin for each in scores),
        "board-undercuts": sum(each.is_undercut for each in scores),
    }
    told += [ui.text(key, count=count) for key, count in counted.items() if count]
    return " · ".join(told)


def daily_press(label: str, day: int, word: str, ui: Ui, *, seal: str | None = None) -> Press:
    """Return a button of the daily match; its label is a key of the texts."""
    return press(ui.text(label), make_id(PressKind.DAILY, 0, day, word, seal=seal))


def past_press(label: str, day: int | None, ui: Ui) -> Press | None:
    """Return the button to a day that is over, if there is one."""
    return None if day is None else press(ui.text(label), make_id(PressKind.DAILY_PAST, 0, day))


def board_press(
    label: str, board: DailyBoard, ui: Ui, *, chosen: bool = False, turns: bool = False
) -> Press:
    """Return the button to a board; one that `turns` its pages has an id of its own."""
    page = f"{board.page:03d}" if turns else str(board.page)
    style = discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary
    custom_id = make_id(PressKind.DAILY_BOARD, 0, board.day, f"{board.period}.{board.scope}.{page}")
    return press(ui.text(label), custom_id, style=style)
