"""The message that shows a league or a ladder to everybody in its channel."""

from collections.abc import Iterator

import discord
from discord.utils import format_dt

from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats import competition, season_matches
from club.leagues.formats.ladder_plan import FEWEST_ON_LADDER, MOST_ON_LADDER
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_plan import FEWEST, MOST
from club.leagues.formats.league_state import LeagueState
from cogs.cups.ui.cup_words import fitting
from cogs.kit.drawing import BRAND, GOLD, QUIET, WON, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CompetitionStep, CompetitionWord, LadderWord
from cogs.kit.ruletext import rules_short
from cogs.leagues.ui.competition_words import (
    CompetitionStage,
    challenge_line,
    competition_title,
    entrant_name,
    open_line,
    organiser_name,
    plan_words,
    stage_of,
    table_lines,
)
from cogs.leagues.ui.season_picture import season_picture

# Characters for what is going on: who is in it, what is played, how it stands.
ROOM = 2400

# The presses that show the seal: the cards depend on the first, the other is always there.
_SEALED = frozenset({CompetitionWord.JOIN, CompetitionWord.MORE})

_COLOURS = {
    CompetitionStage.OPEN: GOLD,
    CompetitionStage.RUNNING: BRAND,
    CompetitionStage.PAUSE: GOLD,
    CompetitionStage.OVER: WON,
    CompetitionStage.CANCELLED: QUIET,
}


def draw_competition(scene: CompetitionScene, ui: Ui, *, pictured: bool = True) -> Drawing:
    """Draw one as everybody sees it: what it is, how it stands, and what one can do."""
    stage = stage_of(scene)
    shown = pictured and stage is not CompetitionStage.CANCELLED
    picture = season_picture(scene, ui) if shown else None
    state = scene.it.state
    is_ladder = isinstance(state, LadderState)
    going_on = _ladder(scene, state, ui) if is_ladder else _league(scene, state, stage, ui)
    return draw(
        _COLOURS[stage],
        lines(ui.text("cup-head", title=competition_title(scene)), small(about_words(scene, ui))),
        *(picture.galleries() if picture else ()),
        *going_on,
        row(*competition_presses(scene, ui, competition_press(scene, CompetitionWord.MORE, ui))),
        files=picture.files if picture else (),
    )


def about_words(scene: CompetitionScene, ui: Ui, *, whole: bool = False) -> str:
    """Return what a league or ladder is: its choices, rules and organiser."""
    it = scene.it
    return lines(
        plan_words(it.state.plan, it.row.hours, ui, whole=whole),
        rules_short(it.rules, ui),
        ui.text("cup-organiser", name=organiser_name(scene, ui)),
    )


def competition_press(
    scene: CompetitionScene,
    word: CompetitionWord,
    ui: Ui,
    about: str = "",
    *,
    style: discord.ButtonStyle | None = None,
) -> Press:
    """Return a button about one. Those that stand under its message carry its seal."""
    seal = scene.it.row.commitment if word in _SEALED else None
    return press(
        ui.text(f"press-competition-{word}"),
        make_id(PressKind.COMPETITION, 0, scene.it.competition_id, f"{word}{about}", seal=seal),
        style=style or discord.ButtonStyle.secondary,
    )


