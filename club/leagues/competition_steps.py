"""Steps in leagues and on ladders, and what each has to check."""

from datetime import datetime
from typing import ClassVar

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import Refusal
from club.cups.host_steps import HostSteps
from club.leagues import competition_progress
from club.leagues.league_refusals import (
    CompetitionMoved,
    NotCompetitionOrganiser,
    NotInCompetition,
    UnreadableCompetition,
)
from club.leagues.stored_competition import StoredCompetition, load
from data.core.event_store import EventStore
from data.leagues.competition_events import COMPETITION_EVENTS
from data.leagues.competitions import COMPETITION_STORE
from data.table.match_hosts import HostStore


class CompetitionSteps(HostSteps[StoredCompetition]):
    """Takes steps in the leagues and ladders of one database, and does what is due in them."""

    word: ClassVar[str] = "competition"
    hosts: ClassVar[HostStore] = COMPETITION_STORE
    events: ClassVar[EventStore] = COMPETITION_EVENTS
    moved: ClassVar[type[Refusal]] = CompetitionMoved
    unreadable: ClassVar[type[Refusal]] = UnreadableCompetition

    async def load(
        self, connection: AsyncConnection, host_id: int, *, server_id: int | None
    ) -> StoredCompetition:
        """Read one (NoSuchCompetition, UnreadableCompetition)."""
        return await load(connection, host_id, server_id=server_id)

    async def go_on(
        self, connection: AsyncConnection, host: StoredCompetition, now: datetime
    ) -> StoredCompetition:
        """Do everything that is due in one."""
        return await competition_progress.go_on(connection, host, now)


def as_asked(*, asked: bool | None, now: bool) -> None:
    """Check that what a member was asked about, if anything, is still so (CompetitionMoved)."""
    if asked not in {None, now}:
        raise CompetitionMoved


def entrant_of(it: StoredCompetition, member_id: int) -> int:
    """Return the entrant that a member plays for; nobody is refused."""
    entrant = it.entrant_of(member_id)
    if entrant is None:
        raise NotInCompetition
    return entrant


def organises(it: StoredCompetition, by: int, *, manages: bool) -> None:
    """Refuse whoever neither organises a competition nor manages its server."""
    if by != it.row.organiser_id and not manages:
        raise NotCompetitionOrganiser
