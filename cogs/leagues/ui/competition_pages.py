"""The pages about a league or ladder behind *More…*, for the member who asks."""

from collections.abc import Callable, Iterator, Sequence

import discord
from discord.utils import format_dt

from club.core.deadlines import Terms
from club.cups.formats.cross_table import CrossTableRow
from club.cups.formats.matches import Match
from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats import competition, season_matches
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_state import LeagueSeason, LeagueState
from club.leagues.stored_competition import CompetitionKind
from cogs.cups.ui.cup_words import HALVES, QUARTERS, fitting, parts_words, time_words
from cogs.kit.drawing import BRAND, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CompetitionPage, LadderWord
from cogs.kit.ruletext import rules_line
from cogs.leagues.ui.competition_message import (
    about_words,
    competition_presses,
    ladder_press,
    ranking,
)
from cogs.leagues.ui.competition_words import (
    challenge_line,
    competition_title,
    division_words,
    entrant_name,
    match_words,
    open_line,
    result_line,
    table_lines,
)
from cogs.turn_clock.ui.clock import terms_line

LINES = 14

_ROOM = 3400

_OF_LADDERS = (CompetitionPage.TABLE, CompetitionPage.MATCHES, CompetitionPage.RULES)


def pages_of(scene: CompetitionScene) -> tuple[CompetitionPage, ...]:
    """Return which pages there are about a league or a ladder."""
    return _OF_LADDERS if scene.kind is CompetitionKind.LADDER else tuple(CompetitionPage)


def draw_competition_page(
    scene: CompetitionScene, page: CompetitionPage, number: int, member_id: int, ui: Ui
) -> Drawing:
    """Draw a page for a member; `number` counts from 0, the last page is the last."""
    if page not in pages_of(scene):
        page, number = pages_of(scene)[0], 0
    pages = _PAGES[page](scene, ui)
    number = min(number, len(pages) - 1)
    title = ui.text(_title(scene, page))
    return draw(
        BRAND,
        lines(ui.text("cup-page", title=competition_title(scene), page=title)),
        lines(*fitting(pages[number], _ROOM, "…")),
        row(
            _turn(scene, page, number - 1, "press-page-back", ui) if number else None,
            _turn(scene, page, number + 1, "press-page-more", ui)
            if number + 1 < len(pages)
            else None,
        ),
        row(
            *(
                _turn(scene, each, first_page(scene, each), _title(scene, each), ui)
                for each in pages_of(scene)
                if each is not page
            )
        ),
        _own_answer(scene, member_id, ui),
        # Here too: somebody may have deleted the message.
        row(*competition_presses(scene, ui)),
    )


def _own_answer(scene: CompetitionScene, member_id: int, ui: Ui) -> Part:
    state, entrant = scene.it.state, scene.it.entrant_of(member_id)
    if not isinstance(state, LadderState) or entrant is None:
        return row()
    challenge = state.challenge_of(entrant)
    if challenge is None or challenge.accepted_at is not None:
        return row()
    about, good = f".{challenge.number}", discord.ButtonStyle.success
    if challenge.challenger == entrant:
        return row(ladder_press(scene, LadderWord.TAKE_BACK, ui, about))
    return row(
        ladder_press(scene, LadderWord.ACCEPT, ui, about, style=good),
        ladder_press(scene, LadderWord.REFUSE, ui, about),
    )


def first_page(scene: CompetitionScene, page: CompetitionPage) -> int:
    """Return which page to show first: of the matches, the one with what is played now."""
    state = scene.it.state
    if page is not CompetitionPage.MATCHES or not isinstance(state, LeagueState):
        return 0
    if state.season is None:
        return 0
    playing = {str(each.key) for each in competition.playable(state)}
    pages = _paged(season_matches.matches(state.season))
    here = (any(str(each.key) in playing for each in matches) for matches in pages)
    return next((number for number, found in enumerate(here) if found), 0)


def _title(scene: CompetitionScene, page: CompetitionPage) -> str:
    ladder = scene.kind is CompetitionKind.LADDER and page is CompetitionPage.TABLE
    return "ladder-page-table" if ladder else f"competition-page-{page}"


def _turn(scene: CompetitionScene, page: CompetitionPage, number: int, key: str, ui: Ui) -> Press:
    return press(
        ui.text(key),
        make_id(PressKind.COMPETITION, 0, scene.it.competition_id, f"{page}.{number}"),
        style=discord.ButtonStyle.secondary,
    )


