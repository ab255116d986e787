"""The knock family's part of the public table: the top of the pile and the last moves."""

from club.table.scene import Scene
from cogs.kit.drawing import Part, Ui, lines
from cogs.kit.knock_words import open_hands, stock_and_pile, turn_lines
from cogs.kit.phrases import seat_name
from cogs.play.ui.table.knock_answer import claim_lines, claimant
from cogs.play.ui.table.layoffs import shown_lines
from engine.knock import KnockPhase, KnockView


def draw_parts(scene: Scene, view: KnockView, ui: Ui, before: str, turn: str) -> list[Part]:
    """Draw the table and the last moves; `before` is how the last deal ended, while it is news."""
    acting = "" if view.turn is None else seat_name(scene, view.turn, ui)
    if view.shown is not None:
        laying = ui.text("lay-off-turn", name=acting)
        others = open_hands(scene, view, ui, view.shown.knocker)
        return [lines(before, shown_lines(scene, view.shown, ui)), others, laying]
    if view.phase == KnockPhase.ILLEGAL_KNOCK:
        others = open_hands(scene, view, ui, claimant(view))
        answer = ui.text("claim-turn", name=acting)
        return [lines(before, claim_lines(scene, view, ui)), others, answer]
    if view.phase == KnockPhase.WALL:
        turn = ui.text("wall-turn", name=acting, card=ui.faces(view.pile[-1]))
    happened = lines(before, turn_lines(scene, view, ui), turn)
    return [open_hands(scene, view, ui), lines(stock_and_pile(view, ui, large=True), happened)]
