"""The private pages of an organiser of a league or ladder; what can't be undone is asked first."""

from collections.abc import Sequence

import discord

from club.core.people import Person
from club.cups.formats.matches import Match
from club.cups.formats.seeding import SeedingMethod
from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats import competition, divisions, season_matches
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_plan import FEWEST
from club.leagues.formats.league_state import LeagueState
from cogs.cups.ui.organiser_pages import OrganiserPages, page_of, placed
from cogs.kit.drawing import BRAND, LOST, Drawing, Ui, draw, lines, row, small
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

_PRIMARY = discord.ButtonStyle.primary


def draw_organising_competition(scene: CompetitionScene, ui: Ui, notice: str = "") -> Drawing:
    """Draw the first page: all that can be done now."""
    state, pages = scene.it.state, _pages(scene, ui)
    begin = members = matches = stop = cancel = None
    if isinstance(state, LeagueState) and not state.over:
        if state.running is None and not state.stopped:
            key = "press-cup-begin" if state.season is None else "press-league-next"
            begin = pages.step(key, CompetitionStep.BEGIN, "0.0", style=_PRIMARY)
        if state.season is not None and not state.stopped:
            stop = pages.step("press-league-stop", CompetitionStep.STOP)
    if removable(scene) and not state.over:
        members = pages.step("press-competition-members", CompetitionStep.MEMBERS, "0")
    if decidable(scene):
        matches = pages.step("press-cup-matches", CompetitionStep.MATCHES, "0")
    if not state.over:
        cancel = pages.danger(f"press-{scene.kind}-cancel", CompetitionStep.CANCEL)
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
    pages, enough, start = _pages(scene, ui), len(order) >= FEWEST, None
    if enough:
        start = pages.step("press-cup-start", CompetitionStep.START, style=_PRIMARY)
    sizes = divisions.sizes(len(order), state.plan.size) if enough else ()
    ask = ui.text("league-begin-ask", count=len(order), divisions=len(sizes))
    ask = ask if enough else ui.text("league-begin-few", fewest=FEWEST)
    if state.season is not None or state.plan.seeding != SeedingMethod.HAND:
        seeded = "" if state.season else ui.text(f"league-seeding-{state.plan.seeding}")
        return draw(
            BRAND,
            lines(_head(scene, ui), ask, small(seeded) if seeded else ""),
            row(start, pages.back()),
        )
    page = page_of(order, picked, page)
    begins = {sum(sizes[:at]) + 1: at for at in range(len(sizes))}
    told = list[str]()
    for place, each in placed(order, page):
        if place in begins and (title := division_words(begins[place], len(sizes), ui)):
            told.append(f"**{title}**")
        name = entrant_name(scene, each, ui)
        named = f"**{name}**" if each == picked else name
        told.append(ui.text("cup-place", place=str(place), names=named))
    return draw(
        BRAND,
        lines(_head(scene, ui), ask, small(ui.text("cup-order-about"))),
        lines(*told),
        *pages.ordering(
            order,
            picked,
            page,
            lambda each: entrant_label(scene, each, ui),
            "competition-menu-member",
            pick=CompetitionStep.BEGIN,
            move=CompetitionStep.PLACE,
        ),
        row(start, pages.back()),
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
    return _pages(scene, ui).listed(
        lines(_head(scene, ui), ui.text(f"competition-members-{scene.kind}")),
        removable(scene),
        lambda each: (f"{CompetitionStep.MEMBER}={each}", entrant_label(scene, each, ui), ""),
        "competition-menu-member",
        step=CompetitionStep.MEMBERS,
        page=page,
    )


def draw_member(scene: CompetitionScene, entrant: int, ui: Ui) -> Drawing:
    """Offer what can be done about a member: put them out, or give their place to another."""
    state, pages, put_out, replaced = scene.it.state, _pages(scene, ui), None, None
    if entrant in state.active:
        key = "press-cup-disqualify" if _loses(scene, entrant) else "press-cup-remove"
        put_out = pages.danger(key, CompetitionStep.REMOVE, str(entrant))
    season = state.running if isinstance(state, LeagueState) else None
    if season is not None and entrant in season.entrants:
        name = entrant_label(scene, entrant, ui)
        replaced = row(pages.substitutes(CompetitionStep.SUBSTITUTE, f"{entrant}.0", name))
    return draw(
        BRAND,
        lines(_head(scene, ui), f"**{entrant_name(scene, entrant, ui)}**"),
        replaced,
        row(put_out, pages.back(CompetitionStep.MEMBERS, "0")),
    )


def draw_putting_out(scene: CompetitionScene, entrant: int, ui: Ui) -> Drawing:
    """Ask whether to put a member out."""
    pages = _pages(scene, ui)
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
            pages.danger(really, CompetitionStep.REMOVED, removed),
            pages.back(CompetitionStep.MEMBER, str(entrant)),
        ),
    )


