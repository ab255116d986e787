"""How Fewest is drawn: the cards with a button each, and the top of the pile."""

from club.table.scene import Scene
from cogs.kit.drawing import Part, Ui, lines, rows
from cogs.kit.family_drawings import FamilyDrawing
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.phrases import pile_lines, seat_name
from cogs.kit.press_kinds import PressKind
from engine.moves import STOCK, Move
from engine.seats import other
from engine.values import card_value
from tests.families.fewest.view import FewestView

WORDS = {
    "preset-fewest": "Fewest",
    "pitch-fewest": "hold the least after six turns",
    "family-fewest": "Fewest",
    "rules-aim-fewest": "**Aim:** hold cards that count less than the other side's.",
    "rules-play-fewest": "Five cards each. A turn is a draw and a discard.",
    "fewest-hand": "You hold **{ $points }**",
}
"""Its sentences, in English."""


def draw_hand_parts(scene: Scene, view: FewestView, ui: Ui, foot: Part) -> list[Part]:
    count = ui.text("fewest-hand", points=sum(map(card_value, view.hand)))
    held = lines(ui.faces.line(view.hand), count)
    pile = pile_lines(view.pile, view.stock_count, ui)
    if view.turn != scene.viewer:
        wait = ui.text("prompt-wait", name=seat_name(scene, other(scene.viewer or 1), ui))
        return [held, pile, wait, foot]
    prompt = ui.text("prompt-stock" if STOCK in view.legal else "prompt-discard")
    return [held, pile, prompt, *rows(_button(scene, move, ui) for move in view.legal), foot]


def draw_table_parts(_: Scene, view: FewestView, ui: Ui, before: str, turn: str) -> list[Part]:
    return [pile_lines(view.pile, view.stock_count, ui), lines(before, turn)]


def _button(scene: Scene, move: Move, ui: Ui) -> Press:
    label = ui.text("press-stock") if move.card is None else ui.faces.label(move.card)
    return press(label, make_id(PressKind.MOVE, scene.table_id, scene.ply, str(move)))


DRAWING = FamilyDrawing(draw_hand_parts, draw_table_parts)
