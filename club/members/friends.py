"""Each member's friends, and whom they have blocked."""

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
from data.storage.database import Database
from data.table import tables
from data.table.tables import DECLINED, WAITING, WITHDRAWN

log = logging.getLogger(__name__)


class Friends:
    """What members note about one another. To do it twice is the same as once.

    Args:
        database: Where it is noted.
        clock: Tells the time.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def of(self, member_id: int) -> list[Member]:
        """A member's friends, by name."""
        async with self._database.read(alone=True) as connection:
            return await friends.of_member(connection, member_id)

    async def add(self, person: Person, friend: Person) -> None:
        """Put somebody on a member's list; that one isn't told.

        Raises:
            NotOneself: It is the member.
            NoBots: It is a bot.
            TooManyFriends: The list is as long as it may be.
        """
        now = self._clock.now()
        _check(person, friend)
        async with self._database.write() as connection:
            await members.remember(connection, person.member_id, person.name, now)
            await members.remember(connection, friend.member_id, friend.name)
            if not await friends.is_friend(connection, person.member_id, friend.member_id):
                await limits.may_befriend(connection, person.member_id)
            await friends.add(connection, person.member_id, friend.member_id, now)

    async def remove(self, member_id: int, friend_id: int) -> None:
        """Take somebody off a member's list."""
        async with self._database.write(alone=True) as connection:
            await friends.remove(connection, member_id, friend_id)

    async def blocked(self, member_id: int) -> list[Member]:
        """Those whom a member has blocked, by name."""
        async with self._database.read(alone=True) as connection:
            return await blocks.of_member(connection, member_id)

    async def block(self, person: Person, other: Person) -> list[int]:
        """Block somebody, who isn't told; a challenge that waits between the two is closed.

        In a lobby that one of the two has opened, the other gets up. A game that is running goes
        on; if one of the two has asked for a seat that was left there, it is as if they hadn't.

        Returns:
            The tables of such challenges, lobbies and seats.

        Raises:
            NotOneself: It is the member.
            NoBots: It is a bot.
            TooManyBlocked: As many are blocked as may be.
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
            for table in await tables.of_member(connection, person.member_id, {WAITING}):
                if {table.host_id, table.guest_id} == pair:
                    own = (table.offered_by or table.host_id) == person.member_id
                    status = WITHDRAWN if own else DECLINED
                    await tables.set_status(connection, table.table_id, status, now)
                    log.info("table=%d %s", table.table_id, status)
                    closed.append(table.table_id)
                    continue
                try:
                    lobby = await load(connection, table.table_id)
                except UnreadableTable:
                    continue
                if await lobbies.part(connection, lobby, person.member_id, other.member_id):
                    closed.append(table.table_id)
            return closed

    async def unblock(self, member_id: int, blocked_id: int) -> None:
        """Block somebody no more, who may have been forgotten since they were blocked."""
        async with self._database.write() as connection:
            known = await returning_members.known_as(connection, blocked_id)
            await blocks.remove(connection, member_id, known)
            await returning_members.tidy(connection)


def _check(person: Person, other: Person) -> None:
    if person.member_id == other.member_id:
        raise NotOneself
    if other.bot:
        raise NoBots
