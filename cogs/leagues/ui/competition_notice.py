"""The public notices of leagues and ladders: matches, challenges, and what has come of them."""

from collections.abc import Iterator, Sequence

import discord
from discord.utils import format_dt

from club.cups.formats.match_keys import MatchKey
from club.cups.formats.matches import Match
from club.leagues.competition_notices import CompetitionNotice, DueCompetitionNotice
from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats import divisions, season_matches
from club.leagues.formats.ladder_state import Challenge, LadderState
from club.leagues.formats.league_plan import FEWEST
from club.leagues.formats.league_state import LeagueSeason, LeagueState
from cogs.cups.ui.cup_words import fitting
from cogs.kit.drawing import BRAND, GOLD, QUIET, WON, Drawing, Part, Ui, draw, lines, row
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupTimeWord, LadderWord
from cogs.leagues.ui.competition_message import ladder_press
from cogs.leagues.ui.competition_words import (
    competition_title,
    entrant_name,
    match_words,
    result_line,
    where_words,
)

_ROOM = 3000


def draw_competition_notice(
    scene: CompetitionScene, due: DueCompetitionNotice, called: Sequence[int], ui: Ui
) -> Drawing:
    """Draw what is said, calling those whom it is for."""
    calls = " ".join(f"<@{each}>" for each in called)
    title = competition_title(scene)
    if due.match is not None:
        return _of_match(scene, due, due.match, calls, ui)
    if due.challenge is not None:
        return _of_challenge(scene, due, due.challenge, calls, ui)
    if due.result is not None:
        result = result_line(scene, due.result, ui)
        return draw(GOLD, ui.text("ladder-notice", title=title, result=result))
    if due.season is not None:
        return draw(WON, lines(*fitting(_season(scene, due, due.season, ui), _ROOM, "…")))
    over = due.word is CompetitionNotice.OVER
    key = "competition-notice-over" if over else "cup-notice-cancelled"
    return draw(QUIET, ui.text(key, title=title))


def draw_more_time(scene: CompetitionScene, key: MatchKey, ui: Ui) -> Drawing:
    """Say to a member what has come of the wish for more time."""
    row_, end = scene.it.row_of(key), scene.ends.get(str(key))
    if row_ is not None and row_.extension_by is not None:
        return draw(BRAND, ui.text("cup-time-asked"))
    when = "" if end is None else format_dt(end, "R")
    return draw(BRAND, ui.text("cup-notice-agreed", when=when))


def _answer_presses(scene: CompetitionScene, challenge: Challenge, ui: Ui) -> tuple[Press, ...]:
    about, accept = f".{challenge.number}", discord.ButtonStyle.success
    return (
        ladder_press(scene, LadderWord.ACCEPT, ui, about, style=accept),
        ladder_press(scene, LadderWord.REFUSE, ui, about),
        ladder_press(scene, LadderWord.TAKE_BACK, ui, about),
    )


def _of_match(
    scene: CompetitionScene, due: DueCompetitionNotice, match: Match, calls: str, ui: Ui
) -> Drawing:
    end, row_ = scene.ends.get(str(match.key)), due.row
    asks = None if row_ is None or row_.extension_by is None else row_.extension_by
    said = ui.text(
        f"cup-notice-{due.word}",
        title=competition_title(scene),
        round=where_words(scene, match, ui),
        pair=match_words(scene, match, ui),
        when="" if end is None else format_dt(end, "R"),
        name="" if asks is None else entrant_name(scene, match.sides[asks - 1], ui),
    )
    asked = due.word is CompetitionNotice.ASKED
    button = None
    if due.word is not CompetitionNotice.AGREED:
        word = CupTimeWord.AGREE if asked else CupTimeWord.ASK
        button = press(
            ui.text(f"press-cup-time-{word}"),
            make_id(PressKind.COMPETITION_TIME, 0, scene.it.competition_id, f"{match.key}={word}"),
        )
    late = due.word in {CompetitionNotice.LATE, CompetitionNotice.ASKED}
    return draw(GOLD if late else BRAND, lines(calls, said), row(button))


def _of_challenge(
    scene: CompetitionScene, due: DueCompetitionNotice, challenge: Challenge, calls: str, ui: Ui
) -> Drawing:
    state, until = scene.it.state, scene.answers.get(challenge.number)
    assert isinstance(state, LadderState)
    said = ui.text(
        f"ladder-notice-{due.word}",
        title=competition_title(scene),
        one=entrant_name(scene, challenge.challenger, ui),
        other=entrant_name(scene, challenge.challenged, ui),
        place=state.order.index(challenge.challenged) + 1,
        when="" if until is None else format_dt(until, "R"),
    )
    parts: tuple[Part, ...] = (
        lines(calls, said),
        row(*_answer_presses(scene, challenge, ui)),
    )
    return draw(GOLD, *parts)


def _season(
    scene: CompetitionScene, due: DueCompetitionNotice, season: LeagueSeason, ui: Ui
) -> Iterator[str]:
    state = scene.it.state
    assert isinstance(state, LeagueState)
    title = competition_title(scene)
    yield ui.text("league-notice-season", title=title, number=due.key.number)
    tables, count = season_matches.tables(season), len(season.divisions)
    for number, (rows, (up, down)) in enumerate(zip(tables, _moved(state, season), strict=True)):
        first = entrant_name(scene, rows[0].entrant, ui)
        key = "league-won-division" if count > 1 else "league-won"
        yield ui.text(key, number=number + 1, name=first)
        for key, moving in (("league-up", up), ("league-down", down)):
            if moving:
                names = ui.text.listed([entrant_name(scene, each, ui) for each in moving])
                yield ui.text(key, names=names)


def _moved(state: LeagueState, season: LeagueSeason) -> list[tuple[list[int], list[int]]]:
    """Return who goes up out of each division and who goes down, as far as they play on."""
    if season is not state.season or state.over or len(state.active) < FEWEST:
        return [([], []) for _ in season.divisions]
    drawn = divisions.cut(divisions.next_order(state), state.plan.size)
    to = {each: number for number, division in enumerate(drawn) for each in division}
    return [
        (
            [each for each in division if to.get(each, number) < number],
            [each for each in division if to.get(each, number) > number],
        )
        for number, division in enumerate(season.divisions)
    ]
