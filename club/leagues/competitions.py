"""What leagues and ladders have in common: set up, joined, left, and brought on."""

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.errors import DoneByTwinError
from club.core.people import Person, Place
from club.core.text_limits import PLACE_NAME, clipped
from club.cups import host_steps, match_time
from club.cups.formats.events import Cancelled, Corrected, Decided, Disqualified, Entered, Withdrew
from club.cups.formats.match_keys import MatchKey
from club.leagues import competition_progress
from club.leagues.competition_draft import CompetitionDraft
from club.leagues.competition_progress import LONGEST
from club.leagues.competition_steps import CompetitionSteps, as_asked, entrant_of, organises
from club.leagues.formats import competition
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_json import write_plan
from club.leagues.formats.league_plan import LeaguePlan
from club.leagues.formats.league_state import LeagueState
from club.leagues.league_refusals import (
    CompetitionMoved,
    FixtureNotOpen,
    JoinedTooOften,
    NoMoreTime,
    TooManyCompetitions,
)
from club.leagues.stored_competition import (
    CompetitionKind,
    StoredCompetition,
    happen,
    load,
)
from club.table import playable
from data.leagues import competition_matches, competitions
from data.leagues.competition_matches import CompetitionMatchRow
from data.leagues.competitions import COMPETITION_STORE, CompetitionSetup
from data.storage.database import Database
from engine import fair
from engine.rules import write_rules

# Own leagues and ladders that aren't over: each may hold many games open.
COMPETITIONS: Final = 5

# How often a member may join one.
JOININGS: Final = 20

log = logging.getLogger(__name__)


