"""The message that calls a member to their hand in the channel."""

import discord

from cogs.kit.drawing import GOLD, Drawing, Ui, draw, row
from cogs.kit.ids import make_id
from cogs.kit.items import press
from cogs.kit.press_kinds import PressKind


def draw_turn_here(table_id: int, member_id: int, ui: Ui) -> Drawing:
    """Tell a member in the channel that it is their turn, with a button to the hand."""
    primary = discord.ButtonStyle.primary
    hand = press(ui.text("press-hand"), make_id(PressKind.OPEN, table_id), style=primary)
    told = ui.text("turn-here", member=f"<@{member_id}>", table=str(table_id))
    return draw(GOLD, told, row(hand))
