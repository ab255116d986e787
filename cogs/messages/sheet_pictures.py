"""The picture of a table's sheet, painted from all of its deals."""

from collections.abc import Iterable

from art.sheet import sheet_picture
from club.table.scene import Scene
from cogs.kit.drawing import Ui
from cogs.kit.sides import side_labels
from cogs.play.ui.result.sheet_picture import SheetPicture, alt_text, printed
from engine.contest import Contest, Ledger, ledger
from engine.results import DealResult


def ledger_of(scene: Scene, results: Iterable[DealResult]) -> Ledger:
    """A table's sheet deal by deal; an empty one before play begins."""
    if scene.contest is None:
        return Ledger((), ())
    # With real cards it may have been somebody else's turn.
    return ledger(
        scene.contest, results, None if scene.sheet_score is None else scene.sheet_score.pairs
    )


def painted(scene: Scene, told: Ledger, ui: Ui) -> SheetPicture:
    """Paint a table's sheet from its deals; slow, and not for the event loop."""
    if scene.contest is None:
        raise ValueError("nothing has been played")
    return paint(scene.contest, side_labels(scene, ui), told, ui, duplicate=scene.duplicate)


def paint(
    contest: Contest, names: tuple[str, ...], told: Ledger, ui: Ui, *, duplicate: bool = False
) -> SheetPicture:
    """Paint any sheet, with names free of markdown; slow, and not for the event loop."""
    png = sheet_picture(contest, told, printed(contest, names, ui, duplicate=duplicate))
    return SheetPicture(png, alt_text(contest, names, told, ui, duplicate=duplicate))
