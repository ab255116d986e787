"""Who plays a deal, where more than two play in the contest."""

from club.table.scene import Scene
from cogs.kit.drawing import Ui
from cogs.kit.phrases import seat_name
from cogs.kit.sides import player_name


def pairing_line(scene: Scene, ui: Ui) -> str:
    """Return who plays at this table, and who comes next; "" where all do."""
    if len(scene.players) == len(scene.seats) or scene.view is None:
        return ""
    two = {"one": seat_name(scene, 1, ui), "two": seat_name(scene, 2, ui)}
    nearest = None if scene.contest is None else scene.contest.next_in
    if nearest is None:
        return ui.text("pairing", **two)
    return ui.text("pairing-waits", **two, waiting=player_name(scene, nearest, ui))
