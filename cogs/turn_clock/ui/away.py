"""The page of being away: until when, and back."""

from collections.abc import Sequence
from datetime import datetime

import discord

from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Choice, choice_menu, press
from cogs.kit.own_pages import back_to_me
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import AwayWord


def draw_away(until: datetime | None, days: Sequence[Choice], ui: Ui, *, note: str = "") -> Drawing:
    """Draw the page, on which `days` are offered; `until` is None for a member who is there."""
    stands = ui.text("away-not")
    if until is not None:
        stands = ui.text("away-until", when=discord.utils.format_dt(until, "F"))
    back = press(
        ui.text("choice-away-back"),
        make_id(PressKind.AWAY, 0, rest=AwayWord.BACK),
        style=discord.ButtonStyle.success,
    )
    typed = press(ui.text("press-away-type"), make_id(PressKind.AWAY, 0, rest=AwayWord.TYPE))
    menu = choice_menu(make_menu_id(PressKind.AWAY, 0), days, "", ui.text("away-menu"))
    return draw(
        BRAND,
        lines(ui.text("away-title"), note or stands, small(ui.text("away-about"))),
        row(menu),
        row(typed, None if until is None else back),
        row(back_to_me(ui)),
    )