def ladder_press(
    scene: CompetitionScene,
    word: LadderWord,
    ui: Ui,
    about: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Press:
    """Return a button about a challenge, with the seal of what is dealt after it."""
    return press(
        ui.text(f"press-ladder-{word}"),
        make_id(
            PressKind.LADDER,
            0,
            scene.it.competition_id,
            f"{word}{about}",
            seal=scene.it.row.commitment,
        ),
        style=style,
    )


def _admits(scene: CompetitionScene) -> bool:
    state = scene.it.state
    if isinstance(state, LadderState):
        return not state.over and len(state.order) < MOST_ON_LADDER
    return not state.over and not state.stopped and len(state.active) < MOST


def competition_presses(
    scene: CompetitionScene, ui: Ui, more: Press | None = None
) -> tuple[Press | None, ...]:
    """Return what one can do about a league or ladder now, with `more` where that belongs."""
    state, join, leave, challenge = scene.it.state, None, None, None
    if _admits(scene):
        join = competition_press(scene, CompetitionWord.JOIN, ui, style=discord.ButtonStyle.success)
    if state.active and not state.over:
        leave = competition_press(scene, CompetitionWord.LEAVE, ui)
    if isinstance(state, LadderState) and len(state.order) >= FEWEST_ON_LADDER:
        style = discord.ButtonStyle.primary
        challenge = ladder_press(scene, LadderWord.CHALLENGE, ui, style=style)
        challenge = None if state.over else challenge
    organise = press(
        ui.text("press-cup-organise"),
        make_id(PressKind.COMPETITION_ORGANISE, 0, scene.it.competition_id, CompetitionStep.HOME),
    )
    return challenge, join, leave, more, None if state.cancelled else organise


def _league(
    scene: CompetitionScene, state: LeagueState, stage: CompetitionStage, ui: Ui
) -> Iterator[Part]:
    when = "" if scene.next_at is None else format_dt(scene.next_at, "R")
    match stage:
        case CompetitionStage.CANCELLED:
            yield ui.text("competition-cancelled")
            return
        case CompetitionStage.OPEN:
            yield _members(scene, state.active, ui)
            name = organiser_name(scene, ui)
            yield lines(
                ui.text("league-may-join", name=name, fewest=FEWEST),
                small(ui.text("cup-waits", when=when)),
            )
            return
        case CompetitionStage.OVER:
            yield ui.text("league-over")
        case CompetitionStage.PAUSE:
            number = len(state.seasons)
            key = "league-pause-few" if len(state.active) < FEWEST else "league-pausing"
            yield ui.text(key, number=number, when=when, fewest=FEWEST)
        case CompetitionStage.RUNNING:
            yield from _week(scene, state, when, ui)
    if state.season is None:
        return
    more = ui.text("cup-more-behind", button=ui.text("press-competition-more"))
    tables = (line for table in table_lines(scene, state.plan, state.season, ui) for line in table)
    yield lines(*fitting(tables, ROOM // 2, more))
    waiting = [each for each in state.active if each not in state.season.entrants]
    if waiting and not state.over:
        names = [entrant_name(scene, each, ui) for each in waiting]
        listed = ui.text.listed(fitting(names, ROOM // 6, ui.text("cup-unknown")))
        yield small(ui.text("league-waiting", names=listed))
    if state.stopped and not state.over:
        yield small(ui.text("league-last-season"))


def _week(scene: CompetitionScene, state: LeagueState, when: str, ui: Ui) -> Iterator[Part]:
    season = state.running
    if season is None:
        return
    weeks, more = season_matches.weeks(state.plan, season), ui.text("press-competition-more")
    told = (open_line(scene, each, ui) for each in competition.playable(state))
    yield lines(
        ui.text(
            "league-week-now",
            number=len(state.seasons),
            week=season.weeks,
            weeks=weeks,
            when=when,
        ),
        *fitting(told, ROOM // 3, ui.text("cup-more-behind", button=more)),
    )


def _ladder(scene: CompetitionScene, state: LadderState, ui: Ui) -> Iterator[Part]:
    if state.cancelled:
        yield ui.text("competition-cancelled")
        return
    more = ui.text("cup-more-behind", button=ui.text("press-competition-more"))
    if state.open:
        told = (challenge_line(scene, each, ui) for each in state.open.values())
        yield lines(ui.text("ladder-challenges"), *fitting(told, ROOM // 2, more))
    if not state.order:
        yield _members(scene, (), ui)
        yield ui.text("ladder-may-join")
        return
    yield lines(ui.text("ladder-ranking"), *fitting(ranking(scene, state, ui), ROOM // 2, more))
    if len(state.order) < FEWEST_ON_LADDER:
        yield ui.text("ladder-may-join")


def ranking(scene: CompetitionScene, state: LadderState, ui: Ui) -> Iterator[str]:
    """Yield a ladder's places with their names, from the first."""
    for place, entrant in enumerate(state.order, start=1):
        yield ui.text("cup-place", place=str(place), names=entrant_name(scene, entrant, ui))


def _members(scene: CompetitionScene, entrants: tuple[int, ...], ui: Ui) -> str:
    if not entrants:
        return ui.text("competition-joined-none")
    names = [entrant_name(scene, each, ui) for each in entrants]
    listed = ui.text.listed(fitting(names, ROOM, ui.text("cup-unknown")))
    return ui.text("competition-joined", count=len(names), names=listed)
