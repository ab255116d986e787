"""A member's place in a server's queue, and the reminder from a player who waits."""

import discord

from club.matchmaking.rating_window import RatingWindow
from cogs.kit.drawing import BRAND, QUIET, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import press
from cogs.kit.phrases import check_press
from cogs.kit.press_kinds import PressKind
from cogs.kit.ruletext import rules_line, rules_short
from data.matchmaking.queue import QueuePlace
from engine.rules import Rules


def draw_queued(
    queued: QueuePlace, rules: Rules, ui: Ui, sought: RatingWindow | None = None
) -> Drawing:
    """Tell a member what they wait for and until when; `sought` of None is anybody."""
    until = discord.utils.format_dt(queued.expires_at, "R")
    custom_id = make_id(PressKind.QUEUE, 0, rest="leave", seal=queued.commitment)
    leave = press(ui.text("press-queue-leave"), custom_id)
    check = None if queued.commitment is None else check_press(0, ui)
    return draw(
        BRAND,
        ui.text("queue-title"),
        rules_line(rules, ui),
        lines(ui.text("queue-how"), _sought(sought, ui)),
        small(ui.text("queue-until", when=until)),
        row(leave, check),
    )


def _sought(sought: RatingWindow | None, ui: Ui) -> str:
    if sought is None:
        return ui.text("queue-anybody")
    until = discord.utils.format_dt(sought.until, "R")
    return ui.text("queue-near", low=str(sought.low), high=str(sought.high), when=until)


def draw_left_queue(rules: Rules, ui: Ui) -> Drawing:
    """Tell a member that they no longer wait."""
    return draw(QUIET, ui.text("queue-left", rules=rules_short(rules, ui)))
