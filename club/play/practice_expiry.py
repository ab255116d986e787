"""Games against the computer that nobody has gone on with for long: they end by themselves.

One that isn't rated is annulled and counts for nobody. One that is rated counts as given up: to
walk away from a game that goes badly would be free otherwise.

Time in which the bot was down doesn't count, and some days before the end it is noted that it will
come. So nothing ends that nobody could go on with: not with the first start that knows this rule,
nor as soon as a table that was set aside can be read again.
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
from data.storage.database import Database
from data.table.tables import PLAYING
from data.turn_clock import idle_practice, pauses
from engine.moves import RESIGN

log = logging.getLogger(__name__)

FEW: Final = 20
"""Games that are ended at once, each in a transaction of its own."""


class Resting:
    """Games against the computer that rest, in one database.

    Args:
        database: Where they are.
        clock: Tells the time.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def end_untouched(self) -> list[Snapshot]:
        """End a few of the games that nobody has gone on with; as they stand.

        There may be more, unless there are none. One that can't be ended is named in the log, holds
        up none behind it, and is tried again with the next call.
        """
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
        """End a game; None where nothing is shown of it, or it can't be ended now."""
        try:
            async with self._database.write() as connection:
                return await _end(connection, table_id, before, now)
        except UnreadableTable:
            return None  # It has been noticed, and is set aside.
        except Exception:  # whatever it is, it is about this game
            log.exception("table=%d can't be ended untouched", table_id)
            return None

    async def _note(self, before: datetime, now: datetime) -> None:
        """Note of all games that rest since a time that they are about to end."""
        more = True
        while more:
            async with self._database.write() as connection:
                more = await idle_practice.note(connection, before, now, FEW) > 0


async def _end(
    connection: AsyncConnection, table_id: int, before: datetime, now: datetime
) -> Snapshot | None:
    """End a contest, unless somebody has gone on with it after all; None where nothing is shown.

    Raises:
        UnreadableTable: One of its tables can't be read, and no deal runs at another.
    """
    lead = await load(connection, table_id)
    if lead.table.status != PLAYING:
        return None
    if await idle_practice.moved_since(connection, lead.boards, before):
        return None
    here = await running_board(connection, lead)
    if here is None:
        return None
    seats = (here.seat_of(member_id) for member_id in here.members)
    seat = next((each for each in seats if each is not None), 1)
    move = RESIGN if lead.table.rated_practice else ANNUL
    await turns.play(connection, here, seat, str(move), now, by_club=True)
    log.info("table=%d ended untouched, rated=%s", table_id, lead.table.rated_practice)
    return await load(connection, table_id)
