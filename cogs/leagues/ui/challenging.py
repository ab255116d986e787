"""The private pages of a ladder's members: whom to challenge, and whether to give up a place."""

from collections.abc import Sequence

import discord
from discord.utils import format_dt

from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats.ladder_state import Challenge, LadderState
from cogs.kit.drawing import BRAND, LOST, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import choice_menu, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import LadderWord
from cogs.leagues.ui.competition_message import ladder_press
from cogs.leagues.ui.competition_words import competition_title, entrant_label, entrant_name

_DANGER, _PRIMARY = discord.ButtonStyle.danger, discord.ButtonStyle.primary


def draw_within_reach(
    scene: CompetitionScene, state: LadderState, reach: Sequence[int], ui: Ui
) -> Drawing:
    """Offer those whom a member may challenge now."""
    title = ui.text("cup-organise-title", title=competition_title(scene))
    if not reach:
        return draw(BRAND, lines(title, ui.text("ladder-nobody", places=state.plan.reach)))
    places = {each: place for place, each in enumerate(state.order, start=1)}
    options = [
        (f"{LadderWord.WHOM}={each}", f"{places[each]}. {entrant_label(scene, each, ui)}", "")
        for each in reach
    ]
    menu_id = make_menu_id(PressKind.LADDER, 0, scene.it.competition_id)
    menu = choice_menu(menu_id, options, "", ui.text("ladder-menu"))
    return draw(
        BRAND,
        lines(title, ui.text("ladder-whom")),
        row(menu),
        small(ui.text("ladder-reach", places=state.plan.reach)),
    )


def draw_challenging(scene: CompetitionScene, state: LadderState, entrant: int, ui: Ui) -> Drawing:
    """Ask whether to challenge somebody."""
    ask = ui.text(
        "ladder-challenge-ask",
        name=entrant_name(scene, entrant, ui),
        place=state.order.index(entrant) + 1,
        days=state.plan.answer_days,
    )
    made = ladder_press(scene, LadderWord.MADE, ui, f"={entrant}", style=_PRIMARY)
    back = make_id(PressKind.LADDER, 0, scene.it.competition_id, LadderWord.CHALLENGE)
    return draw(BRAND, ask, row(made, press(ui.text("press-back"), back)))


def draw_challenged(scene: CompetitionScene, challenge: Challenge, ui: Ui) -> Drawing:
    """Tell a member that their challenge is out."""
    until = scene.answers.get(challenge.number)
    said = ui.text(
        "ladder-challenge-made",
        name=entrant_name(scene, challenge.challenged, ui),
        when="" if until is None else format_dt(until, "R"),
    )
    return draw(
        BRAND, said, row(ladder_press(scene, LadderWord.TAKE_BACK, ui, f".{challenge.number}"))
    )


def draw_refusing(scene: CompetitionScene, challenge: Challenge, ui: Ui) -> Drawing:
    """Ask a member whether to give up their place."""
    ask = ui.text("ladder-refuse-ask", name=entrant_name(scene, challenge.challenger, ui))
    about = f".{challenge.number}"
    parts: tuple[Part, ...] = (
        ask,
        row(ladder_press(scene, LadderWord.REFUSED, ui, about, style=_DANGER)),
    )
    return draw(LOST, *parts)


def draw_answered(scene: CompetitionScene, word: LadderWord, ui: Ui) -> Drawing:
    """Tell a member what has come of their answer."""
    return draw(BRAND, ui.text(f"ladder-{word}-done", title=competition_title(scene)))
