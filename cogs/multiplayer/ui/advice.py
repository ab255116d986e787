"""What a player may see of a partner's hand: the cards and the table, without any moves."""

from collections.abc import Sequence

from club.table.scene import Scene
from cogs.kit.drawing import BRAND, Drawing, Part, Ui, draw, lines, row, rule, small
from cogs.kit.ids import make_id
from cogs.kit.items import press
from cogs.kit.phrases import pile_lines, seat_name
from cogs.kit.press_kinds import PressKind
from cogs.play.ui.hand.knock_hand import hand_text
from engine.knock import KnockView
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
    if not isinstance(view, KnockView):
        return ""
    me = view.viewer or 1
    against = ui.text(
        "advice-partner", name=seat_name(scene, me, ui), opponent=seat_name(scene, other(me), ui)
    )
    turn = "" if view.turn is None else ui.text("table-turn", name=seat_name(scene, view.turn, ui))
    return lines(
        against, hand_text(view, ui), pile_lines(view.pile, view.stock_count, ui), small(turn)
    )
