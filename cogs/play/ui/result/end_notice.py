"""What the followers of a contest read once it is over."""

from club.core.settings import MemberSettings
from club.table.scene import Scene
from cogs.kit.drawing import QUIET, Drawing, Ui, draw, lines, read_aloud, row, small
from cogs.kit.phrases import channel_link, place_line, rules_name
from cogs.kit.running_score import points_line, winner_line


def draw_ended(
    scene: Scene, own: MemberSettings, ui: Ui, *, message_id: int | None = None
) -> Drawing:
    """Draw how a contest ended, as its reader has set it, with a link to where it was played."""
    ui = ui.as_set(own)
    key = "link-channel" if message_id is None else "link-settlement"
    place = place_line(scene, ui, linked=message_id is None)
    drawing = draw(
        QUIET,
        lines(small(ui.text("ended-followed")), f"### {winner_line(scene, ui)}"),
        lines(points_line(scene, ui), rules_name(scene, ui), small(place)),
        row(channel_link(scene, ui, message_id, key)),
    )
    return read_aloud(drawing, ui)
