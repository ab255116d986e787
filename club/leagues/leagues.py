"""Leagues: seasons are begun, substitutes put in, and a league stopped."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.people import Person, Place
from club.cups import draw, host_steps
from club.cups.formats import seeding
from club.cups.formats.events import Substituted
from club.cups.formats.seeding import SeedingMethod
from club.leagues import competition_progress
from club.leagues.competition_steps import CompetitionSteps, organises
from club.leagues.formats import divisions
from club.leagues.formats.league_events import SeasonBegan, Stopped
from club.leagues.formats.league_plan import FEWEST
from club.leagues.formats.league_state import LeagueState
from club.leagues.league_refusals import NoSuchCompetition, NotInCompetition, TooFewForSeason
from club.leagues.stored_competition import StoredCompetition, happen
from engine import fair


class Leagues:
    """What is done in leagues alone; raises what `Competitions` does."""

    def __init__(self, steps: CompetitionSteps) -> None:
        self._steps = steps

    async def start(
        self,
        competition_id: int,
        place: Place,
        by: int,
        interaction_id: int,
        *,
        manages: bool = False,
        order: Collection[int] | None = None,
    ) -> StoredCompetition:
        """Begin the first season, by seeding or `order`, or the next before its time."""

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            organises(it, by, manages=manages)
            state = _league(it)
            if len(state.active) < FEWEST:
                raise TooFewForSeason
            seeds = await _seeds(connection, it, state, interaction_id, order)
            began = SeasonBegan(divisions.cut(seeds, state.plan.size))
            return await happen(connection, it, began, now, interaction_id)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)

    async def substitute(
        self,
        competition_id: int,
        place: Place,
        by: int,
        member_id: int,
        substitute: Person,
        *,
        interaction_id: int,
        manages: bool = False,
        entrant: int | None = None,
    ) -> StoredCompetition:
        """Let a member take a place of another's, or the first (NoPlaceFree, CantPutIn)."""

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            organises(it, by, manages=manages)
            await host_steps.meet_substitute(connection, substitute, now)
            number = _place_of(_league(it), member_id, entrant)
            change = Substituted(number, member_id, substitute.member_id)
            it = await happen(connection, it, change, now, interaction_id)
            return await competition_progress.reseat(connection, it, now)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)

    async def stop(
        self,
        competition_id: int,
        place: Place,
        by: int,
        interaction_id: int | None = None,
        *,
        manages: bool = False,
    ) -> StoredCompetition:
        """Have no further season begin; one that is being played goes on to its end."""

        async def step(
            connection: AsyncConnection, it: StoredCompetition, now: datetime
        ) -> StoredCompetition:
            organises(it, by, manages=manages)
            _league(it)
            return await happen(connection, it, Stopped(), now, interaction_id)

        return await self._steps.take(competition_id, place.server_id, step, interaction_id)


def _league(it: StoredCompetition) -> LeagueState:
    if not isinstance(it.state, LeagueState):
        raise NoSuchCompetition
    return it.state


def _place_of(state: LeagueState, member_id: int, entrant: int | None) -> int:
    season = state.season
    entrants = () if season is None else season.entrants
    own = [each for each in entrants if member_id in state.members[each]]
    if entrant is not None:
        # Whoever has left and taken another place is on both.
        own = [each for each in own if each == entrant]
    if not own:
        raise NotInCompetition
    return own[0]


async def _seeds(
    connection: AsyncConnection,
    it: StoredCompetition,
    state: LeagueState,
    start: int,
    by_hand: Collection[int] | None,
) -> tuple[int, ...]:
    active = divisions.next_order(state)
    if state.season is not None:
        return active
    match state.plan.seeding:
        case SeedingMethod.LOT:
            return seeding.by_lot(active, fair.lot_seed(it.row.seed, start=start))
        case SeedingMethod.HAND:
            return active if by_hand is None else tuple(by_hand)
        case SeedingMethod.RATING:
            of_entrant = {each: state.members[each] for each in active}
            return await draw.by_rating(connection, it.row.server_id, it.rules, of_entrant)
