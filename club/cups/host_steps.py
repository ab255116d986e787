"""A step in a cup, league or ladder: one transaction, with all that follows from it."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import ClassVar, Final, Generic, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import limits
from club.core.clock import Clock
from club.core.errors import BeingForgotten, DoneByTwinError, NoBots, Refusal
from club.core.people import Person, Place
from club.cups.refusals import CantPutIn
from club.table import permissions
from data.core import members, servers
from data.core.event_store import EventStore
from data.storage.database import Database
from data.storage.errors import MovedOn, PlyTaken
from data.table.match_hosts import HostStore

# How often something is tried that another process may get ahead of.
TRIES: Final = 5

# After what time one is tried again that couldn't go on.
SET_ASIDE: Final = timedelta(hours=1)

# How long a press may be answered: one may have been on its way when the bot was removed.
ANSWERED: Final = timedelta(minutes=15)

# A cup, or a league or ladder.
Host = TypeVar("Host")

# What is done in one, which is given as it stands and returned as it is then.
Step = Callable[[AsyncConnection, Host, datetime], Awaitable[Host]]

log = logging.getLogger(__name__)


class HostSteps(ABC, Generic[Host]):
    """Takes steps in the cups, or the leagues and ladders, of one database; does what is due."""

    word: ClassVar[str]
    hosts: ClassVar[HostStore]
    events: ClassVar[EventStore]
    moved: ClassVar[type[Refusal]]
    unreadable: ClassVar[type[Refusal]]

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._set_aside = dict[int, datetime]()

    @abstractmethod
    async def load(
        self, connection: AsyncConnection, host_id: int, *, server_id: int | None
    ) -> Host:
        """Read one, which must be of the server if one is given."""

    @abstractmethod
    async def go_on(self, connection: AsyncConnection, host: Host, now: datetime) -> Host:
        """Do everything that is due in one."""

    async def take(
        self,
        host_id: int,
        server_id: int | None = None,
        step: Step[Host] | None = None,
        interaction_id: int | None = None,
    ) -> Host:
        """Take a step, if any, after what is due by then and with all that follows from it."""
        for _ in range(TRIES):
            try:
                async with self._database.write() as connection:
                    await self.only_once(connection, interaction_id)
                    await self.hosts.hold(connection, host_id)
                    now = self._clock.now()
                    if server_id is not None and interaction_id is not None:
                        # Whoever presses is where the bot is, which may not have noticed yet.
                        left_by = now - ANSWERED
                        await servers.note_back(connection, [server_id], now, left_by=left_by)
                    host = await self.load(connection, host_id, server_id=server_id)
                    # What has been decided by now comes before what is done now.
                    host = await self.go_on(connection, host, now)
                    if step is not None:
                        host = await step(connection, host, now)
                        host = await self.go_on(connection, host, now)
                    return host
            except (MovedOn, PlyTaken):
                continue
        raise self.moved

    async def only_once(self, connection: AsyncConnection, interaction_id: int | None) -> None:
        """Check that this interaction hasn't done anything in one yet (DoneByTwinError)."""
        if interaction_id is None:
            return
        if await self.hosts.created_by(connection, interaction_id) is not None:
            raise DoneByTwinError
        if await self.events.done_by(connection, interaction_id) is not None:
            raise DoneByTwinError

    async def bring_on(self) -> list[Host]:
        """Do what is due in all, and return those with any; one that fails stops no other."""
        now = self._clock.now()
        async with self._database.read() as connection:
            due = await self.hosts.due(connection, now)
        self._set_aside = {each: until for each, until in self._set_aside.items() if until > now}
        found = list[Host]()
        for host_id in due:
            if host_id in self._set_aside:
                continue
            try:
                found.append(await self.take(host_id))
            except self.moved:
                continue  # Another process is at it.
            except self.unreadable:
                self._set_aside[host_id] = now + SET_ASIDE
            except (SQLAlchemyError, OSError, MemoryError):
                raise
            except Exception:  # whatever it is, it is about this one
                log.exception("%s=%d can't go on", self.word, host_id)
                self._set_aside[host_id] = now + SET_ASIDE
        return found

    async def next_look(self) -> datetime | None:
        """Return when one will have to go on; None where none is in sight."""
        async with self._database.read(alone=True) as connection:
            look_at = await self.hosts.next_look(connection, self._set_aside)
        return min((each for each in (look_at, *self._set_aside.values()) if each), default=None)


async def meet(connection: AsyncConnection, person: Person, now: datetime) -> None:
    """Store a member who is to take part (NoBots, BeingForgotten)."""
    if person.bot:
        raise NoBots
    await limits.not_being_forgotten(connection, person.member_id)
    await members.remember(connection, person.member_id, person.name, now)


async def meet_substitute(connection: AsyncConnection, person: Person, now: datetime) -> None:
    """Store a member whom an organiser puts in (NoBots, CantPutIn)."""
    try:
        await meet(connection, person, now)
    except BeingForgotten as error:  # It isn't the substitute who would read that.
        raise CantPutIn from error


async def meet_organiser(
    connection: AsyncConnection, place: Place, organiser: Person, now: datetime
) -> None:
    """Store who sets one up, and where (OtherChannels, OtherRoles, BeingForgotten)."""
    await permissions.may_begin(connection, place, organiser)
    await limits.not_being_forgotten(connection, organiser.member_id)
    await place.remember(connection)
    await members.remember(connection, organiser.member_id, organiser.name, now)
