"""A finished round of a team contest: what each table brought, and what the teams make of it."""

from club.scene import Scene
from cogs.ui.drawing import WON, Drawing, Ui, draw, lines, small
from cogs.ui.sheet import column_lines, points_line, round_line
from cogs.ui.sides import side_names
from cogs.ui.words import table_number


def draw_round(scene: Scene, ui: Ui) -> Drawing:
    """Draw the last finished round of a team contest."""
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
        WON,
        f"### {round_line(names, len(rounds), told, ui)}",
        lines(*tables),
        lines(points_line(scene, ui), column_lines(scene, ui), small(table_number(scene, ui))),
    )
