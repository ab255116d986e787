"""Teams of a cup: entered by their captains, joined by others, changed, and withdrawn."""

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.people import Person, Place
from club.core.text_limits import NAME, clipped
from club.cups import cup_steps, host_steps
from club.cups.cup_steps import ENTRIES, CupSteps
from club.cups.formats.events import Entered, Joined, Parted, Withdrew
from club.cups.refusals import (
    CupForSingles,
    EntriesClosed,
    LeftTooOften,
    NoSuchTeam,
    NotCaptain,
    TeamFull,
    TeamNeedsName,
)
from club.cups.stored_cup import StoredCup, happen
from club.table import consent
from data.core import members
from data.cups.cup_events import CUP_EVENTS
from data.storage.database import Database


class CupTeams:
    """The teams of one database's cups; `Cups` has what singles may do too, such as leaving."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._steps = CupSteps(database, clock)

    async def enter_team(
        self, cup_id: int, place: Place, captain: Person, name: str, interaction_id: int
    ) -> StoredCup:
        """Enter a captain with their team (TeamNeedsName, TeamNameTaken, LeftTooOften)."""
        called = clipped(" ".join(name.split()), NAME).strip()
        if not called:
            raise TeamNeedsName

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            if cup.row.closed_at is not None:
                raise EntriesClosed
            await _not_too_often(connection, cup, captain)
            await host_steps.meet(connection, captain, now)
            entered = Entered((captain.member_id,), called)
            return await happen(connection, cup, entered, now, interaction_id)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def join(
        self, cup_id: int, place: Place, person: Person, entrant: int, interaction_id: int
    ) -> StoredCup:
        """Join a team that has room (NoSuchTeam, TeamFull, YouBlocked, LeftTooOften)."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            if not cup.state.plan.of_teams:
                raise CupForSingles
            if entrant not in cup.state.active:
                raise NoSuchTeam
            if cup.row.closed_at is not None and not cup.state.started:
                raise EntriesClosed
            await _not_too_often(connection, cup, person)
            await host_steps.meet(connection, person, now)
            partners = cup.state.present(entrant)
            names = await members.names(connection, partners)
            for each in partners:
                if each != person.member_id:
                    partner = Person(each, names.get(each, ""))
                    await consent.not_apart(connection, person, partner, TeamFull())
            joined = Joined(entrant, person.member_id)
            return await happen(connection, cup, joined, now, interaction_id)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def let_go(
        self,
        cup_id: int,
        place: Place,
        by: int,
        member_id: int,
        interaction_id: int | None = None,
        *,
        manages: bool = False,
        begun: bool | None = None,
    ) -> StoredCup:
        """Take a member out of a team, giving up their game; NotCaptain unless one's to lead."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            entrant = cup_steps.entrant_of(cup, member_id)
            _leads(cup, by, entrant, manages=manages or by == cup.row.organiser_id)
            cup_steps.as_asked(asked=begun, now=cup.state.started)
            return await happen(connection, cup, Parted(entrant, member_id), now, interaction_id)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)

    async def withdraw(
        self,
        cup_id: int,
        place: Place,
        by: int,
        interaction_id: int | None = None,
        *,
        begun: bool | None = None,
    ) -> StoredCup:
        """Take the team that one leads out of a cup, giving up its games (NotCaptain)."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            entrant = cup_steps.entrant_of(cup, by)
            if cup.state.captains.get(entrant) != by:
                raise NotCaptain
            cup_steps.as_asked(asked=begun, now=cup.state.started)
            return await happen(connection, cup, Withdrew(entrant), now, interaction_id)

        return await self._steps.take(cup_id, place.server_id, step, interaction_id)


async def _not_too_often(connection: AsyncConnection, cup: StoredCup, person: Person) -> None:
    # Each event is stored, and replayed, for good; whoever comes and goes is named twice.
    if await CUP_EVENTS.times_named(connection, cup.cup_id, person.member_id) >= 2 * ENTRIES:
        raise LeftTooOften


def _leads(cup: StoredCup, by: int, entrant: int, *, manages: bool) -> None:
    if not cup.state.plan.of_teams:
        raise CupForSingles
    if by != cup.state.captains.get(entrant) and not manages:
        raise NotCaptain
