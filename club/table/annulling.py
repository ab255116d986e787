"""Ending a contest whose game can't be read: nothing of it is played through for that."""

import logging
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from data.ratings import deal_stats, recounts
from data.table import displays, results, tables, unreadable
from data.table.tables import OVER, WAITING, WITHDRAWN
from data.turn_clock import clocks
from data.turn_clock.clocks import ClockRow

TOLD: Final = "unreadable"
"""The kind of message that says that a table can't be read."""

PLAYED_ON: Final = ("table", "hand", "notice", "seat", "sheet", TOLD)
"""The kinds of message that offer something at a table, or say how it stands."""

log = logging.getLogger(__name__)


async def annul(
    connection: AsyncConnection, table_id: int, now: datetime, reason: str = ""
) -> tuple[int, ...]:
    """End a contest that waits or is played, so that it counts nothing.

    What was played stays as it is stored. Its messages are deleted, and its players are to be told.
    Where deals of it counted, the server is noted for a recount.

    Args:
        connection: A write transaction.
        table_id: A table of the contest.
        now: The time.
        reason: Why it can't be read, for one that isn't set aside yet.

    Returns:
        Its tables, the one that leads it first; none where it doesn't wait and isn't played.
    """
    every = await unreadable.contest_of(connection, table_id)
    lead = await tables.get(connection, every[0])
    if lead is None or lead.status in OVER:
        return ()
    for board in every:
        await tables.set_status(connection, board, WITHDRAWN, now)
        await clocks.put(connection, ClockRow(board, lead.ply, None))
    await clocks.hush(connection, every, now)
    await deal_stats.clear(connection, every)
    waited = lead.status == WAITING
    kinds = ("challenge", *PLAYED_ON) if waited else PLAYED_ON
    await displays.retire(connection, every, kinds)
    await displays.finish(connection, every)
    await unreadable.put(connection, lead.table_id, now, reason)
    await unreadable.told(connection, every, None)
    await unreadable.remove(connection, every[1:])
    if await results.any_counts(connection, every):
        await recounts.ask(connection, lead.server_id)
    log.info("table=%d annulled unread", lead.table_id)
    return every
