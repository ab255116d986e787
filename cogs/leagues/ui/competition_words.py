"""The words for leagues and ladders: members, divisions, matches, places and time."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from discord.utils import format_dt

from club.core.text_limits import LINE
from club.cups.formats.cross_table import CrossTableRow
from club.cups.formats.events import HowDecided
from club.cups.formats.match_keys import CupPart
from club.cups.formats.matches import Match
from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats import divisions, season_matches
from club.leagues.formats.competition import CompetitionPlan
from club.leagues.formats.ladder_plan import LadderPlan
from club.leagues.formats.ladder_results import LadderResult
from club.leagues.formats.ladder_state import Challenge, LadderState
from club.leagues.formats.league_plan import LeaguePlan
from club.leagues.formats.league_state import LeagueSeason, LeagueState
from cogs.cups.ui.cup_words import HALVES, parts_words, sides_words, time_words
from cogs.kit.drawing import Ui
from cogs.kit.text import plain_name, safe_name, safe_text
from engine.words import Word

UP: Final = " \u25b2"
DOWN: Final = " \u25bc"


class CompetitionStage(Word):
    """How far a league or ladder has come."""

    OPEN = "open"
    RUNNING = "running"
    PAUSE = "pause"
    OVER = "over"
    CANCELLED = "cancelled"


def stage_of(scene: CompetitionScene) -> CompetitionStage:
    """Return how far a league or ladder has come."""
    state = scene.it.state
    if state.cancelled:
        return CompetitionStage.CANCELLED
    if isinstance(state, LadderState):
        return CompetitionStage.RUNNING
    if state.over:
        return CompetitionStage.OVER
    if state.season is None:
        return CompetitionStage.OPEN
    return CompetitionStage.PAUSE if state.running is None else CompetitionStage.RUNNING


def competition_title(scene: CompetitionScene) -> str:
    """Return the title of a league or ladder for a text."""
    return safe_text(scene.it.row.title[:LINE])


def entrant_label(scene: CompetitionScene, entrant: int | None, ui: Ui) -> str:
    """Return what an entrant is called, for a button, a menu or a picture."""
    if not entrant:
        return ui.text("cup-unknown")
    return member_label(scene, scene.it.member_at(entrant), ui)


def entrant_name(scene: CompetitionScene, entrant: int | None, ui: Ui) -> str:
    """Return the same for a text."""
    return safe_name(entrant_label(scene, entrant, ui)) if entrant else ui.text("cup-unknown")


def member_label(scene: CompetitionScene, member_id: int, ui: Ui) -> str:
    """Return a member, for a button or a menu."""
    name = scene.names.get(member_id)
    return ui.text("name-someone") if name is None else plain_name(name)


def organiser_name(scene: CompetitionScene, ui: Ui) -> str:
    """Return who organises a league or ladder, for a text."""
    return safe_name(member_label(scene, scene.it.row.organiser_id, ui))


def plan_words(plan: CompetitionPlan, hours: int, ui: Ui, *, whole: bool = False) -> str:
    """Return what kind of competition it is with its first choices, or with the `whole` of them."""
    if isinstance(plan, LadderPlan):
        first = [ui.text("ladder-name"), ui.text("ladder-reach", places=plan.reach)]
        rest = [
            ui.text("ladder-answer", days=plan.answer_days),
            ui.text("cup-match-time", time=time_words(hours, ui)),
            ui.text("ladder-rest", days=plan.rest_days),
            ui.text("ladder-idle", days=plan.idle_days),
        ]
    else:
        first = [
            ui.text("league-name"),
            ui.text("league-size", members=plan.size),
            ui.text("cup-legs", legs=plan.legs),
        ]
        rest = [
            ui.text("league-week", time=time_words(hours, ui)),
            ui.text("league-at-once", matches=plan.at_once),
            ui.text("league-moves", members=plan.moves),
            ui.text("league-pause", days=plan.pause_days),
        ]
    return " · ".join([*first, *rest] if whole else first)


def division_words(number: int, count: int, ui: Ui) -> str:
    """Return what a division is called, whose number counts from 0; "" for the only one."""
    return ui.text("league-division", number=number + 1) if count > 1 else ""


def match_words(scene: CompetitionScene, match: Match, ui: Ui) -> str:
    """Return the two sides of a match and how it came out, the winner in bold."""
    return sides_words(match, lambda each: entrant_name(scene, each, ui), ui)


def where_words(scene: CompetitionScene, match: Match, ui: Ui) -> str:
    """Return which division and round a match is of, or what place it is for; or ""."""
    state = scene.it.state
    if match.key.part == CupPart.GROUP and isinstance(state, LeagueState):
        for season in state.seasons:
            number = match.key.group - season.first_group
            if 0 <= number < len(season.divisions):
                if len(season.divisions) == 1:
                    return ui.text("cup-round", round=match.key.round)
                return ui.text("league-round", number=number + 1, round=match.key.round)
    if isinstance(state, LadderState):
        challenge = state.challenge_at(match.key)
        if challenge is not None:
            place = state.order.index(challenge.challenged) + 1
            return ui.text("ladder-for-place", place=place)
    return ""


def open_line(scene: CompetitionScene, match: Match, ui: Ui) -> str:
    """Return a match that is being played: who, until when, and where."""
    end, channel = scene.ends.get(str(match.key)), _channel(scene, match)
    parts = [match_words(scene, match, ui)]
    if end is not None:
        parts.append(ui.text("cup-line-ends", when=format_dt(end, "R")))
    if channel is not None:
        parts.append(f"<#{channel}>")
    return " · ".join(parts)


def _channel(scene: CompetitionScene, match: Match) -> int | None:
    row = scene.it.row_of(match.key)
    return None if row is None or row.table_id is None else scene.channels.get(row.table_id)


def table_lines(
    scene: CompetitionScene, plan: LeaguePlan, season: LeagueSeason, ui: Ui
) -> Iterator[list[str]]:
    """Yield each division's table, its head first, with marks for who goes up or down."""
    tables = season_matches.tables(season)
    moves = [divisions.exchanged(plan, len(a), len(b)) for a, b in pairwise(tables)]
    for number, rows in enumerate(tables):
        up = moves[number - 1] if number else 0
        down = moves[number] if number < len(moves) else 0
        title = division_words(number, len(tables), ui)
        lines = [f"**{title}**"] if title else []
        for place, row in enumerate(rows, start=1):
            mark = UP if place <= up else DOWN if place > len(rows) - down else ""
            lines.append(f"{_row(scene, season, place, row, ui)}{mark}")
        yield lines


