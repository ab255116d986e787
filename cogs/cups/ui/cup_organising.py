"""The private pages of a cup's organiser; what can't be undone is asked first."""

from collections.abc import Sequence
from typing import Final

import discord

from club.core.people import Person
from club.cups.cup_scene import CupScene
from club.cups.formats import schedule
from club.cups.formats.match_keys import CupPart
from club.cups.formats.matches import Match
from club.cups.formats.plan import FEWEST
from club.cups.formats.seeding import SeedingMethod
from cogs.cups.ui.cup_words import (
    CupStage,
    cup_title,
    entrant_label,
    entrant_name,
    fitting,
    member_label,
    pair_label,
    pair_words,
    round_words,
    stage_of,
    takes_entries,
)
from cogs.cups.ui.match_words import claim_lines, open_lines
from cogs.cups.ui.organiser_pages import OrganiserPages, page_of, placed
from cogs.cups.ui.team_words import member_lines
from cogs.kit.drawing import BRAND, LOST, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import BEGUN, CORRECTS, CupExtra, CupStep
from cogs.kit.text import safe_name
from data.core.anonymous import is_gone

_PRIMARY = discord.ButtonStyle.primary
_SHORT_ROOM: Final = 600


def draw_organising(scene: CupScene, ui: Ui, notice: str = "") -> Drawing:
    """Draw the first page: all that can be done with the cup now."""
    cup, stage, pages = scene.cup, stage_of(scene.cup.state), _pages(scene, ui)
    begin = door = None
    if stage is CupStage.OPEN:
        begin = pages.step("press-cup-begin", CupStep.BEGIN, "0.0", style=_PRIMARY)
    if takes_entries(cup.state):
        closed = cup.row.closed_at is not None
        key = "press-cup-reopen" if closed else "press-cup-close"
        door = pages.step(key, CupStep.REOPEN if closed else CupStep.CLOSE)
    over = stage in {CupStage.OVER, CupStage.CANCELLED}
    entrants = matches = extras = cancel = None
    if cup.state.active and not over:
        entrants = pages.step("press-cup-entrants", CupStep.ENTRANTS, "0")
    if cup.state.started and scene.seed is None and stage is not CupStage.CANCELLED:
        matches = pages.step("press-cup-matches", CupStep.MATCHES, "0")
    if not over:
        extras_id = make_id(PressKind.CUP_EXTRAS, 0, cup.cup_id, CupExtra.HOME)
        extras = press(ui.text("press-cup-extras"), extras_id)
        cancel = pages.danger("press-cup-cancel", CupStep.CANCEL)
    return draw(
        BRAND,
        lines(_head(scene, ui), ui.text("cup-organise-about")),
        f"**{notice}**" if notice else "",
        row(begin, matches, entrants),
        row(door, extras, cancel),
    )


def draw_beginning(
    scene: CupScene, order: Sequence[int], ui: Ui, *, picked: int = 0, page: int = 0
) -> Drawing:
    """Ask whether to begin; where the organiser seeds, with the order to be made by hand."""
    pages, by_hand = _pages(scene, ui), scene.cup.seeding == SeedingMethod.HAND
    enough, cup_of_teams = len(order) >= FEWEST, scene.cup.state.plan.of_teams
    start = pages.step("press-cup-start", CupStep.START, style=_PRIMARY) if enough else None
    few = ui.text("refusal-too-few-teams" if cup_of_teams else "cup-begin-few")
    ask = ui.text("cup-begin-ask", count=len(order)) if enough else few
    short = [each for each in scene.cup.state.active if each not in order]
    if cup_of_teams and short:
        names = fitting((entrant_name(scene, each, ui) for each in short), _SHORT_ROOM, "…")
        ask = lines(ask, small(ui.text("cup-begin-short", names=ui.text.listed(names))))
    if not by_hand:
        seeded = ui.text(f"cup-seeding-{scene.cup.seeding}")
        return draw(BRAND, lines(_head(scene, ui), ask, small(seeded)), row(start, pages.back()))
    page = page_of(order, picked, page)
    told = [
        ui.text("cup-place", place=str(place), names=_marked(scene, each, picked, ui))
        for place, each in placed(order, page)
    ]
    return draw(
        BRAND,
        lines(_head(scene, ui), ask, small(ui.text("cup-order-about"))),
        lines(*told),
        *pages.ordering(
            order,
            picked,
            page,
            lambda each: entrant_label(scene, each, ui),
            "cup-menu-entrant",
            pick=CupStep.BEGIN,
            move=CupStep.PLACE,
        ),
        row(start, pages.back()),
    )


