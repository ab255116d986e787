"""Short messages: a notice, and the question before resigning."""

from typing import Any

import discord

from club.table.scene import Scene
from cogs.kit.drawing import BRAND, LOST, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, link, press
from cogs.kit.phrases import channel_link, others, place_line
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import QuitWord
from cogs.kit.running_score import own_closed_line, own_points_line
from data.schema.vocabulary import TableStatus


def draw_notice(
    key: str, ui: Ui, button: discord.ui.Button[Any] | Press | None = None, **args: str | int
) -> Drawing:
    """Draw one message; names in its arguments must be safe already."""
    return draw(BRAND, ui.text(key, **args), row(button))


def draw_hand_sent(scene: Scene, ui: Ui, sent: tuple[int, int] | None) -> Drawing:
    """Lead a player to the hand in their direct messages, in a channel and message of those.

    Where it is still on its way (None), a press shows it here.
    """
    if sent is None:
        hand = press(ui.text("press-hand"), make_id(PressKind.OPEN, scene.table_id))
        return draw_notice("hand-on-its-way", ui, hand)
    channel_id, message_id = sent
    url = f"https://discord.com/channels/@me/{channel_id}/{message_id}"
    return draw_notice("hand-sent", ui, link(ui.text("link-hand"), url))


def draw_rematch(scene: Scene, ui: Ui, message_id: int | None) -> Drawing:
    """Lead a member who wants a rematch to the existing one."""
    key = "rematch-waits" if scene.status == TableStatus.WAITING else "rematch-on"
    there = channel_link(scene, ui, message_id)
    return draw_notice(key, ui, there)


def draw_resign(scene: Scene, ui: Ui) -> Drawing:
    """Ask whether the viewer really resigns the game, or their seat where more than two play."""
    if not scene.rules.may_resign(among_computers=scene.with_computer_alone):
        return _draw_leave(scene, ui)
    opponent = others(scene, ui)
    yes = press(
        ui.text("press-resign-yes"),
        make_id(PressKind.QUIT, scene.table_id, rest=QuitWord.YES),
        style=discord.ButtonStyle.danger,
    )
    no = press(
        ui.text("press-resign-no"), make_id(PressKind.QUIT, scene.table_id, rest=QuitWord.NO)
    )
    return draw(
        LOST,
        ui.text("resign-ask", name=opponent, match=scene.rules.match),
        lines(
            own_points_line(scene, ui),
            own_closed_line(scene, ui),
            small(place_line(scene, ui, linked=True)),
        ),
        row(yes, no),
    )


def _draw_leave(scene: Scene, ui: Ui) -> Drawing:
    yes = press(
        ui.text("press-quit-group"),
        make_id(PressKind.QUIT, scene.table_id, rest=QuitWord.YES),
        style=discord.ButtonStyle.danger,
    )
    no = press(
        ui.text("press-quit-group-no"), make_id(PressKind.QUIT, scene.table_id, rest=QuitWord.NO)
    )
    return draw(
        LOST, ui.text("quit-group-ask"), small(place_line(scene, ui, linked=True)), row(yes, no)
    )
