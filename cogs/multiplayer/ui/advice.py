"""What a player may see of a partner's hand: the cards and the table, without any moves."""

from collections.abc import Sequence

from club.table.scene import Scene
from cogs.kit.drawing import BRAND, Drawing, Part, Ui, draw, lines, row, rule, small
from cogs.kit.family_drawings import DRAWINGS
from cogs.kit.ids import make_id
from cogs.kit.items import press
from cogs.kit.phrases import seat_name
from cogs.kit.press_kinds import PressKind
from engine.seats import other

_PARTNERS = 5  # the most that anybody has


def draw_advice(scenes: Sequence[Scene], ui: Ui) -> Drawing:
    """Draw partners' hands, each scene as its partner sees it."""
    parts: list[Part] = [ui.text("advice-head")]
    for scene in scenes[:_PARTNERS]:
        parts.extend((rule(), _partner(scene, ui)))
    again = press(ui.text("press-advice-again"), make_id(PressKind.ADVICE, scenes[0].table_id))
    return draw(BRAND, *parts, row(again))


def _partner(scene: Scene, ui: Ui) -> str:
    view = scene.view
    told = None if view is None else DRAWINGS[view.rules.family].advice
    if view is None or told is None:
        return ""
    me = view.viewer or 1
    against = ui.text(
        "advice-partner", name=seat_name(scene, me, ui), opponent=seat_name(scene, other(me), ui)
    )
    turn = "" if view.turn is None else ui.text("table-turn", name=seat_name(scene, view.turn, ui))
    return lines(against, told(view, ui), small(turn))
