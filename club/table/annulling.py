"""Annulling a contest that can't be read: nothing of it is replayed for that."""

import logging
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from data.ratings import deal_stats, recounts
from data.schema.vocabulary import DisplayKind, TableStatus
from data.table import displays, results, tables, unreadable
from data.table.tables import OVER
from data.turn_clock import clocks
from data.turn_clock.clocks import ClockRow

PLAYED_ON: Final = (
    DisplayKind.CHALLENGE,
    DisplayKind.TABLE,
    DisplayKind.HAND,
    DisplayKind.NOTICE,
    DisplayKind.SEAT,
    DisplayKind.SHEET,
    DisplayKind.UNREADABLE,
)
"""The kinds of message that offer an action at a table, or show how it stands."""

log = logging.getLogger(__name__)


async def annul(
    connection: AsyncConnection, table_id: int, now: datetime, reason: str = ""
) -> tuple[int, ...]:
    """End a waiting or running contest, so that it counts for nothing, and return its tables.

    Messages are deleted; where deals counted, the server is marked for a recount. The leading table
    comes first; none is returned where it neither waits nor runs. `reason` is why it can't be read.
    """
    every = await unreadable.contest_of(connection, table_id)
    lead = await tables.get(connection, every[0])
    if lead is None or lead.status in OVER:
        return ()
    for board in every:
        await tables.set_status(connection, board, TableStatus.WITHDRAWN, now)
        await clocks.put(connection, ClockRow(board, lead.ply, None))
    await clocks.hush(connection, every, now)
    await deal_stats.clear(connection, every)
    await displays.retire(connection, every, PLAYED_ON)
    await displays.finish(connection, every)
    await unreadable.put(connection, lead.table_id, now, reason)
    await unreadable.told(connection, every, None)
    await unreadable.remove(connection, every[1:])
    if await results.any_counts(connection, every):
        await recounts.ask(connection, lead.server_id)
    log.info("table=%d annulled unread", lead.table_id)
    return every
