"""The queue of a server: two members who want the same rules play as soon as they meet there."""

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import combinations
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import limits
from club.core.clock import Clock
from club.core.errors import DoneByTwinError, NotQueued, OnlyTwoHere
from club.core.people import Person, Place
from club.matchmaking import rating_window
from club.matchmaking.rating_window import RatingWindow, WaitingMember
from club.play import challenges
from club.ratings.rating import Rating, family_of
from club.table import permissions, playable
from club.table.beginning import begin
from club.table.presses import ContestPresses
from club.table.snapshot import Snapshot, load
from data.core import members, servers
from data.matchmaking import queue
from data.matchmaking.queue import QueuePlace, QueueSeed
from data.members import blocks
from data.ratings import ratings
from data.schema.vocabulary import ANSWERS_ONLY
from data.storage.database import Database
from data.table import tables
from data.table.tables import SeatOccupant
from engine import fair
from engine.errors import GinError
from engine.record import FirstShown
from engine.rules import Rules, read_rules, write_rules

log = logging.getLogger(__name__)

LASTS: Final = timedelta(days=1)
"""How long a member waits in the queue."""

_EARLIER = 1
"""The seat of the member who asked first."""


class Queue:
    """The queues of one database: the nearest by rating first, in time anybody (docs/standings.md).

    `absent` have left the server, and lose their places; `seed` makes a new contest's seed.
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
    ) -> QueuePlace | Snapshot:
        """Play a member who waits for the same rules, or wait for one.

        A member who waits for other rules waits for these instead. A game begins in this place, and
        its cards depend on the interaction. Return its table, or the place in the queue.

        Raises:
            DoneByTwinError: This command, or a later one, has been handled already.
            UnplayableRules: Two can't play by these rules.
            OnlyTwoHere: The bot couldn't tell there that somebody has come.
            OtherChannels, OtherRoles: The server's games are begun elsewhere, or by others.
            TooManyWishes, TooManyGames: The member has the most of them allowed.
        """
        playable.for_two(rules)
        if place.kind in ANSWERS_ONLY:
            raise OnlyTwoHere
        seed, now = self._seed(), self._clock.now()
        async with self._database.write() as connection:
            await _once(connection, place.server_id, person.member_id, interaction_id)
            await permissions.may_begin(connection, place, person)
            await queue.leave(connection, place.server_id, absent)
            before = await queue.get(connection, place.server_id, person.member_id)
            waits = before is not None and _waits(before, now)
            await limits.may_queue(connection, person.member_id, now, again=waits)
            own = QueuePlace(
                place.server_id,
                person.member_id,
                place.channel_id,
                place.channel_name,
                write_rules(rules),
                now,
                now + LASTS,
                interaction_id,
                fair.commitment(seed),
            )
            await place.remember(connection)
            await members.remember(connection, person.member_id, person.name, now)
            other = await _other(connection, own)
            if other is None:
                await queue.put(connection, own, seed)
                log.debug("member waits in the queue of server=%d", place.server_id)
                return own
            return await self._seat(connection, place, own, other)

    async def next_to(
        self,
        server_id: int,
        member_id: int,
        rules: Rules,
        *,
        absent: frozenset[int] = frozenset(),
    ) -> int | None:
        """Return who would be a member's opponent by these rules now, absent members aside."""
        now = self._clock.now()
        own = QueuePlace(server_id, member_id, 0, "", write_rules(rules), now, now + LASTS, 0)
        async with self._database.read() as connection:
            other = await _other(connection, own, absent)
        return None if other is None else other.member_id

    async def sought(self, own: QueuePlace) -> RatingWindow | None:
        """Return the ratings for which a member waits now; None for any."""
        now = self._clock.now()
        async with self._database.read() as connection:
            if await _few(connection, own, now):
                return None
            (waiter,) = await _waiters(connection, (own,))
        return rating_window.sought(waiter, now)

    async def due(self) -> list[tuple[QueuePlace, QueuePlace]]:
        """Return the pairs that may play each other by now, the later one first."""
        return [pair for pair, at in await self._pairs() if at <= self._clock.now()]

    async def next_due(self) -> datetime | None:
        """Return when the next pair may play each other, if nobody else comes."""
        now = self._clock.now()
        return min((at for _, at in await self._pairs() if at > now), default=None)

    async def meet(
        self, one: QueuePlace, two: QueuePlace, *, absent: frozenset[int] = frozenset()
    ) -> Snapshot | None:
        """Seat a due pair where `one`, the later, asked; None if either no longer waits."""
        async with self._database.write() as connection:
            await queue.leave(connection, one.server_id, absent)
            for each in (one, two):
                if await queue.get(connection, each.server_id, each.member_id) != each:
                    return None
            server = await servers.get(connection, one.server_id)
            name = "" if server is None else server.name
            place = Place(one.server_id, name, one.channel_id, one.channel_name)
            return await self._seat(connection, place, one, two)

    async def shown(self, queued: QueuePlace, message_id: int) -> None:
        """Store the message that has shown a member the seal of their place."""
        async with self._database.write(alone=True) as connection:
            await queue.show(connection, queued, message_id)

    async def _seat(
        self, connection: AsyncConnection, place: Place, own: QueuePlace, other: QueuePlace
    ) -> Snapshot:
        """Seat two who have met, and deal."""
        # The seed is of the one who asked first: its seal could be seen before the other's command
        # existed.
        assert own.rules is not None
        sealed = await queue.sealed(connection, other) or QueueSeed(self._seed())
        await queue.put(connection, replace(own, rules=None, commitment=None))
        await queue.leave(connection, place.server_id, (other.member_id,))
        names = await members.names(connection, (own.member_id, other.member_id))
        now, person = self._clock.now(), Person(own.member_id, names[own.member_id])
        table_id = await challenges.set_up(
            connection,
            place,
            person,
            read_rules(own.rules),
            seed=sealed.seed,
            now=now,
            interaction_id=own.interaction_id,
        )
        for seat, each in enumerate((other, own), start=1):
            seated = SeatOccupant(seat, each.member_id, None, names[each.member_id])
            await tables.seat(connection, table_id, seated)
        by_member = {each.member_id: each.interaction_id for each in (own, other)}
        shown = None if sealed.shown is None else FirstShown(_EARLIER, sealed.shown)
        presses = ContestPresses(own.interaction_id, by_member, shown)
        await begin(connection, table_id, other.member_id, presses, now)
        log.debug("table=%d from the queue", table_id)
        return await load(connection, table_id)

    async def _pairs(self) -> list[tuple[tuple[QueuePlace, QueuePlace], datetime]]:
        """Return the pairs for the same rules, and when each may play; nobody is in two due now."""
        now = self._clock.now()
        async with self._database.read() as connection:
            every = await queue.everywhere(connection, now)
            found = [pair for group in _grouped(every) for pair in await _paired(connection, group)]
        pairs: list[tuple[tuple[QueuePlace, QueuePlace], datetime]] = []
        taken = set[tuple[int, int]]()
        for _, at, pair in sorted(found, key=lambda each: (each[1] > now, each[0], each[1])):
            both = {(each.server_id, each.member_id) for each in pair}
            if not both & taken:
                pairs.append((pair, at))
                taken |= both if at <= now else set()
        return pairs

    async def leave(self, server_id: int, member_id: int, interaction_id: int) -> QueuePlace:
        """Leave the queue and return one's place there; or raise NotQueued or DoneByTwinError."""
        now = self._clock.now()
        async with self._database.write() as connection:
            await _once(connection, server_id, member_id, interaction_id)
            own = await queue.get(connection, server_id, member_id)
            if own is None or not _waits(own, now):
                raise NotQueued
            left = replace(own, rules=None, interaction_id=interaction_id, commitment=None)
            await queue.put(connection, left)
            return own

    async def place(self, server_id: int, member_id: int) -> QueuePlace | None:
        """Return a member's place in a server's queue, if they wait there."""
        async with self._database.read(alone=True) as connection:
            own = await queue.get(connection, server_id, member_id)
        return own if own is not None and _waits(own, self._clock.now()) else None


