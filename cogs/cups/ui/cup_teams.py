"""The private pages about the teams of a cup; what can't be undone is asked first."""

from typing import Final

import discord

from club.cups.cup_scene import CupScene
from cogs.cups.ui.cup_words import cup_title, entrant_label, entrant_name, member_label
from cogs.cups.ui.team_words import member_lines, short_teams, team_line, team_press
from cogs.kit.drawing import BRAND, LOST, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id, make_menu_id, seal_suffix
from cogs.kit.items import Press, choice_menu, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import BEGUN, CupTeamWord
from cogs.kit.text import safe_name
from data.core.anonymous import is_gone

PAGE: Final = 10

_DANGER = discord.ButtonStyle.danger


def draw_joining(scene: CupScene, page: int, ui: Ui) -> Drawing:
    """Offer the teams that are short of members, some a page."""
    short = short_teams(scene)
    head = ui.text("cup-team-join-title", title=cup_title(scene))
    if not short:
        return draw(BRAND, lines(head, ui.text("cup-team-none-short")))
    page = min(page, (len(short) - 1) // PAGE)
    shown = short[page * PAGE : (page + 1) * PAGE]
    # The press that joins is one that the cards depend on.
    seal = seal_suffix(scene.cup.row.commitment)
    options = [
        (
            f"{CupTeamWord.JOINED}={each}{seal}",
            entrant_label(scene, each, ui),
            _members(scene, each, ui),
        )
        for each in shown
    ]
    menu_id = make_menu_id(PressKind.CUP_TEAM, 0, scene.cup.cup_id)
    back = on = None
    if page:
        back = _turn(scene, page - 1, "press-page-back", ui)
    if (page + 1) * PAGE < len(short):
        on = _turn(scene, page + 1, "press-page-more", ui)
    return draw(
        BRAND,
        head,
        lines(*(team_line(scene, each, ui) for each in shown)),
        row(choice_menu(menu_id, options, "", ui.text("cup-menu-team"))),
        row(back, on),
    )


def draw_team(scene: CupScene, member_id: int, entrant: int, ui: Ui, notice: str = "") -> Drawing:
    """Draw a member's own team, with what they can do about it."""
    state = scene.cup.state
    missing = state.plan.team_size - len(state.present(entrant))
    parts: list[Part] = [
        lines(ui.text("cup-team-title", team=entrant_name(scene, entrant, ui)), cup_title(scene)),
        f"**{notice}**" if notice else "",
        lines(*member_lines(scene, entrant, ui)),
    ]
    if missing:
        key = "cup-team-vacant" if state.started else "cup-team-short"
        parts.append(small(ui.text(key, missing=missing, button=_join(ui))))
    withdraw = None
    if state.captains.get(entrant) == member_id:
        options = [
            (f"{CupTeamWord.REMOVE}={each}", member_label(scene, each, ui), "")
            for each in state.present(entrant)
            if each != member_id and not is_gone(each)
        ]
        menu_id = make_menu_id(PressKind.CUP_TEAM, 0, scene.cup.cup_id)
        if options:
            parts.append(row(choice_menu(menu_id, options, "", ui.text("cup-menu-team-remove"))))
        withdraw = team_press(scene, CupTeamWord.WITHDRAW, ui, style=_DANGER)
    parts.append(row(team_press(scene, CupTeamWord.LEAVE, ui), withdraw))
    return draw(BRAND, *parts)


def draw_removing_member(scene: CupScene, entrant: int, member_id: int, ui: Ui) -> Drawing:
    """Ask a captain whether to take a member out of the team."""
    return _asked(scene, CupTeamWord.REMOVED, entrant, ui, member_id=member_id)


def draw_withdrawing(scene: CupScene, entrant: int, ui: Ui) -> Drawing:
    """Ask a captain whether to take the team out of the cup."""
    return _asked(scene, CupTeamWord.WITHDRAWN, entrant, ui)


def draw_leaving_team(scene: CupScene, entrant: int, ui: Ui) -> Drawing:
    """Ask a member whether to leave their team."""
    return _asked(scene, CupTeamWord.LEFT, entrant, ui)


def draw_out(scene: CupScene, entrant: int, ui: Ui, *, team_out: bool) -> Drawing:
    """Say that a member has left their team, or that the team is out of the cup."""
    key = "cup-team-withdrawn-done" if team_out else "cup-team-left-done"
    team = entrant_name(scene, entrant, ui)
    return draw(BRAND, ui.text(key, team=team, title=cup_title(scene)))


def _asked(
    scene: CupScene, word: CupTeamWord, entrant: int, ui: Ui, *, member_id: int = 0
) -> Drawing:
    begun = scene.cup.state.started
    key = f"cup-team-{word}-{'running' if begun else 'ask'}"
    asked = f"{BEGUN if begun else ''}{f'={member_id}' if member_id else ''}"
    name = safe_name(member_label(scene, member_id, ui))
    return draw(
        LOST,
        ui.text(key, team=entrant_name(scene, entrant, ui), name=name),
        row(
            team_press(scene, word, ui, asked, style=_DANGER),
            press(ui.text("press-back"), _id(scene, CupTeamWord.MINE)),
        ),
    )


def _members(scene: CupScene, entrant: int, ui: Ui) -> str:
    present = scene.cup.state.present(entrant)
    return ui.text.listed(member_label(scene, each, ui) for each in present)


def _join(ui: Ui) -> str:
    return ui.text(f"press-cup-team-{CupTeamWord.JOIN}")


def _turn(scene: CupScene, page: int, key: str, ui: Ui) -> Press:
    word = f"{CupTeamWord.JOIN}={page}" if page else CupTeamWord.JOIN
    return press(ui.text(key), _id(scene, word))


def _id(scene: CupScene, word: str) -> str:
    return make_id(PressKind.CUP_TEAM, 0, scene.cup.cup_id, word)
