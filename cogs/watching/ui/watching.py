"""A spectator's view of a table: what everybody sees, in a copy for one member."""

import discord

from club.table.scene import Scene
from cogs.kit.drawing import BRAND, QUIET, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import press
from cogs.kit.phrases import channel_link, table_number_if_needed
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import WatchWord
from cogs.kit.ruletext import rules_button
from cogs.kit.running_score import closed_line, points_line, winner_line
from cogs.play.ui.result.scores import sheet_button
from cogs.play.ui.table.table import draw_table
from data.schema.vocabulary import TableStatus


def draw_watched(
    scene: Scene, ui: Ui, *, follows: bool | None, message_id: int | None = None
) -> Drawing:
    """Draw a copy of a table with a button to refresh it; without following `follows` is None."""
    running = scene.status == TableStatus.PLAYING
    follow = None
    if running and follows is not None:
        word = WatchWord.UNFOLLOW if follows else WatchWord.FOLLOW
        follow = press(
            ui.text(f"press-{word}"), make_id(PressKind.WATCH, scene.table_id, rest=word)
        )
    again = press(
        ui.text("press-look-again"),
        make_id(PressKind.WATCH, scene.table_id, rest=WatchWord.AGAIN),
        style=discord.ButtonStyle.primary,
    )
    buttons: Part = row(
        again if running else None,
        follow,
        sheet_button(scene, ui),
        rules_button(scene, ui) if running else None,
        channel_link(scene, ui, message_id, "link-table"),
    )
    if scene.view is not None or scene.unseen is not None:
        return draw_table(scene, ui, buttons, ui.text("watch-told") if follows else "")
    over = scene.settlement is not None
    said = winner_line(scene, ui) if over else ui.text("between-round")
    head = lines(
        f"### {points_line(scene, ui)}",
        closed_line(scene, ui),
        small(table_number_if_needed(scene, ui)),
    )
    return draw(QUIET if over else BRAND, head, said, buttons)
