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
from cogs.cups.ui.team_words import member_lines
from cogs.kit.drawing import BRAND, LOST, Drawing, Part, Ui, draw, lines, row, rows, small
from cogs.kit.ids import make_id, make_menu_id, make_who_id
from cogs.kit.items import Choice, Menu, Press, choice_menu, press, who
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import BEGUN, CORRECTS, CupExtra, CupStep
from cogs.kit.text import safe_name
from data.core.anonymous import is_gone

PAGE: Final = 25

DRAW: Final = "draw"
NEITHER: Final = "neither"

_DANGER, _PRIMARY = discord.ButtonStyle.danger, discord.ButtonStyle.primary
_SECONDARY = discord.ButtonStyle.secondary
_LABEL: Final = 80
_OPTION: Final = 100
_SHORT_ROOM: Final = 600


def draw_organising(scene: CupScene, ui: Ui, notice: str = "") -> Drawing:
    """Draw the first page: all that can be done with the cup now."""
    cup, stage = scene.cup, stage_of(scene.cup.state)
    begin = door = None
    if stage is CupStage.OPEN:
        begin = _step(scene, "press-cup-begin", CupStep.BEGIN, ui, "0.0", style=_PRIMARY)
    if takes_entries(cup.state):
        closed = cup.row.closed_at is not None
        key = "press-cup-reopen" if closed else "press-cup-close"
        door = _step(scene, key, CupStep.REOPEN if closed else CupStep.CLOSE, ui)
    over = stage in {CupStage.OVER, CupStage.CANCELLED}
    entrants = matches = extras = cancel = None
    if cup.state.active and not over:
        entrants = _step(scene, "press-cup-entrants", CupStep.ENTRANTS, ui, "0")
    if cup.state.started and scene.seed is None and stage is not CupStage.CANCELLED:
        matches = _step(scene, "press-cup-matches", CupStep.MATCHES, ui, "0")
    if not over:
        extras_id = make_id(PressKind.CUP_EXTRAS, 0, cup.cup_id, CupExtra.HOME)
        extras = press(ui.text("press-cup-extras"), extras_id, style=_SECONDARY)
        cancel = _step(scene, "press-cup-cancel", CupStep.CANCEL, ui, style=_DANGER)
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
    by_hand = scene.cup.seeding == SeedingMethod.HAND
    enough, cup_of_teams = len(order) >= FEWEST, scene.cup.state.plan.of_teams
    start = _step(scene, "press-cup-start", CupStep.START, ui, style=_PRIMARY) if enough else None
    few = ui.text("refusal-too-few-teams" if cup_of_teams else "cup-begin-few")
    ask = ui.text("cup-begin-ask", count=len(order)) if enough else few
    short = [each for each in scene.cup.state.active if each not in order]
    if cup_of_teams and short:
        names = fitting((entrant_name(scene, each, ui) for each in short), _SHORT_ROOM, "…")
        ask = lines(ask, small(ui.text("cup-begin-short", names=ui.text.listed(names))))
    if not by_hand:
        seeded = ui.text(f"cup-seeding-{scene.cup.seeding}")
        return draw(
            BRAND, lines(_head(scene, ui), ask, small(seeded)), row(start, _home(scene, ui))
        )
    if picked in order:
        page = order.index(picked) // PAGE
    page = min(page, max(0, len(order) - 1) // PAGE)
    shown = list(enumerate(order, start=1))[page * PAGE : (page + 1) * PAGE]
    told = [
        ui.text("cup-place", place=str(place), names=_marked(scene, each, picked, ui))
        for place, each in shown
    ]
    options = [
        (f"{CupStep.BEGIN}={each}.{page}", f"{place}. {entrant_label(scene, each, ui)}", "")
        for place, each in shown
    ]
    return draw(
        BRAND,
        lines(_head(scene, ui), ask, small(ui.text("cup-order-about"))),
        lines(*told),
        row(_menu(scene, options, f"{CupStep.BEGIN}={picked}.{page}", "cup-menu-entrant", ui))
        if options
        else None,
        row(*_places(scene, order, picked, ui)),
        _pages(scene, CupStep.BEGIN, page, len(order), ui, stem="0."),
        row(start, _home(scene, ui)),
    )


def draw_entrants_to_change(scene: CupScene, page: int, ui: Ui) -> Drawing:
    """Offer the entrants, 25 a page, to remove or replace one."""
    active = scene.cup.state.active
    page = min(page, max(0, len(active) - 1) // PAGE)
    options = [
        (f"{CupStep.ENTRANT}={each}", entrant_label(scene, each, ui), "")
        for each in active[page * PAGE : (page + 1) * PAGE]
    ]
    return draw(
        BRAND,
        lines(_head(scene, ui), ui.text("cup-entrants-about")),
        row(_menu(scene, options, "", "cup-menu-entrant", ui)) if options else None,
        _pages(scene, CupStep.ENTRANTS, page, len(active), ui),
        row(_home(scene, ui)),
    )


def draw_entrant(scene: CupScene, entrant: int, ui: Ui) -> Drawing:
    """Offer what can be done about an entrant: put it out, or replace a member."""
    cup = scene.cup
    key = "press-cup-disqualify" if cup.state.started else "press-cup-remove"
    members = cup.state.members[entrant]
    replaced: list[Part] = [lines(*member_lines(scene, entrant, ui))] if cup.state.names else []
    for place, member_id in enumerate(members):
        stem = f"{CupStep.SUBSTITUTE}={entrant}.{place}"
        menu_id = make_who_id(PressKind.CUP_ORGANISE, 0, cup.cup_id, stem)
        hint = ui.text("cup-menu-substitute", name=member_label(scene, member_id, ui))
        replaced.append(row(who(menu_id, hint)))
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
        replaced.append(row(_menu(scene, options, "", "cup-menu-team-remove", ui)))
    return draw(
        BRAND,
        lines(_head(scene, ui), f"**{entrant_name(scene, entrant, ui)}**"),
        *replaced,
        row(
            _step(scene, key, CupStep.REMOVE, ui, str(entrant), style=_DANGER),
            _step(scene, "press-back", CupStep.ENTRANTS, ui, "0"),
        ),
    )


def draw_removing(scene: CupScene, entrant: int, ui: Ui) -> Drawing:
    """Ask whether to put an entrant out."""
    begun = scene.cup.state.started
    ask = "cup-disqualify-ask" if begun else "cup-remove-ask"
    key = "press-cup-disqualify-really" if begun else "press-cup-remove-really"
    removed = f"{entrant}{BEGUN if begun else ''}"
    return draw(
        LOST,
        ui.text(ask, name=entrant_name(scene, entrant, ui)),
        row(
            _step(scene, key, CupStep.REMOVED, ui, removed, style=_DANGER),
            _step(scene, "press-back", CupStep.ENTRANT, ui, str(entrant)),
        ),
    )


def draw_releasing(scene: CupScene, entrant: int, place: int, ui: Ui) -> Drawing:
    """Ask whether to take a member out of a team, which stays."""
    begun, member_id = scene.cup.state.started, scene.cup.state.members[entrant][place]
    return draw(
        LOST,
        ui.text(
            f"cup-team-removed-{'running' if begun else 'ask'}",
            name=safe_name(member_label(scene, member_id, ui)),
            team=entrant_name(scene, entrant, ui),
        ),
        row(
            _step(
                scene,
                "press-cup-remove-really",
                CupStep.RELEASED,
                ui,
                f"{entrant}.{int(begun)}={member_id}",
                style=_DANGER,
            ),
            _step(scene, "press-back", CupStep.ENTRANT, ui, str(entrant)),
        ),
    )


def draw_substituting(
    scene: CupScene, entrant: int, place: int, substitute: Person, ui: Ui
) -> Drawing:
    """Ask whether to let another member take one's place."""
    replaced = scene.cup.state.members[entrant][place]
    substituted = f"{entrant}.{place}={substitute.member_id}={replaced}"
    return draw(
        LOST,
        ui.text(
            "cup-substitute-ask",
            name=safe_name(member_label(scene, replaced, ui)),
            substitute=safe_name(substitute.name),
        ),
        row(
            _step(
                scene,
                "press-cup-substitute-really",
                CupStep.SUBSTITUTED,
                ui,
                substituted,
                style=_DANGER,
            ),
            _step(scene, "press-back", CupStep.ENTRANT, ui, str(entrant)),
        ),
    )


def draw_matches_to_decide(scene: CupScene, page: int, ui: Ui) -> Drawing:
    """Offer the matches that are played or decided, 25 a page."""
    found = decidable(scene)
    page = min(page, max(0, len(found) - 1) // PAGE)
    options = [
        (
            f"{CupStep.MATCH}={each.key}",
            pair_label(scene, each, ui)[:_OPTION],
            round_words(scene, each.key, ui),
        )
        for each in found[page * PAGE : (page + 1) * PAGE]
    ]
    return draw(
        BRAND,
        lines(_head(scene, ui), ui.text("cup-matches-about")),
        row(_menu(scene, options, "", "cup-menu-match", ui)) if options else None,
        _pages(scene, CupStep.MATCHES, page, len(found), ui),
        row(_home(scene, ui)),
    )


def decidable(scene: CupScene) -> list[Match]:
    """Return the matches that an organiser may decide or correct, those being played first."""
    state = scene.cup.state
    playing = sorted(schedule.playable(state), key=lambda each: each.key not in state.disputed)
    decided = [each for each in schedule.matches(state) if each.key in state.decisions]
    return [*playing, *reversed(decided)]


def draw_match_to_decide(scene: CupScene, match: Match, ui: Ui) -> Drawing:
    """Offer how a match can be decided, and more time for it."""
    shared = match.key.part in {CupPart.GROUP, CupPart.SWISS}
    choices = [(str(each), _wins(scene, each, ui)) for each in match.entrants]
    choices += [(DRAW, ui.text("press-cup-draw"))] if shared else []
    choices.append((NEITHER, ui.text("press-cup-neither")))
    decide = (
        press(
            label[:_LABEL],
            _id(scene, CupStep.DECIDE, f"{match.key}={value}"),
            style=_SECONDARY,
        )
        for value, label in choices
    )
    time = None
    if any(each.match == str(match.key) for each in scene.cup.playing):
        time = _step(scene, "press-cup-give-time", CupStep.TIME, ui, str(match.key))
    return draw(
        BRAND,
        lines(_head(scene, ui), open_lines(scene, match, ui), *claim_lines(scene, match, ui)),
        *rows(decide, 2),
        row(time, _step(scene, "press-back", CupStep.MATCHES, ui, "0")),
    )


def draw_deciding(scene: CupScene, match: Match, value: str, ui: Ui) -> Drawing:
    """Ask whether a match is to be decided like that."""
    if value == DRAW:
        result = ui.text("press-cup-draw")
    elif value == NEITHER:
        result = ui.text("press-cup-neither")
    else:
        result = ui.text("cup-wins", name=entrant_name(scene, int(value), ui))
    corrects = match.key in scene.cup.state.decisions
    return draw(
        LOST,
        lines(
            pair_words(scene, match, ui),
            ui.text("cup-correct-ask" if corrects else "cup-decide-ask", result=result),
        ),
        row(
            press(
                ui.text("press-cup-decide"),
                _id(scene, CupStep.DECIDED, f"{match.key}={value}{CORRECTS if corrects else ''}"),
                style=_DANGER,
            ),
            _step(scene, "press-back", CupStep.MATCH, ui, str(match.key)),
        ),
    )


def draw_cancelling(scene: CupScene, ui: Ui) -> Drawing:
    """Ask whether to cancel the cup."""
    really = _step(scene, "press-cup-cancel-really", CupStep.CANCELLED, ui, style=_DANGER)
    ask = ui.text("cup-cancel-ask", title=cup_title(scene))
    return draw(LOST, ask, row(really, _home(scene, ui)))


def _places(scene: CupScene, order: Sequence[int], picked: int, ui: Ui) -> list[Press]:
    if picked not in order:
        return []
    at = order.index(picked)
    moves = (
        ("press-cup-up", at - 1),
        ("press-cup-down", at + 1),
        ("press-cup-first", 0 if at > 1 else -1),
    )
    return [
        press(ui.text(key), _id(scene, CupStep.PLACE, f"{picked}.{to}"))
        for key, to in moves
        if 0 <= to < len(order)
    ]


def _marked(scene: CupScene, entrant: int, picked: int, ui: Ui) -> str:
    name = entrant_name(scene, entrant, ui)
    return f"**{name}**" if entrant == picked else name


def _wins(scene: CupScene, entrant: int, ui: Ui) -> str:
    return ui.text("cup-wins", name=entrant_label(scene, entrant, ui))


def _head(scene: CupScene, ui: Ui) -> str:
    return ui.text("cup-organise-title", title=cup_title(scene))


def _home(scene: CupScene, ui: Ui) -> Press:
    return _step(scene, "press-back", CupStep.HOME, ui)


def _pages(
    scene: CupScene, step: CupStep, page: int, count: int, ui: Ui, *, stem: str = ""
) -> Part:
    back = on = None
    if page:
        back = _step(scene, "press-page-back", step, ui, f"{stem}{page - 1}")
    if (page + 1) * PAGE < count:
        on = _step(scene, "press-page-more", step, ui, f"{stem}{page + 1}")
    return row(back, on)


def _menu(scene: CupScene, options: Sequence[Choice], present: str, hint: str, ui: Ui) -> Menu:
    menu_id = make_menu_id(PressKind.CUP_ORGANISE, 0, scene.cup.cup_id)
    return choice_menu(menu_id, options, present, ui.text(hint))


def _step(
    scene: CupScene,
    key: str,
    step: CupStep,
    ui: Ui,
    about: str = "",
    *,
    style: discord.ButtonStyle = _SECONDARY,
) -> Press:
    return press(ui.text(key), _id(scene, step, about), style=style)


def _id(scene: CupScene, step: CupStep, about: str = "") -> str:
    rest = f"{step}={about}" if about else str(step)
    return make_id(PressKind.CUP_ORGANISE, 0, scene.cup.cup_id, rest)