def _matches(scene: CompetitionScene, ui: Ui) -> list[list[str]]:
    state = scene.it.state
    if isinstance(state, LadderState):
        return _challenges(scene, state, ui)
    if state.season is None:
        return [[ui.text("league-not-begun")]]
    season = state.season
    pages = _paged(season_matches.matches(season))
    return [list(_weeks(scene, state, season, page, ui)) for page in pages]


def _paged(matches: Sequence[Match]) -> list[Sequence[Match]]:
    return [matches[start : start + LINES] for start in range(0, len(matches), LINES)]


def _weeks(
    scene: CompetitionScene,
    state: LeagueState,
    season: LeagueSeason,
    matches: Sequence[Match],
    ui: Ui,
) -> Iterator[str]:
    playing, before = {str(each.key) for each in competition.playable(state)}, ""
    for each in matches:
        week = ui.text("league-week-number", week=season_matches.week_of(state.plan, each.key))
        number = each.key.group - season.first_group
        division = division_words(number, len(season.divisions), ui)
        head = f"**{week}{' · ' if division else ''}{division}**"
        if head != before:
            yield head
            before = head
        open_now = str(each.key) in playing
        yield f"- {open_line(scene, each, ui) if open_now else match_words(scene, each, ui)}"


def _challenges(scene: CompetitionScene, state: LadderState, ui: Ui) -> list[list[str]]:
    told = [challenge_line(scene, each, ui) for each in state.open.values()]
    told += [
        f"{format_dt(each.at, 'd')} · {result_line(scene, each, ui)}"
        for each in reversed(scene.it.results)
    ]
    if not told:
        return [[ui.text("ladder-no-challenges")]]
    return [told[at : at + LINES] for at in range(0, len(told), LINES)]


def _members(scene: CompetitionScene, ui: Ui) -> list[list[str]]:
    told = [entrant_name(scene, each, ui) for each in scene.it.state.active]
    if not told:
        return [[ui.text("competition-joined-none")]]
    size = 2 * LINES
    return [told[at : at + size] for at in range(0, len(told), size)]


def _table(scene: CompetitionScene, ui: Ui) -> list[list[str]]:
    state = scene.it.state
    if isinstance(state, LadderState):
        told, size = list(ranking(scene, state, ui)), 2 * LINES
        none = [[ui.text("competition-joined-none")]]
        return [told[at : at + size] for at in range(0, len(told), size)] or none
    if state.season is None:
        return [[ui.text("league-not-begun")]]
    season, found = state.season, list[list[str]]()
    tables = season_matches.tables(season)
    for number, rows in enumerate(tables):
        title = division_words(number, len(tables), ui)
        told = [_row(scene, place, each, ui) for place, each in enumerate(rows, start=1)]
        half = LINES // 2
        for at in range(0, len(told), half):
            head = [f"**{title}**"] if title else []
            found.append([*head, *told[at : at + half]])
    return found


def _row(scene: CompetitionScene, place: int, figures: CrossTableRow, ui: Ui) -> str:
    ties = ui.text(
        "cup-ties-figures",
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


def _past(scene: CompetitionScene, ui: Ui) -> list[list[str]]:
    state, found = scene.it.state, list[list[str]]()
    if not isinstance(state, LeagueState):
        return [[ui.text("league-no-past")]]
    for number, season in reversed(list(enumerate(state.seasons, start=1))):
        if season.ended_at is None:
            continue
        head = ui.text("league-season", number=number)
        for table in table_lines(scene, state.plan, season, ui):
            found.append([f"**{head}** · {format_dt(season.ended_at, 'd')}", *table])
    return found or [[ui.text("league-no-past")]]


def _rules(scene: CompetitionScene, ui: Ui) -> list[list[str]]:
    it, kind = scene.it, scene.kind
    seal = ui.text("competition-seal", seal=it.row.commitment)
    seed = ui.text("cup-seed", seed=scene.seed) if scene.seed else ""
    clock = terms_line(Terms.parse(it.row.clock), ui)
    paragraphs = (
        about_words(scene, ui, whole=True),
        lines(rules_line(it.rules, ui), clock),
        ui.text("cup-time-rule", time=time_words(it.row.hours, ui)),
        ui.text(f"competition-how-{kind}"),
        ui.text("cup-ties-robin") if kind is CompetitionKind.LEAGUE else "",
        small(lines(seal, seed)),
    )
    return [["\n\n".join(each for each in paragraphs if each)]]


_PAGES: dict[CompetitionPage, Callable[[CompetitionScene, Ui], list[list[str]]]] = {
    CompetitionPage.MATCHES: _matches,
    CompetitionPage.TABLE: _table,
    CompetitionPage.MEMBERS: _members,
    CompetitionPage.PAST: _past,
    CompetitionPage.RULES: _rules,
}
