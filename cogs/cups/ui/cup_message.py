"""The message that shows a cup to everybody in its channel."""

from collections.abc import Iterator
from datetime import datetime

import discord
from discord.utils import format_dt

from club.cups.cup_scene import CupScene
from club.cups.formats import schedule
from club.cups.progress import WAIT, awaits_pairing
from cogs.cups.ui.cup_claims import own_result_press
from cogs.cups.ui.cup_picture import cup_picture
from cogs.cups.ui.cup_words import (
    HALVES,
    CupStage,
    cup_title,
    entrant_name,
    fitting,
    format_words,
    group_letter,
    organiser_name,
    parts_words,
    place_lines,
    stage_of,
    tables_of,
    takes_late,
    time_words,
    with_members,
)
from cogs.cups.ui.match_words import open_lines, playing_now
from cogs.cups.ui.team_words import team_line, team_presses
from cogs.kit.drawing import BRAND, GOLD, QUIET, WON, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupStep, CupWord
from cogs.kit.ruletext import preset_name, rules_short

ROOM = 2400  # characters for what is going on

TOP = 5

FIRST_PLACES = 8

# The cards depend on the first; the other is always there.
_SEALED = frozenset({CupWord.ENTER, CupWord.MORE})

_COLOURS = {
    CupStage.OPEN: GOLD,
    CupStage.RUNNING: BRAND,
    CupStage.OVER: WON,
    CupStage.CANCELLED: QUIET,
}


def draw_cup(scene: CupScene, ui: Ui, *, pictured: bool = True) -> Drawing:
    """Draw a cup as everybody sees it: what it is, how it stands, and what one can do."""
    cup, stage = scene.cup, stage_of(scene.cup.state)
    shown = pictured and stage in {CupStage.RUNNING, CupStage.OVER}
    picture = cup_picture(cup, cup.entrant_names(scene.names), ui) if shown else None
    going_on = {
        CupStage.OPEN: _entrants,
        CupStage.RUNNING: _running,
        CupStage.OVER: _over,
        CupStage.CANCELLED: _cancelled,
    }
    return draw(
        _COLOURS[stage],
        lines(
            ui.text("cup-head", title=cup_title(scene)),
            small(about_words(scene, ui)),
            small(ui.text("cup-duplicate-about")) if cup.state.plan.is_duplicate else "",
        ),
        *(picture.galleries() if picture else ()),
        *going_on[stage](scene, ui),
        row(*cup_presses(scene, ui, cup_press(scene, CupWord.MORE, ui))),
        files=picture.files if picture else (),
    )


def about_words(scene: CupScene, ui: Ui) -> str:
    """Return what a cup is: its format, rules, time and organiser."""
    cup, duplicate = scene.cup, scene.cup.state.plan.is_duplicate
    return lines(
        format_words(cup.state.plan, ui),
        " · ".join(
            (
                preset_name(cup.rules, ui) if duplicate else rules_short(cup.rules, ui),
                ui.text("cup-match-time", time=time_words(cup.row.hours, ui)),
                ui.text(f"cup-seeding-{cup.seeding}"),
            )
        ),
        ui.text("cup-organiser", name=organiser_name(scene, ui)),
    )


def cup_press(
    scene: CupScene,
    word: CupWord,
    ui: Ui,
    about: str = "",
    *,
    style: discord.ButtonStyle | None = None,
) -> Press:
    """Return a button about a cup. Those that stand under its message carry its seal."""
    seal = scene.cup.row.commitment if word in _SEALED else None
    return press(
        ui.text(f"press-cup-{word}"),
        make_id(PressKind.CUP, 0, scene.cup.cup_id, f"{word}{about}", seal=seal),
        style=style or discord.ButtonStyle.secondary,
    )


def admits(scene: CupScene) -> bool:
    """Whether members may enter now."""
    state = scene.cup.state
    if scene.cup.row.closed_at is not None or len(state.active) >= state.plan.most:
        return False
    return takes_late(state) if state.started else not state.cancelled


