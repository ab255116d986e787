"""A step in a cup, also that which pairs a round of Swiss, and what each has to check."""

import asyncio
from datetime import datetime
from typing import ClassVar, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import Refusal
from club.cups import progress
from club.cups.formats import swiss_pairing
from club.cups.host_steps import TRIES, HostSteps, Step
from club.cups.refusals import CupMoved, NotEntered, NotOrganiser, UnreadableCup
from club.cups.stored_cup import StoredCup, happen, load
from data.core.event_store import EventStore
from data.cups.cup_events import CUP_EVENTS
from data.cups.cups import CUP_STORE
from data.storage.errors import MovedOn, PlyTaken
from data.table.match_hosts import HostStore

# How often a member may enter a cup: each is stored, and replayed, for good.
ENTRIES: Final = 10


class CupSteps(HostSteps[StoredCup]):
    """Takes steps in the cups of one database, and does what is due in them."""

    word: ClassVar[str] = "cup"
    hosts: ClassVar[HostStore] = CUP_STORE
    events: ClassVar[EventStore] = CUP_EVENTS
    moved: ClassVar[type[Refusal]] = CupMoved
    unreadable: ClassVar[type[Refusal]] = UnreadableCup

    async def load(
        self, connection: AsyncConnection, host_id: int, *, server_id: int | None
    ) -> StoredCup:
        """Read a cup (NoSuchCup, UnreadableCup)."""
        return await load(connection, host_id, server_id=server_id)

    async def go_on(self, connection: AsyncConnection, host: StoredCup, now: datetime) -> StoredCup:
        """Do everything that is due in a cup but pair a round of Swiss."""
        return await progress.go_on(connection, host, now)

    async def take(
        self,
        host_id: int,
        server_id: int | None = None,
        step: Step[StoredCup] | None = None,
        interaction_id: int | None = None,
    ) -> StoredCup:
        """Take a step, if any, with all that follows from it; then a round of Swiss is paired."""
        return await self._paired(await super().take(host_id, server_id, step, interaction_id))

    async def _paired(self, cup: StoredCup) -> StoredCup:
        """Pair the round of Swiss that is awaited; a process that dies before leaves it due."""
        for _ in range(TRIES):
            if not progress.awaits_pairing(cup):
                break
            paired = await asyncio.to_thread(swiss_pairing.next_round, cup.state)
            try:
                async with self._database.write() as connection:
                    await self.hosts.hold(connection, cup.cup_id)
                    now = self._clock.now()
                    present = await load(connection, cup.cup_id)
                    if present.state == cup.state:
                        present = await happen(connection, present, paired, now)
                    cup = await progress.go_on(connection, present, now)
            except (MovedOn, PlyTaken):
                async with self._database.read() as connection:
                    cup = await load(connection, cup.cup_id)
        return cup


def entrant_of(cup: StoredCup, member_id: int) -> int:
    """Return the entrant that a member plays for (NotEntered)."""
    entrant = cup.entrant_of(member_id)
    if entrant is None:
        raise NotEntered
    return entrant


def organises(cup: StoredCup, by: int, *, manages: bool) -> None:
    """Check that a member organises the cup, or manages its server (NotOrganiser)."""
    if by != cup.row.organiser_id and not manages:
        raise NotOrganiser


def as_asked(*, asked: bool | None, now: bool) -> None:
    """Check that what a member was asked about, if anything, is still so (CupMoved)."""
    if asked not in {None, now}:
        raise CupMoved
