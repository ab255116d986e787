"""What is to be said of a league or ladder, and to whom: each thing once."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from club.core.host_displays import LATE
from club.cups.formats.matches import Match
from club.cups.match_time import LONGEST_TURN, TURN, shortest_turn
from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats import competition
from club.leagues.formats.ladder_results import LadderResult
from club.leagues.formats.ladder_state import Challenge, LadderState
from club.leagues.formats.league_state import LeagueSeason, LeagueState
from data.core.host_messages import HostNoticeKey
from data.leagues.competition_matches import CompetitionMatchRow
from engine.words import Word


class CompetitionNotice(Word):
    """What is said."""

    OPENED = "opened"  # that a match may be played
    LATE = "late"  # that its time is nearly over
    ASKED = "asked"  # that one side asks for more time
    AGREED = "agreed"  # that there is more
    CHALLENGED = "challenged"  # who is challenged
    UNANSWERED = "unanswered"  # that the time to answer is nearly over
    RESULT = "result"  # what has come of a challenge
    SEASON = "season"  # that a season is over, and who goes up and down
    OVER = "over"  # that there will be no more
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class DueCompetitionNotice:
    """Something to say now; about a match, it is said where that is played."""

    key: HostNoticeKey
    match: Match | None = None
    row: CompetitionMatchRow | None = None
    challenge: Challenge | None = None
    result: LadderResult | None = None
    season: LeagueSeason | None = None

    @property
    def word(self) -> CompetitionNotice:
        """What it says."""
        return CompetitionNotice(self.key.word)


def due_notices(
    scene: CompetitionScene, said: Mapping[HostNoticeKey, int | None], now: datetime
) -> list[DueCompetitionNotice]:
    """Return what is to be said now and hasn't been."""
    return [each for each in _every(scene, now) if each.key not in said]


def next_notice(scene: CompetitionScene, now: datetime) -> datetime | None:
    """Return when there will be more to say by itself."""
    warned = [end - shortest_turn(scene.it) for end in scene.ends.values()]
    warned += [end - _answer_notice(scene.it.state) for end in scene.answers.values()]
    return min((each for each in warned if each > now), default=None)


def _every(scene: CompetitionScene, now: datetime) -> Iterator[DueCompetitionNotice]:
    it = scene.it
    matches = {str(each.key): each for each in competition.playable(it.state)}
    for row in it.playing:
        match = matches.get(row.match)
        if match is not None and row.table_id is not None:
            yield from _of_match(scene, row, match, now)
    if isinstance(it.state, LadderState):
        yield from _of_ladder(scene, it.state, now)
    else:
        yield from _of_league(it.state, now)
    ended = it.row.finished_at
    if ended is not None and now - ended < LATE:
        word = CompetitionNotice.CANCELLED if it.state.cancelled else CompetitionNotice.OVER
        yield DueCompetitionNotice(HostNoticeKey("", word, 0))


def _of_match(
    scene: CompetitionScene, row: CompetitionMatchRow, match: Match, now: datetime
) -> Iterator[DueCompetitionNotice]:
    def about(word: CompetitionNotice, number: int) -> DueCompetitionNotice:
        return DueCompetitionNotice(HostNoticeKey(row.match, word, number), match, row)

    yield about(CompetitionNotice.OPENED, row.table_id or 0)
    press, end = row.extension_press, scene.ends.get(str(match.key))
    if press is not None:
        asked = row.extension_by is not None
        yield about(CompetitionNotice.ASKED if asked else CompetitionNotice.AGREED, press)
    if end is not None and end - shortest_turn(scene.it) <= now < end:
        yield about(CompetitionNotice.LATE, int(row.due_at.timestamp()))


def _of_ladder(
    scene: CompetitionScene, state: LadderState, now: datetime
) -> Iterator[DueCompetitionNotice]:
    for result in scene.it.results:
        if now - result.at < LATE:
            key = HostNoticeKey("", CompetitionNotice.RESULT, result.challenge.number)
            yield DueCompetitionNotice(key, result=result)
    for number, until in scene.answers.items():
        challenge = state.open[number]
        key = HostNoticeKey("", CompetitionNotice.CHALLENGED, number)
        yield DueCompetitionNotice(key, challenge=challenge)
        if until - _answer_notice(state) <= now < until:
            key = HostNoticeKey("", CompetitionNotice.UNANSWERED, number)
            yield DueCompetitionNotice(key, challenge=challenge)


def _of_league(state: LeagueState, now: datetime) -> Iterator[DueCompetitionNotice]:
    for number, season in enumerate(state.seasons, start=1):
        if season.ended_at is not None and now - season.ended_at < LATE:
            key = HostNoticeKey("", CompetitionNotice.SEASON, number)
            yield DueCompetitionNotice(key, season=season)


def _answer_notice(state: object) -> timedelta:
    if not isinstance(state, LadderState):
        return LONGEST_TURN
    return min(state.plan.answer_time / TURN, LONGEST_TURN)
