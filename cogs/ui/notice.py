"""Short messages: a notice, help, and the question before resigning."""

import discord

from club.scene import Scene
from cogs.ui.drawing import BRAND, LOST, Drawing, Ui, draw, lines, row
from cogs.ui.ids import make_id
from cogs.ui.items import press
from cogs.ui.words import own_points_line, seat_name
from engine.seats import other


def draw_notice(key: str, ui: Ui, **args: str | int) -> Drawing:
    """Draw one message as it stands in the words; names in it must be safe already."""
    return draw(BRAND, ui.text(key, **args))


def draw_help(ui: Ui) -> Drawing:
    """Draw what the game is and how to start one."""
    ways = (ui.text("help-start"), ui.text("help-play"), ui.text("help-look"))
    return draw(BRAND, lines(ui.text("help-title"), ui.text("help-game")), *ways)


def draw_resign(scene: Scene, ui: Ui) -> Drawing:
    """Ask whether the viewer really gives the whole game up."""
    opponent = seat_name(scene, other(scene.viewer or 1), ui)
    yes = press(
        ui.text("press-resign-yes"),
        make_id("quit", scene.table_id, rest="yes"),
        style=discord.ButtonStyle.danger,
    )
    no = press(ui.text("press-resign-no"), make_id("quit", scene.table_id, rest="no"))
    return draw(
        LOST, ui.text("resign-ask", name=opponent), own_points_line(scene, ui), row(yes, no)
    )
