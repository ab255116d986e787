"""Cheers below the end of a deal or a game: the button, and who has pressed it."""

from typing import Final

import discord

from cogs.kit.drawing import Ui, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import safe_name

_NAMED: Final = 3
"""Members who are named; of more, how many there are is said."""

_HANDS: Final = discord.PartialEmoji(name="👏")


def cheer_press(table_id: int, deal: int, ui: Ui) -> Press:
    """Return the button to cheer for a deal, or for the whole game (0)."""
    custom_id = make_id(PressKind.CHEER, table_id, rest=str(deal))
    return press(ui.text("press-cheer"), custom_id, emoji=_HANDS)


def cheer_line(cheers: tuple[str, ...], ui: Ui) -> str:
    """Return who has cheered, in small print; "" for nobody."""
    if not cheers:
        return ""
    names = ui.text.listed(map(safe_name, cheers[:_NAMED]))
    more = len(cheers) - _NAMED
    if more > 0:
        names = ui.text("cheers-more", names=names, more=more)
    return small(f"{_HANDS} {ui.text.figure(len(cheers))} · {names}")
