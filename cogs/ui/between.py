"""What is shown where a contest goes on and no deal runs: here, or for the one who looks."""

from club.scene import Scene
from cogs.ui.drawing import BRAND, Drawing, Ui, draw, lines, row, small
from cogs.ui.ids import make_id
from cogs.ui.items import press
from cogs.ui.settlement import draw_settlement
from cogs.ui.sheet import column_lines, own_points_line
from cogs.ui.words import channel_link, last_deal, seat_name, table_number


def draw_between(scene: Scene, ui: Ui) -> Drawing:
    """Draw the table for somebody who has nothing to play here at the moment."""
    if scene.settlement is not None:
        return draw_settlement(scene, ui)
    if scene.view is None:
        said = ui.text("between-round")
    else:
        said = ui.text("between-deal", one=seat_name(scene, 1, ui), two=seat_name(scene, 2, ui))
    hand = press(ui.text("press-hand"), make_id("hand", scene.table_id))
    return draw(
        BRAND,
        lines(
            f"### {own_points_line(scene, ui)}",
            column_lines(scene, ui),
            small(table_number(scene, ui)),
        ),
        lines(last_deal(scene, ui), said),
        row(hand, channel_link(scene, ui)),
    )
