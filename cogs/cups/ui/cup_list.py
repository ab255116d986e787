"""The list of a server's cups, and the short answers to what a member does about one."""

from collections.abc import Sequence

import discord

from club.cups.cup_scene import CupScene
from club.cups.formats import schedule
from cogs.cups.ui.cup_message import cup_press
from cogs.cups.ui.cup_words import CupStage, cup_title, entrant_name, format_words, stage_of
from cogs.kit.drawing import BRAND, LOST, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_menu_id
from cogs.kit.items import choice_menu
from cogs.kit.pages import page_row
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import BEGUN, CupWord
from cogs.kit.text import plain_name

PAGE = 10


def draw_cup_list(scenes: Sequence[CupScene], page: int, pages: int, ui: Ui) -> Drawing:
    """Draw a page of a server's cups, those first that aren't over."""
    if not scenes:
        return draw(BRAND, lines(ui.text("cup-list-title"), ui.text("cup-list-none")))
    told = [
        lines(
            ui.text("cup-list-line", title=cup_title(each), state=state_words(each, ui)),
            small(format_words(each.cup.state.plan, ui)),
        )
        for each in scenes
    ]
    options = [
        (f"{each.cup.cup_id}", plain_name(each.cup.row.title), plain_state(each, ui))
        for each in scenes
    ]
    menu = choice_menu(make_menu_id(PressKind.CUP_SHOW, 0), options, "", ui.text("cup-list-menu"))
    turning = page_row(PressKind.CUP_LIST, "", page, pages, ui)
    return draw(BRAND, ui.text("cup-list-title"), lines(*told), row(menu), turning)


def state_words(scene: CupScene, ui: Ui) -> str:
    """Return how a cup stands, in a few words for a text."""
    champion = schedule.champion(scene.cup.state)
    return _state(scene, entrant_name(scene, champion, ui) if champion else "", ui)


def plain_state(scene: CupScene, ui: Ui) -> str:
    """Return the same for a menu, without who has won."""
    return _state(scene, "", ui)


def draw_entered(scene: CupScene, ui: Ui) -> Drawing:
    """Tell a member that they take part."""
    said = ui.text("cup-entered", title=cup_title(scene))
    return draw(BRAND, said, row(cup_press(scene, CupWord.LEAVE, ui)))


def draw_leaving(scene: CupScene, ui: Ui) -> Drawing:
    """Ask a member whether to leave."""
    begun = scene.cup.state.started
    key, asked = ("cup-leave-running", BEGUN) if begun else ("cup-leave-ask", "")
    parts: tuple[Part, ...] = (
        ui.text(key, title=cup_title(scene)),
        row(cup_press(scene, CupWord.LEFT, ui, asked, style=discord.ButtonStyle.danger)),
    )
    return draw(LOST, *parts)


def draw_left_cup(scene: CupScene, ui: Ui) -> Drawing:
    """Tell a member that they have left."""
    return draw(BRAND, ui.text("cup-left", title=cup_title(scene)))


def _state(scene: CupScene, champion: str, ui: Ui) -> str:
    stage = stage_of(scene.cup.state)
    if stage is CupStage.OVER and champion:
        return ui.text("cup-state-won", name=champion)
    return ui.text(f"cup-state-{stage}", count=len(scene.cup.state.active))