def cup_presses(scene: CupScene, ui: Ui, more: Press | None = None) -> tuple[Press | None, ...]:
    """Return what one can do about a cup now, with `more` where that belongs."""
    cup, stage = scene.cup, stage_of(scene.cup.state)
    entering = (team_presses if cup.state.plan.of_teams else _own_presses)(scene, ui)
    result = None
    if cup.state.plan.real_cards and schedule.playable(cup.state):
        result = own_result_press(scene, ui)
    organise = press(
        ui.text("press-cup-organise"),
        make_id(PressKind.CUP_ORGANISE, 0, cup.cup_id, CupStep.HOME),
    )
    return *entering, result, more, None if stage is CupStage.CANCELLED else organise


def _own_presses(scene: CupScene, ui: Ui) -> tuple[Press | None, ...]:
    enter = leave = None
    if admits(scene):
        enter = cup_press(scene, CupWord.ENTER, ui, style=discord.ButtonStyle.success)
    if scene.cup.state.active and stage_of(scene.cup.state) in {CupStage.OPEN, CupStage.RUNNING}:
        leave = cup_press(scene, CupWord.LEAVE, ui)
    return enter, leave


def _entrants(scene: CupScene, ui: Ui) -> Iterator[Part]:
    state = scene.cup.state
    of_teams = state.plan.of_teams
    if state.active and of_teams:
        told = (team_line(scene, each, ui) for each in state.active)
        head = ui.text("cup-teams-count", count=len(state.active))
        more = ui.text("cup-more-behind", button=ui.text("press-cup-more"))
        yield lines(head, *fitting(told, ROOM, more))
    elif state.active:
        names = [entrant_name(scene, each, ui) for each in state.active]
        listed = ui.text.listed(fitting(names, ROOM, ui.text("cup-unknown")))
        yield ui.text("cup-entered-count", count=len(names), names=listed)
    else:
        yield ui.text("cup-entered-none")
    name, cancelled = organiser_name(scene, ui), scene.cup.row.created_at + WAIT
    key = "cup-may-enter" if admits(scene) else "cup-entries-closed"
    key = "cup-teams-may-enter" if of_teams and scene.cup.row.closed_at is None else key
    yield lines(ui.text(key, name=name), small(ui.text("cup-waits", when=_day(cancelled))))


def _running(scene: CupScene, ui: Ui) -> Iterator[Part]:
    playing = playing_now(scene)
    if playing:
        more = ui.text("cup-more-behind", button=ui.text("press-cup-more"))
        told = (open_lines(scene, each, ui) for each in playing)
        yield lines(ui.text("cup-playing"), *fitting(told, ROOM * 2 // 3, more))
    elif awaits_pairing(scene.cup):
        yield ui.text("cup-pairing")
    yield lines(*fitting(_tops(scene, ui), ROOM // 3, ui.text("cup-unknown")))
    if admits(scene):
        yield small(ui.text("cup-still-enter"))


def _tops(scene: CupScene, ui: Ui) -> Iterator[str]:
    for group, rows in tables_of(scene.cup.state):
        head = ui.text("cup-group", group=group_letter(group)) if group else ""
        yield head or ui.text("cup-standings")
        for place, each in enumerate(rows[: 2 if group else TOP], start=1):
            yield ui.text(
                "cup-points",
                place=str(place),
                name=entrant_name(scene, each.entrant, ui),
                points=parts_words(each.points, HALVES, ui),
            )


def _over(scene: CupScene, ui: Ui) -> Iterator[Part]:
    champion = schedule.champion(scene.cup.state)
    if champion is None:
        yield ui.text("cup-no-winner")
    else:
        yield ui.text("cup-won", name=with_members(scene, champion, ui))
    yield lines(*fitting(list(place_lines(scene, ui))[:FIRST_PLACES], ROOM, ""))


def _cancelled(_scene: CupScene, ui: Ui) -> Iterator[Part]:
    yield ui.text("cup-cancelled")


def _day(moment: datetime) -> str:
    return format_dt(moment, "R")