def _row(
    scene: CompetitionScene, season: LeagueSeason, place: int, row: CrossTableRow, ui: Ui
) -> str:
    name = entrant_name(scene, row.entrant, ui)
    if row.entrant in season.groups.gone:
        key = "cup-disqualified" if season.groups.gone[row.entrant] else "cup-out"
        name = ui.text(key, name=name)
    points = parts_words(row.points, HALVES, ui)
    return ui.text("cup-points", place=str(place), name=name, points=points)


def challenge_line(scene: CompetitionScene, challenge: Challenge, ui: Ui) -> str:
    """Return an open challenge: for which place, and until when it is to be answered or played."""
    state = scene.it.state
    assert isinstance(state, LadderState)
    one = entrant_name(scene, challenge.challenger, ui)
    other = entrant_name(scene, challenge.challenged, ui)
    place = state.order.index(challenge.challenged) + 1
    if challenge.accepted_at is not None:
        told = open_line(scene, challenge.match, ui)
        return ui.text("ladder-played", match=told, place=place)
    until = scene.answers.get(challenge.number)
    when = "" if until is None else format_dt(until, "R")
    return ui.text("ladder-open", one=one, other=other, place=place, when=when)


def result_line(scene: CompetitionScene, result: LadderResult, ui: Ui) -> str:
    """Return what has come of a challenge, without its time."""
    challenge = result.challenge
    one = entrant_name(scene, challenge.challenger, ui)
    other = entrant_name(scene, challenge.challenged, ui)
    key = "taken" if result.taken else "kept" if result.winner is not None else "nothing"
    if result.winner is None and result.how != HowDecided.WALKOVER:
        key = "drawn"
    if result.how is None:
        key = "takenback"
    if result.score is not None:
        first, second = map(ui.text.figure, result.score)
        return ui.text(
            f"ladder-{key}", one=f"{one} {first}", other=f"{other} {second}", place=result.place
        )
    return ui.text(f"ladder-{key}", one=one, other=other, place=result.place)
