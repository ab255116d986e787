"""The pages about a cup behind *More…*, for the member who asks."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

import discord

from club.core.deadlines import Terms
from club.cups.cup_scene import CupScene
from club.cups.formats import schedule
from club.cups.formats.cross_table import CrossTableRow
from club.cups.formats.matches import Match
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.state import CupState
from cogs.cups.ui.cup_message import about_words, cup_presses
from cogs.cups.ui.cup_words import (
    HALVES,
    QUARTERS,
    cup_title,
    entrant_name,
    fitting,
    group_letter,
    pair_words,
    parts_words,
    place_lines,
    round_words,
    tables_of,
    time_words,
)
from cogs.cups.ui.duplicate_words import difference_lines, duplicate_line
from cogs.cups.ui.match_words import open_lines, playing_now
from cogs.cups.ui.team_words import team_line
from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupPage
from cogs.kit.ruletext import rules_line
from cogs.turn_clock.ui.clock import terms_line

LINES = 14

_ROOM = 3400


def draw_cup_page(scene: CupScene, page: CupPage, number: int, ui: Ui) -> Drawing:
    """Draw a page about a cup; `number` counts from 0, the last page is the last."""
    pages = _PAGES[page](scene, ui)
    number = min(number, len(pages) - 1)
    title = ui.text(f"cup-page-{page}")
    return draw(
        BRAND,
        lines(ui.text("cup-page", title=cup_title(scene), page=title)),
        lines(*fitting(pages[number], _ROOM, "…")),
        row(
            _turn(scene, page, number - 1, "press-page-back", ui) if number else None,
            _turn(scene, page, number + 1, "press-page-more", ui)
            if number + 1 < len(pages)
            else None,
        ),
        row(
            *(
                _turn(scene, each, first_page(scene, each), f"cup-page-{each}", ui)
                for each in CupPage
                if each is not page
            )
        ),
        # Here too: somebody may have deleted the cup's message.
        row(*cup_presses(scene, ui)),
    )


def first_page(scene: CupScene, page: CupPage) -> int:
    """Return which page to show first: of the matches, the one with what is played now."""
    if page is not CupPage.MATCHES:
        return 0
    playing = {str(each.key) for each in playing_now(scene)}
    pages = _paged(scene.cup.state)
    here = (any(str(each.key) in playing for each in matches) for matches in pages)
    return next((number for number, found in enumerate(here) if found), 0)


def _turn(scene: CupScene, page: CupPage, number: int, key: str, ui: Ui) -> Press:
    return press(
        ui.text(key),
        make_id(PressKind.CUP, 0, scene.cup.cup_id, f"{page}.{number}"),
        style=discord.ButtonStyle.secondary,
    )


def _matches(scene: CupScene, ui: Ui) -> list[list[str]]:
    pages = [list(_rounds(scene, page, ui)) for page in _paged(scene.cup.state)]
    return pages or [[ui.text("cup-not-begun")]]


def _paged(state: CupState) -> list[list[Match]]:
    # A match of teams that is being played takes a line for each board, a duplicate one a pair.
    playing = {each.key for each in schedule.playable(state)} if state.plan.of_teams else ()
    pairs = state.plan.boards // 2 if state.plan.is_duplicate else 0
    pages, left = list[list[Match]](), 0
    for each in schedule.matches(state):
        needs = 1 + (state.plan.boards if each.key in playing else pairs)
        if needs > left:
            pages.append([])
            left = LINES
        pages[-1].append(each)
        left -= needs
    return pages


def _rounds(scene: CupScene, matches: Sequence[Match], ui: Ui) -> Iterator[str]:
    playing = {str(each.key) for each in playing_now(scene)}
    for title, own in groupby(matches, key=lambda each: round_words(scene, each.key, ui)):
        yield f"**{title}**"
        for each in own:
            if str(each.key) in playing:
                yield f"- {open_lines(scene, each, ui, in_round=True)}"
            else:
                yield f"- {pair_words(scene, each, ui)}"
            yield from difference_lines(scene, each, ui)


def _entrants(scene: CupScene, ui: Ui) -> list[list[str]]:
    state = scene.cup.state
    order = state.order or state.active
    told = list[str]()
    for place, entrant in enumerate(order, start=1):
        name = (team_line if state.plan.of_teams else entrant_name)(scene, entrant, ui)
        line = ui.text("cup-place", place=str(place), names=name)
        if entrant in state.gone:
            out = "cup-disqualified" if state.gone[entrant] else "cup-out"
            line = ui.text(out, name=line)
        told.append(line)
    if not told:
        return [[ui.text("cup-entered-none")]]
    seeded = [small(ui.text(f"cup-seeding-{scene.cup.seeding}"))]
    size = LINES // 2 if state.plan.of_teams else 2 * LINES
    return [[*seeded, *told[at : at + size]] for at in range(0, len(told), size)]


def _table(scene: CupScene, ui: Ui) -> list[list[str]]:
    tables = tables_of(scene.cup.state)
    if not tables:
        told = list(place_lines(scene, ui))
        none = "cup-not-begun" if not scene.cup.state.started else "cup-no-places"
        return [told[at : at + LINES] for at in range(0, len(told), LINES)] or [[ui.text(none)]]
    found = list[list[str]]()
    for group, rows in tables:
        told = [_row(scene, place, each, ui) for place, each in enumerate(rows, start=1)]
        head = [f"**{ui.text('cup-group', group=group_letter(group))}**"] if group else []
        half = LINES // 2
        found += [[*head, *told[at : at + half]] for at in range(0, len(told), half)]
    return found


def _row(scene: CupScene, place: int, figures: CrossTableRow, ui: Ui) -> str:
    swiss = scene.cup.state.plan.format == CupFormat.SWISS
    ties = ui.text(
        "cup-ties-figures-swiss" if swiss else "cup-ties-figures",
        buchholz=parts_words(figures.buchholz, HALVES, ui),
        berger=parts_words(figures.sonneborn_berger, QUARTERS, ui),
        difference=ui.text.figure(figures.difference, sign=True),
    )
    line = ui.text(
        "cup-table-row",
        place=str(place),
        name=entrant_name(scene, figures.entrant, ui),
        points=parts_words(figures.points, HALVES, ui),
        wins=figures.wins,
        draws=figures.draws,
        losses=figures.losses,
    )
    return lines(line, small(ties))


def _rules(scene: CupScene, ui: Ui) -> list[list[str]]:
    cup, plan = scene.cup, scene.cup.state.plan
    ties = {
        CupFormat.ROUND_ROBIN: "cup-ties-robin",
        CupFormat.GROUPS: "cup-ties-robin",
        CupFormat.SWISS: "cup-ties-swiss",
    }
    seal = ui.text("cup-seal", seal=cup.row.commitment)
    seed = ui.text("cup-seed", seed=scene.seed) if scene.seed else ""
    clock = terms_line(Terms.parse(cup.row.clock), ui)
    timed = "cup-time-rule-real" if plan.real_cards else "cup-time-rule"
    rules = (duplicate_line if plan.is_duplicate else rules_line)(cup.rules, ui)
    paragraphs = (
        about_words(scene, ui),
        lines(rules, "" if plan.real_cards else clock),
        _how_boards_count(plan, ui),
        ui.text(timed, time=time_words(cup.row.hours, ui)),
        ui.text(ties[plan.format]) if plan.format in ties else _knockout_ties(plan, ui),
        small(lines(seal, seed)),
    )
    return [["\n\n".join(filter(None, paragraphs))]]


def _how_boards_count(plan: CupPlan, ui: Ui) -> str:
    if not plan.of_teams or not plan.boards:
        return ""
    if plan.is_duplicate:
        return lines(ui.text("cup-boards-rule"), ui.text("cup-duplicate-rule"))
    return lines(ui.text("cup-boards-rule"), ui.text("cup-boards-count"))


def _knockout_ties(plan: CupPlan, ui: Ui) -> str:
    if plan.is_duplicate:
        return ui.text("cup-ties-places")
    return lines(ui.text("cup-ties-knockout"), ui.text("cup-ties-places"))


_PAGES: dict[CupPage, Callable[[CupScene, Ui], list[list[str]]]] = {
    CupPage.MATCHES: _matches,
    CupPage.ENTRANTS: _entrants,
    CupPage.TABLE: _table,
    CupPage.RULES: _rules,
}
