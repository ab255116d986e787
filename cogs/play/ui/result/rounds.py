"""A finished round of a team contest: each table's points, and the teams' score."""

from club.table.scene import Scene
from cogs.kit.drawing import QUIET, Drawing, Ui, draw, lines
from cogs.kit.running_score import open_lines, points_line, round_line
from cogs.kit.sides import side_names
from cogs.play.ui.result.sheet_picture import SheetPicture


def draw_round(scene: Scene, ui: Ui, sheet: SheetPicture | None = None) -> Drawing:
    """Draw a contest's last finished round; without a picture the text gives the columns."""
    assert scene.contest is not None
    rounds, names = scene.contest.rounds, side_names(scene, ui)
    told = rounds[-1]
    tables = [
        ui.text(
            "round-table",
            table=number,
            name="" if each.winner is None else names[each.winner - 1],
            points=0 if each.winner is None else each.points[each.winner - 1],
        )
        for number, each in enumerate(told.tables, start=1)
    ]
    return draw(
        QUIET,
        f"### {round_line(names, len(rounds), told, ui)}",
        lines(*tables),
        lines(
            points_line(scene, ui),
            open_lines(scene, ui) if sheet is None else None,
        ),
        None if sheet is None else sheet.gallery(),
        files=() if sheet is None else (sheet.file,),
    )
