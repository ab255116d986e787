"""The public table of the variants with melds on it: the melds, the pile, what happened."""

from club.table.scene import Scene
from cogs.kit.drawing import Part, Ui, lines
from cogs.kit.phrases import seat_name
from cogs.play.ui.table.meld_controls import MeldsView
from cogs.play.ui.table.melds_words import table_text, turns_text
from engine.table import TablePhase

ROOM = 2_500  # characters between the head and the seals, which may take the rest of 4,000


def draw_parts(scene: Scene, view: MeldsView, ui: Ui, before: str, turn: str) -> list[Part]:
    """Draw the table and the last moves; `before` is how the last deal ended, while it is news."""
    if view.phase == TablePhase.RESPOND and view.turn is not None:
        turn = ui.text("melds-turn-answer", name=seat_name(scene, view.turn, ui))
    said = _said(scene, view, ui, before, turn)
    if len(said) > ROOM:
        said = _said(scene, view, ui.in_signs, before, turn)
    return [said]


def _said(scene: Scene, view: MeldsView, ui: Ui, before: str, turn: str) -> str:
    return lines(table_text(scene, view, ui), before, turns_text(scene, view, ui), turn)
