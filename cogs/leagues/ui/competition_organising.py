"""The private pages of an organiser of a league or ladder; what can't be undone is asked first."""

from collections.abc import Sequence
from typing import Final

import discord

from club.core.people import Person
from club.cups.formats.matches import Match
from club.cups.formats.seeding import SeedingMethod
from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats import competition, divisions, season_matches
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_plan import FEWEST
from club.leagues.formats.league_state import LeagueState
from cogs.cups.ui.cup_organising import DRAW, NEITHER, PAGE
from cogs.kit.drawing import BRAND, LOST, Drawing, Part, Ui, draw, lines, row, rows, small
from cogs.kit.ids import make_id, make_menu_id, make_who_id
from cogs.kit.items import Choice, Menu, Press, choice_menu, press, who
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import BEGUN, CORRECTS, CompetitionStep
from cogs.kit.text import safe_name
from cogs.leagues.ui.competition_words import (
    competition_title,
    division_words,
    entrant_label,
    entrant_name,
    match_words,
    member_label,
    open_line,
    where_words,
)

_DANGER, _PRIMARY = discord.ButtonStyle.danger, discord.ButtonStyle.primary
_SECONDARY = discord.ButtonStyle.secondary
_LABEL: Final = 80
_OPTION: Final = 100


def draw_organising_competition(scene: CompetitionScene, ui: Ui, notice: str = "") -> Drawing:
    """Draw the first page: all that can be done now."""
    state = scene.it.state
    begin = members = matches = stop = cancel = None
    if isinstance(state, LeagueState) and not state.over:
        if state.running is None and not state.stopped:
            key = "press-cup-begin" if state.season is None else "press-league-next"
            begin = _step(scene, key, CompetitionStep.BEGIN, ui, "0.0", style=_PRIMARY)
        if state.season is not None and not state.stopped:
            stop = _step(scene, "press-league-stop", CompetitionStep.STOP, ui)
    if removable(scene) and not state.over:
        members = _step(scene, "press-competition-members", CompetitionStep.MEMBERS, ui, "0")
    if decidable(scene):
        matches = _step(scene, "press-cup-matches", CompetitionStep.MATCHES, ui, "0")
    if not state.over:
        key = f"press-{scene.kind}-cancel"
        cancel = _step(scene, key, CompetitionStep.CANCEL, ui, style=_DANGER)
    return draw(
        BRAND,
        lines(_head(scene, ui), ui.text("cup-organise-about")),
        f"**{notice}**" if notice else "",
        row(begin, matches, members),
        row(stop, cancel),
    )


