"""The message that calls a member to their hand in the channel, until they look or have moved."""

import discord

from club.table.scene import Scene
from cogs.kit.drawing import GOLD, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import press
from cogs.kit.phrases import table_number_if_needed
from cogs.kit.press_kinds import PressKind


def draw_turn_here(scene: Scene, member_id: int, ui: Ui, *, closed: bool) -> Drawing:
    """Call a member to their turn in the channel; `closed` if their direct messages are."""
    primary = discord.ButtonStyle.primary
    hand = press(ui.text("press-hand"), make_id(PressKind.OPEN, scene.table_id), style=primary)
    said = ui.text("turn-here", member=f"<@{member_id}>")
    why = small(ui.text("turn-here-closed")) if closed else ""
    return draw(GOLD, lines(said, why, small(table_number_if_needed(scene, ui))), row(hand))
