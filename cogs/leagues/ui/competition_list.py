"""The list of a server's leagues or ladders, and the short answers to what a member does."""

from collections.abc import Sequence

import discord

from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_state import LeagueState
from club.leagues.stored_competition import CompetitionKind
from cogs.kit.drawing import BRAND, LOST, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_menu_id
from cogs.kit.items import choice_menu
from cogs.kit.pages import page_row
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import BEGUN, CompetitionWord
from cogs.kit.text import plain_name
from cogs.leagues.ui.competition_message import competition_press
from cogs.leagues.ui.competition_words import (
    CompetitionStage,
    competition_title,
    plan_words,
    stage_of,
)

PAGE = 10


def draw_competition_list(
    kind: CompetitionKind, scenes: Sequence[CompetitionScene], page: int, pages: int, ui: Ui
) -> Drawing:
    """Draw a page of a server's leagues, or its ladders, those first that aren't over."""
    title = ui.text(f"competition-list-title-{kind}")
    if not scenes:
        return draw(BRAND, lines(title, ui.text(f"competition-list-none-{kind}")))
    told = [
        lines(
            ui.text("cup-list-line", title=competition_title(each), state=state_words(each, ui)),
            small(plan_words(each.it.state.plan, each.it.row.hours, ui)),
        )
        for each in scenes
    ]
    options = [
        (f"{each.it.competition_id}", plain_name(each.it.row.title), state_words(each, ui))
        for each in scenes
    ]
    menu_id = make_menu_id(PressKind.COMPETITION_SHOW, 0)
    menu = choice_menu(menu_id, options, "", ui.text(f"competition-list-menu-{kind}"))
    turning = page_row(PressKind.COMPETITION_LIST, f"{kind}.", page, pages, ui)
    return draw(BRAND, title, lines(*told), row(menu), turning)


def state_words(scene: CompetitionScene, ui: Ui) -> str:
    """Return how a league or ladder stands, in a few words."""
    state, count = scene.it.state, len(scene.it.state.active)
    if isinstance(state, LadderState) and not state.over:
        return ui.text("ladder-state", count=count)
    stage = stage_of(scene)
    if stage in {CompetitionStage.OVER, CompetitionStage.CANCELLED}:
        return ui.text(f"cup-state-{stage}")
    number = len(state.seasons) if isinstance(state, LeagueState) else 0
    return ui.text(f"league-state-{stage}", count=count, number=number)


def draw_joined(scene: CompetitionScene, ui: Ui) -> Drawing:
    """Tell a member that they take part."""
    said = ui.text(f"competition-joined-{scene.kind}", title=competition_title(scene))
    return draw(BRAND, said, row(competition_press(scene, CompetitionWord.LEAVE, ui)))


def draw_leaving_competition(scene: CompetitionScene, entrant: int, ui: Ui) -> Drawing:
    """Ask a member whether to leave."""
    plays = scene.it.plays(entrant)
    loses = plays or isinstance(scene.it.state, LadderState)
    key = f"competition-leave-{scene.kind}" if loses else "competition-leave-ask"
    asked, danger = BEGUN if plays else "", discord.ButtonStyle.danger
    return draw(
        LOST,
        ui.text(key, title=competition_title(scene)),
        row(competition_press(scene, CompetitionWord.LEFT, ui, asked, style=danger)),
    )


def draw_left_competition(scene: CompetitionScene, ui: Ui) -> Drawing:
    """Tell a member that they have left."""
    return draw(BRAND, ui.text("cup-left", title=competition_title(scene)))
