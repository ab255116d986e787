"""A daily match whose day is over: everybody's beside the coach's, and replays of their deals."""

from typing import Final

import discord

from club.daily.daily_boards import DailyBoard, DailyScope
from club.daily.daily_match import DEALS, RULES
from club.daily.past_days import COACH, OpenedSeal, PastDay, PastDeal, PastMatch
from cogs.archive.ui.replay import IdStem, ShownDeal, draw_deal
from cogs.daily.ui.daily_page import seal_words
from cogs.daily.ui.daily_words import (
    board_press,
    daily_press,
    deals_words,
    head_words,
    past_press,
    points_words,
    squares,
)
from cogs.kit.drawing import BRAND, LOST, Drawing, Ui, draw, lines, row, rule, small
from cogs.kit.ids import make_menu_id
from cogs.kit.items import Choice, choice_menu
from cogs.kit.phrases import computer_name
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import DailyWord
from cogs.kit.text import plain_name, safe_name

_BEST: Final = 3
"""Matches of others of which the points are told."""


def draw_past_day(past: PastDay, today: int, ui: Ui, *, here: bool) -> Drawing:
    """Draw a day that is over; `here` is whether there is a board of the place."""
    scope = DailyScope.SERVER if here else DailyScope.ALL
    return draw(
        BRAND,
        lines(small(head_words(past.day, ui)), *_own(past, ui)),
        rule(),
        _matches(past, ui),
        small(ui.text("daily-members", members=past.members)),
        row(choice_menu(_menu_id(), _choices(past, ui), "", ui.text("daily-choose"))),
        row(
            past_press("press-daily-before", past.before, ui),
            past_press("press-daily-after", past.after, ui),
            board_press("press-daily-board", DailyBoard(past.day, scope=scope), ui),
            daily_press("press-daily-seals", past.day, DailyWord.SEALS, ui),
            daily_press("press-daily-home", today, DailyWord.HOME, ui),
        ),
    )


def draw_opened_seal(opened: OpenedSeal, ui: Ui) -> Drawing:
    """Draw the secret of a day that is over, with its seal."""
    drawn = discord.utils.format_dt(opened.drawn_at, "f")
    return draw(
        BRAND if opened.holds else LOST,
        lines(f"### {head_words(opened.day, ui)}", ui.text("daily-seals-how")),
        "" if opened.holds else f"**{ui.text('daily-doubted')}**",
        seal_words(opened.day, opened.seal, ui),
        small(
            lines(ui.text("daily-secret", seed=opened.secret), ui.text("daily-drawn", when=drawn))
        ),
        row(past_press("press-daily-open", opened.day, ui)),
    )


def draw_past_deal(opened: PastDeal, step: int, ui: Ui) -> Drawing:
    """Draw a deal of a match after so many moves."""
    match = opened.match
    who = ui.text("daily-coach") if match.whose == COACH else plain_name(match.name)
    back = past_press("press-daily-open", opened.day, ui)
    shown = ShownDeal(
        opened.deal,
        (head_words(opened.day, ui),),
        (who, computer_name("", ui)),
        RULES,
        opened.states,
        opened.moments,
        opened.deal,
        tuple((each, ui.text("replay-deal", deal=each)) for each in range(1, DEALS + 1)),
        IdStem(PressKind.DAILY_DEAL, 0, f"{opened.day}.{match.whose}."),
        () if back is None else (back,),
    )
    return draw_deal(shown, step, ui)


def _own(past: PastDay, ui: Ui) -> tuple[str, ...]:
    if past.own is None:
        return (ui.text("daily-unfinished" if past.begun else "daily-missed"),)
    final = ui.text("daily-final", points=points_words(past.own.score, ui))
    return (
        f"## {final} {squares(past.own.scores, ui)}".rstrip(),
        deals_words(past.own.scores, ui),
    )


def _matches(past: PastDay, ui: Ui) -> str:
    told = [(ui.text("name-you"), past.own)] if past.own is not None else []
    told.append((ui.text("daily-coach"), past.coach))
    told += [(safe_name(each.name), each) for each in past.others[:_BEST]]
    deals = (ui.text("replay-deal", deal=each) for each in range(1, DEALS + 1))
    head = small(" · ".join((ui.text("daily-whole"), *deals)))
    return lines(head, *(f"{who} {_points(match, ui)}" for who, match in told))


def _points(match: PastMatch, ui: Ui) -> str:
    deals = (points_words(each.points, ui) for each in match.scores)
    return " · ".join((f"**{points_words(match.score, ui)}**", *deals))


def _menu_id() -> str:
    return make_menu_id(PressKind.DAILY_DEAL, 0, 1)


def _choices(past: PastDay, ui: Ui) -> list[Choice]:
    offered: list[tuple[PastMatch, str]] = []
    if past.own is not None:
        offered.append((past.own, ui.text("name-you")))
    offered.append((past.coach, ui.text("daily-coach")))
    offered += [(each, plain_name(each.name)) for each in past.others]
    return [
        (
            f"{past.day}.{match.whose}.00",
            ui.text("daily-option", name=name, points=points_words(match.score, ui)),
            "",
        )
        for match, name in offered
    ]
