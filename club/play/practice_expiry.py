"""Games against the computer that were idle for long: they end by themselves.

An unrated one is annulled and counts for nobody. A rated one counts as given up: walking away from
a game that goes badly would be free otherwise. The end is noted some days before, and downtimes
don't count, so no game ends that nobody could continue.
"""

import logging
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.errors import UnreadableTable
from club.play import turns
from club.table.idle_practice import ANNUL, ENDS_AFTER, NOTICE
from club.table.snapshot import Snapshot, load, running_board
from data.schema.vocabulary import EndCause, TableStatus
from data.storage.database import Database
from data.turn_clock import idle_practice, pauses
from engine.moves import RESIGN

log = logging.getLogger(__name__)

FEW: Final = 20
"""Games that are ended in one batch, each in a transaction of its own."""


class PracticeExpiry:
    """Idle games against the computer, in one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def end_untouched(self) -> list[Snapshot]:
        """End a batch of idle games, return them; call until none is. Failures are tried again."""
        now = self._clock.now()
        async with self._database.read() as connection:
            rests = await pauses.ran_for(connection, ENDS_AFTER - NOTICE)
            noted = await pauses.ran_for(connection, NOTICE)
            before = await pauses.ran_for(connection, ENDS_AFTER)
        if rests is not None:
            await self._note(rests, now)
        if before is None or noted is None:
            return []
        ended: list[Snapshot] = []
        after = 0
        while not ended and (found := await self._untouched(before, noted, after)):
            after = found[-1]
            for table_id in found:
                here = await self._ended(table_id, before, now)
                if here is not None:
                    ended.append(here)
        return ended

    async def _untouched(self, before: datetime, noted: datetime, after: int) -> list[int]:
        async with self._database.read() as connection:
            return await idle_practice.practice(connection, before, noted, FEW, after=after)

    async def _ended(self, table_id: int, before: datetime, now: datetime) -> Snapshot | None:
        try:
            async with self._database.write() as connection:
                return await _end(connection, table_id, before, now)
        except UnreadableTable:
            return None  # It has been noticed, and is set aside.
        except Exception:  # whatever it is, it is about this game
            log.exception("table=%d can't be ended untouched", table_id)
            return None

    async def _note(self, before: datetime, now: datetime) -> None:
        more = True
        while more:
            async with self._database.write() as connection:
                more = await idle_practice.note(connection, before, now, FEW) > 0


async def _end(
    connection: AsyncConnection, table_id: int, before: datetime, now: datetime
) -> Snapshot | None:
    """End a contest, unless a member has moved after all; None where nothing is shown."""
    lead = await load(connection, table_id)
    if lead.table.status != TableStatus.PLAYING:
        return None
    if await idle_practice.moved_since(connection, lead.boards, before):
        return None
    here = await running_board(connection, lead)
    if here is None:
        return None
    seats = (here.seat_of(member_id) for member_id in here.members)
    seat = next((each for each in seats if each is not None), 1)
    move = RESIGN if lead.table.rated_practice else ANNUL
    await turns.play(connection, here, seat, str(move), now, by_club=True, cause=EndCause.IDLE)
    log.info("table=%d ended untouched, rated=%s", table_id, lead.table.rated_practice)
    return await load(connection, table_id)