def draw_entrants_to_change(scene: CupScene, page: int, ui: Ui) -> Drawing:
    """Offer the entrants, 25 a page, to remove or replace one."""
    return _pages(scene, ui).listed(
        lines(_head(scene, ui), ui.text("cup-entrants-about")),
        scene.cup.state.active,
        lambda each: (f"{CupStep.ENTRANT}={each}", entrant_label(scene, each, ui), ""),
        "cup-menu-entrant",
        step=CupStep.ENTRANTS,
        page=page,
    )


def draw_entrant(scene: CupScene, entrant: int, ui: Ui) -> Drawing:
    """Offer what can be done about an entrant: put it out, or replace a member."""
    cup, pages = scene.cup, _pages(scene, ui)
    key = "press-cup-disqualify" if cup.state.started else "press-cup-remove"
    members = cup.state.members[entrant]
    replaced: list[Part] = [lines(*member_lines(scene, entrant, ui))] if cup.state.names else []
    for place, member_id in enumerate(members):
        name = member_label(scene, member_id, ui)
        replaced.append(row(pages.substitutes(CupStep.SUBSTITUTE, f"{entrant}.{place}", name)))
    present = [each for each in cup.state.present(entrant) if not is_gone(each)]
    if cup.state.plan.of_teams and len(present) > 1:
        options = [
            (
                f"{CupStep.RELEASE}={entrant}.{members.index(each)}",
                member_label(scene, each, ui),
                "",
            )
            for each in present
        ]
        replaced.append(row(pages.menu(options, "cup-menu-team-remove")))
    return draw(
        BRAND,
        lines(_head(scene, ui), f"**{entrant_name(scene, entrant, ui)}**"),
        *replaced,
        row(
            pages.danger(key, CupStep.REMOVE, str(entrant)),
            pages.back(CupStep.ENTRANTS, "0"),
        ),
    )


def draw_removing(scene: CupScene, entrant: int, ui: Ui) -> Drawing:
    """Ask whether to put an entrant out."""
    pages, begun = _pages(scene, ui), scene.cup.state.started
    ask = "cup-disqualify-ask" if begun else "cup-remove-ask"
    key = "press-cup-disqualify-really" if begun else "press-cup-remove-really"
    removed = f"{entrant}{BEGUN if begun else ''}"
    return draw(
        LOST,
        ui.text(ask, name=entrant_name(scene, entrant, ui)),
        row(
            pages.danger(key, CupStep.REMOVED, removed),
            pages.back(CupStep.ENTRANT, str(entrant)),
        ),
    )


def draw_releasing(scene: CupScene, entrant: int, place: int, ui: Ui) -> Drawing:
    """Ask whether to take a member out of a team, which stays."""
    begun, member_id = scene.cup.state.started, scene.cup.state.members[entrant][place]
    pages, released = _pages(scene, ui), f"{entrant}.{int(begun)}={member_id}"
    return draw(
        LOST,
        ui.text(
            f"cup-team-removed-{'running' if begun else 'ask'}",
            name=safe_name(member_label(scene, member_id, ui)),
            team=entrant_name(scene, entrant, ui),
        ),
        row(
            pages.danger("press-cup-remove-really", CupStep.RELEASED, released),
            pages.back(CupStep.ENTRANT, str(entrant)),
        ),
    )