def _waits(queued: QueuePlace, now: datetime) -> bool:
    return queued.rules is not None and queued.expires_at > now


async def _once(
    connection: AsyncConnection, server_id: int, member_id: int, interaction_id: int
) -> None:
    own = await queue.get(connection, server_id, member_id)
    if own is not None and own.interaction_id >= interaction_id:
        raise DoneByTwinError


async def _other(
    connection: AsyncConnection, own: QueuePlace, absent: frozenset[int] = frozenset()
) -> QueuePlace | None:
    assert own.rules is not None
    apart = await blocks.around(connection, own.member_id) | absent | {own.member_id}
    every = await queue.waiting(connection, own.server_id, own.rules, own.asked_at)
    there = [each for each in every if each.member_id not in apart]
    if not there:
        return None
    anybody = await _few(connection, own, own.asked_at)
    mine, *others = await _waiters(connection, (own, *there))
    found = rating_window.nearest(mine, others, own.asked_at, anybody=anybody)
    return next((each for each in there if found and each.member_id == found.member_id), None)


async def _paired(
    connection: AsyncConnection, group: Sequence[QueuePlace]
) -> list[tuple[int, datetime, tuple[QueuePlace, QueuePlace]]]:
    """Return what `_able` does; none for rules that can't be read, whose members wait on."""
    try:
        return await _able(connection, group)
    except (GinError, ValueError, KeyError, TypeError):
        first = group[0]
        log.exception("the queue of server=%d has rules that can't be read", first.server_id)
        return []


async def _able(
    connection: AsyncConnection, group: Sequence[QueuePlace]
) -> list[tuple[int, datetime, tuple[QueuePlace, QueuePlace]]]:
    """Return each pair without a block: its gap, and when it may play."""
    both = list(zip(group, await _waiters(connection, group), strict=True))
    apart = {each.member_id: await blocks.around(connection, each.member_id) for each in group}
    return [
        (rating_window.gap(one, two), rating_window.meet_at(one, two), (later, earlier))
        for (earlier, one), (later, two) in combinations(both, 2)
        if later.member_id not in apart[earlier.member_id]
    ]


async def _few(connection: AsyncConnection, own: QueuePlace, now: datetime) -> bool:
    """Whether the queue was so empty recently that nobody waits for a nearer opponent."""
    lately = await queue.lately(connection, own.server_id, now - rating_window.LATELY)
    return len(lately | {own.member_id}) < rating_window.FEW


async def _waiters(
    connection: AsyncConnection, queued: Sequence[QueuePlace]
) -> list[WaitingMember]:
    first = queued[0]
    family = family_of(read_rules(first.rules or ""))
    ids = [each.member_id for each in queued]
    known = await ratings.of_members(connection, first.server_id, family, ids)
    new = Rating()
    return [
        WaitingMember(each.member_id, each.asked_at, each.interaction_id, row.rating, row.settled)
        if (row := known.get(each.member_id))
        else WaitingMember(
            each.member_id, each.asked_at, each.interaction_id, new.shown, new.settled
        )
        for each in queued
    ]


def _grouped(every: Sequence[QueuePlace]) -> Iterator[list[QueuePlace]]:
    groups: dict[tuple[int, str | None], list[QueuePlace]] = {}
    for each in every:
        groups.setdefault((each.server_id, each.rules), []).append(each)
    return (group for group in groups.values() if len(group) > 1)
