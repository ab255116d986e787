"""The queue of a server: two members who wish for the same rules play as soon as there are two."""

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club import allowed, challenges, playable
from club.beginning import begin
from club.clock import Clock
from club.errors import DoneByTwinError, NotQueued
from club.people import Person, Place
from club.snapshot import Snapshot, load
from data import blocks, members, queue, servers, tables
from data.database import Database
from data.queue import Queued
from data.tables import Seated
from engine.rules import Rules

log = logging.getLogger(__name__)

LASTS: Final = timedelta(days=1)
"""How long a member waits in the queue."""


class Queue:
    """Who waits for whom. Whoever has waited longest comes first, however strong they are.

    Args:
        database: Where the queue is.
        clock: Tells the time.
        seed: Makes the seed of a new contest.
    """

    def __init__(self, database: Database, clock: Clock, seed: Callable[[], bytes]) -> None:
        self._database = database
        self._clock = clock
        self._seed = seed

    async def join(
        self,
        place: Place,
        person: Person,
        rules: Rules,
        interaction_id: int,
        *,
        absent: frozenset[int] = frozenset(),
    ) -> Queued | Snapshot:
        """Play against whoever waits for the same rules, or wait for somebody who wishes for them.

        Who waits for other rules waits for these instead.

        Args:
            place: Where it was asked for; a game begins there.
            person: Who asks.
            rules: What they wish to play.
            interaction_id: The command itself; the cards of a game depend on it.
            absent: Those who have left the server, and lose their places.

        Returns:
            The member's place in the queue, or the table of the game that has begun.

        Raises:
            DoneByTwinError: This very command has been seen to already.
            UnplayableRules: Two can't play by these rules.
            OtherChannels: The server's games are begun in other channels.
            OtherRoles: They are begun by others.
        """
        playable.for_two(rules)
        seed, now = self._seed(), self._clock.now()
        async with self._database.write() as connection:
            await _once(connection, place.server_id, person.member_id, interaction_id)
            await allowed.may_begin(connection, place, person)
            await queue.leave(connection, place.server_id, absent)
            own = Queued(
                place.server_id,
                person.member_id,
                place.channel_id,
                place.channel_name,
                rules.to_text(),
                now,
                now + LASTS,
                interaction_id,
            )
            await servers.remember(connection, place.server_id, place.server_name, place.locale)
            await members.remember(connection, person.member_id, person.name, now)
            other = await _other(connection, place.server_id, person.member_id, rules, now)
            if other is None:
                await queue.put(connection, own)
                log.info("member waits in the queue of server=%d", place.server_id)
                return own
            await queue.put(connection, replace(own, rules=None))
            await queue.leave(connection, place.server_id, (other,))
            table_id = await challenges.set_up(
                connection,
                place,
                person,
                rules,
                seed=seed,
                now=now,
                interaction_id=interaction_id,
            )
            await _begin(connection, table_id, person, other, interaction_id, now)
            return await load(connection, table_id)

    async def next_to(
        self,
        server_id: int,
        member_id: int,
        rules: Rules,
        *,
        absent: frozenset[int] = frozenset(),
    ) -> int | None:
        """Who would be a member's opponent by these rules now, those aside who have left."""
        async with self._database.read() as connection:
            return await _other(connection, server_id, member_id, rules, self._clock.now(), absent)

    async def leave(self, server_id: int, member_id: int, interaction_id: int) -> Queued:
        """Wait no more.

        Returns:
            The place that the member had.

        Raises:
            DoneByTwinError: This very press has done so already.
            NotQueued: The member doesn't wait.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            await _once(connection, server_id, member_id, interaction_id)
            own = await queue.get(connection, server_id, member_id)
            if own is None or not _waits(own, now):
                raise NotQueued
            left = replace(own, rules=None, interaction_id=interaction_id)
            await queue.put(connection, left)
            return own

    async def place(self, server_id: int, member_id: int) -> Queued | None:
        """A member's place in a server's queue, if they wait there."""
        async with self._database.read(alone=True) as connection:
            own = await queue.get(connection, server_id, member_id)
        return own if own is not None and _waits(own, self._clock.now()) else None


def _waits(queued: Queued, now: datetime) -> bool:
    return queued.rules is not None and queued.expires_at > now


async def _once(
    connection: AsyncConnection, server_id: int, member_id: int, interaction_id: int
) -> None:
    """See that nothing which the member asked for so late has been seen to."""
    own = await queue.get(connection, server_id, member_id)
    if own is not None and own.interaction_id >= interaction_id:
        raise DoneByTwinError


async def _other(  # noqa: PLR0917 - who asks for what, where and when
    connection: AsyncConnection,
    server_id: int,
    member_id: int,
    rules: Rules,
    now: datetime,
    absent: frozenset[int] = frozenset(),
) -> int | None:
    """Who has waited longest for the same, of those whom nothing keeps apart from the member."""
    apart = await blocks.around(connection, member_id) | absent | {member_id}
    every = await queue.waiting(connection, server_id, rules.to_text(), now)
    return next((each.member_id for each in every if each.member_id not in apart), None)


async def _begin(  # noqa: PLR0917 - two members, and what begins their game
    connection: AsyncConnection,
    table_id: int,
    person: Person,
    other_id: int,
    interaction_id: int,
    now: datetime,
) -> None:
    """Seat two who have found each other, and deal."""
    names = await members.names(connection, (other_id,))
    two = (person.member_id, person.name), (other_id, names[other_id])
    for seat, (member_id, name) in enumerate(two, start=1):
        await tables.seat(connection, table_id, Seated(seat, member_id, None, name))
    await begin(connection, table_id, other_id, interaction_id, now)
    log.info("table=%d from the queue", table_id)