def draw_substituting(
    scene: CupScene, entrant: int, place: int, substitute: Person, ui: Ui
) -> Drawing:
    """Ask whether to let another member take one's place."""
    pages, replaced = _pages(scene, ui), scene.cup.state.members[entrant][place]
    substituted = f"{entrant}.{place}={substitute.member_id}={replaced}"
    return draw(
        LOST,
        ui.text(
            "cup-substitute-ask",
            name=safe_name(member_label(scene, replaced, ui)),
            substitute=safe_name(substitute.name),
        ),
        row(
            pages.danger("press-cup-substitute-really", CupStep.SUBSTITUTED, substituted),
            pages.back(CupStep.ENTRANT, str(entrant)),
        ),
    )


def draw_matches_to_decide(scene: CupScene, page: int, ui: Ui) -> Drawing:
    """Offer the matches that are played or decided, 25 a page."""
    return _pages(scene, ui).listed(
        lines(_head(scene, ui), ui.text("cup-matches-about")),
        decidable(scene),
        lambda each: (
            f"{CupStep.MATCH}={each.key}",
            pair_label(scene, each, ui),
            round_words(scene, each.key, ui),
        ),
        "cup-menu-match",
        step=CupStep.MATCHES,
        page=page,
    )


def decidable(scene: CupScene) -> list[Match]:
    """Return the matches that an organiser may decide or correct, those being played first."""
    state = scene.cup.state
    playing = sorted(schedule.playable(state), key=lambda each: each.key not in state.disputed)
    decided = [each for each in schedule.matches(state) if each.key in state.decisions]
    return [*playing, *reversed(decided)]


def draw_match_to_decide(scene: CupScene, match: Match, ui: Ui) -> Drawing:
    """Offer how a match can be decided, and more time for it."""
    pages, draws = _pages(scene, ui), match.key.part in {CupPart.GROUP, CupPart.SWISS}
    decide = pages.results(
        match, lambda each: entrant_label(scene, each, ui), CupStep.DECIDE, draws=draws
    )
    time = None
    if any(each.match == str(match.key) for each in scene.cup.playing):
        time = pages.step("press-cup-give-time", CupStep.TIME, str(match.key))
    return draw(
        BRAND,
        lines(_head(scene, ui), open_lines(scene, match, ui), *claim_lines(scene, match, ui)),
        *decide,
        row(time, pages.back(CupStep.MATCHES, "0")),
    )


def draw_deciding(scene: CupScene, match: Match, value: str, ui: Ui) -> Drawing:
    """Ask whether a match is to be decided like that."""
    pages, corrects = _pages(scene, ui), match.key in scene.cup.state.decisions
    result = pages.result(value, lambda each: entrant_name(scene, each, ui))
    decided = f"{match.key}={value}{CORRECTS if corrects else ''}"
    return draw(
        LOST,
        lines(
            pair_words(scene, match, ui),
            ui.text("cup-correct-ask" if corrects else "cup-decide-ask", result=result),
        ),
        row(
            pages.danger("press-cup-decide", CupStep.DECIDED, decided),
            pages.back(CupStep.MATCH, str(match.key)),
        ),
    )


def draw_cancelling(scene: CupScene, ui: Ui) -> Drawing:
    """Ask whether to cancel the cup."""
    pages, ask = _pages(scene, ui), ui.text("cup-cancel-ask", title=cup_title(scene))
    really = pages.danger("press-cup-cancel-really", CupStep.CANCELLED)
    return draw(LOST, ask, row(really, pages.back()))


def _marked(scene: CupScene, entrant: int, picked: int, ui: Ui) -> str:
    name = entrant_name(scene, entrant, ui)
    return f"**{name}**" if entrant == picked else name


def _head(scene: CupScene, ui: Ui) -> str:
    return ui.text("cup-organise-title", title=cup_title(scene))


def _pages(scene: CupScene, ui: Ui) -> OrganiserPages:
    return OrganiserPages(PressKind.CUP_ORGANISE, scene.cup.cup_id, CupStep.HOME, ui)
