"""All that a channel reads of a game against the computer: a quiet line, and how it ended."""

from club.table.scene import Scene
from cogs.kit.drawing import QUIET, Drawing, Ui, draw, lines, row, small
from cogs.kit.phrases import computer_levels, rules_name, table_number_if_needed
from cogs.kit.running_score import outcome_line
from cogs.kit.sides import player_name
from cogs.play.ui.result.settlement import again_press, end_notes


def draw_practice(scene: Scene, ui: Ui) -> Drawing:
    """Draw the line while the game goes on; it has nothing to press, since nobody else is asked."""
    member = next((each.seat for each in scene.players if not each.computer), 1)
    name = player_name(scene, member, ui)
    rated = ui.text("table-rated") if scene.rated_practice else ""
    about = (
        computer_levels(scene, ui),
        rules_name(scene, ui),
        rated,
        table_number_if_needed(scene, ui),
    )
    told = " · ".join(part for part in about if part)
    restart = ui.text("table-restart") if ui.restarting else ""
    return draw(QUIET, small(lines(ui.text("practice-line", name=name), told, restart)))


def draw_practice_over(scene: Scene, ui: Ui) -> Drawing:
    """Draw who has won in the same place; its sums stand in the player's hand."""
    return draw(
        QUIET,
        lines(outcome_line(scene, ui), *end_notes(scene, ui)),
        row(again_press(scene, ui)),
    )
