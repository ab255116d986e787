"""What was cut before the first deal, and what that decided."""

from club.table.scene import Scene, SceneSeat
from cogs.kit.drawing import Ui, lines, small
from cogs.kit.phrases import occupant
from cogs.kit.text import safe_name
from engine.cut import cut_for_deal, cut_order
from engine.seats import SEATS
from engine.words import SeatingFormat


def cut_lines(scene: Scene, ui: Ui) -> str:
    """Return each player's card and what the cut decided, in small print; "" without a cut."""
    if not scene.cut:
        return ""
    cards = [
        ui.text("cut-card", name=_name(scene, each, ui), card=ui.faces.alone(card))
        for each, card in zip(scene.players, scene.cut, strict=True)
    ]
    return small(lines(ui.text("cut", cards=ui.text.listed(cards)), *_decided(scene, ui)))


def _decided(scene: Scene, ui: Ui) -> list[str]:
    said: list[str] = []
    if scene.rules.seating == SeatingFormat.CAPTAIN:
        said.append(_of(scene, "cut-captain", cut_order(scene.cut)[0], ui))
    if len(scene.cut) > len(SEATS):  # who of a pair deals says the table of that pair
        return said
    first = cut_for_deal(scene.rules, scene.cut)
    if first.dealer is not None:
        said.append(_of(scene, "cut-deals", first.dealer, ui))
    if first.chooser is not None:
        said.append(_of(scene, "cut-chooses", first.chooser, ui))
    return said


def _of(scene: Scene, key: str, number: int, ui: Ui) -> str:
    player = scene.players[number - 1]
    you = "winner" if player.seat == scene.player else "other"
    return ui.text(key, name=_name(scene, player, ui), you=you)


def _name(scene: Scene, player: SceneSeat, ui: Ui) -> str:
    if player.seat == scene.player:
        return ui.text("name-you")
    return safe_name(occupant(player, ui))
