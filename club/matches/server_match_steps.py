"""Steps in matches between servers, and what each has to check."""

from datetime import datetime
from typing import ClassVar

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import Refusal
from club.core.people import Place
from club.cups.host_steps import HostSteps
from club.matches import server_match_progress
from club.matches.server_match_refusals import (
    NotSideOrganiser,
    ServerMatchMoved,
    UnreadableServerMatch,
)
from club.matches.stored_server_match import StoredServerMatch, load
from data.core.event_store import EventStore
from data.matches.server_matches import MATCH_EVENTS, MATCH_STORE
from data.table.match_hosts import HostStore


class ServerMatchSteps(HostSteps[StoredServerMatch]):
    """Takes steps in the matches of one database, and does what is due in them."""

    word: ClassVar[str] = "match"
    hosts: ClassVar[HostStore] = MATCH_STORE
    events: ClassVar[EventStore] = MATCH_EVENTS
    moved: ClassVar[type[Refusal]] = ServerMatchMoved
    unreadable: ClassVar[type[Refusal]] = UnreadableServerMatch

    async def load(
        self, connection: AsyncConnection, host_id: int, *, server_id: int | None
    ) -> StoredServerMatch:
        """Read one (NoSuchServerMatch, UnreadableServerMatch)."""
        return await load(connection, host_id, server_id=server_id)

    async def go_on(
        self, connection: AsyncConnection, host: StoredServerMatch, now: datetime
    ) -> StoredServerMatch:
        """Do everything that is due in one."""
        return await server_match_progress.go_on(connection, host, now)


def organises(it: StoredServerMatch, place: Place, by: int, *, manages: bool) -> int:
    """Return the side of a place that a member organises (NotSideOrganiser)."""
    side = it.side_in(place.server_id)
    if by != it.sides[side - 1].organiser_id and not manages:
        raise NotSideOrganiser
    return side