class Competitions:
    """The leagues and ladders of one database, each seen from its own server alone.

    Any method may raise NoSuchCompetition, UnreadableCompetition, CompetitionMoved, DoneByTwinError
    and `BY_LEAGUE_OBSTACLE`; those for organisers and managers, NotCompetitionOrganiser; those that
    let a member in, NoBots and BeingForgotten.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        draw: Callable[[], bytes],
        steps: CompetitionSteps,
    ) -> None:
        self._database = database
        self._clock = clock
        self._draw = draw
        self._steps = steps

    async def create(
        self,
        place: Place,
        organiser: Person,
        draft: CompetitionDraft,
        interaction_id: int | None = None,
    ) -> StoredCompetition:
        """Set one up (UnplayableRules, OtherChannels, OtherRoles, TooManyCompetitions)."""
        playable.for_two(draft.rules)
        seed, now = self._draw(), self._clock.now()
        is_league = isinstance(draft.plan, LeaguePlan)
        async with self._database.write() as connection:
            await self._steps.only_once(connection, interaction_id)
            await host_steps.meet_organiser(connection, place, organiser, now)
            if await COMPETITION_STORE.running_of(connection, organiser.member_id) >= COMPETITIONS:
                raise TooManyCompetitions(most=COMPETITIONS)
            setup = CompetitionSetup(
                server_id=place.server_id,
                channel_id=place.channel_id,
                channel_name=place.channel_name,
                organiser_id=organiser.member_id,
                kind=CompetitionKind.LEAGUE if is_league else CompetitionKind.LADDER,
                title=clipped(draft.title, PLACE_NAME),
                plan=write_plan(draft.plan),
                rules=write_rules(draft.rules),
                clock=str(draft.clock),
                hours=draft.hours,
                seed=seed,
                commitment=fair.commitment(seed),
                created_at=now,
                created_by_interaction=interaction_id,
            )
            competition_id = await competitions.create(connection, setup)
            log.info("competition=%d set up", competition_id)
            it = await load(connection, competition_id)
            return await competition_progress.go_on(connection, it, now)

    async def get(self, competition_id: int, *, server_id: int | None = None) -> StoredCompetition:
        """Return one as it stands; it must be of the server if one is given."""
        async with self._database.read() as connection:
            return await load(connection, competition_id, server_id=server_id)

    async def enter(
        self, competition_id: int, place: Place, person: Person, interaction_id: int
    ) -> StoredCompetition:
        """Join: a league from its next season on, a ladder at the bottom (JoinedTooOften)."""

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            joined = [each for each in it.state.members.values() if person.member_id in each]
            if len(joined) >= JOININGS:
                raise JoinedTooOften
            await host_steps.meet(connection, person, now)
            entered = Entered((person.member_id,))
            return await happen(connection, it, entered, now, interaction_id)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)

    async def leave(
        self,
        competition_id: int,
        place: Place,
        member_id: int,
        interaction_id: int | None = None,
        *,
        plays: bool | None = None,
    ) -> StoredCompetition:
        """Leave; games that are being played for it are given up."""

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            left = Withdrew(entrant_of(it, member_id))
            as_asked(asked=plays, now=it.plays(left.entrant))
            return await _let_go(connection, it, left, now, interaction_id)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)

    async def disqualify(
        self,
        competition_id: int,
        place: Place,
        by: int,
        member_id: int,
        interaction_id: int | None = None,
        *,
        manages: bool = False,
        plays: bool | None = None,
    ) -> StoredCompetition:
        """Put a member out, with the loss of the games that they play."""

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            organises(it, by, manages=manages)
            put_out = Disqualified(entrant_of(it, member_id))
            as_asked(asked=plays, now=it.plays(put_out.entrant))
            return await _let_go(connection, it, put_out, now, interaction_id)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)

    async def rule(
        self,
        competition_id: int,
        place: Place,
        by: int,
        result: Decided,
        interaction_id: int | None = None,
        *,
        manages: bool = False,
        corrects: bool | None = None,
    ) -> StoredCompetition:
        """Decide a match, or correct a result until the next season (SeasonPast)."""

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            organises(it, by, manages=manages)
            decided = isinstance(it.state, LeagueState) and _is_decided(it.state, result.match)
            as_asked(asked=corrects, now=decided)
            event = Corrected(result) if decided else result
            return await happen(connection, it, event, now, interaction_id)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)

    async def cancel(
        self,
        competition_id: int,
        place: Place,
        by: int,
        interaction_id: int | None = None,
        *,
        manages: bool = False,
    ) -> StoredCompetition:
        """End a competition at once; the games that are being played for it are annulled."""

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            organises(it, by, manages=manages)
            return await happen(connection, it, Cancelled(), now, interaction_id)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)

    async def extend(
        self,
        competition_id: int,
        place: Place,
        match: MatchKey,
        member_id: int,
        interaction_id: int | None = None,
        *,
        agrees: bool = False,
    ) -> StoredCompetition:
        """Ask for all of a match's time once more, or agree; raises FixtureNotOpen, NoMoreTime."""
        # Who asks when the other side has asked agrees; CompetitionMoved for who `agrees` alone.

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            entrant, row = entrant_of(it, member_id), it.row_of(match)
            open_now = competition.playable(it.state)
            sides = next((each.entrants for each in open_now if each.key == match), ())
            if row is None or entrant not in sides:
                raise FixtureNotOpen
            if interaction_id is not None and row.extension_press == interaction_id:
                raise DoneByTwinError
            asks = sides.index(entrant) + 1
            if agrees and row.extension_by in {None, asks}:
                raise CompetitionMoved
            if row.extension_by == asks:
                return it  # The other side has been told, and is told once.
            _has_time_left(it, row)
            if row.extension_by is None:
                changed = replace(row, extension_by=asks)
            else:
                more = await match_time.extended(connection, it, row, now)
                changed = replace(more, extension_by=None)
            changed = replace(changed, extension_press=interaction_id)
            await competition_matches.change(connection, changed)
            return it.with_row(changed)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)

    async def give_time(
        self,
        competition_id: int,
        place: Place,
        by: int,
        match: MatchKey,
        interaction_id: int,
        *,
        manages: bool = False,
    ) -> StoredCompetition:
        """Give all of a match's time once more, asked for or not (FixtureNotOpen, NoMoreTime)."""

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            organises(it, by, manages=manages)
            row = it.row_of(match)
            if row is None:
                raise FixtureNotOpen
            if row.extension_press == interaction_id:
                raise DoneByTwinError
            _has_time_left(it, row)
            more = await match_time.extended(connection, it, row, now)
            changed = replace(more, extension_by=None, extension_press=interaction_id)
            await competition_matches.change(connection, changed)
            return it.with_row(changed)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)

    async def bring_on(self) -> list[StoredCompetition]:
        """Do what is due in all leagues and ladders; return those that had something due."""
        return await self._steps.bring_on()

    async def go_on(self, competition_id: int) -> StoredCompetition:
        """Do what is due in one by itself."""
        return await self._steps.take(competition_id)

    async def next_look(self) -> datetime | None:
        """Return when one will have to go on; None where none is in sight."""
        return await self._steps.next_look()


async def _let_go(
    connection: AsyncConnection,
    it: StoredCompetition,
    event: Withdrew | Disqualified,
    now: datetime,
    interaction_id: int | None,
) -> StoredCompetition:
    # In a league the event itself has them give up their games.
    if isinstance(it.state, LadderState):
        it = await competition_progress.give_up(connection, it, event.entrant, now)
    return await happen(connection, it, event, now, interaction_id)


def _has_time_left(it: StoredCompetition, row: CompetitionMatchRow) -> None:
    time = timedelta(hours=it.row.hours)
    if row.due_at + time > row.opened_at + (LONGEST - 1) * time:
        raise NoMoreTime


def _is_decided(state: LeagueState, match: MatchKey) -> bool:
    past = any(season.division_of(match) is not None for season in state.seasons[:-1])
    return past or (state.season is not None and match in state.season.groups.decisions)
