"""Sheets for real cards that nobody goes on with: asked about, then closed as they stand.

Downtimes don't count. Where the bot may only answer, a sheet asks when it is next drawn.
"""

import logging
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.errors import UnreadableTable
from club.scorepad.sheet_entries import store
from club.table.sheet_score import EntryWord
from club.table.snapshot import Snapshot, load
from data.core.anonymous import is_gone
from data.schema.vocabulary import TableStatus
from data.scorepad import entries, resting
from data.scorepad.entries import EntryRow
from data.storage.database import Database
from data.turn_clock import pauses

log = logging.getLogger(__name__)

RESTS_AFTER: Final = timedelta(days=30)
"""Time without an entry after which a sheet's players are asked, and then until it is closed."""

FEW: Final = 20
"""Sheets that are looked at in one batch, each in a transaction of its own."""


def whom_to_ask(member_ids: Iterable[int | None]) -> int | None:
    """Return which of a sheet's players, in order, is asked about it: the first who is there."""
    return next((each for each in member_ids if each is not None and not is_gone(each)), None)


class SheetExpiry:
    """Idle sheets for real cards, in one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def see_to_idle(self) -> list[Snapshot]:
        """Ask about or close a batch of idle sheets; return those changed. Call until none is."""
        now = self._clock.now()
        async with self._database.read() as connection:
            before = await pauses.ran_for(connection, RESTS_AFTER)
        if before is None:
            return []
        changed: list[Snapshot] = []
        after = 0
        while not changed and (found := await self._resting(before, after)):
            after = found[-1]
            for table_id in found:
                here = await self._changed(table_id, before, now)
                if here is not None:
                    changed.append(here)
        return changed

    async def _resting(self, before: datetime, after: int) -> list[int]:
        async with self._database.read() as connection:
            return await resting.since(connection, before, FEW, after=after)

    async def _changed(self, table_id: int, before: datetime, now: datetime) -> Snapshot | None:
        try:
            async with self._database.write() as connection:
                return await _go_on(connection, table_id, before, now)
        except UnreadableTable:
            return None  # It has been noticed, and is set aside.
        except Exception:  # whatever it is, it is about this sheet
            log.exception("table=%d can't be closed untouched", table_id)
            return None


async def _go_on(
    connection: AsyncConnection, table_id: int, before: datetime, now: datetime
) -> Snapshot | None:
    sheet = await load(connection, table_id)
    if sheet.table.status != TableStatus.PLAYING or sheet.sheet_score is None:
        return None
    last = await resting.last(connection, table_id, sheet.table.ply)
    if last is not None and last.at > before:
        return None
    resting_already = sheet.sheet_score.resting
    if resting_already and sheet.answers_only:
        asked_at = await resting.shown_at(connection, table_id, sheet.table.ply)
        if asked_at is None or asked_at > before:
            return None
    word = EntryWord.EXPIRES if resting_already else EntryWord.RESTS
    row = EntryRow(table_id, sheet.table.ply, sheet.table.host_id, word, now)
    await entries.add(connection, row)
    await store(connection, table_id, now)
    log.debug("table=%d sheet %s", table_id, word)
    return await load(connection, table_id)
