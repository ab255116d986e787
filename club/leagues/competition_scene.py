"""A league or ladder with all that its drawings need beside what has happened in it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import languages
from club.core.settings import Ping, of_server
from club.cups import match_time
from club.leagues import ladder_progress, season_progress
from club.leagues.formats import season_matches
from club.leagues.formats.ladder_state import LadderState
from club.leagues.season_progress import WAIT
from club.leagues.stored_competition import CompetitionKind, StoredCompetition
from data.core import members, servers
from data.core.anonymous import is_gone
from data.leagues.competitions import COMPETITION_STORE


@dataclass(frozen=True, slots=True)
class CompetitionScene:
    """One as everybody may see it, but for the seed in `it`; `next_at` ends a week, or a break."""

    it: StoredCompetition
    names: Mapping[int, str]
    ends: Mapping[str, datetime]
    channels: Mapping[int, int]
    language: str
    pings: bool
    next_at: datetime | None = None
    answers: Mapping[int, datetime] = field(default_factory=dict[int, datetime])
    seed: str | None = None

    @property
    def kind(self) -> CompetitionKind:
        """Whether it is a league or a ladder."""
        return CompetitionKind(self.it.row.kind)

    @property
    def is_over(self) -> bool:
        """Whether nothing will be played in it any more."""
        return self.it.state.over


async def scene_of(
    connection: AsyncConnection, it: StoredCompetition, now: datetime
) -> CompetitionScene:
    """Read what the drawings of a league or ladder need."""
    row = it.row
    everybody = {row.organiser_id, *(each for one in it.state.members.values() for each in one)}
    known = await members.names(connection, [each for each in everybody if not is_gone(each)])
    settings = await of_server(connection, row.server_id)
    server = await servers.get(connection, row.server_id)
    ends = await match_time.ends(connection, it)
    return CompetitionScene(
        it,
        known,
        {match: end for (match, _), end in ends.items()},
        await COMPETITION_STORE.channels(connection, it.competition_id),
        languages.of_channel(settings.language, None if server is None else server.locale),
        settings.ping != Ping.NEVER,
        await _next_at(connection, it, ends.values()),
        await _answers(connection, it, now),
        row.seed.hex() if it.state.over else None,
    )


async def _next_at(
    connection: AsyncConnection, it: StoredCompetition, ends: Iterable[datetime]
) -> datetime | None:
    state = it.state
    if isinstance(state, LadderState) or state.over:
        return None
    if state.season is None:
        return await season_progress.later(connection, it, it.row.created_at, WAIT)
    if state.running is None:
        return await season_progress.next_season_at(connection, it, state)
    season, week = state.running, timedelta(hours=it.row.hours)
    week_ends = await season_progress.later(connection, it, season.week_at, week)
    if season.weeks < season_matches.weeks(state.plan, season):
        return week_ends
    return max([week_ends, *ends])  # The last ends with its last match.


async def _answers(
    connection: AsyncConnection, it: StoredCompetition, now: datetime
) -> dict[int, datetime]:
    state = it.state
    if not isinstance(state, LadderState) or not state.open:
        return {}
    stops = await ladder_progress.stops_of(connection, it, state, now)
    return {
        number: ladder_progress.answer_by(state, each, stops)
        for number, each in state.open.items()
        if each.accepted_at is None
    }