def draw_giving_place(scene: CompetitionScene, entrant: int, substitute: Person, ui: Ui) -> Drawing:
    """Ask whether to let another member take one's place."""
    pages, about = _pages(scene, ui), f"{entrant}.0={substitute.member_id}"
    name = member_label(scene, scene.it.member_at(entrant), ui)
    return draw(
        LOST,
        ui.text(
            "league-substitute-ask", name=safe_name(name), substitute=safe_name(substitute.name)
        ),
        row(
            pages.danger("press-cup-substitute-really", CompetitionStep.SUBSTITUTED, about),
            pages.back(CompetitionStep.MEMBER, str(entrant)),
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
    return _pages(scene, ui).listed(
        lines(_head(scene, ui), ui.text("cup-matches-about")),
        decidable(scene),
        lambda each: (
            f"{CompetitionStep.MATCH}={each.key}",
            _match_label(scene, each, ui),
            where_words(scene, each, ui),
        ),
        "cup-menu-match",
        step=CompetitionStep.MATCHES,
        page=page,
    )


def draw_fixture_to_decide(scene: CompetitionScene, match: Match, ui: Ui) -> Drawing:
    """Offer how a match can be decided, and more time for it."""
    pages, time = _pages(scene, ui), None
    decide = pages.results(
        match, lambda each: entrant_label(scene, each, ui), CompetitionStep.DECIDE, draws=True
    )
    if scene.it.row_of(match.key) is not None:
        time = pages.step("press-cup-give-time", CompetitionStep.TIME, str(match.key))
    return draw(
        BRAND,
        lines(_head(scene, ui), open_line(scene, match, ui)),
        *decide,
        row(time, pages.back(CompetitionStep.MATCHES, "0")),
    )


def draw_deciding_fixture(scene: CompetitionScene, match: Match, value: str, ui: Ui) -> Drawing:
    """Ask whether a match is to be decided like that."""
    pages, corrects = _pages(scene, ui), match.outcome is not None
    result = pages.result(value, lambda each: entrant_name(scene, each, ui))
    key = "league-correct-ask" if corrects else "cup-decide-ask"
    decided = f"{match.key}={value}{CORRECTS if corrects else ''}"
    return draw(
        LOST,
        lines(match_words(scene, match, ui), ui.text(key, result=result)),
        row(
            pages.danger("press-cup-decide", CompetitionStep.DECIDED, decided),
            pages.back(CompetitionStep.MATCH, str(match.key)),
        ),
    )


def draw_stopping(scene: CompetitionScene, ui: Ui) -> Drawing:
    """Ask whether to have no further season."""
    pages, ask = _pages(scene, ui), ui.text("league-stop-ask", title=competition_title(scene))
    really = pages.danger("press-league-stop-really", CompetitionStep.STOPPED)
    return draw(LOST, ask, row(really, pages.back()))


def draw_cancelling_competition(scene: CompetitionScene, ui: Ui) -> Drawing:
    """Ask whether to cancel a league or ladder."""
    pages = _pages(scene, ui)
    really = pages.danger("press-cup-cancel-really", CompetitionStep.CANCELLED)
    ask = ui.text("competition-cancel-ask", title=competition_title(scene))
    return draw(LOST, ask, row(really, pages.back()))


def _loses(scene: CompetitionScene, entrant: int) -> bool:
    """Whether a member who is put out loses more than can be had again: a place, or matches."""
    return isinstance(scene.it.state, LadderState) or scene.it.plays(entrant)


def _head(scene: CompetitionScene, ui: Ui) -> str:
    return ui.text("cup-organise-title", title=competition_title(scene))


def _pages(scene: CompetitionScene, ui: Ui) -> OrganiserPages:
    kind, number = PressKind.COMPETITION_ORGANISE, scene.it.competition_id
    return OrganiserPages(kind, number, CompetitionStep.HOME, ui)


def _match_label(scene: CompetitionScene, match: Match, ui: Ui) -> str:
    one, other = (entrant_label(scene, each, ui) for each in match.sides)
    return ui.text("cup-pair", one=one, other=other)
