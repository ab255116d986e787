"""Questions that are settled once every side has somebody who agrees."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.multiplayer.seat_departure import still_asked
from club.table.snapshot import Snapshot
from data.table import votes
from data.table.votes import Vote


@dataclass(frozen=True, slots=True)
class Agreement:
    """How a question stands after a member has agreed."""

    asked: tuple[tuple[int, ...], ...] = ()  # members, side by side, of each side that hasn't
    before: frozenset[int] = frozenset()  # who had agreed already

    @property
    def done(self) -> bool:
        """Whether every side agrees."""
        return not self.asked


async def agree(
    connection: AsyncConnection,
    snapshot: Snapshot,
    table_id: int,
    question: str,
    member_id: int,
    *,
    now: datetime,
    counted: Collection[int] = (),
) -> Agreement:
    """Store that a member agrees; `counted` are taken to agree unasked."""
    cast = await votes.on(connection, table_id, question)
    before = frozenset(each.member_id for each in cast)
    await votes.cast(connection, Vote(table_id, question, member_id, "yes", now))
    return Agreement(still_asked(snapshot, {*before, member_id, *counted}), before)
