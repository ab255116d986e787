"""Games against the computer that nobody has gone on with for long: they end by themselves.

One that isn't rated is annulled and counts for nobody. One that is rated counts as given up: to
walk away from a game that goes badly would be free otherwise.
"""

import logging
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club import turns
from club.annulling import annul
from club.clock import Clock
from club.errors import UnreadableTable
from club.snapshot import Snapshot, load
from club.untouched import ANNUL, ENDS_AFTER
from data import untouched
from data.database import Database
from data.tables import PLAYING
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

        There may be more, unless there are none.
        """
        now = self._clock.now()
        async with self._database.read() as connection:
            found = await untouched.practice(connection, now - ENDS_AFTER, FEW)
        ended: list[Snapshot] = []
        for table_id in found:
            async with self._database.write() as connection:
                if (here := await _end(connection, table_id, now)) is not None:
                    ended.append(here)
        return ended


async def _end(connection: AsyncConnection, table_id: int, now: datetime) -> Snapshot | None:
    """End a contest, unless somebody has gone on with it after all; None where nothing is shown."""
    try:
        lead = await load(connection, table_id)
    except UnreadableTable:
        await annul(connection, table_id, now)
        return None
    if lead.table.status != PLAYING:
        return None
    if await untouched.moved_since(connection, lead.boards, now - ENDS_AFTER):
        return None
    for board in lead.boards:
        here = await load(connection, board)
        if here.state is None:
            continue
        seats = (here.seat_of(member_id) for member_id in here.members)
        seat = next((each for each in seats if each is not None), 1)
        move = RESIGN if lead.table.rated_practice else ANNUL
        await turns.play(connection, here, seat, str(move), now, by_club=True)
        log.info("table=%d ended untouched, rated=%s", table_id, lead.table.rated_practice)
        return await load(connection, table_id)
    return None