def draw_beginning_season(
    scene: CompetitionScene,
    state: LeagueState,
    order: Sequence[int],
    ui: Ui,
    *,
    picked: int = 0,
    page: int = 0,
) -> Drawing:
    """Ask whether to begin; before the first season by hand, with the order to be made."""
    enough = len(order) >= FEWEST
    start = None
    if enough:
        start = _step(scene, "press-cup-start", CompetitionStep.START, ui, style=_PRIMARY)
    sizes = divisions.sizes(len(order), state.plan.size) if enough else ()
    ask = ui.text("league-begin-ask", count=len(order), divisions=len(sizes))
    ask = ask if enough else ui.text("league-begin-few", fewest=FEWEST)
    if state.season is not None or state.plan.seeding != SeedingMethod.HAND:
        seeded = "" if state.season else ui.text(f"league-seeding-{state.plan.seeding}")
        return draw(
            BRAND,
            lines(_head(scene, ui), ask, small(seeded) if seeded else ""),
            row(start, _home(scene, ui)),
        )
    if picked in order:
        page = order.index(picked) // PAGE
    page = min(page, max(0, len(order) - 1) // PAGE)
    shown = list(enumerate(order, start=1))[page * PAGE : (page + 1) * PAGE]
    begins = {sum(sizes[:at]) + 1: at for at in range(len(sizes))}
    told = list[str]()
    for place, each in shown:
        if place in begins and (title := division_words(begins[place], len(sizes), ui)):
            told.append(f"**{title}**")
        name = entrant_name(scene, each, ui)
        named = f"**{name}**" if each == picked else name
        told.append(ui.text("cup-place", place=str(place), names=named))
    options = [
        (
            f"{CompetitionStep.BEGIN}={each}.{page}",
            f"{place}. {entrant_label(scene, each, ui)}",
            "",
        )
        for place, each in shown
    ]
    present = f"{CompetitionStep.BEGIN}={picked}.{page}"
    return draw(
        BRAND,
        lines(_head(scene, ui), ask, small(ui.text("cup-order-about"))),
        lines(*told),
        row(_menu(scene, options, present, "competition-menu-member", ui)) if options else None,
        row(*_places(scene, order, picked, ui)),
        _pages(scene, CompetitionStep.BEGIN, page, len(order), ui, stem="0."),
        row(start, _home(scene, ui)),
    )


def removable(scene: CompetitionScene) -> list[int]:
    """Return the entrants about whom something can be done: of a season, leavers too."""
    state = scene.it.state
    if isinstance(state, LeagueState) and state.running is not None:
        waiting = (each for each in state.active if each not in state.running.entrants)
        return [*state.running.entrants, *waiting]
    return list(state.active)


def draw_members_to_change(scene: CompetitionScene, page: int, ui: Ui) -> Drawing:
    """Offer the members, 25 a page, to put one out or give their place to another."""
    found = removable(scene)
    page = min(page, max(0, len(found) - 1) // PAGE)
    options = [
        (f"{CompetitionStep.MEMBER}={each}", entrant_label(scene, each, ui), "")
        for each in found[page * PAGE : (page + 1) * PAGE]
    ]
    return draw(
        BRAND,
        lines(_head(scene, ui), ui.text(f"competition-members-{scene.kind}")),
        row(_menu(scene, options, "", "competition-menu-member", ui)) if options else None,
        _pages(scene, CompetitionStep.MEMBERS, page, len(found), ui),
        row(_home(scene, ui)),
    )


def draw_member(scene: CompetitionScene, entrant: int, ui: Ui) -> Drawing:
    """Offer what can be done about a member: put them out, or give their place to another."""
    it, put_out, replaced = scene.it, None, None
    if entrant in it.state.active:
        key = "press-cup-disqualify" if _loses(scene, entrant) else "press-cup-remove"
        put_out = _step(scene, key, CompetitionStep.REMOVE, ui, str(entrant), style=_DANGER)
    season = it.state.running if isinstance(it.state, LeagueState) else None
    if season is not None and entrant in season.entrants:
        stem = f"{CompetitionStep.SUBSTITUTE}={entrant}.0"
        menu_id = make_who_id(PressKind.COMPETITION_ORGANISE, 0, it.competition_id, stem)
        name = entrant_label(scene, entrant, ui)
        replaced = row(who(menu_id, ui.text("cup-menu-substitute", name=name)))
    return draw(
        BRAND,
        lines(_head(scene, ui), f"**{entrant_name(scene, entrant, ui)}**"),
        replaced,
        row(put_out, _step(scene, "press-back", CompetitionStep.MEMBERS, ui, "0")),
    )


def draw_putting_out(scene: CompetitionScene, entrant: int, ui: Ui) -> Drawing:
    """Ask whether to put a member out."""
    key, really = "competition-remove-ask", "press-cup-remove-really"
    if _loses(scene, entrant):
        is_ladder = isinstance(scene.it.state, LadderState)
        key = "ladder-disqualify-ask" if is_ladder else "cup-disqualify-ask"
        really = "press-cup-disqualify-really"
    removed = f"{entrant}{BEGUN if scene.it.plays(entrant) else ''}"
    return draw(
        LOST,
        ui.text(key, name=entrant_name(scene, entrant, ui)),
        row(
            _step(scene, really, CompetitionStep.REMOVED, ui, removed, style=_DANGER),
            _step(scene, "press-back", CompetitionStep.MEMBER, ui, str(entrant)),
        ),
    )


def draw_giving_place(scene: CompetitionScene, entrant: int, substitute: Person, ui: Ui) -> Drawing:
    """Ask whether to let another member take one's place."""
    about = f"{entrant}.0={substitute.member_id}"
    name = member_label(scene, scene.it.member_at(entrant), ui)
    return draw(
        LOST,
        ui.text(
            "league-substitute-ask", name=safe_name(name), substitute=safe_name(substitute.name)
        ),
        row(
            _step(
                scene,
                "press-cup-substitute-really",
                CompetitionStep.SUBSTITUTED,
                ui,
                about,
                style=_DANGER,
            ),
            _step(scene, "press-back", CompetitionStep.MEMBER, ui, str(entrant)),
        ),
    )


def decidable(scene: CompetitionScene) -> list[Match]:
    """Return the matches that may be decided or corrected, those being played first."""
    state = scene.it.state
    playing = competition.playable(state)
    if isinstance(state, LadderState) or state.season is None or state.cancelled:
        return playing
    every = season_matches.matches(state.season)
    decided = [each for each in every if each.key in state.season.groups.decisions]
    return [*playing, *reversed(decided)]


def draw_fixtures_to_decide(scene: CompetitionScene, page: int, ui: Ui) -> Drawing:
    """Offer the matches that are played or decided, 25 a page."""
    found = decidable(scene)
    page = min(page, max(0, len(found) - 1) // PAGE)
    options = [
        (
            f"{CompetitionStep.MATCH}={each.key}",
            _match_label(scene, each, ui)[:_OPTION],
            where_words(scene, each, ui),
        )
        for each in found[page * PAGE : (page + 1) * PAGE]
    ]
    return draw(
        BRAND,
        lines(_head(scene, ui), ui.text("cup-matches-about")),
        row(_menu(scene, options, "", "cup-menu-match", ui)) if options else None,
        _pages(scene, CompetitionStep.MATCHES, page, len(found), ui),
        row(_home(scene, ui)),
    )


def draw_fixture_to_decide(scene: CompetitionScene, match: Match, ui: Ui) -> Drawing:
    """Offer how a match can be decided, and more time for it."""
    choices = [(str(each), _wins(scene, each, ui)) for each in match.entrants]
    choices += [(DRAW, ui.text("press-cup-draw")), (NEITHER, ui.text("press-cup-neither"))]
    decide = (
        press(
            label[:_LABEL],
            _id(scene, CompetitionStep.DECIDE, f"{match.key}={value}"),
            style=_SECONDARY,
        )
        for value, label in choices
    )
    time = None
    if scene.it.row_of(match.key) is not None:
        time = _step(scene, "press-cup-give-time", CompetitionStep.TIME, ui, str(match.key))
    return draw(
        BRAND,
        lines(_head(scene, ui), open_line(scene, match, ui)),
        *rows(decide, 2),
        row(time, _step(scene, "press-back", CompetitionStep.MATCHES, ui, "0")),
    )


def draw_deciding_fixture(scene: CompetitionScene, match: Match, value: str, ui: Ui) -> Drawing:
    """Ask whether a match is to be decided like that."""
    if value in {DRAW, NEITHER}:
        result = ui.text(f"press-cup-{value}")
    else:
        result = ui.text("cup-wins", name=entrant_name(scene, int(value), ui))
    corrects = match.outcome is not None
    key = "league-correct-ask" if corrects else "cup-decide-ask"
    decided = f"{match.key}={value}{CORRECTS if corrects else ''}"
    return draw(
        LOST,
        lines(match_words(scene, match, ui), ui.text(key, result=result)),
        row(
            press(
                ui.text("press-cup-decide"),
                _id(scene, CompetitionStep.DECIDED, decided),
                style=_DANGER,
            ),
            _step(scene, "press-back", CompetitionStep.MATCH, ui, str(match.key)),
        ),
    )


def draw_stopping(scene: CompetitionScene, ui: Ui) -> Drawing:
    """Ask whether to have no further season."""
    really = _step(scene, "press-league-stop-really", CompetitionStep.STOPPED, ui, style=_DANGER)
    ask = ui.text("league-stop-ask", title=competition_title(scene))
    return draw(LOST, ask, row(really, _home(scene, ui)))


def draw_cancelling_competition(scene: CompetitionScene, ui: Ui) -> Drawing:
    """Ask whether to cancel a league or ladder."""
    really = _step(scene, "press-cup-cancel-really", CompetitionStep.CANCELLED, ui, style=_DANGER)
    ask = ui.text("competition-cancel-ask", title=competition_title(scene))
    return draw(LOST, ask, row(really, _home(scene, ui)))


def _loses(scene: CompetitionScene, entrant: int) -> bool:
    """Whether a member who is put out loses more than can be had again: a place, or matches."""
    return isinstance(scene.it.state, LadderState) or scene.it.plays(entrant)


def _places(scene: CompetitionScene, order: Sequence[int], picked: int, ui: Ui) -> list[Press]:
    if picked not in order:
        return []
    at = order.index(picked)
    moves = (
        ("press-cup-up", at - 1),
        ("press-cup-down", at + 1),
        ("press-cup-first", 0 if at > 1 else -1),
    )
    return [
        press(ui.text(key), _id(scene, CompetitionStep.PLACE, f"{picked}.{to}"))
        for key, to in moves
        if 0 <= to < len(order)
    ]


def _wins(scene: CompetitionScene, entrant: int, ui: Ui) -> str:
    return ui.text("cup-wins", name=entrant_label(scene, entrant, ui))


def _head(scene: CompetitionScene, ui: Ui) -> str:
    return ui.text("cup-organise-title", title=competition_title(scene))


def _home(scene: CompetitionScene, ui: Ui) -> Press:
    return _step(scene, "press-back", CompetitionStep.HOME, ui)


def _pages(
    scene: CompetitionScene,
    step: CompetitionStep,
    page: int,
    count: int,
    ui: Ui,
    *,
    stem: str = "",
) -> Part:
    back = on = None
    if page:
        back = _step(scene, "press-page-back", step, ui, f"{stem}{page - 1}")
    if (page + 1) * PAGE < count:
        on = _step(scene, "press-page-more", step, ui, f"{stem}{page + 1}")
    return row(back, on)


def _menu(
    scene: CompetitionScene, options: Sequence[Choice], present: str, hint: str, ui: Ui
) -> Menu:
    menu_id = make_menu_id(PressKind.COMPETITION_ORGANISE, 0, scene.it.competition_id)
    return choice_menu(menu_id, options, present, ui.text(hint))


def _step(
    scene: CompetitionScene,
    key: str,
    step: CompetitionStep,
    ui: Ui,
    about: str = "",
    *,
    style: discord.ButtonStyle = _SECONDARY,
) -> Press:
    return press(ui.text(key), _id(scene, step, about), style=style)


def _id(scene: CompetitionScene, step: CompetitionStep, about: str = "") -> str:
    rest = f"{step}={about}" if about else str(step)
    return make_id(PressKind.COMPETITION_ORGANISE, 0, scene.it.competition_id, rest)


def _match_label(scene: CompetitionScene, match: Match, ui: Ui) -> str:
    one, other = (entrant_label(scene, each, ui) for each in match.sides)
    return ui.text("cup-pair", one=one, other=other)
