"""The knock family's part of the public table: the top of the pile and the last moves."""

from club.scene import Scene
from cogs.ui.drawing import Part, Ui, lines
from cogs.ui.knock_words import turn_lines
from cogs.ui.words import pile_lines
from engine.knock import KnockView


def draw_parts(scene: Scene, view: KnockView, ui: Ui, before: str, turn: str) -> list[Part]:
    """Draw what lies on the table and what happened.

    Args:
        scene: The table as a spectator sees it.
        view: Its running deal.
        ui: The words and the faces.
        before: How the last deal ended, where that is still news.
        turn: Whose turn it is.
    """
    happened = lines(before, turn_lines(scene, view, ui), turn)
    return [lines(pile_lines(view.pile, view.stock_count, ui), happened)]
