"""The one message of a game where the bot may only answer: the table, then how the game ended."""

from enum import StrEnum

from club.table.scene import Scene
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.phrases import seat_name
from cogs.play.ui.result.deal_end import ended_parts
from cogs.play.ui.result.settlement import draw_settlement
from cogs.play.ui.result.sheet_picture import SheetPicture
from cogs.play.ui.table.table import draw_table


class TurnTold(StrEnum):
    """How the member on turn hears of it."""

    BY_MESSAGE = "message"
    BY_LOOKING = "looking"
    NOT_AT_ALL = "nobody"  # it is no member's turn


def draw_answered(scene: Scene, ui: Ui, *, how: TurnTold) -> Drawing:
    """Draw the table, and how the one on turn hears of that."""
    told = ""
    if how != TurnTold.NOT_AT_ALL and scene.to_act is not None:
        told = ui.text("turn-told", how=how, name=seat_name(scene, scene.to_act, ui))
    return draw_table(scene, ui, note=told)


def draw_answered_end(
    scene: Scene,
    ui: Ui,
    sheet: SheetPicture | None = None,
    cheers: tuple[str, ...] = (),
) -> Drawing:
    """Draw how the last deal ended, and the settlement below it."""
    return draw_settlement(scene, ui, sheet, ended_parts(scene, ui, for_all=True), cheers)
