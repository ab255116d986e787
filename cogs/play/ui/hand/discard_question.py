"""The question before a discard that a player would hardly make on purpose."""

from club.table.scene import Scene
from cogs.kit.drawing import Part, Ui, row, rule
from cogs.kit.ids import make_id
from cogs.kit.items import press
from cogs.kit.press_kinds import NOTHING, PressKind
from cogs.kit.press_words import ConfirmWord
from engine.cards import Card
from engine.errors import Unreadable
from engine.moves import Move, MoveKind


def drafted_discard(scene: Scene) -> Card | None:
    """Return the card that the viewer is about to discard, if that is what their draft says."""
    try:
        move = None if scene.draft is None else Move.parse(scene.draft)
    except Unreadable:
        return None
    return None if move is None or move.kind != MoveKind.DISCARD else move.card


def draw_question(scene: Scene, card: Card, asked: str, held: str, ui: Ui) -> list[Part]:
    """Ask about a discard: `asked` says what speaks against it, `held` is the hand in words."""
    go = press(
        ui.text("press-discard-anyway", card=ui.faces.label(card)),
        make_id(PressKind.MOVE, scene.table_id, scene.ply, str(Move(MoveKind.DISCARD, card))),
    )
    back = press(ui.text("press-keep"), make_id(PressKind.PICK, scene.table_id, scene.ply, NOTHING))
    off = press(
        ui.text("press-questions-off"),
        make_id(PressKind.CONFIRM, scene.table_id, scene.ply, ConfirmWord.OFF),
    )
    return [held, rule(), asked, row(back, go, off if scene.confirm else None)]
