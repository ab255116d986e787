"""The words and buttons for the teams of a cup."""

from collections.abc import Iterator

import discord

from club.cups.cup_scene import CupScene
from cogs.cups.ui.cup_words import (
    CupStage,
    entrant_name,
    member_label,
    stage_of,
    takes_entries,
)
from cogs.kit.drawing import Ui
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupTeamWord
from cogs.kit.text import safe_name

_SEALED = frozenset({CupTeamWord.ENTER, CupTeamWord.JOIN})


def team_press(
    scene: CupScene,
    word: CupTeamWord,
    ui: Ui,
    about: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Press:
    """Return a button about a cup's teams; those that lead to cards carry the cup's seal."""
    seal = scene.cup.row.commitment if word in _SEALED else None
    custom_id = make_id(PressKind.CUP_TEAM, 0, scene.cup.cup_id, f"{word}{about}", seal=seal)
    return press(ui.text(f"press-cup-team-{word}"), custom_id, style=style)


def team_presses(scene: CupScene, ui: Ui) -> tuple[Press | None, ...]:
    """Return what members can do about the teams of a cup now."""
    state, enter, join, mine = scene.cup.state, None, None, None
    closed = scene.cup.row.closed_at is not None
    if not (state.started or state.cancelled or closed or len(state.active) >= state.plan.most):
        enter = team_press(scene, CupTeamWord.ENTER, ui, style=discord.ButtonStyle.success)
    if short_teams(scene):
        join = team_press(scene, CupTeamWord.JOIN, ui, style=discord.ButtonStyle.primary)
    if state.active and stage_of(state) in {CupStage.OPEN, CupStage.RUNNING}:
        mine = team_press(scene, CupTeamWord.MINE, ui)
    return enter, join, mine


def short_teams(scene: CupScene) -> list[int]:
    """Return the teams that somebody could join now."""
    state = scene.cup.state
    closed = scene.cup.row.closed_at is not None and not state.started
    if closed or not takes_entries(state):
        return []
    size = state.plan.team_size
    return [each for each in state.active if len(state.present(each)) < size]


def team_line(scene: CupScene, entrant: int, ui: Ui) -> str:
    """Return a team with how many of its members there are, and who."""
    state = scene.cup.state
    present = state.present(entrant)
    return ui.text(
        "cup-team-line",
        name=entrant_name(scene, entrant, ui),
        present=len(present),
        size=state.plan.team_size,
        members=ui.text.listed(safe_name(member_label(scene, each, ui)) for each in present),
    )


def member_lines(scene: CupScene, entrant: int, ui: Ui) -> Iterator[str]:
    """Yield the members of a team by their places, which are their boards."""
    state = scene.cup.state
    for place, each in enumerate(state.members[entrant], start=1):
        name = safe_name(member_label(scene, each, ui))
        if each in state.absent:
            name = ui.text("cup-out", name=name)
        elif each == state.captains.get(entrant):
            name = ui.text("cup-team-captain", name=name)
        yield ui.text("cup-place", place=str(place), names=name)
