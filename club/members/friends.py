"""Each member's friends, and the members they have blocked."""

import logging

from club.core import limits
from club.core.clock import Clock
from club.core.errors import NoBots, NotOneself, UnreadableTable
from club.core.people import Person
from club.multiplayer import lobbies, seat_departure
from club.table.snapshot import load
from data.core import members, returning_members
from data.core.members import Member
from data.members import blocks, friends
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.table import tables
from engine.words import SeatingFormat

log = logging.getLogger(__name__)


class Friends:
    """Members' friends and blocks; the other is not notified. Repeating a change is harmless."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def of(self, member_id: int) -> list[Member]:
        """Return a member's friends, by name."""
        async with self._database.read(alone=True) as connection:
            return await friends.of_member(connection, member_id)

    async def add(self, person: Person, friend: Person) -> None:
        """Put a member on one's list of friends; or raise NotOneself, NoBots or TooManyFriends."""
        now = self._clock.now()
        _check(person, friend)
        async with self._database.write() as connection:
            await members.remember(connection, person.member_id, person.name, now)
            await members.remember(connection, friend.member_id, friend.name)
            if not await friends.is_friend(connection, person.member_id, friend.member_id):
                await limits.may_befriend(connection, person.member_id)
            await friends.add(connection, person.member_id, friend.member_id, now)

    async def remove(self, member_id: int, friend_id: int) -> None:
        """Take a friend off a member's list."""
        async with self._database.write(alone=True) as connection:
            await friends.remove(connection, member_id, friend_id)

    async def blocked(self, member_id: int) -> list[Member]:
        """Return the members that a member has blocked, by name."""
        async with self._database.read(alone=True) as connection:
            return await blocks.of_member(connection, member_id)

    async def block(self, person: Person, other: Person) -> list[int]:
        """Block another member, and part the two; return the tables that this changed.

        A challenge between them is closed, and one leaves the other's lobby. A running game goes
        on, but a request of one for a vacant seat there is withdrawn.

        Raises:
            NotOneself, NoBots: It is the member, or a bot.
            TooManyBlocked: The member has blocked the most allowed.
        """
        now = self._clock.now()
        _check(person, other)
        pair = {person.member_id, other.member_id}
        async with self._database.write() as connection:
            await members.remember(connection, person.member_id, person.name, now)
            await members.remember(connection, other.member_id, other.name)
            if not await blocks.has_blocked(connection, person.member_id, other.member_id):
                await limits.may_block(connection, person.member_id)
            await friends.remove(connection, person.member_id, other.member_id)
            await blocks.add(connection, person.member_id, other.member_id, now)
            closed = [
                *await seat_departure.part(connection, person.member_id, other.member_id, now=now),
                *await seat_departure.part(connection, other.member_id, person.member_id, now=now),
            ]
            for table in await tables.of_member(
                connection, person.member_id, {TableStatus.WAITING}
            ):
                try:
                    lobby = await load(connection, table.table_id)
                except UnreadableTable:
                    lobby = None
                for_two = lobby is None or lobby.rules.seating == SeatingFormat.HEADS_UP
                if for_two and {table.host_id, table.guest_id} == pair:
                    own = (table.offered_by or table.host_id) == person.member_id
                    status = TableStatus.WITHDRAWN if own else TableStatus.DECLINED
                    await tables.set_status(connection, table.table_id, status, now)
                    log.debug("table=%d %s", table.table_id, status)
                    closed.append(table.table_id)
                elif lobby is not None and await lobbies.part(
                    connection, lobby, person.member_id, other.member_id
                ):
                    closed.append(table.table_id)
            return closed

    async def unblock(self, member_id: int, blocked_id: int) -> None:
        """Unblock a member, who may have been deleted since they were blocked."""
        async with self._database.write() as connection:
            known = await returning_members.known_as(connection, blocked_id)
            await blocks.remove(connection, member_id, known)
            await returning_members.tidy(connection)


def _check(person: Person, other: Person) -> None:
    if person.member_id == other.member_id:
        raise NotOneself
    if other.bot:
        raise NoBots
