"""A member's own hand in the variants with melds on the table."""

from club.scene import Scene
from cogs.ui.drawing import Part, Ui, lines, rule
from cogs.ui.melds_table import MeldsView, laid, stock
from cogs.ui.words import laid_lines, seat_name
from engine.arrange import arrange
from engine.seats import other


def draw_parts(scene: Scene, view: MeldsView, ui: Ui, foot: Part) -> list[Part]:
    """Draw all that stands under a hand's head.

    Args:
        scene: The table as a seated member may see it.
        view: Its running deal.
        ui: The words and the faces.
        foot: The last row of buttons; a step on the way to a move goes without it.
    """
    me = scene.viewer or 1
    key = "table-turn" if view.turn == me else "prompt-wait"
    turn = ui.text(key, name=seat_name(scene, me if view.turn == me else other(me), ui))
    held = laid_lines(arrange(view.hand, view.rules.melds), ui)
    return [held, rule(), lines(*laid(view, ui), stock(view, ui)), turn, foot]
